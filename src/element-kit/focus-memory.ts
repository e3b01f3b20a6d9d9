/**
 * Remembers which node inside a shadow root has focus, because the platform drops focus when an element is moved
 * by removing and inserting it again. Listens on the shadow root only, so nothing outlives the element.
 */
export class FocusMemory {
  #focused: HTMLElement | null = null;
  #root: ShadowRoot;

  constructor(root: ShadowRoot) {
    this.#root = root;
    root.addEventListener('focusin', (event) => {
      this.#focused = event.target instanceof HTMLElement ? event.target : null;
    });
    root.addEventListener('focusout', (event) => {
      // A move blurs, removes and inserts in one task: forget only what is still blurred after it.
      const left = event.target;
      queueMicrotask(() => {
        if (this.#focused === left && root.activeElement !== left) this.#focused = null;
      });
    });
  }

  /**
   * Puts focus back after a move, unless the user's focus is somewhere else by now, and keeps it there while `work`
   * opens dialogs again, which takes focus.
   */
  keepDuring(work: () => void): void {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    const focused = this.#root.activeElement ?? (isLost ? this.#focused : null);
    const focus = (): void => {
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
    };
    focus();
    work();
    focus();
  }
}
