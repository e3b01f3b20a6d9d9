import base from './base.css?inline';
import { themeSheet } from './theme';
import tokens from './tokens.css?inline';

/** The sheets that every piece adopts first. */
export const baseStyles: readonly string[] = [themeSheet + tokens, base];
