/**
 * How many years of school a text asks for: the grade of Flesch and Kincaid,
 * 0.39 × words per sentence + 11.8 × syllables per word − 15.59. Code counts for nothing, and a heading, a list item and a
 * cell of a table are sentences of their own.
 */
export function readingGrade(markdown: string): number {
  const sentences = sentencesOf(markdown);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

const wordsOf = (sentence: string): string[] => sentence.match(/[a-z]+(?:['’][a-z]+)?/gi) ?? [];

/** Sentences that have a word in them. */
export const sentencesOf = (markdown: string): string[] =>
  markdown
    .replace(/^```[\s\S]*?^```$/gm, '\n\n')
    .replace(/`[^`]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n(?=\s*[-#|])|\||(?<=[.!?:])\s+/)
    .filter((sentence) => wordsOf(sentence).length > 0);

/** Groups of vowels; an e at the end is silent unless it is the only vowel, or stands behind a consonant and an l. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/['’].*$/, '');
  const spoken = letters.replace(/(?<![^aeiouy]l)e$/, '').replace(/(?<![td])ed$/, 'd');
  return Math.max((spoken.match(/[aeiouy]+/g) ?? []).length, 1);
}
