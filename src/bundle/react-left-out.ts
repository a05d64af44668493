/**
 * Features of React that no widget uses, by the functions of its files that they begin at, each with what
 * it does instead. What they alone call is left out with them. Widgets use only what Preact has as well,
 * so a widget that comes near one of these is one that has to be written in another way; it fails when it
 * is drawn, its static part stays, and the console names this file.
 */
export const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "react-dom/client": {
    // Never told: `componentStack` of errors.
    ...forEach(["getStackByFiberInDevAndProd"], 'return ""'),
    // They look for <ViewTransition>, and find none.
    ...forEach(
      [
        "commitAppearingPairViewTransitions",
        "commitDeletedPairViewTransitions",
        "commitEnterViewTransitions",
        "commitExitViewTransitions",
        "commitNestedViewTransitions",
        "measureNestedViewTransitions",
        "restoreEnterOrExitViewTransitions",
        "restoreNestedViewTransitions",
        "restorePairedViewTransitions",
        "restoreViewTransitionOnHostInstances",
        "trackEnterViewTransitions",
      ],
      "",
    ),
    // As in Preact, <link>, <script> and <title> stay where they are written.
    ...forEach(["isHostHoistableType"], "return false"),
    // Asked for with `unstable_scheduleHydration`.
    ...forEach(["attemptExplicitHydrationTarget"], ""),
    // <Suspense>, <Activity>, `useActionState`, `useTransition`, `preload` and its like, custom elements.
    ...forEach(
      [
        "acquireResource",
        "getResource",
        "mountActionState",
        "preconnect",
        "prefetchDNS",
        "preinitModuleScript",
        "preinitScript",
        "preinitStyle",
        "preload",
        "preloadModule",
        "rerenderActionState",
        "setPropOnCustomElement",
        "startTransition",
        "startViewTransition",
        "suspendResource",
        "updateActionState",
        "updateActivityComponent",
        "updateDehydratedSuspenseComponent",
        "updateOffscreenComponent",
        "updateSuspenseComponent",
        "updateSuspenseListComponent",
      ],
      'throw Error("src/bundle/react-left-out.ts")',
    ),
  },
};

function forEach(names: readonly string[], body: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, body]));
}
