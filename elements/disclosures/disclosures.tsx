import type { ReactNode, Ref } from 'react';
import { Accordion } from '../../src/ui/accordion';
import { useCopy } from '../../src/ui/copy-context';
import { LatePhoneText, type Phone } from '../../src/ui/phone-text';

const texts = ['government', 'underwriting', 'availability', 'benefits'] as const;

export interface DisclosuresProps {
  headingLevel: number;
  phone: Phone;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The required disclosures about Medicare Supplement plans (SHELL-64). They are in one panel, so that a single press
 * opens them all. A text that the host sets to '' is omitted.
 */
export function Disclosures({ headingLevel, phone, ref }: DisclosuresProps): ReactNode {
  const t = useCopy('disclosures');
  const { number, tty } = phone;
  const contact = t('disclosures.contact', { tty });
  const contactWithout = t('disclosures.contactWithoutPhone', { tty });
  const content = (
    <>
      {texts.map((name) => {
        const text = t(`disclosures.${name}`);
        return text !== '' && <p key={name}>{text}</p>;
      })}
      {(number === '' ? contactWithout : contact) !== '' && (
        <p>
          <LatePhoneText text={contact} textWithout={contactWithout} number={number} />
        </p>
      )}
    </>
  );
  const items = [{ id: 'disclosures', title: t('disclosures.heading'), content }];
  return <Accordion items={items} headingLevel={headingLevel} {...(ref && { ref })} />;
}
