import type { ReactNode } from 'react';
import { useValue } from '../state/react';
import { routeUrlAtom } from '../state/page/routes';
import { useCopy } from '../ui/copy-context';
import { Heading } from '../ui/heading';
import { Link } from '../ui/link';

/** Stands in the place of an empty list after the shopper was signed out (ERR-02, ERR-03, OPEN-A106). */
export function SignedOut({
  headingLevel,
  className = 'block',
}: {
  headingLevel: number;
  /** Class of the box; that of its heading ends in `-title`. */
  className?: 'block' | 'empty';
}): ReactNode {
  const t = useCopy('common');
  const url = useValue(routeUrlAtom)('signIn');
  return (
    <div className={className}>
      <Heading level={headingLevel} className={`${className}-title`}>
        {t('common.signedOut.heading')}
      </Heading>
      <p>{t('common.signedOut.text')}</p>
      <div className="block-actions">
        <Link route="signIn" url={url} className="button button-primary">
          {t('common.signIn')}
        </Link>
      </div>
    </div>
  );
}
