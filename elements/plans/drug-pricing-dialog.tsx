import type { ReactNode } from 'react';
import { liftBenefit } from '../../src/domain/plans/benefits';
import { drugCoverageOf, type DrugCoverage } from '../../src/domain/plans/drug-coverage';
import { drugDeductibleOf } from '../../src/domain/profile/drugs';
import { drugNamesOf } from '../../src/domain/profile/names';
import { formatCost, formatTier } from '../../src/domain/money';
import type { PlanType } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import type { Drug } from '../../src/domain/profile/profile';
import { useCopy } from '../../src/ui/copy-context';
import { usePrivate } from '../../src/ui/privacy';
import { Dialog } from '../../src/ui/dialog';
import { Link } from '../../src/ui/link';
import type { Phone } from '../../src/ui/phone-text';
import { HowToFindOut, Reason, Verdict } from './plan-coverage';

export interface DrugPricingDialogProps {
  planType: PlanType;
  plan: PlanDetail;
  drugs: readonly Drug[];
  /** Where to ask about drugs that could not be checked. */
  phone: Phone;
  /** '' if there is no page on which to edit the drugs. */
  editUrl: string;
  /** Whether each row has a link; otherwise a single link is below the rows (OPEN-B07). */
  isEditLinkPerRow: boolean;
  /** Whether other prices include Extra Help; drug prices never do. */
  isWithExtraHelp: boolean;
  onClose(): void;
}

function EditLink({ url, drug }: { url: string; drug?: string }): ReactNode {
  const t = useCopy('drug-pricing');
  if (url === '') return null;
  const text = t('drugPricing.edit');
  return (
    <Link
      route="drugCostEstimator"
      url={url}
      className="text-button"
      {...(drug !== undefined && { label: `${text}: ${drug}` })}
    >
      {text}
    </Link>
  );
}

/**
 * A saved drug on the plan. Values that the plan does not have show as not applicable (DRUGS-25 … DRUGS-28, OPEN-B06).
 */
function DrugPrice({
  row,
  name,
  children,
}: {
  row: DrugCoverage;
  name: string;
  children: ReactNode;
}): ReactNode {
  const t = useCopy('drug-pricing', 'common');
  const { coverage, tier, cost } = row;
  return (
    <li>
      <span className="row-name">{name}</span>
      <Verdict of="drugs" coverage={coverage} />
      <Reason of="drugs" coverage={coverage} />
      <dl className="facts fact-wide">
        <div className="fact">
          <dt>{t('drugPricing.tier')}</dt>
          <dd>{formatTier(tier) ?? t('common.notApplicable')}</dd>
        </div>
        <div className="fact">
          <dt>{t('drugPricing.cost')}</dt>
          <dd>{cost === undefined ? t('common.notApplicable') : formatCost(cost)}</dd>
        </div>
      </dl>
      {children}
    </li>
  );
}

/** Cost of the saved drugs with one plan: one row per drug, and the drug deductible below (DRUGS-24 … DRUGS-32). */
export function DrugPricingDialog(props: DrugPricingDialogProps): ReactNode {
  const { planType, plan, drugs, editUrl, isEditLinkPerRow, onClose } = props;
  const t = useCopy('plans', 'drug-pricing');
  const list = usePrivate('rows');
  const rows = drugCoverageOf(planType, plan, drugs);
  const names = drugNamesOf(drugs);
  return (
    <Dialog name="drug-pricing" heading={t('drugPricing.heading')} onClose={onClose}>
      {plan.planName !== undefined && <p className="card-name">{plan.planName}</p>}
      <ul {...list}>
        {rows.map((row, index) => {
          const name = names[index] ?? '';
          return (
            <DrugPrice key={index} row={row} name={name}>
              {isEditLinkPerRow && <EditLink url={editUrl} drug={name} />}
            </DrugPrice>
          );
        })}
      </ul>
      <HowToFindOut of="drugs" rows={rows} phone={props.phone} />
      {!isEditLinkPerRow && <EditLink url={editUrl} />}
      {props.isWithExtraHelp && <p className="note">{t('plan.extraHelp.otherPrices')}</p>}
      <dl className="note">
        <div className="fact">
          <dt>{t('drugPricing.deductible')}</dt>
          <dd>
            {drugDeductibleOf(liftBenefit(plan.benefits, 'partDDeductible')) ??
              t('drugPricing.deductibleAllTiers')}
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
