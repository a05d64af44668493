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
        "applyViewTransitionName",
        "measureNestedViewTransitions",
        "measureViewTransitionHostInstancesRecursive",
        "restoreEnterOrExitViewTransitions",
        "restoreNestedViewTransitions",
        "restorePairedViewTransitions",
        "restoreViewTransitionName",
        "restoreViewTransitionOnHostInstances",
        "trackEnterViewTransitions",
      ],
      "",
    ),
    // As in Preact, <link>, <script> and <title> stay where they are written.
    ...forEach(["isHostHoistableType"], "return false"),
    // Stylesheets and pictures that a drawing waits for.
    ...forEach(["accumulateSuspenseyCommitOnFiber"], ""),
    ...forEach(["waitForCommitToBeReady"], "return null"),
    // Events of fields: `onSelect`, `onChange`, `onBeforeInput`; fields themselves are left out below.
    ...forEach(
      [
        "constructSelectEvent",
        "createAndAccumulateChangeEvent",
        "getFallbackBeforeInputChars",
        "restoreStateOfTarget",
      ],
      "",
    ),
    // Names in messages that are never told, and for tools of developers.
    ...forEach(["findCurrentFiberUsingSlowPath", "getComponentNameFromType"], "return null"),
    // Tells the browser's own progress of transitions.
    ...forEach(["defaultOnDefaultTransitionIndicator"], ""),
    // Runs what `useEffect` has left, which is left out below.
    ...forEach(["commitPassiveMountOnFiber"], ""),
    // Asked for with `unstable_scheduleHydration`.
    ...forEach(["attemptExplicitHydrationTarget"], ""),
    // <Suspense>, <Activity>, `useActionState`, `useTransition`, `preload` and its like, custom elements,
    // fields, styles, contexts, `memo`, `useEffect`, refs of fragments.
    ...forEach(
      [
        "acquireResource",
        "attachPingListener",
        "clearHydrationBoundary",
        "cutOffTailIfNeeded",
        "deleteChildFromFragmentInstance",
        "entangleAsyncAction",
        "getHydratableHoistableCache",
        "getResource",
        "hideOrUnhideAllChildrenOnFiber",
        "hideOrUnhideDehydratedBoundary",
        "initInput",
        "initTextarea",
        "insertStylesheetIntoRoot",
        "mountActionState",
        "mountEffect",
        "preconnect",
        "prefetchDNS",
        "preinitModuleScript",
        "preinitScript",
        "preinitStyle",
        "preload",
        "preloadModule",
        "propagateContextChanges",
        "recursivelyTraverseDisappearLayoutEffects",
        "recursivelyTraverseReappearLayoutEffects",
        "rerenderActionState",
        "setPropOnCustomElement",
        "setValueForStyles",
        "startTransition",
        "startViewTransition",
        "suspendResource",
        "trackUsedThenable",
        "trackValueOnNode",
        "updateActionState",
        "updateActivityComponent",
        "updateDehydratedSuspenseComponent",
        "updateInput",
        "updateMemoComponent",
        "updateOffscreenComponent",
        "updateOptions",
        "updateSimpleMemoComponent",
        "updateSuspenseComponent",
        "updateSuspenseListComponent",
        "updateSyncExternalStore",
        "useMemoCache",
      ],
      'throw Error("src/bundle/react-left-out.ts")',
    ),
  },
};

function forEach(names: readonly string[], body: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, body]));
}
