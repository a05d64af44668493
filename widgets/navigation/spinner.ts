/** Two rings round a dot, with a text for those who cannot see them (SPIN-2). */
export function createSpinner(text: string): HTMLElement {
  const element = document.createElement("div");
  element.className = "waiting";
  element.setAttribute("role", "status");
  const label = document.createElement("span");
  label.className = "sr";
  label.textContent = text;
  element.append(...["i", "i", "b"].map((name) => document.createElement(name)), label);
  return element;
}
