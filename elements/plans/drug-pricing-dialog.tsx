import type { ReactNode } from 'react';
import { liftBenefit } from '../../src/domain/plans/benefits';
import {
  drugCoverageOf,
  isReplacedByPharmacyMessage,
  type DrugCoverage,
} from '../../src/domain/plans/drug-coverage';
import { drugDeductibleOf } from '../../src/domain/profile/drugs';
import { drugNamesOf } from '../../src/domain/profile/names';
import { formatCost, formatTier, withoutZeroCents } from '../../src/domain/money';
import type { PlanType } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import type { Drug } from '../../src/domain/profile/profile';
import { useCopy } from '../../src/ui/copy-context';
import { KeptTogether } from '../../src/ui/kept-together';
import { usePrivate } from '../../src/ui/privacy';
import { Dialog } from '../../src/ui/dialog';
import { Note } from '../../src/ui/note';
import { Link } from '../../src/ui/link';
import type { Phone } from '../../src/ui/phone-text';
import { useStyles } from '../../src/ui/host';
import pricingStyles from './drug-pricing.css?inline';
import { HowToFindOut, Reason, Verdict } from './plan-coverage';

export interface DrugPricingDialogProps {
  planType: PlanType;
  plan: PlanDetail;
  drugs: readonly Drug[];
  /** The number to call about drugs that could not be checked. */
  phone: Phone;
  /** '' if there is no page for editing the drugs. */
  editUrl: string;
  /** Whether each row has a link. Otherwise, a single link is below the table (OPEN-B07). */
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
 * A saved drug on the plan. Values that the plan lacks show as not applicable (DRUGS-25 … DRUGS-28, OPEN-B06). On a
 * narrow screen each cell shows its column's name, `data-label`.
 */
function DrugPrice({
  row: { coverage, tier, cost },
  name,
  costLabel,
  children,
}: {
  row: DrugCoverage;
  name: string;
  costLabel: string;
  children: ReactNode;
}): ReactNode {
  const t = useCopy('drug-pricing', 'common');
  return (
    <tr>
      <th scope="row">
        <KeptTogether text={name} />
      </th>
      <td data-label={t('drugPricing.covered')}>
        <div>
          <Verdict of="drugs" coverage={coverage} /> <Reason of="drugs" coverage={coverage} />
        </div>
      </td>
      <td data-label={t('drugPricing.tier')}>
        <div>{formatTier(tier) ?? t('common.notApplicable')}</div>
      </td>
      <td data-label={costLabel}>
        <div>{cost === undefined ? t('common.notApplicable') : formatCost(cost)}</div>
      </td>
      {children && <td>{children}</td>}
    </tr>
  );
}

/** Cost of the saved drugs with one plan: one row per drug, and the drug deductible below (DRUGS-24 … DRUGS-32). */
export function DrugPricingDialog(props: DrugPricingDialogProps): ReactNode {
  const { planType, plan, drugs, editUrl, isEditLinkPerRow, onClose } = props;
  const t = useCopy('plans', 'drug-pricing');
  const table = usePrivate('table drug-prices');
  useStyles(pricingStyles);
  const rows = drugCoverageOf(planType, plan, drugs);
  const names = drugNamesOf(drugs);
  const deductible = drugDeductibleOf(liftBenefit(plan.benefits, 'partDDeductible'));
  const costLabel = t(deductible === undefined ? 'drugPricing.costOfFill' : 'drugPricing.cost');
  const hasLinks = isEditLinkPerRow && editUrl !== '';
  return (
    <Dialog name="drug-pricing" heading={t('drugPricing.heading')} onClose={onClose}>
      {plan.planName !== undefined && <p className="card-name">{plan.planName}</p>}
      {isReplacedByPharmacyMessage(planType, plan) && (
        <Note meaning="warning">{t('plan.drugs.pharmacy')}</Note>
      )}
      {props.isWithExtraHelp && <Note meaning="information">{t('plan.extraHelp.otherPrices')}</Note>}
      <div className="drug-prices-space">
        <table {...table}>
          <thead>
            <tr>
              {[t('drugPricing.drug'), t('drugPricing.covered'), t('drugPricing.tier'), costLabel].map(
                (label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ),
              )}
              {hasLinks && <td />}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const name = names[index] ?? '';
              return (
                <DrugPrice key={index} row={row} name={name} costLabel={costLabel}>
                  {hasLinks && <EditLink url={editUrl} drug={name} />}
                </DrugPrice>
              );
            })}
          </tbody>
        </table>
      </div>
      <HowToFindOut of="drugs" rows={rows} phone={props.phone} />
      <dl className="fact">
        <dt>{t('drugPricing.deductible')}</dt>
        <dd>
          {deductible === undefined ? t('drugPricing.deductibleAllTiers') : withoutZeroCents(deductible)}
        </dd>
      </dl>
      {!isEditLinkPerRow && <EditLink url={editUrl} />}
    </Dialog>
  );
}
