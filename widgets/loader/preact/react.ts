/* What the widgets use of React, out of Preact's core. Without `preact/compat` that is a third less. */
export { Component } from "preact";
export * from "preact/hooks";
