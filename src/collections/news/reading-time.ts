const WORDS_PER_MINUTE = 200;

/**
 * Minutes to read a text (BLOG-7): words as the language cuts them, 200 a minute, two decimals.
 */
export function readingMinutes(source: string, htmlLang: string): number {
  const segmenter = new Intl.Segmenter(htmlLang, { granularity: "word" });
  const words = [...segmenter.segment(source)].filter(({ isWordLike }) => isWordLike).length;
  // Multiplied first: 201 / 200 is a little less than 1.005 to a computer, and would round down.
  return Math.round((words * 100) / WORDS_PER_MINUTE) / 100;
}
