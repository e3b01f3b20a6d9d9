/** One root for all elements, with a portal into each; `bounded` gives each portal an error boundary. */
import { Component, Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { styleSheet } from '../../src/element-kit/style-sheets';
import { TAG } from './harness';
import { ProfileElement, styles } from './element';

class Boundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <slot /> : this.props.children;
  }
}

interface Place {
  key: number;
  shadow: ShadowRoot;
}

let places: readonly Place[] = [];
let onPlaces: (() => void) | undefined;

function setPlaces(next: readonly Place[]): void {
  places = next;
  onPlaces?.();
}

const subscribe = (listener: () => void): (() => void) => {
  onPlaces = listener;
  return () => {
    onPlaces = undefined;
  };
};

let lastKey = 0;

class PortalElement extends HTMLElement {
  #place = { key: ++lastKey, shadow: this.attachShadow({ mode: 'open' }) };

  connectedCallback(): void {
    this.#place.shadow.adoptedStyleSheets = styles.map(styleSheet);
    setPlaces([...places, this.#place]);
  }

  disconnectedCallback(): void {
    setPlaces(places.filter((place) => place !== this.#place));
  }
}

export function start({ bounded }: { bounded: boolean }): void {
  const Around = bounded ? Boundary : Fragment;
  function AllElements(): ReactNode {
    const all = useSyncExternalStore(subscribe, () => places);
    return all.map(({ key, shadow }) =>
      createPortal(
        <Around>
          <ProfileElement />
        </Around>,
        shadow as unknown as Element,
        key,
      ),
    );
  }
  createRoot(document.createElement('div')).render(<AllElements />);
  customElements.define(TAG, PortalElement);
}
