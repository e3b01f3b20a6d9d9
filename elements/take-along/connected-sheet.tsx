import type { ReactNode } from 'react';
import { longDate } from '../../src/domain/dates/long-date';
import { nowAtom } from '../../src/state/page/dates';
import { supportPhoneAtom } from '../../src/state/page/phones';
import type { SheetPart } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { savedProvidersAtom } from '../../src/state/saved-items/saved-items';
import { useHours } from '../../src/widgets/use-hours';
import { useLocale } from '../../src/widgets/element-frame';
import { Sheet } from './sheet';
import {
  counselorsAtom,
  pharmacyAtom,
  pricesAtom,
  sheetDrugsAtom,
  sheetPlansAtom,
  shopperNameAtom,
} from './take-along.state';

/** The sheet with the shopper's saved items, limited to the chosen parts. */
export function ConnectedSheet({ parts }: { parts: readonly SheetPart[] }): ReactNode {
  const locale = useLocale();
  const has = (part: SheetPart): boolean => parts.includes(part);
  const drugs = useValue(sheetDrugsAtom);
  const pharmacy = useValue(pharmacyAtom);
  const doctors = useValue(savedProvidersAtom);
  const plans = useValue(sheetPlansAtom);
  const name = useValue(shopperNameAtom);
  return (
    <Sheet
      locale={locale}
      date={longDate(useValue(nowAtom), locale)}
      name={has('name') ? name : ''}
      drugs={has('drugs') ? drugs : []}
      pharmacy={has('pharmacy') ? pharmacy : undefined}
      doctors={has('doctors') ? doctors : []}
      plans={has('plans') ? plans : []}
      prices={useValue(pricesAtom)}
      hasQuestions={has('questions')}
      phone={useValue(supportPhoneAtom)}
      hours={useHours('support')}
      counselors={useValue(counselorsAtom)}
    />
  );
}
