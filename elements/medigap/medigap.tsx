import { useId, type ReactNode } from 'react';
import medigapStyles from './medigap.css?inline';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { useStyles } from '../../src/ui/host';
import { Drawing } from '../../src/ui/drawing';

interface TextBlockProps {
  headingLevel: number;
  heading: string;
  text: string;
  icon?: ReactNode;
}

function TextBlock({ headingLevel, heading, text, icon }: TextBlockProps): ReactNode {
  const id = useId();
  return (
    <section className="block block-plain" aria-labelledby={id}>
      <div className="medigap-words">
        <Heading level={headingLevel} id={id} className="block-title">
          {icon}
          {heading}
        </Heading>
        {/* Content comes in English. */}
        <p lang="en">{text}</p>
      </div>
    </section>
  );
}

const shield = (
  <Drawing className="medigap-icon" path="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM12 8v7M8.5 11.5h7" />
);

export interface MedigapProps {
  headingLevel: number;
  /** Plain text from the content editors. No value: no block. */
  component: string | undefined;
  exclusions: string | undefined;
}

/** The texts of the content about supplements in the shopper's state (SHELL-68, SHELL-69). */
export function Medigap({ headingLevel, component, exclusions }: MedigapProps): ReactNode {
  const t = useCopy('medigap');
  useStyles(medigapStyles);
  return (
    <div className="medigap">
      {component !== undefined && (
        <TextBlock
          headingLevel={headingLevel}
          heading={t('medigap.component.heading')}
          text={component}
          icon={shield}
        />
      )}
      {exclusions !== undefined && (
        <TextBlock headingLevel={headingLevel} heading={t('medigap.exclusions.heading')} text={exclusions} />
      )}
    </div>
  );
}
