/** How long the button says that the code was copied, in milliseconds. */
const NOTICE = 2000;

/** Lets the buttons of code blocks wrap long lines and copy the code; copying is announced once. */
export function start(root: Document, signal?: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(".code button") : null;
    const block = button?.closest<HTMLElement>(".code");
    if (!button || !block) return;
    if (button.dataset.wrap === undefined) void copy(button, block);
    else button.setAttribute("aria-pressed", String(block.toggleAttribute("data-wrapped")));
  };
  root.addEventListener("click", onClick, { signal });
}

async function copy(button: HTMLElement, block: HTMLElement): Promise<void> {
  const code = block.querySelector("pre");
  const status = block.querySelector("[role=status]");
  if (!code || !status) return;
  try {
    await navigator.clipboard.writeText((code.textContent ?? "").replace(/\n$/, ""));
  } catch {
    // Not allowed, or no secure address: the visitor can copy the marked text with the keyboard.
    getSelection()?.selectAllChildren(code);
    return;
  }
  // Until the notice ends, another press is not announced again.
  if (button.dataset.copied !== undefined) return;
  status.textContent = button.dataset.copy ?? "";
  button.dataset.copied = "";
  setTimeout(() => {
    status.textContent = "";
    delete button.dataset.copied;
  }, NOTICE);
}
