/*
 * What the widgets use of React, out of Preact's core. Without `preact/compat` that is a third less.
 * `useEffect` is not among it: Preact runs such effects a frame later than React those of a press.
 */
export { Component } from "preact";
export { useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
