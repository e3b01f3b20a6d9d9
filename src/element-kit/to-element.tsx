import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { emit } from '../browser/emit';
import type { ErrorCode } from '../browser/error-codes';
import { languageAround } from '../browser/language';
import { loadStarter } from '../browser/page';
import { logger, warnOnce } from '../browser/logger';
import { lockScroll } from '../browser/scroll-lock';
import type { Host } from '../ui/host';
import { baseStyles } from '../styles/base';
import { checkValue, defaultOf, parseAttribute } from './attributes';
import {
  commonAttributes,
  eventsOf,
  toCamelCase,
  type AttributeSpec,
  type ElementClass,
  type ElementContract,
  type PropsOf,
} from './contract';
import { ElementRoot, type ElementRootProps } from './element-root';
import { FocusMemory } from './focus-memory';
import { styleSheet } from './style-sheets';

// r2wc stores its state under these registered symbols. Version 2.1.1 is pinned because of them.
const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');
const CONNECTED = Symbol.for('r2wc.connected');

interface R2wcElement extends HTMLElement {
  container: ShadowRoot;
  [PROPS]: Partial<ElementRootProps>;
  [CONNECTED]: boolean;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

interface Member {
  property: string;
  spec: AttributeSpec;
}

/**
 * Creates a custom element from a React component. r2wc mounts, updates, and unmounts the component. This subclass
 * handles attributes, properties, events, moves, style sheets, and the author content, because r2wc 2.1.1 handles none
 * of them safely (docs/adr/0001-r2wc-and-one-root-per-element.md lists each defect with its test).
 */
export function toElement<const Contract extends ElementContract>(
  contract: Contract,
  widget: ComponentType<PropsOf<Contract>>,
  styles: readonly string[] = [],
): ElementClass<Contract> {
  // Frameworks also import elements during server-side rendering, where `HTMLElement` does not exist.
  if (typeof HTMLElement === 'undefined') return { contract } as ElementClass<Contract>;
  const members = new Map<string, Member>();
  for (const [attribute, spec] of Object.entries({ ...commonAttributes, ...contract.attributes })) {
    members.set(attribute, { property: toCamelCase(attribute), spec });
  }
  const objectProperties = Object.keys(contract.properties ?? {});
  // No props are declared to r2wc, so that it cannot reflect, parse, or bind them.
  const Base = r2wc(ElementRoot, { shadow: 'open', props: [] }) as unknown as new () => R2wcElement;

  class ShopperProfileElement extends Base {
    static readonly contract = contract;
    static readonly observedAttributes = [...members.keys()];

    static {
      // `lang` is excluded, because the platform's accessor reflects the attribute already.
      for (const { property, spec } of members.values()) {
        if (property === 'lang') continue;
        ShopperProfileElement.#addAccessor(property, defaultOf(spec), (value) => {
          const checked = checkValue(spec, value);
          if (checked.ok) return checked.value;
          warnOnce(`<${contract.tag}> .${property}: expected ${checked.expected}`);
          return undefined;
        });
      }
      for (const property of objectProperties)
        ShopperProfileElement.#addAccessor(property, undefined, (value) => value);
    }

    /** Properties are never reflected to attributes. */
    static #addAccessor(property: string, byDefault: unknown, check: (value: unknown) => unknown): void {
      Object.defineProperty(ShopperProfileElement.prototype, property, {
        configurable: true,
        enumerable: true,
        get(this: ShopperProfileElement) {
          return this.#values.get(property) ?? byDefault;
        },
        set(this: ShopperProfileElement, value: unknown) {
          this.#store(property, check(value));
        },
      });
    }

    #values = new Map<string, unknown>();
    #movedListeners = new Set<() => void>();
    #focus: FocusMemory;
    #host: Host;
    #isRenderScheduled = false;
    #isMounted = false;
    #slot = document.createElement('slot');
    /** Style sheets added after the element was created, for example with its first popup. */
    #lateStyles: string[] = [];
    #internals = this.attachInternals();
    #languageObserver = new MutationObserver(() => {
      this.#readLanguage();
    });

    constructor() {
      super();
      this[CONNECTED] = false; // r2wc starts as if connected and would mount at the first attribute
      this.#focus = new FocusMemory(this.container);
      this.#host = this.#hostFor('');
      this.#showAuthorContent();
      this.container.addEventListener('click', ({ target }) => {
        this.#reportPress(target);
      });
      // An element with nothing to show takes no space, not even a gap between two other elements.
      new MutationObserver(() => {
        this.#setState('empty', this.container.childElementCount === 0);
      }).observe(this.container, { childList: true });
    }

    /** Analytics counts presses of buttons with a `name` (TRACK-10, TRACK-11). */
    #reportPress(target: EventTarget | null): void {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button?.name || button.ariaDisabled === 'true' || !this.container.contains(button)) return;
      this.#host.dispatch('control-press', { control: button.name });
    }

    override connectedCallback(): void {
      if (this.#isMounted) {
        // Disconnected and connected again in a single task, so it is a move and the React tree still exists.
        this.#moved();
        return;
      }
      // Runs after the attributes of the markup have been read, because the property was set later.
      for (const { property } of members.values())
        if (property !== 'lang') this.#adoptEarlyProperty(property);
      for (const property of objectProperties) this.#adoptEarlyProperty(property);
      this.#readLanguage();
      this.#isMounted = true;
      this[PROPS] = this.#rootProps();
      super.connectedCallback();
      if (contract.needsProfile) loadStarter().start?.();
    }

    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        this.#languageObserver.disconnect();
        super.disconnectedCallback();
        this.#showAuthorContent();
      });
    }

    /** `moveBefore` preserves the tree and its focus only if the element has this callback. */
    connectedMoveCallback(): void {
      this.#moved();
    }

    attributeChangedCallback(name: string, before: string | null, text: string | null): void {
      const member = members.get(name);
      if (!member || before === text) return;
      const parsed = parseAttribute(member.spec, text);
      if (!parsed.ok) warnOnce(`<${contract.tag}> ${name}: expected ${parsed.expected}`);
      this.#store(member.property, parsed.ok ? parsed.value : undefined);
    }

    /** Reads the language of the nearest ancestor with `lang`, or of the element itself. */
    #readLanguage(): void {
      const language = languageAround(this, this.#languageObserver);
      if (language !== this.#host.lang) this.#store('lang', language);
    }

    #moved(): void {
      this.#readLanguage();
      this.#focus.keepDuring(() => {
        for (const listener of this.#movedListeners) listener();
      });
    }

    #store(property: string, value: unknown): void {
      if (value === undefined) this.#values.delete(property);
      else this.#values.set(property, value);
      if (property === 'lang') this.#host = this.#hostFor(typeof value === 'string' ? value : '');
      if (this.#isRenderScheduled || !this.#isMounted) return;
      this.#isRenderScheduled = true;
      queueMicrotask(() => {
        this.#isRenderScheduled = false;
        if (!this.#isMounted) return;
        this[PROPS] = this.#rootProps();
        this[RENDER]();
      });
    }

    /** A property set before the upgrade shadows the accessor, so it is removed and set again. */
    #adoptEarlyProperty(property: string): void {
      if (!Object.hasOwn(this, property)) return;
      const holder = this as unknown as Record<string, unknown>;
      const value = holder[property];
      Reflect.deleteProperty(this, property);
      holder[property] = value;
    }

    #rootProps(): ElementRootProps {
      const widgetProps: Record<string, unknown> = { ...eventProps(contract, this.#host) };
      for (const { property, spec } of members.values()) {
        widgetProps[property] = this.#values.get(property) ?? defaultOf(spec);
      }
      for (const property of objectProperties) widgetProps[property] = this.#values.get(property);
      return {
        widget: widget as ComponentType<Record<string, unknown>>,
        widgetProps,
        host: this.#host,
        onCrash: this.#onCrash,
        onRendered: this.#onRendered,
      };
    }

    #hostFor(lang: string): Host {
      return {
        tag: contract.tag,
        element: this,
        lang,
        dispatch: (name, detail, isCancelable = false) => emit(name, detail, { from: this, isCancelable }),
        setState: (name, isSet) => {
          this.#setState(name, isSet);
        },
        lockScroll,
        adoptStyles: (css) => {
          if (this.#lateStyles.includes(css)) return;
          this.#lateStyles.push(css);
          this.#adopt();
        },
        onMoved: (listener) => {
          this.#movedListeners.add(listener);
          return () => this.#movedListeners.delete(listener);
        },
      };
    }

    #setState(name: string, isSet: boolean): void {
      const { states } = this.#internals;
      if (isSet) states.add(name);
      else states.delete(name);
    }

    #adopt(...more: string[]): void {
      const sheets = [...this.#lateStyles, ...baseStyles, ...styles, ...more];
      this.container.adoptedStyleSheets = sheets.map(styleSheet);
    }

    #showAuthorContent(): void {
      this.container.replaceChildren(this.#slot);
      // The height that shopper-profile.css reserved, kept until the first render replaces it. An element without
      // reserved height gets no gap either.
      const size = contract.reservedBlockSize;
      const withAttributes = 'reservedBlockSizeWith' in contract ? contract.reservedBlockSizeWith : {};
      const sizesByAttribute = Object.entries(withAttributes).map(
        ([attribute, sizeWith]) => `:host([${attribute}]){min-block-size:${sizeWith}}`,
      );
      const inSpanish = 'reservedBlockSizeIn' in contract ? contract.reservedBlockSizeIn.es : undefined;
      this.#adopt(
        `:host{${size === '0' ? 'margin:0' : `display:flow-root;min-block-size:${size}`}}`,
        ...(size !== '0' && inSpanish ? [`:host(:lang(es)){min-block-size:${inSpanish}}`] : []),
        ...(size === '0' ? [] : sizesByAttribute),
      );
    }

    #onRendered = (): void => {
      this.#slot.remove();
      this.#adopt();
    };

    #onCrash = (): void => {
      this.#slot.remove(); // the error boundary has replaced the content with its own slot
      logger().error(`<${contract.tag}> could not be shown [render-failed]`);
      this.#host.dispatch('error', {
        source: contract.tag,
        message: 'The element could not be shown.',
        code: 'render-failed' satisfies ErrorCode,
      });
    };
  }

  return ShopperProfileElement as unknown as ElementClass<Contract>;
}

function eventProps(contract: ElementContract, host: Host): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(eventsOf(contract))) {
    const property = toCamelCase(`on-${name}`);
    props[property] = (detail: object) => host.dispatch(name, detail, spec.cancelable);
  }
  return props;
}

/** Registers an element class for its tag. Keeps the existing definition of a tag. */
export function define(elementClass: {
  new (): HTMLElement;
  readonly contract: Pick<ElementContract, 'tag'>;
}): void {
  const { tag } = elementClass.contract;
  if (!customElements.get(tag)) customElements.define(tag, elementClass);
}
