import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/** Elements that may be in the head (HEAD-1). */
const ALLOWED = ["title", "base", "meta", "link", "script", "noscript", "style"];

/**
 * Checks and flattens what goes into the head (HEAD-1, HEAD-2).
 *
 * @param children elements, fragments of elements, or lists of them
 * @throws Error that names what cannot be there and says what to do
 */
export function headElements(children: ReactNode): ReactElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child))
      throw new Error(
        `The head helper got the text ${JSON.stringify(child)}; text belongs inside <title>, <style>, <script> or <noscript>.`,
      );
    const { type, props } = child;
    if (type === Fragment) return headElements(props.children);
    if (typeof type !== "string")
      throw new Error(
        `The head helper got the component <${type.name}>; write its <meta>, <link> or <title> elements there instead.`,
      );
    if (!ALLOWED.includes(type))
      throw new Error(
        `<${type}> cannot be in the head; allowed are ${ALLOWED.map((name) => `<${name}>`).join(", ")}.`,
      );
    if (!Children.toArray(props.children).every((part) => typeof part === "string"))
      throw new Error(
        `The content of <${type}> must be text. Join the parts into one text: {\`…\`}.`,
      );
    return [child];
  });
}
