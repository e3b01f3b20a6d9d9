import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Link } from '../../src/ui/link';
import { OpeningButton } from '../../src/ui/not-opened';

export interface TopBarProps {
  /** Whether the kind of shopper is known. Until then, controls that may not be for this shopper are hidden. */
  isKnown: boolean;
  /** An empty URL: no back link. */
  back: { route: 'pharmacy' | 'drugCostEstimator' | 'recommendation' | 'planSummary'; url: string };
  onEmail: (() => void) | undefined;
  onPrint(): void;
}

/** The back link, and actions for the page as a whole (SHELL-50 … SHELL-52). */
export function TopBar({ isKnown, back, onEmail, onPrint }: TopBarProps): ReactNode {
  const t = useCopy('top-bar');
  // Takes the space of a control that may come.
  const placeholder = (text: string): ReactNode => (
    <span className="text-button top-bar-placeholder">{text}</span>
  );
  return (
    <div className="top-bar">
      {(!isKnown || back.url) && (
        <div className="top-bar-back">
          {isKnown ? (
            <Link
              route={back.route}
              url={back.url}
              isPrefetched={back.route === 'planSummary'}
              className="text-button"
            >
              {t(`topBar.back.${back.route}`)}
            </Link>
          ) : (
            placeholder(t(`topBar.back.${back.route}`))
          )}
        </div>
      )}
      <div className="top-bar-actions">
        {isKnown && onEmail && (
          <OpeningButton name="email" className="text-button" aria-haspopup="dialog" onClick={onEmail}>
            {t('topBar.email')}
          </OpeningButton>
        )}
        {!isKnown && placeholder(t('topBar.email'))}
        <button type="button" name="print" className="text-button" onClick={onPrint}>
          {t('topBar.print')}
        </button>
      </div>
    </div>
  );
}
