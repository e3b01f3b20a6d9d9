import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { Link } from '../../src/ui/link';
import { Notice } from '../../src/ui/notice';
import { isPlainClick } from '../../src/ui/clicks';

export interface AccountReadyNoticeProps {
  isShown: boolean;
  headingLevel: number;
  /** '' if the shopper cannot browse plans. */
  browseUrl: string;
  /** Called after the URL has changed to the view of the saved plans. */
  onShowPlans(): void;
}

/** Tells the shopper that the account is set up (SHELL-40 … SHELL-42). */
export function AccountReadyNotice(props: AccountReadyNoticeProps): ReactNode {
  const { isShown, headingLevel, browseUrl, onShowPlans } = props;
  const t = useCopy('account-ready');
  return (
    <Notice
      isShown={isShown}
      meaning="success"
      message={
        <>
          <Heading level={headingLevel} className="title">
            {t('accountReady.heading')}
          </Heading>
          <p>{t('accountReady.text')}</p>
        </>
      }
    >
      <div className="notice-actions">
        {browseUrl && (
          <Link route="planSummary" url={browseUrl} isPrefetched className="button button-primary">
            {t('accountReady.browseAll')}
          </Link>
        )}
        <a
          href="#plans"
          className="text-button"
          onClick={(event) => {
            if (isPlainClick(event)) onShowPlans();
          }}
        >
          {t('accountReady.savedPlans')}
        </a>
      </div>
    </Notice>
  );
}
