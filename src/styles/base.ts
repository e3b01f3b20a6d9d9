import base from './base.css?inline';
import tokens from './tokens.css?inline';

/** The sheets that every piece adopts first. */
export const baseStyles: readonly string[] = [tokens, base];
