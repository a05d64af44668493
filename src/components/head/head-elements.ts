import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { type MetaFields, metaIdentity } from "../../collections/frame/head-identity.ts";

/** Elements that may be given to the head helper (HEAD-1); `html` and `body` only carry attributes. */
const ALLOWED = ["title", "base", "meta", "link", "script", "noscript", "style", "html", "body"];
const WITHOUT_CONTENT = ["base", "meta", "link"];
const WITH_TEXT = ["title", "script", "noscript", "style"];

type HeadElement = ReactElement<Record<string, unknown> & { children?: ReactNode }>;

/**
 * Checks and flattens what goes into the head (HEAD-1…3): of several elements that say the same
 * thing the last one stays.
 *
 * @param children elements, fragments of elements, or lists of them
 * @throws Error that names the element and says what to do
 */
export function headElements(children: ReactNode): HeadElement[] {
  const elements = new Map<string, HeadElement>();
  for (const element of flatten(children)) {
    check(element);
    const key = identityOf(element) ?? `#${elements.size}`;
    // Deleting first moves a repeated element to the place of its last mention.
    elements.delete(key);
    elements.set(key, element);
  }
  return [...elements.values()];
}

function flatten(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child): HeadElement[] => {
    if (!isValidElement<{ children?: ReactNode }>(child)) {
      throw new Error(
        `The head helper got the text ${JSON.stringify(child)}; text belongs inside <title>, <style>, <script> or <noscript>.`,
      );
    }
    return child.type === Fragment ? flatten(child.props.children) : [child as HeadElement];
  });
}

function check({ type, props }: HeadElement): void {
  if (typeof type !== "string") {
    const name = typeof type === "function" ? type.name : "a component";
    throw new Error(
      name === "Head"
        ? "A head helper is inside another one; put their elements side by side in one of them."
        : `The head helper got the component <${name}>; write its <meta>, <link> or <title> elements there instead.`,
    );
  }
  if (!ALLOWED.includes(type)) {
    throw new Error(
      `<${type}> cannot be in the head; allowed are ${ALLOWED.map((name) => `<${name}>`).join(", ")}.`,
    );
  }
  const content = Children.toArray(props.children);
  if (WITHOUT_CONTENT.includes(type) && content.length > 0) {
    throw new Error(
      `<${type}> has no content; say it with attributes, for example <meta name="…" content="…">.`,
    );
  }
  if (WITH_TEXT.includes(type) && !content.every((part) => typeof part === "string")) {
    throw new Error(
      `The content of <${type}> must be text; found ${describe(content.find((part) => typeof part !== "string"))}. Join the parts into one text: {\`…\`}.`,
    );
  }
}

function describe(part: unknown): string {
  return isValidElement(part) ? `<${String(part.type)}>` : JSON.stringify(part);
}

/** Identity of an element; undefined where several of its kind may exist. */
function identityOf({ type, props }: HeadElement): string | undefined {
  if (type === "title" || type === "base" || type === "html" || type === "body")
    return String(type);
  if (type === "link") return props.rel === "canonical" ? "canonical" : undefined;
  if (type !== "meta") return undefined;
  return props.charSet ? "charset" : metaIdentity(props as MetaFields);
}
