/**
 * Features of Preact that no widget uses. Some would go unnoticed when a widget came near them; where that
 * would be hard to find, it fails when it is drawn, its static part stays, and the console names this file.
 */
const FAIL = 'throw Error("src/bundle/preact-left-out.ts")';

/** Properties that nobody sets, so that reading them gives `undefined`. */
export const NEVER_SET: readonly string[] = [
  // Of classes: widgets are functions, and the one class only catches errors (widgets/loader/hydrate.tsx).
  "componentWillMount",
  "componentDidMount",
  "componentWillReceiveProps",
  "componentWillUpdate",
  "componentDidUpdate",
  "componentWillUnmount",
  "getDerivedStateFromProps",
  "getSnapshotBeforeUpdate",
  // Of contexts.
  "contextType",
  "getChildContext",
  // Of `options`, by add-ons and tests.
  "event",
  "vnode",
  "_hook",
  "_hydrationMismatch",
  "_root",
  "_skipEffects",
  // Of components that wait for a promise (Suspense).
  "_excess",
];

/** What else is replaced, by the files of the package and their code. */
export const REPLACED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "src/diff/index.js": {
    // Suspense.
    "e && e.then": "false",
    "oldVNode._flags & MODE_SUSPENDED": "false",
    "if (resumed) resumed.some(removeNode);": "",
    "(r = r._excess)": "false",
    // Callbacks of `setState`.
    "EMPTY_ARR.push.apply(c._renderCallbacks, c._stateCallbacks);": "",
    "c._stateCallbacks = [];": "",
    // Contexts.
    "tmp = newType.contextType;": "",
    "const provider = tmp && globalContext[tmp._id];": "",
    "if (provider) provider.sub(c);": "",
    "componentContext = tmp": "componentContext = false",
    // Elements that no widget draws. The value of a field would be set like any other property.
    "nodeType == 'math'": "false",
    "namespace == MATH_NAMESPACE": "false",
    "nodeType == 'foreignObject'": "false",
    "nodeType == 'template'": "false",
    "nodeType == 'textarea'": "false",
    "nodeType == 'progress'": "false",
    "i == 'value'": "false",
    "i == 'checked'": "false",
    "inputValue != UNDEFINED": "false",
    "checked != UNDEFINED": "false",
    // `render` into elements that are there already; they are hydrated.
    "!isHydrating && excessDomChildren": "false",
    // What functions as `ref` return, to be called at the end.
    "if (value) value._refCleanup = ref(value) || 1;": "ref(value); if (true) {}",
  },
  "src/diff/children.js": {
    "oldVNode._flags & REF_DETACHED": "false",
    // Lists whose items change places.
    "if (moved) {": `if (moved) ${FAIL}; if (false) {`,
    "!isMounting && parentDom.moveBefore && dom.parentNode": "false",
  },
  "src/diff/props.js": {
    // The Content-Security-Policy allows no `style` in pages, and what scripts set they set by themselves.
    "if (name == 'style') {": `if (name == 'style') ${FAIL}; else if (false) {`,
    // `onClickCapture`.
    "useCapture = name != (name = name.replace(CAPTURE_REGEX, '$1'));": "",
  },
  "src/render.js": { "parentDom.nodeType == 9": "false" },
  "src/component.js": {
    "prevDebounce != options.debounceRendering": "false",
    "prevDebounce = options.debounceRendering;": "",
    "(prevDebounce || queueMicrotask)": "queueMicrotask",
    "BaseComponent.prototype.forceUpdate =": "const forceUpdate =",
    // `setState` with a function or a callback, in classes.
    "typeof update == 'function'": "false",
    "if (callback) {": "if (false) {",
  },
  "hooks/src/index.js": {
    // `useEffect`, which `widgets/loader/preact/react.ts` does not pass on.
    "s._passive && s._cleanup": "false",
    "if (c.__hooks._pendingEffects.length) afterPaint(afterPaintEffects.push(c));": "",
    "hooks._pendingEffects.some(invokeCleanup);": "",
    "hooks._pendingEffects.some(invokeEffect);": "",
    "hooks._pendingEffects = [];": "",
    "_pendingEffects: []": "",
    "state._passive = false;": "",
    // `useId`; see CONTRIBUTING, "Add a widget".
    "options._root = (": "const root = (",
    // `shouldComponentUpdate` of a class, and other add-ons that were there before.
    "if (prevScu) {": "if (false) {",
    "let oldBeforeDiff = options._diff;": "const oldBeforeDiff = undefined;",
    "let oldBeforeRender = options._render;": "const oldBeforeRender = undefined;",
    "let oldAfterDiff = options.diffed;": "const oldAfterDiff = undefined;",
    "let oldCommit = options._commit;": "const oldCommit = undefined;",
    "let oldBeforeUnmount = options.unmount;": "const oldBeforeUnmount = undefined;",
    "let oldRoot = options._root;": "const oldRoot = undefined;",
  },
  "jsx-runtime/src/index.js": { "__source || __self": "false" },
};
