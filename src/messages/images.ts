import { catalogue } from "./message.ts";

/** Messages about files of images, and drawings of emblems. */
export const IMAGES = catalogue({
  tooLarge: [
    "The image has %{megapixels} megapixels; the limit is %{limit}.\nSave it smaller: 2500 pixels are enough for its longer side.",
    "Bilden har %{megapixels} megapixel; gränsen är %{limit}.\nSpara den mindre: 2500 pixlar räcker för långsidan.",
  ],
  animated: [
    "The image is animated. Animated images are not supported, because readers cannot pause them.\nExport a still image as PNG or JPEG.",
    "Bilden rör sig. Sådana bilder går inte att använda, eftersom läsare inte kan pausa dem.\nExportera en stillbild som PNG eller JPEG.",
  ],
  tooHeavy: [
    "The image weighs %{weight}; the limit for a drawing is %{limit}.\nExport it as PNG or JPEG: these are made smaller for you.",
    "Bilden väger %{weight}; gränsen för en teckning är %{limit}.\nExportera den som PNG eller JPEG: de görs mindre åt dig.",
  ],
  noNamespace: [
    'The image has no SVG namespace, so browsers do not draw it.\nWrite in its first element:  <svg xmlns="http://www.w3.org/2000/svg" …>',
    'Bilden saknar SVG:s namnrymd, så webbläsare ritar den inte.\nSkriv i dess första element:  <svg xmlns="http://www.w3.org/2000/svg" …>',
  ],
  active: [
    "The image contains %{content}: it could run code or load something from elsewhere.\nExport it as plain SVG, without scripts and links, or as PNG.",
    "Bilden innehåller %{content}: den skulle kunna köra kod eller hämta något utifrån.\nExportera den som enkel SVG, utan skript och länkar, eller som PNG.",
  ],
  endless: [
    "Parts of the image draw each other so often that browsers would stand still.\nExport it as PNG, or as SVG without copies of copies.",
    "Delar av bilden ritar varandra så många gånger att webbläsare skulle stanna.\nExportera den som PNG, eller som SVG utan kopior av kopior.",
  ],
  heic: [
    "The image is in the format HEIC, which most browsers cannot show.\nExport it as JPEG.",
    "Bilden har formatet HEIC, som de flesta webbläsare inte kan visa.\nExportera den som JPEG.",
  ],
  unreadable: [
    "The image cannot be read: the file is empty, damaged or not an image (%{reason}).\nExport it again as JPEG, PNG or SVG, and replace the file.",
    "Bilden går inte att läsa: filen är tom, skadad eller ingen bild (%{reason}).\nExportera den igen som JPEG, PNG eller SVG, och byt ut filen.",
  ],
  emblemName: [
    "The name of an emblem has only lower-case letters, digits and hyphens.\nRename it, for example to  porter-glass.svg",
    "Ett märkes namn har bara små bokstäver a till z, siffror och bindestreck.\nDöp om det, till exempel till  porter-glass.svg",
  ],
  emblemSize: [
    'The drawing is not %{size}.\nBegin the file with  <svg xmlns="http://www.w3.org/2000/svg" viewBox="%{viewBox}">',
    'Teckningen är inte %{size} stor.\nBörja filen med  <svg xmlns="http://www.w3.org/2000/svg" viewBox="%{viewBox}">',
  ],
  emblemContent: [
    'The drawing contains "%{refused}", which does not work in the file of all emblems.\nDraw with paths, circles and rectangles; colours are attributes:  fill="var(--ill-paper,#fffdfa)"',
    'Teckningen innehåller "%{refused}", som inte fungerar i filen med alla märken.\nRita med banor, cirklar och rektanglar; färger är attribut:  fill="var(--ill-paper,#fffdfa)"',
  ],
});
