import { DomUtils, Parser, parseDocument } from "htmlparser2";

const SVG = "http://www.w3.org/2000/svg";

/** Namespaces of elements and attributes that browsers know and that draw, and of what drawing programs note. */
const NAMESPACES = [
  SVG,
  "http://www.w3.org/1999/xlink",
  "http://www.w3.org/XML/1998/namespace",
  "http://www.inkscape.org/namespaces/inkscape",
  "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  "http://creativecommons.org/ns#",
  "http://web.resource.org/cc/",
  "http://purl.org/dc/elements/1.1/",
  "http://www.serif.com/",
  "http://www.bohemiancoding.com/sketch/ns",
  "http://www.figma.com/figma/ns",
];

const ELEMENTS = words(`
  svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon image
  text tspan textPath linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Of elements without a prefix, in lower case; `href` and `style` are looked at besides. */
const ATTRIBUTES = words(`
  id class style href version baseprofile contentscripttype contentstyletype viewbox preserveaspectratio role
  x y z x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathlength width height dx dy rotate textlength lengthadjust
  startoffset method spacing side transform transform-origin gradientunits gradienttransform spreadmethod offset
  patternunits patterncontentunits patterntransform clippathunits maskunits maskcontentunits mask-type
  markerunits markerwidth markerheight refx refy orient filterunits primitiveunits in in2 result mode type values
  tablevalues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelmatrix divisor bias targetx
  targety edgemode preservealpha kernelunitlength surfacescale diffuseconstant specularconstant specularexponent
  limitingconeangle azimuth elevation pointsatx pointsaty pointsatz scale xchannelselector ychannelselector
  stddeviation radius basefrequency numoctaves seed stitchtiles flood-color flood-opacity lighting-color
  systemlanguage requiredfeatures media enable-background color color-interpolation color-interpolation-filters
  color-profile color-rendering fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width opacity stop-color stop-opacity
  display visibility overflow clip clip-path clip-rule mask isolation mix-blend-mode paint-order shape-rendering
  text-rendering image-rendering vector-effect marker marker-start marker-mid marker-end font font-family
  font-size font-size-adjust font-stretch font-style font-variant font-weight text-anchor text-decoration
  letter-spacing word-spacing writing-mode dominant-baseline alignment-baseline baseline-shift direction
  unicode-bidi line-height kerning white-space xml:space xml:lang xml:id`);

/** Functions of CSS that compute; the others load something. Of `url`, only a part of the drawing itself. */
const FUNCTIONS = words(`
  url rgb rgba hsl hsla calc min max var matrix translate translatex translatey scale scalex scaley rotate skewx
  skewy cubic-bezier blur brightness contrast drop-shadow grayscale invert opacity saturate sepia circle ellipse
  inset polygon path`);

/** A picture inside a drawing, or a part of the drawing. */
const TARGET = /^(?:#|data:image\/(?:png|jpe?g|webp|gif);base64,)/i;

/**
 * What makes a drawing more than a drawing: each element and attribute that is not on the lists, and each address
 * outside the drawing; null where there is none.
 *
 * An SVG in a page is only drawn, but at its own address it is a document of the site: it may run code
 * there, unless the host sends a Content-Security-Policy.
 */
export function activeContent(svg: string): string | null {
  const found: string[] = [];
  /** Prefixes of elements of SVG; what has another one is not drawn. */
  const drawn = new Set([""]);
  let isStyle = false;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const { prefix, name } = nameOf(tag);
        for (const [written, value] of Object.entries(attributes)) {
          const [kind = "", bound = ""] = written.split(":");
          if (kind !== "xmlns") continue;
          if (!NAMESPACES.includes(value)) found.push(`${written}="${value}"`);
          if (value === SVG) drawn.add(bound);
        }
        isStyle = name === "style";
        if (!drawn.has(prefix)) return;
        if (!ELEMENTS.has(name)) found.push(`<${tag}>`);
        for (const [attribute, value] of Object.entries(attributes))
          if (!isDrawing(attribute, value)) found.push(`${attribute}="${value}"`);
      },
      onclosetag() {
        isStyle = false;
      },
      ontext(text) {
        if (isStyle && !isStyleOfDrawing(text)) found.push(text.trim());
      },
      onprocessinginstruction(name, text) {
        // Entities and default attributes of a DOCTYPE may hold anything.
        if (name.toLowerCase() !== "?xml") found.push(`<${text}>`);
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found[0] ?? null;
}

/**
 * The drawing without what programs note in it, such as names of people and files: comments, metadata, and
 * elements and attributes that are not SVG.
 */
export function withoutNotes(svg: string): string {
  const document = parseDocument(svg, { xmlMode: true });
  const namespaces = [...svg.matchAll(/xmlns:(\w+)=["']([^"']+)/g)];
  const drawn = namespaces.flatMap(([, prefix, namespace]) => (namespace === SVG ? [prefix] : []));
  for (const node of DomUtils.filter(() => true, document)) {
    const element = "attribs" in node ? node : null;
    const { prefix, name } = nameOf(element?.name ?? "");
    const isDrawn = prefix === "" || drawn.includes(prefix);
    // The declaration names an encoding; what is written here is ASCII.
    const isNote = node.type === "comment" || node.type === "directive" || name === "metadata";
    if (isNote || !isDrawn) DomUtils.removeElement(node);
    for (const attribute of Object.keys(element?.attribs ?? {}))
      if (!/^(?:xmlns|xml|xlink):|^[^:]+$/.test(attribute)) delete element?.attribs[attribute];
  }
  return DomUtils.getOuterHTML(document, { xmlMode: true });
}

/** Of a drawing whose parts name parts that name others; each level multiplies, and browsers draw all of them. */
const MOST_SHAPES = 1000;
/** Elements inside each other, or that name each other; drawing programs write about ten. */
const DEEPEST = 200;

/** Whether parts of a drawing that name each other draw more than its file has (`use`, patterns, masks, markers). */
export function isEndless(svg: string): boolean {
  const document = parseDocument(svg, { xmlMode: true });
  const elements = DomUtils.filter(() => true, document).filter((node) => "attribs" in node);
  const byId = new Map(elements.map((element) => [element.attribs.id, element]));
  /** Elements that one names. Colours that change draw nothing by themselves. */
  const namedBy = (element: (typeof elements)[number]) =>
    Object.values(element.attribs)
      .flatMap((value) => [...value.matchAll(/^#(.+)|url\(\s*["']?#([^"')]+)/g)])
      .flatMap(([, id, other = id]) => byId.get(other) ?? [])
      .filter(({ name }) => !/Gradient$/.test(name));
  /** Shapes that each element draws, and by how many levels of names; browsers leave out circles. */
  const counted = new Map<object, { shapes: number; levels: number }>();
  const drawn = (element: (typeof elements)[number], depth = 0) => {
    const before = counted.get(element);
    if (before) return before;
    if (depth > DEEPEST) return { shapes: Number.POSITIVE_INFINITY, levels: 2 };
    const all = { shapes: 1, levels: 0 };
    counted.set(element, { shapes: 0, levels: 0 });
    const inside = element.children.filter((node) => "attribs" in node);
    for (const [parts, level] of [
      [inside, 0],
      [namedBy(element), 1],
    ] as const)
      for (const part of parts) {
        const { shapes, levels } = drawn(part, depth + 1);
        all.shapes += shapes;
        all.levels = Math.max(all.levels, levels + level);
      }
    counted.set(element, all);
    return all;
  };
  const [root] = elements;
  const { shapes, levels } = root ? drawn(root) : { shapes: 0, levels: 0 };
  return levels > 1 && shapes > MOST_SHAPES;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** A name of XML, whose prefix may be empty. */
function nameOf(written: string) {
  const [first = "", ...rest] = written.split(":");
  return rest.length > 0 ? { prefix: first, name: rest.join(":") } : { prefix: "", name: first };
}

function isDrawing(written: string, value: string): boolean {
  const attribute = written.toLowerCase();
  const { prefix, name } = nameOf(attribute);
  if (attribute === "xmlns" || prefix === "xmlns") return true;
  if (name === "href") return TARGET.test(value);
  // Attributes of other namespaces mean nothing to browsers.
  if (prefix !== "" && prefix !== "xml") return true;
  if (/^(?:data|aria)-/.test(attribute)) return true;
  return ATTRIBUTES.has(attribute) && isStyleOfDrawing(value);
}

/** Whether styles, or the value of an attribute, load nothing. A backslash can write any letter. */
function isStyleOfDrawing(text: string): boolean {
  if (/\\|@(?!media\b)/i.test(text)) return false;
  const calls = [...text.matchAll(/([\w-]+)\(\s*(["']?.?)/g)];
  return calls.every(
    ([, name = "", argument = ""]) =>
      FUNCTIONS.has(name.toLowerCase()) &&
      (name.toLowerCase() !== "url" || /^["']?#/.test(argument)),
  );
}
