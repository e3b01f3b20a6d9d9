import type { CSSProperties } from 'react';

/** The dark theme of docs/guides/partner.md, as an example of what a site can set. */
export const darkTheme: CSSProperties & Record<`--shopper-profile-${string}`, string> = {
  '--shopper-profile-scheme': 'dark',
  '--shopper-profile-color-surface': '#14181d',
  '--shopper-profile-color-surface-quiet': '#1e242b',
  '--shopper-profile-color-text': '#f1f4f7',
  '--shopper-profile-color-text-quiet': '#b8c2cc',
  '--shopper-profile-color-action': '#c9a7f0',
  '--shopper-profile-color-action-strong': '#e0ccf8',
  '--shopper-profile-color-action-quiet': '#241d2e',
  '--shopper-profile-color-accent': '#c9a227',
  '--shopper-profile-color-good': '#7fd6a2',
  '--shopper-profile-color-warning': '#f0b95b',
  '--shopper-profile-color-bad': '#ff9d94',
  '--shopper-profile-color-focus': '#fff',
  '--shopper-profile-color-control-border': '#8a96a3',
  '--shopper-profile-color-border': '#5b6773',
};
