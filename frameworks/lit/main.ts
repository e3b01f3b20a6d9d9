import { html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import 'shopper-profile/elements/plans';
import 'shopper-profile/elements/extra-help';
import { goTo, isHome } from '../shared/route';

@customElement('profile-app')
export class ProfileApp extends LitElement {
  @state() private level = 3;
  @state() private isAsked = true;
  @state() private hasPlans = true;
  @state() private items = ['one', 'two', 'three'];
  @state() private heard = '';
  @state() private routed = '';
  @state() private isAtHome = isHome();

  private onRoute = (): void => void (this.isAtHome = isHome());
  private onNavigate = (event: HTMLElementEventMap['shopper-profile-navigate']): void => {
    event.preventDefault();
    this.routed = event.detail.name;
  };
  private onAnswer = ({ detail }: HTMLElementEventMap['shopper-profile-extra-help-change']): void => {
    this.heard = detail.answer;
    // @ts-expect-error an answer is not a number
    detail.answer.toFixed;
  };

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('popstate', this.onRoute);
  }

  override disconnectedCallback(): void {
    removeEventListener('popstate', this.onRoute);
    super.disconnectedCallback();
  }

  /** Renders into the page itself; for elements in a shadow root see `window.shopperProfile.observe`. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    return html`
      <main>
        <button @click=${() => this.level++}>Next level</button>
        <button @click=${() => (this.isAsked = !this.isAsked)}>Toggle Extra Help</button>
        <button @click=${() => (this.items = this.items.toReversed())}>Turn round</button>
        <button @click=${() => (this.hasPlans = !this.hasPlans)}>Toggle the plans</button>
        <button @click=${() => import('shopper-profile/elements/faq')}>Load the questions</button>
        <button @click=${() => goTo('elsewhere')}>Go elsewhere</button>
        <output id="heard">${this.heard}</output>
        <output id="routed">${this.routed}</output>
        ${this.isAtHome ? this.profile() : nothing}
      </main>
    `;
  }

  private profile() {
    return html`
      ${
        this.hasPlans
          ? html`<shopper-profile-plans
              .headingLevel=${this.level}
              @shopper-profile-navigate=${this.onNavigate}
            >
              <p>Level ${this.level}</p>
            </shopper-profile-plans>`
          : nothing
      }
      ${
        this.isAsked
          ? html`<shopper-profile-extra-help
              heading-level=${this.level}
              @shopper-profile-extra-help-change=${this.onAnswer}
            ></shopper-profile-extra-help>`
          : nothing
      }
      ${repeat(
        this.items,
        (item) => item,
        (item) =>
          html`<shopper-profile-faq data-item=${item} .headingLevel=${this.level}></shopper-profile-faq>`,
      )}
    `;
  }
}

// @ts-expect-error a level is a number
document.createElement('shopper-profile-faq').headingLevel = 'three';
