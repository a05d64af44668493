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

/** The suit with its patches as one SVG file: a picture can load no other, so each emblem is copied into it. */
async function drawSuit(suit: HTMLElement): Promise<string> {
  const cloth = suit.querySelector("svg.on-suit");
  const places = [...suit.querySelectorAll<SVGGElement>("[data-sewn] .on-suit > g")];
  const sprite = await spriteOf(suit);
  const patches = places.map((place) => {
    const use = place.querySelector("use");
    const emblem = sprite?.getElementById(use?.getAttribute("href")?.split("#")[1] ?? "");
    const color = getComputedStyle(place).getPropertyValue("--patch");
    const drawing = emblem?.innerHTML.replaceAll(/var\(--patch,[^)]*\)/g, color) ?? "";
    return `<g transform="${place.getAttribute("transform")}"><g transform="scale(.015625)translate(-32 -32)">${drawing}</g></g>`;
  });
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cloth?.getAttribute("viewBox")}" width="${width}" height="${height}">${cloth?.innerHTML}${patches.join("")}</svg>`;
}

async function spriteOf(suit: HTMLElement): Promise<Document | undefined> {
  const address = suit.querySelector("use")?.getAttribute("href");
  if (!address) return undefined;
  const text = await (await fetch(address)).text();
  return new DOMParser().parseFromString(text, "image/svg+xml");
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
