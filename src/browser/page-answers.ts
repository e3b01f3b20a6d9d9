const BLOCK = 'script[type="application/json"][data-shopper-profile-answers]';

/** Whether the site's server has put responses of the services into the page. */
export const hasPageAnswers = (): boolean => document.querySelector(BLOCK) !== null;

/** Takes the blocks out of the document, so that no other script can read them, and returns their texts. */
export function takePageAnswers(): string[] {
  return [...document.querySelectorAll(BLOCK)].map((block) => {
    block.remove();
    return block.textContent;
  });
}
