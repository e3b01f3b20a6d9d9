import type { ReactNode } from 'react';
import { Link } from './link';

export interface BrowsePromptProps {
  /** Number of saved plans in words; '' reserves the line while it is unknown. */
  text: string;
  route: string;
  /** '' for no link. */
  url: string;
  label: string;
  /** Text and action of a button in the same sentence. */
  answer?: { text: string; onShow(): void } | null;
}

/** Prompts the shopper to browse plans and shows how many are saved (SHELL-06, OPEN-A033). */
export function BrowsePrompt({ text, route, url, label, answer }: BrowsePromptProps): ReactNode {
  return (
    <div className="block browse-prompt">
      <p>
        {text || '\u00a0'}
        {answer && (
          <>
            {' '}
            <button type="button" name="plans-answer" className="answer" onClick={answer.onShow}>
              {answer.text}
            </button>
          </>
        )}
      </p>
      {url && (
        <Link route={route} url={url} isPrefetched className="button">
          {label}
        </Link>
      )}
    </div>
  );
}
