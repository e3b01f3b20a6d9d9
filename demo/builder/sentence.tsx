import type { ReactNode } from 'react';

/** A sentence of a contract, with names in backticks as code. */
export const Sentence = ({ children = '' }: { children?: string | undefined }): ReactNode =>
  children.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
