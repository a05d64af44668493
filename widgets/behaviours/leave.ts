import { element } from "../shared/element.ts";
import { followedLink } from "../shared/followed-link.ts";

/**
 * On a page with `leave`: each link takes the place of the page in the history, so that nothing leads
 * back to it (LEAVE-4).
 */
export function startLeave(root: Document, signal: AbortSignal): void {
  const strip = root.querySelector("[data-leave]");
  if (!strip) return;
  runExit(strip);
  const onClick = (event: MouseEvent) => {
    const followed = event.defaultPrevented ? null : followedLink(event);
    if (!followed || !/^https?:$/.test(followed.protocol)) return;
    event.preventDefault();
    location.replace(followed.href);
  };
  root.addEventListener("click", onClick, { signal });
}

/** The script of the exit, `exit.ts`, is before it; where the page is shown in place, it has not run. */
function runExit(strip: Element): void {
  const script = element("script", {}, strip.previousElementSibling?.textContent ?? "");
  strip.before(script);
  script.remove();
}
