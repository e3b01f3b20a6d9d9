/**
 * Remembers which node inside a shadow root has focus, because the platform drops focus when an element is moved by
 * removing and inserting it. It listens only on the shadow root, so no listener outlives the element.
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
      // A move blurs, removes, and inserts in a single task, so a blur clears the memory only if it persists after the
      // task.
      const left = event.target;
      queueMicrotask(() => {
        if (this.#focused === left && root.activeElement !== left) this.#focused = null;
      });
    });
  }

  /**
   * Restores focus after a move, unless the user has moved focus elsewhere. Keeps it there while `work` reopens
   * dialogs, which take focus.
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
