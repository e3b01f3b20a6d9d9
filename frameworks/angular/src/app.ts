import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import 'shopper-profile/elements/plans';
import 'shopper-profile/elements/extra-help';
import { goTo, isHome } from '../../shared/route';

@Component({
  selector: 'profile-app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  host: { '(window:popstate)': 'isAtHome.set(isHome())' },
  template: `
    <main>
      <button (click)="level.set(level() + 1)">Next level</button>
      <button (click)="isAsked.set(!isAsked())">Toggle Extra Help</button>
      <button (click)="items.set(items().toReversed())">Turn round</button>
      <button (click)="hasPlans.set(!hasPlans())">Toggle the plans</button>
      <button (click)="loadQuestions()">Load the questions</button>
      <button (click)="goTo('elsewhere')">Go elsewhere</button>
      <output id="heard">{{ heard() }}</output>
      <output id="routed">{{ routed() }}</output>
      @if (isAtHome()) {
        @if (hasPlans()) {
          <shopper-profile-plans [headingLevel]="level()" (shopper-profile-navigate)="onNavigate($event)">
            <p>Level {{ level() }}</p>
          </shopper-profile-plans>
        }
        @if (isAsked()) {
          <shopper-profile-extra-help
            [attr.heading-level]="level()"
            (shopper-profile-extra-help-change)="onAnswer($event)"
          />
        }
        @for (item of items(); track item) {
          <shopper-profile-faq [attr.data-item]="item" [headingLevel]="level()" />
        }
      }
    </main>
  `,
})
export class App {
  protected readonly level = signal(3);
  protected readonly isAsked = signal(true);
  protected readonly hasPlans = signal(true);
  protected readonly items = signal(['one', 'two', 'three']);
  protected readonly heard = signal('');
  protected readonly routed = signal('');
  protected readonly isAtHome = signal(isHome());
  protected readonly isHome = isHome;
  protected readonly goTo = goTo;

  protected loadQuestions(): void {
    void import('shopper-profile/elements/faq');
  }

  protected onNavigate(event: HTMLElementEventMap['shopper-profile-navigate']): void {
    event.preventDefault();
    this.routed.set(event.detail.name);
  }

  protected onAnswer({ detail }: HTMLElementEventMap['shopper-profile-extra-help-change']): void {
    this.heard.set(detail.answer);
  }
}

// @ts-expect-error a level is a number
export const wrong = (): void => void (document.createElement('shopper-profile-faq').headingLevel = 'three');
