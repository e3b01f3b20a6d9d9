import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface BannerWidgetProps {
  headingLevel: number;
}

function BannerView({ headingLevel }: BannerWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('banner.heading')}
      </Heading>
    </section>
  );
}

export function BannerWidget(props: BannerWidgetProps): ReactNode {
  return (
    <WidgetFrame section="banner">
      <BannerView {...props} />
    </WidgetFrame>
  );
}
