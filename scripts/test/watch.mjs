import { watch } from 'node:fs';

const FOLDERS = ['src', 'elements', 'demo', 'stories', 'test'];
/** Editors and `git checkout` write several files at the same time. */
const SETTLE_MS = 100;

/** Temporary files of editors. */
const isDraft = (file) => /(^|\/)(\.|#)|~$|\.(swp|tmp)$|\/\d+$/.test(file);

/** Runs immediately, and again after each change of a source, a test or a story, until the process ends. */
export async function runAfterEachChange(run) {
  let isRunning = false;
  let isStale = false;
  let settling;

  const again = async () => {
    if (isRunning) {
      isStale = true;
      return;
    }
    isRunning = true;
    do {
      isStale = false;
      await run().catch((error) => console.error(error.message));
    } while (isStale);
    isRunning = false;
    console.log('Waiting for changes. Ctrl+C ends.');
  };

  for (const folder of FOLDERS) {
    watch(folder, { recursive: true }, (_event, name) => {
      if (isDraft(`/${String(name)}`)) return;
      clearTimeout(settling);
      settling = setTimeout(() => void again(), SETTLE_MS);
    });
  }
  await again();
}
