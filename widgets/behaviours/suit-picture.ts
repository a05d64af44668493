/** Of the picture, in pixels. */
const SIZE = { width: 1320, height: 1280 };

/** Saves the visitor's boilersuit as a picture, or hands it to the programs that they share pictures with. */
export async function savePicture(suit: HTMLElement): Promise<void> {
  const picture = await toPng(await drawSuit(suit));
  const file = new File([picture], "ovve.png", { type: picture.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    // The visitor may also close the list of programs.
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The suit with its patches as one SVG file: a picture can load no other, so each drawing is copied into it. */
async function drawSuit(suit: HTMLElement): Promise<string> {
  const places = [...suit.querySelectorAll<SVGGElement>("[data-sewn] .on-suit > g")];
  const patches = places.map(async (place) => {
    const color = getComputedStyle(place).getPropertyValue("--patch");
    const emblem = (await drawingIn(place)).replaceAll(/var\(--patch,[^)]*\)/g, color);
    return `<g transform="${place.getAttribute("transform")}"><g transform="scale(.015625)translate(-32 -32)">${emblem}</g></g>`;
  });
  const cloth = suit.querySelector("svg.on-suit");
  const drawings = await Promise.all([cloth ? drawingIn(cloth) : "", ...patches]);
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cloth?.getAttribute("viewBox")}" width="${width}" height="${height}">${drawings.join("")}</svg>`;
}

/** What an element shows of the file of another drawing; the browser has it already. */
async function drawingIn(element: Element): Promise<string> {
  const [address = "", id = ""] =
    element.querySelector("use")?.getAttribute("href")?.split("#") ?? [];
  const text = await (await fetch(address)).text();
  const file = new DOMParser().parseFromString(text, "image/svg+xml");
  return file.getElementById(id)?.innerHTML ?? "";
}

async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("there is no picture"))));
  });
}
