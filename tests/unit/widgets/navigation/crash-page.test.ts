// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { crashAlone, describeError, showCrash } from "../../../../widgets/navigation/crash-page.ts";

const texts = {
  crashTitle: "Den här sidan har kraschat.",
  tryAgain: "Försök igen",
  pageError: "Sidfel",
  cause: "Orsak:",
};

let log: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  log = vi.spyOn(console, "error").mockReturnValue();
  document.title = "Styrelsen";
  document.body.innerHTML = "<nav>Meny</nav><main><p>Gammalt</p></main><footer>Sidfot</footer>";
});

afterEach(() => {
  vi.restoreAllMocks();
});

const main = () => document.querySelector("main") as HTMLElement;
const tryAgain = async () => {
  main().querySelector("button")?.click();
  await expect.poll(() => main().children.length).toBeGreaterThan(0);
};
/** Renders the area, failing with these errors one after the other before it succeeds. */
const failing =
  (...errors: unknown[]) =>
  () => {
    if (errors.length > 0) throw errors.shift();
    main().innerHTML = "<h1>Styrelsen</h1>";
  };

/** Renders the area; what that fails with is told. */
function render(draw: () => void): void {
  try {
    draw();
  } catch (error) {
    showCrash(error, draw, texts);
  }
}

function circular(): Error {
  const first = new Error("a");
  first.cause = new Error("b", { cause: first });
  return first;
}

describe("ERR-1", () => {
  const two = new Error("a", { cause: new Error("b", { cause: new Error("c") }) });
  test.each([
    ["an error", new Error("a"), "a"],
    ["two causes", two, "a\n\nCause:\nb\n\nCause:\nc"],
    ["causes in a circle", circular(), "a\n\nCause:\nb"],
    [
      "an error that is its own cause",
      Object.assign(new Error("a"), { cause: null }),
      "a\n\nCause:\nnull",
    ],
    ["a cause that is a text", new Error("a", { cause: "b" }), "a\n\nCause:\nb"],
    ["an error without message", new TypeError(), "TypeError"],
    ["lines", new Error("a\nb"), "a\nb"],
    ["a text", "boom", "boom"],
    ["a number", 5, "5"],
    ["null", null, "null"],
    ["nothing", undefined, "undefined"],
    ["an object", { a: 1 }, "[object Object]"],
    ["an object without text", Object.create(null), "object"],
    ["a symbol", Symbol("s"), "Symbol(s)"],
  ])("%s is told", (_what, error, text) => {
    expect(describeError(error)).toBe(text);
  });

  test("each cause has its label, in the language of the page", () => {
    expect(describeError(two, "Orsak:").split("Orsak:")).toHaveLength(3);
  });

  test("heading, button, rule and text, in this order, with the title of the document", () => {
    render(failing(two));
    expect(
      [...(main().firstElementChild?.children ?? [])].map((part) => [
        part.localName,
        part.textContent,
      ]),
    ).toEqual([
      ["h1", "Den här sidan har kraschat."],
      ["button", "Försök igen"],
      ["hr", ""],
      ["p", "a\n\nOrsak:\nb\n\nOrsak:\nc"],
    ]);
    expect(document.title).toBe("Sidfel");
    expect(log).toHaveBeenCalledExactlyOnceWith(two);
  });

  test("the message is text, never HTML", () => {
    render(failing(new Error("<img src=x>")));
    expect(main().querySelector("img")).toBeNull();
  });

  test("the last resort has the same parts in plain English", () => {
    crashAlone(two);
    expect(document.body.innerText ?? document.body.textContent).toBe(
      "This page crashedTry againa\n\nCause:\nb\n\nCause:\nc",
    );
    expect(document.title).toBe("Page Error");
    expect(document.body.firstElementChild?.getAttribute("lang")).toBe("en");
    expect(document.activeElement?.localName).toBe("h1");
  });
});

describe("SHELL-4", () => {
  test("the frame stays as it is", () => {
    const [menu, footer] = ["nav", "footer"].map((name) => document.querySelector(name));
    render(failing(new Error("a")));
    expect(document.querySelector("nav")).toBe(menu);
    expect(document.querySelector("footer")).toBe(footer);
  });

  test("a rejection of another try counts like an exception", async () => {
    showCrash(new Error("a"), () => Promise.reject(new Error("b")), texts);
    await tryAgain();
    expect(main().textContent).toContain("Försök igen");
    expect(main().textContent).toContain("b");
  });

  test("without a main area the message stands alone", () => {
    main().remove();
    showCrash(new Error("a"), () => {}, texts);
    expect(document.body.textContent).toBe("This page crashedTry againa");
  });
});

describe("ERR-2", () => {
  test("throws twice, then renders: the latest error is told, and then the content is there", async () => {
    render(failing(new Error("first"), new Error("second")));
    expect(main().textContent).toContain("first");
    await tryAgain();
    expect(main().textContent).toContain("second");
    expect(main().textContent).not.toContain("first");
    expect(main().querySelectorAll("h1")).toHaveLength(1);
    await tryAgain();
    expect(main().innerHTML).toContain("Styrelsen");
    expect(main().textContent).not.toContain("kraschat");
    expect(document.title).toBe("Styrelsen");
    expect(log).toHaveBeenCalledTimes(2);
  });

  test("the focus goes to the heading each time", async () => {
    render(failing(new Error("first"), new Error("second")));
    expect(document.activeElement?.textContent).toBe(texts.crashTitle);
    await tryAgain();
    expect(document.activeElement?.textContent).toBe(texts.crashTitle);
    await tryAgain();
    await expect.poll(() => document.activeElement?.textContent).toBe("Styrelsen");
  });

  test("rendering may replace the main area itself", async () => {
    const errors = [new Error("first"), new Error("second")];
    const draw = () => {
      document.body.innerHTML = "<main><h1>Ny</h1></main>";
      const error = errors.shift();
      if (error) throw error;
    };
    render(draw);
    await tryAgain();
    expect(main().textContent).toContain("second");
    await tryAgain();
    expect(main().textContent).toBe("Ny");
  });
});
