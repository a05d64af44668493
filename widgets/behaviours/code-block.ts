/** How long the button says that the code was copied. */
const NOTICE = 2000;

/** Lets the buttons of code blocks wrap long lines, and copy the code; that is announced once. */
export function start(root: Document, signal?: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(".code button") : null;
    const block = button?.closest<HTMLElement>(".code");
    if (!button || !block) return;
    if (button.dataset.wrap === undefined) void copy(button, block);
    else wrap(button, block);
  };
  root.addEventListener("click", onClick, { signal });
}

function wrap(button: HTMLElement, block: HTMLElement): void {
  const isWrapped = block.toggleAttribute("data-wrapped");
  button.setAttribute("aria-pressed", String(isWrapped));
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
  const notice = button.dataset.copy ?? "";
  // Written again, it would be announced again.
  if (status.textContent !== notice) status.textContent = notice;
  button.dataset.copied = "";
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => {
      status.textContent = "";
      delete button.dataset.copied;
    }, NOTICE),
  );
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
