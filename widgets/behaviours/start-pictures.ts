import { followedLink } from "../shared/followed-link.ts";

/** Pictures of texts and events open over the page; without this they are links to their files. */
export function startPictures(root: Document, signal: AbortSignal): void {
  root.addEventListener(
    "click",
    async (event) => {
      const link = event.defaultPrevented ? null : followedLink(event);
      if (!link?.matches("[data-large]")) return;
      event.preventDefault();
      try {
        const { openPictures } = await import("./pictures.ts");
        await openPictures(root, link);
      } catch {
        location.assign(link.href);
      }
    },
    { signal },
  );
}
