/** One root per element without the element kit, to separate the cost of roots from the cost of the kit. */
import { createRoot, type Root } from 'react-dom/client';
import { styleSheet } from '../../src/element-kit/style-sheets';
import { TAG } from './harness';
import { ProfileElement, styles } from './element';

class BareElement extends HTMLElement {
  #shadow = this.attachShadow({ mode: 'open' });
  #root: Root | undefined;

  connectedCallback(): void {
    this.#shadow.adoptedStyleSheets = styles.map(styleSheet);
    this.#root = createRoot(this.#shadow);
    this.#root.render(<ProfileElement />);
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
  }
}

customElements.define(TAG, BareElement);
