import { nextTask } from './clock';

/** Offers a text as a file to save. Nothing is sent, and no node is left in the page. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then, the browser has read the URL.
  void nextTask().then(() => {
    URL.revokeObjectURL(url);
  });
}
