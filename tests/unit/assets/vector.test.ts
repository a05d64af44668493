import { expect, test } from "vitest";
import { activeContent } from "../../../src/assets/vector.ts";

const svg = (content: string, attributes = "") =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

test.each([
  svg("<script>alert(1)</script>"),
  svg('<s:script xmlns:s="http://www.w3.org/2000/svg" x:href="a.js"/>'),
  svg("", 'onload="alert(1)"'),
  svg('<a href="java&#115;cript:alert(1)"><text>x</text></a>'),
  svg('<a x:href=" java\tscript:alert(1)"/>'),
  svg('<set attributeName="href" to="javascript:alert(1)"/>'),
  svg("<foreignObject><p/></foreignObject>"),
  svg('<image href="https://other.example/a.png"/>'),
  svg('<use x:href="//other.example/a.svg#b"/>'),
  svg("<style>@import 'a.css'</style>"),
  svg('<rect style="fill:url(https://other.example/a)"/>'),
  svg("<style>rect { fill: url(//other.example/a) }</style>"),
  `<?xml-stylesheet href="a.css"?>${svg("")}`,
  `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`,
])("SEC-1 an SVG that could run code or load something is refused: %s", (drawing) => {
  expect(activeContent(drawing)).not.toBeNull();
});

test.each([
  svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use x:href="#a"/>'),
  svg('<metadata><x:t resource="http://purl.org/dc/StillImage"/></metadata>'),
  svg("<style>rect { fill: url(#a) }</style><text>https://example.org</text>"),
  svg('<image href="data:image/png;base64,AA"/>'),
])("SEC-1 a drawing is not: %s", (drawing) => {
  expect(activeContent(drawing)).toBeNull();
});
