/// <reference lib="webworker" />

// Imported first: Prism would take the messages to the worker for its own.
Object.assign(self, { Prism: { disableWorkerMessageHandler: true } });
