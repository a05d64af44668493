/*
 * Part of the home pages. Where the site was published under another path than it was built for,
 * neither stylesheet nor script is found; this warns its maintainers, in English (ERR-4). The
 * stylesheet, where it did load, hides the banner. It is made for the oldest browsers, whose
 * language has neither `const` nor `let`.
 */
export {};

/** @param script carries the translated title and the configured path */
function watch(script: Element): void {
  document.addEventListener("DOMContentLoaded", () => {
    if (document.documentElement.getAttribute("data-has-hydrated") === "true") return;
    show(
      document.createElement("div"),
      script.getAttribute("data-title") || "",
      script.getAttribute("data-base") || "",
      location.pathname,
    );
  });
}

function show(banner: HTMLElement, title: string, base: string, path: string): void {
  banner.id = "base-url-banner";
  banner.style.cssText =
    "margin:20px;padding:20px;border:thick solid red;color:#000;background:#ffe6b3;font-size:20px";
  line(banner, title).style.cssText = "font-size:30px;font-weight:bold";
  line(banner, "A very common reason is a wrong site baseUrl configuration.").lang = "en";
  line(
    banner,
    `Current configured baseUrl = ${base}${base === "/" ? " (default value)" : ""}`,
  ).lang = "en";
  line(banner, `We suggest trying baseUrl = ${path}${/\/$/.test(path) ? "" : "/"}`).lang = "en";
  document.body.insertBefore(banner, document.body.firstChild);
}

/** The path comes from the address: never HTML. */
function line(banner: HTMLElement, text: string): HTMLElement {
  banner.appendChild(document.createElement("p")).textContent = text;
  return banner.lastChild as HTMLElement;
}

if (document.currentScript) watch(document.currentScript);
