/**
 * How many years of school a text requires: the Flesch-Kincaid grade, 0.39 × words per sentence + 11.8 ×
 * syllables per word − 15.59. Code is ignored. A heading, a list item and a table cell each count as a
 * sentence.
 */
export function readingGrade(markdown: string): number {
  const { wordsPerSentence, syllablesPerWord } = averages(markdown, syllablesOf);
  return 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59;
}

/**
 * How easy a Spanish text is to read (Fernández Huerta): 206.84 − 60 × syllables per word − 1.02 × words per
 * sentence. 70 and more is "fairly easy", which matches six years of school.
 */
export function spanishReadingEase(text: string): number {
  const { wordsPerSentence, syllablesPerWord } = averages(text, spanishSyllablesOf);
  return 206.84 - 60 * syllablesPerWord - 1.02 * wordsPerSentence;
}

function averages(text: string, syllables: (word: string) => number) {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  const total = words.reduce((sum, word) => sum + syllables(word), 0);
  return { wordsPerSentence: words.length / sentences.length, syllablesPerWord: total / words.length };
}

export const wordsOf = (sentence: string): string[] => sentence.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];

/** Sentences with at least one word. */
export const sentencesOf = (markdown: string): string[] =>
  markdown
    .replace(/^```[\s\S]*?^```$/gm, '\n\n')
    .replace(/`[^`]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n(?=\s*[-#|])|\||(?<=[.!?:])\s+/)
    .filter((sentence) => wordsOf(sentence).length > 0);

/**
 * Counts groups of vowels. A final e is silent unless it is the only vowel, or follows a consonant and an l.
 */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/['’].*$/, '');
  const spoken = letters.replace(/(?<![^aeiouy]l)e$/, '').replace(/(?<![td])ed$/, 'd');
  return Math.max((spoken.match(/[aeiouy]+/g) ?? []).length, 1);
}

/**
 * Each strong vowel (a, e, o, or one with an accent) in a group makes a syllable. The u of "que" and "gue" is
 * silent.
 */
export function spanishSyllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/([qg])u(?=[eiéí])/g, '$1')
    .replace(/y$/, 'i');
  const groups = spoken.match(/[aeiouáéíóúü]+/g) ?? [];
  const syllables = groups.map((group) => Math.max((group.match(/[aeoáéíóú]/g) ?? []).length, 1));
  return Math.max(
    syllables.reduce((sum, count) => sum + count, 0),
    1,
  );
}
