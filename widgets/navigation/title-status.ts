/**
 * The one place where the title of a new page is announced (SHELL-3). It is in the document before
 * the title is, or it would not be read out.
 */
export function announcer(): (title: string) => void {
  let region = document.querySelector("[data-runtime=status]");
  if (!region) {
    region = document.createElement("p");
    region.className = "sr";
    region.setAttribute("role", "status");
    region.setAttribute("data-runtime", "status");
    document.body.append(region);
  }
  const status = region;
  return (title) => {
    status.textContent = title;
  };
}
