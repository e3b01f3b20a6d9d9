import { useId, type ReactNode } from 'react';
import { noDrugs as en } from '../../src/copy/no-drugs.en';
import { noDrugs as es } from '../../src/copy/no-drugs.es';
import { goToView, urlOfView } from '../../src/state/page/view';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { ViewLink } from '../../src/ui/view-link';

export const texts = { en, es };

export interface NoDrugsProps {
  /** Number of plans below. */
  planCount: number;
  headingLevel: number;
}

/** Takes the place of the overview if no drugs are saved: leads to the view in which shoppers add them. */
export function NoDrugs({ planCount, headingLevel }: NoDrugsProps): ReactNode {
  const t = useCopy('no-drugs');
  const id = useId();
  return (
    <section className="overview no-drugs" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="overview-title">
        {t('noDrugs.heading', { count: planCount })}
      </Heading>
      <p className="overview-costs">{t('noDrugs.text')}</p>
      <ViewLink
        url={urlOfView('drugs')}
        className="button button-primary"
        isCurrent={false}
        onGo={() => {
          goToView('drugs');
        }}
      >
        {t('noDrugs.add')}
      </ViewLink>
    </section>
  );
}
