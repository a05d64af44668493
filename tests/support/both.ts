/** A text that is the same word in both languages. */
export const both = (text: string) => ({ sv: text, en: text });
