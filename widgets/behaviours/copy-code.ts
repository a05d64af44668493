/** How long the button says that the code was copied. */
const NOTICE = 2000;

/** Lets the buttons beside code blocks copy the code; announced once. */
export function startCopyCode(root: Document, signal?: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    if (button) void copy(button);
  };
  root.addEventListener("click", onClick, { signal });
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.parentElement?.querySelector("pre");
  const status = button.parentElement?.querySelector("[role=status]");
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
