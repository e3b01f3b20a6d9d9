import { Fragment, type ReactNode } from 'react';
import { coverageSummaryOf, type Coverage, type CoverageSummary } from '../../src/domain/plans/coverage';
import {
  drugCoverageOf,
  isReplacedByPharmacyMessage,
  isWithoutDrugCoverage,
  providerCoverageOf,
  shownDrugCoverageOf,
} from '../../src/domain/plans/drug-coverage';
import { drugNamesOnCardOf, providerNamesOf } from '../../src/domain/profile/names';
import { useCopy } from '../../src/ui/copy-context';
import { usePrivate } from '../../src/ui/privacy';
import type { CardPanel, PlanBodyProps } from './plan-card-props';
import { ARROW, Drawing } from '../../src/ui/drawing';
import { CoverageSign, extentOf, type Extent } from '../../src/ui/coverage-sign';

/** Drugs or doctors that a card names. The others are counted, and the panel names them. */
const MOST_NAMED = 2;

/** Formats the counts. They never include items that could not be checked (OPEN-B06, OPEN-A113). */
function useCounts(): (of: CardPanel, summary: CoverageSummary) => string {
  const t = useCopy('plans');
  return (of, { covered, checked, total }) => {
    if (checked === 0) return t('plan.coverage.notChecked');
    if (checked === total) return t(`plan.coverage.${of}`, { covered, total });
    return t(`plan.coverage.${of}.checked`, { covered, count: checked });
  };
}

/** A line of a button, and the sign after it. */
export interface CoverageAnswer {
  extent: Extent;
  text: string;
}

/** Statements about coverage that the card shows while its panels are closed, too. */
export function useCoverageAnswers({
  plan,
  detail,
  drugs,
  providers,
  ...card
}: PlanBodyProps): Record<CardPanel, readonly CoverageAnswer[]> {
  const t = useCopy('plans');
  const counts = useCounts();
  const answer = (of: CardPanel, summary: CoverageSummary): CoverageAnswer => {
    if (summary.total > 0) return { extent: extentOf(summary), text: counts(of, summary) };
    return {
      extent: 'unknown',
      text: t(card.wasSignedOut ? 'plan.coverage.signedOut' : 'plan.coverage.noneSaved'),
    };
  };
  const ofDrugs = (): CoverageAnswer[] => {
    if (drugs.length === 0 && isWithoutDrugCoverage(plan.planType, detail))
      return [{ extent: 'unknown', text: t('plan.noDrugCoverage') }];
    // The pharmacy message replaces the rows of the panel (PLANS-32). The count is from the plan's list of drugs.
    if (drugs.length > 0 && isReplacedByPharmacyMessage(plan.planType, detail)) {
      const summary = coverageSummaryOf(drugCoverageOf(plan.planType, detail, drugs));
      const pharmacy: CoverageAnswer = { extent: 'some', text: t('plan.coverage.pharmacy') };
      return summary.checked > 0 ? [answer('drugs', summary), pharmacy] : [pharmacy];
    }
    return [answer('drugs', coverageSummaryOf(shownDrugCoverageOf(plan.planType, detail, drugs)))];
  };
  return {
    drugs: ofDrugs(),
    doctors: [
      answer('doctors', coverageSummaryOf(providerCoverageOf(detail, providers, card.dentalPlanIds))),
    ],
  };
}

/** Names of the items that the plan leaves out. Empty if it leaves out all of them, because the count states that. */
function missingOf(rows: readonly { coverage: Coverage }[], names: readonly string[]): string[] {
  const missing = names.filter((name, index) => name !== '' && rows[index]?.coverage.state === 'notCovered');
  return missing.length < rows.length ? missing : [];
}

/** The drugs or doctors that the plan leaves out, in a node that session recordings leave out. */
function Missing({ of, names }: { of: CardPanel; names: readonly string[] }): ReactNode {
  const t = useCopy('plans');
  const secret = usePrivate('coverage-missing');
  const more = names.length - MOST_NAMED;
  const shown = names.slice(0, MOST_NAMED).join(', ');
  return (
    <span {...secret}>
      {more > 0
        ? t(`plan.coverage.${of}.missing.more`, { names: shown, count: more })
        : t(`plan.coverage.${of}.missing`, { names: shown })}
    </span>
  );
}

/** Between two lines, which have no period: a pause of screen readers. */
const Pause = (): ReactNode => <span className="visually-hidden">. </span>;

/**
 * Buttons that state how many of the saved drugs and doctors the plan covers, with the names of those that it leaves
 * out. Each button opens the panel with the items. Its name is its text: the names must not be in an attribute.
 */
export function CoverageButtons(props: PlanBodyProps & { idOf(panel: CardPanel): string }): ReactNode {
  const { panelNames, openPanels, cardKey, name, idOf, onTogglePanel } = props;
  const { plan, detail, drugs, providers, dentalPlanIds } = props;
  const t = useCopy('plans');
  const answers = useCoverageAnswers(props);
  const missing = {
    drugs: missingOf(drugCoverageOf(plan.planType, detail, drugs), drugNamesOnCardOf(drugs)),
    doctors: missingOf(providerCoverageOf(detail, providers, dentalPlanIds), providerNamesOf(providers)),
  };
  return panelNames.map((panel) => {
    const isOpen = openPanels.includes(panel);
    return (
      <button
        key={panel}
        type="button"
        name={`plan-${panel}`}
        className="coverage-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? idOf(panel) : undefined}
        onClick={() => {
          onTogglePanel(cardKey, panel);
        }}
      >
        {answers[panel].map(({ extent, text }, index) => (
          <Fragment key={text}>
            <span className="coverage-line" data-extent={extent}>
              <CoverageSign extent={extent} />
              <span>
                {index === 0 && <span className="coverage-label">{t(`plan.${panel}`)}</span>}
                {index === 0 && ': '}
                <span className="coverage-answer">{text}</span>
              </span>
            </span>
            {index === 0 && missing[panel].length > 0 && (
              <>
                <Pause />
                <Missing of={panel} names={missing[panel]} />
              </>
            )}
            {index < answers[panel].length - 1 && <Pause />}
          </Fragment>
        ))}
        <span className="visually-hidden"> ({name})</span>
        <Drawing className="coverage-arrow" path={ARROW} />
      </button>
    );
  });
}
