import { type Mistake, say } from "./message.ts";

/** Messages about files of images. */
export const IMAGES = {
  tooLarge: ({ megapixels, limit }: { megapixels: string; limit: string }) =>
    say({
      en: [
        `The image has ${megapixels} megapixels; the limit is ${limit}.`,
        "Save it smaller: 2500 pixels are enough for its longer side.",
      ],
      sv: [
        `Bilden har ${megapixels} megapixel; gränsen är ${limit}.`,
        "Spara den mindre: 2500 pixlar räcker för långsidan.",
      ],
    }),
  animated: () =>
    say({
      en: [
        "The image is animated. Animated images are not supported, because readers cannot pause them.",
        "Export a still image as PNG or JPEG.",
      ],
      sv: [
        "Bilden rör sig. Sådana bilder går inte att använda, eftersom läsare inte kan pausa dem.",
        "Exportera en stillbild som PNG eller JPEG.",
      ],
    }),
  tooHeavy: ({ weight, limit }: { weight: string; limit: string }) =>
    say({
      en: [
        `The image weighs ${weight}; the limit for a drawing is ${limit}.`,
        "Export it as PNG or JPEG: these are made smaller for you.",
      ],
      sv: [
        `Bilden väger ${weight}; gränsen för en teckning är ${limit}.`,
        "Exportera den som PNG eller JPEG: de görs mindre åt dig.",
      ],
    }),
  noNamespace: () =>
    say({
      en: [
        "The image has no SVG namespace, so browsers do not draw it.",
        'Write in its first element:  <svg xmlns="http://www.w3.org/2000/svg" …>',
      ],
      sv: [
        "Bilden saknar SVG:s namnrymd, så webbläsare ritar den inte.",
        'Skriv i dess första element:  <svg xmlns="http://www.w3.org/2000/svg" …>',
      ],
    }),
  active: ({ content }: { content: string }) =>
    say({
      en: [
        `The image contains ${content}: it could run code or load something from elsewhere.`,
        "Export it as plain SVG, without scripts and links, or as PNG.",
      ],
      sv: [
        `Bilden innehåller ${content}: den skulle kunna köra kod eller hämta något utifrån.`,
        "Exportera den som enkel SVG, utan skript och länkar, eller som PNG.",
      ],
    }),
  heic: () =>
    say({
      en: [
        "The image is in the format HEIC, which most browsers cannot show.",
        "Export it as JPEG.",
      ],
      sv: [
        "Bilden har formatet HEIC, som de flesta webbläsare inte kan visa.",
        "Exportera den som JPEG.",
      ],
    }),
  unreadable: ({ reason }: { reason: string }) =>
    say({
      en: [
        `The image cannot be read: the file is empty, damaged or not an image (${reason}).`,
        "Export it again as JPEG, PNG or SVG, and replace the file.",
      ],
      sv: [
        `Bilden går inte att läsa: filen är tom, skadad eller ingen bild (${reason}).`,
        "Exportera den igen som JPEG, PNG eller SVG, och byt ut filen.",
      ],
    }),
} satisfies Record<string, (values: never) => Mistake>;
