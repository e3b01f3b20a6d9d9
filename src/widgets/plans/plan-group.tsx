import { memo, useMemo, type ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { Link } from '../../components/link';
import { PlanCard, type CardPanel, type CardPanels, type PlanCardProps } from '../../components/plan-card';
import type { Phone } from '../../components/phone-text';
import { eligibilityAtom, subsidyPercentAtom } from '../../state/extra-help';
import { configAtom } from '../../state/config';
import { tollFreeAtom } from '../../state/page-state';
import type { PlanList } from '../../state/plans';
import { useValue } from '../../state/react';
import { savedDrugsAtom } from '../../state/saved-items';
import type { PlanUrls } from './use-plan-urls';

export interface OpenPanel {
  cardKey: string;
  panel: CardPanel;
}

export interface PlanGroupProps {
  list: PlanList;
  /** Cards of this list to render so far. */
  shownCount: number;
  headingLevel: number;
  urls: PlanUrls;
  openPanel: OpenPanel | null;
  panels: CardPanels | null;
  onTogglePanel(cardKey: string, panel: CardPanel): void;
  onSeePrices(cardKey: string): void;
  onEnroll: PlanCardProps['onEnroll'];
  onRemove: PlanCardProps['onRemove'];
  onRetry(): void;
}

const noPremiums: readonly never[] = [];

/** One list of cards with its compare link (PLANS-08 … PLANS-14). */
export const PlanGroup = memo(function PlanGroup(props: PlanGroupProps): ReactNode {
  const {
    list,
    shownCount,
    headingLevel,
    urls,
    openPanel,
    panels,
    onTogglePanel,
    onSeePrices,
    onEnroll,
    onRemove,
    onRetry,
  } = props;
  const t = useCopy();
  const drugs = useValue(savedDrugsAtom);
  const { phones } = useValue(configAtom);
  const tollFree = useValue(tollFreeAtom);
  const subsidyPercent = useValue(subsidyPercentAtom);
  const subsidisedPremiums = useValue(eligibilityAtom)?.subsidisedPremiums ?? noPremiums;
  const phone = useMemo((): Phone => ({ number: tollFree, tty: phones.tty }), [phones, tollFree]);
  const name = t(`plans.group.${list.group}`);
  return (
    <section aria-label={name} className="group">
      <div className="group-head">
        <Heading level={headingLevel} className="group-title">
          {name}
        </Heading>
        {list.comparable.length > 1 && (
          <Link
            route="planCompare"
            isPrefetched
            url={urls.compare(list)}
            className="text-button"
            label={t('plans.compareGroup', { group: name })}
          >
            {t('plans.compare')}
          </Link>
        )}
      </div>
      <ul className="cards">
        {list.plans.slice(0, shownCount).map((card) => (
          <li key={card.key}>
            <PlanCard
              cardKey={card.key}
              plan={card.plan}
              detail={card.detail}
              secondBenefit={card.secondBenefit}
              providers={card.providers}
              enrollmentStatus={card.enrollmentStatus}
              enrollmentAction={card.enrollmentAction}
              drugs={drugs}
              phone={phone}
              subsidyPercent={subsidyPercent}
              subsidisedPremiums={subsidisedPremiums}
              headingLevel={headingLevel + 1}
              detailsUrl={urls.details(card.plan)}
              isPrefetched={!card.isSuppressed}
              openPanel={openPanel?.cardKey === card.key ? openPanel.panel : undefined}
              panels={openPanel?.cardKey === card.key ? panels : null}
              onTogglePanel={onTogglePanel}
              onSeePrices={onSeePrices}
              onEnroll={onEnroll}
              onRemove={onRemove}
              onRetry={onRetry}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});
