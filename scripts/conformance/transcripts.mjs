/** What a real screen reader says: the stored transcripts of `npm run test:screen-reader`. */
import { readFileSync } from 'node:fs';
import { filesIn } from './sources.mjs';

const FOLDER = 'test/screen-reader';

/** @returns `{ date: '2026-11-24', orca: '43.1', firefox: '153.7.0', journeys: ['Removes a plan', …] }` */
export const readTranscripts = () => ({
  ...JSON.parse(readFileSync(`${FOLDER}/heard-with.json`, 'utf8')),
  journeys: filesIn(FOLDER, /\.txt$/).map((file) => readFileSync(file, 'utf8').split('\n')[0]),
});
