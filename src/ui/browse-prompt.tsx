import type { ReactNode } from 'react';
import { Link } from './link';

export interface BrowsePromptProps {
  /** What is saved; '' keeps its line free while nobody knows. */
  text: string;
  route: string;
  /** Without one there is no link. */
  url: string;
  label: string;
}

/** Asks to look for plans, and says how many are saved (SHELL-06, OPEN-A033). */
export function BrowsePrompt({ text, route, url, label }: BrowsePromptProps): ReactNode {
  return (
    <div className="block browse-prompt">
      <p>{text || '\u00a0'}</p>
      {url && (
        <Link route={route} url={url} isPrefetched className="button">
          {label}
        </Link>
      )}
    </div>
  );
}
