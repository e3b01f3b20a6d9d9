/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import {
  readingGrade,
  sentencesOf,
  spanishReadingEase,
  spanishSyllablesOf,
  syllablesOf,
} from '../support/reading-grade';

const MOST = 8;

describe('the guides', () => {
  for (const guide of [
    'guides/content-author',
    'guides/partner',
    'guides/brand-engineer',
    'guides/designer',
    'glossary',
  ])
    it(`${guide} can be read after eight years of school`, async () => {
      const text = await readFile(`docs/${guide}.md`, 'utf8');
      expect(readingGrade(text)).to.be.at.most(MOST);
    });
});

describe('reading grade', () => {
  const words: [word: string, syllables: number][] = [
    ['plan', 1],
    ['the', 1],
    ['place', 1],
    ['house', 1],
    ['saved', 1],
    ['needed', 2],
    ['title', 2],
    ['doctor', 2],
    ['Medicare', 3],
  ];
  for (const [word, syllables] of words)
    it(`${word} has ${syllables} syllables`, () => {
      expect(syllablesOf(word)).to.equal(syllables);
    });

  it('counts items, cells and headings as sentences, and no code', () => {
    const text = '# Title\n\nOne. Two!\n\n- item\n- item\n\n| a | b |\n\n```js\ncode here\n```\n';
    expect(sentencesOf(text)).to.have.length(7);
  });

  it('is higher for long words and sentences', () => {
    expect(readingGrade('We go home. You see it.')).to.be.below(2);
    expect(
      readingGrade(
        'Organizational considerations necessitate comprehensive documentation of interoperability requirements.',
      ),
    ).to.be.above(20);
  });
});

describe('reading ease in Spanish', () => {
  const words: [word: string, syllables: number][] = [
    ['y', 1],
    ['plan', 1],
    ['cada', 2],
    ['cuenta', 2],
    ['que', 1],
    ['médico', 3],
    ['compañía', 4],
    ['medicamento', 5],
    ['envíe', 3],
    ['siguiente', 3],
    ['Adicional', 4],
  ];
  for (const [word, syllables] of words)
    it(`${word} has ${syllables} syllables`, () => {
      expect(spanishSyllablesOf(word)).to.equal(syllables);
    });

  it('is lower for long words and sentences', () => {
    expect(spanishReadingEase('Vea los planes. Elija uno.')).to.be.above(80);
    expect(
      spanishReadingEase('Actualizaremos automáticamente la información correspondiente a su solicitud.'),
    ).to.be.below(20);
  });
});
