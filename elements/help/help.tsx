import { useId, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { PhoneLink, SAMPLE_NUMBER, type Phone } from '../../src/ui/phone-text';

export interface HelpProps {
  headingLevel: number;
  support: Phone;
  supportHours: string;
  /** Phone numbers of agents. */
  sales: readonly string[];
  agentHours: string;
}

/**
 * The numbers that a shopper can call, with hours (SHELL-61, CONST-10, CONST-11). Without a number, the TTY note and
 * the hours remain.
 */
export function Help({ headingLevel, support, supportHours, sales, agentHours }: HelpProps): ReactNode {
  const t = useCopy('help');
  const id = useId();
  const tty = <span>{t('help.tty', { tty: support.tty })}</span>;
  return (
    <section className="block block-plain" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="block-title">
        {t('help.heading')}
      </Heading>
      <div className="help-ways">
        <div>
          <p className="help-label">{t('help.support')}</p>
          <p className="help-number">
            {support.number !== '' && <PhoneLink number={support.number} className="help-link" />}
            {tty}
            {support.number === '' && (
              <span className="help-link phone-space" aria-hidden="true" data-text={SAMPLE_NUMBER} />
            )}
          </p>
          <p className="help-hours">{t('help.hours', { hours: supportHours })}</p>
        </div>
        {sales.length > 0 && (
          <div>
            <p className="help-label">{t('help.sales')}</p>
            <p className="help-number">
              {sales.map((number) => (
                <PhoneLink key={number} number={number} className="help-link" />
              ))}
              {tty}
            </p>
            <p className="help-hours">{t('help.agentHours', { hours: agentHours })}</p>
          </div>
        )}
      </div>
    </section>
  );
}
