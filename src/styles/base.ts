import base from './base.css?inline';
import { themeSheet } from './theme';
import tokens from './tokens.css?inline';

/** The first style sheets of every element. */
export const baseStyles: readonly string[] = [themeSheet + tokens, base];
