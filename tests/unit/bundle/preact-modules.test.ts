import esbuild from "esbuild";
import { JSDOM } from "jsdom";
import { beforeAll, expect, test } from "vitest";
import { leaveOut, PRIVATE_PROPS, preactModules } from "../../../src/bundle/preact-modules.ts";

test("parts are replaced, and reads of what nobody sets; a part that is not there is told", () => {
  const code = "if (options.vnode) options.vnode(this); wait(1);";
  expect(leaveOut(code, { "wait(1)": "go()" })).toBe("if (undefined) undefined(this); go();");
  expect(() => leaveOut(code, { gone: "" })).toThrow('Preact has no "gone" any more');
});

/** Preact as it is published, which tells the page what it can do. */
let published: string;

beforeAll(async () => {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `import { Component, createPortal, hydrate, render } from "preact";
        import { useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
        import { jsx } from "react/jsx-runtime";
        Object.assign(window, { preact: { Component, createPortal, hydrate, render, useLayoutEffect, useReducer, useRef, useState, jsx } });`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: "iife",
    write: false,
    mangleProps: PRIVATE_PROPS,
    plugins: [preactModules(process.cwd())],
  });
  published = outputFiles[0]?.text ?? "";
});

/** Runs code in a page with Preact, and returns its HTML. */
async function run(html: string, code: string): Promise<string> {
  const { window } = new JSDOM(`<main>${html}</main>`, {
    runScripts: "outside-only",
    pretendToBeVisual: true,
  });
  window.eval(published);
  window.eval(`(async () => {
    const { jsx, hydrate, render, createPortal, Component, ...hooks } = preact;
    const main = document.querySelector("main");
    const drawn = () => new Promise((done) => setTimeout(done, 100));
    class Guard extends Component {
      state = { failure: "" };
      static getDerivedStateFromError({ message }) { return { failure: message }; }
      componentDidCatch({ message }) { document.title = message; }
      render() { return this.state.failure || this.props.children; }
    }
    ${code}
    await drawn();
  })().then(() => { window.isDone = true; }, (error) => { window.isDone = String(error); });`);
  await expect.poll(() => window.isDone).toBeTruthy();
  expect(window.isDone).toBe(true);
  return window.document.querySelector("main")?.outerHTML ?? "";
}

test("what is in the page comes to life, keeps its elements, and follows its state", async () => {
  const html = await run(
    "<div><button>0</button><p>text</p></div>",
    `const before = main.querySelector("button");
    const Counter = () => {
      const [count, add] = hooks.useReducer((sum, by) => sum + by, 0);
      const [left, leave] = hooks.useState("");
      const button = hooks.useRef(null);
      hooks.useLayoutEffect(() => { button.current.title = "laid out " + count; return () => leave("left"); }, [count]);
      return jsx("div", { children: [
        jsx("button", { ref: button, onClick: () => add(2), "aria-expanded": count > 0, children: String(count) }),
        count < 1 ? jsx("p", { children: "text" }) : jsx("ul", { className: "list", hidden: !left,
          children: [1, 2].map((item) => jsx("li", { dangerouslySetInnerHTML: { __html: "<b>" + item + "</b>" } }, item)) }),
      ] });
    };
    hydrate(jsx(Guard, { children: jsx(Counter, {}) }), main);
    await drawn();
    before.click();
    await drawn();
    if (before !== main.querySelector("button")) throw new Error("the button is another one");`,
  );
  expect(html).toBe(
    '<main><div><button title="laid out 2" aria-expanded="true">2</button>' +
      '<ul class="list"><li><b>1</b></li><li><b>2</b></li></ul></div></main>',
  );
});

test("a portal draws elsewhere, and goes with its widget", async () => {
  const html = await run(
    "<i></i><b></b>",
    `const [from, to] = main.children;
    hydrate(jsx("u", { children: createPortal(jsx("s", { children: "there" }), to) }), from);
    main.title = to.textContent;
    render(null, from);`,
  );
  expect(html).toBe('<main title="there"><i></i><b></b></main>');
});

test("a widget with a style, which is left out, names the file that says so", async () => {
  const styled = 'jsx("p", { style: { color: "red" } })';
  const html = await run("", `hydrate(jsx(Guard, { children: jsx(() => ${styled}, {}) }), main);`);
  expect(html).toContain("src/bundle/preact-left-out.ts");
});

test("a widget whose items change places names the file that says so", async () => {
  const html = await run(
    "",
    `let turn;
    const Turning = () => {
      const [items, setItems] = hooks.useState([1, 2, 3, 4]);
      turn = () => setItems([4, 3, 2, 1]);
      return jsx("div", { children: items.map((item) => jsx("p", { children: item }, item)) });
    };
    hydrate(jsx(Guard, { children: jsx(Turning, {}) }), main);
    await drawn();
    turn();`,
  );
  expect(html).toContain("src/bundle/preact-left-out.ts");
});
