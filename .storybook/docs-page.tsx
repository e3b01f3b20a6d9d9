import {
  Canvas,
  Controls,
  DocsContext,
  Markdown,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { linksOf } from '../stories/support/made-of';
import { plainDescription } from '../stories/support/plain-description';

function PageLinks({ links }: { links: readonly { address: string; name: string }[] }): ReactNode {
  return links.map(({ address, name }, index) => (
    <span key={address}>
      {index > 0 && ', '}
      <a href={address} target="_top">
        {name}
      </a>
    </span>
  ));
}

function Relatives(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, links } = linksOf(preparedMeta.componentId);
  if (links.length === 0) return null;
  return (
    <p>
      {title}: <PageLinks links={links.map(({ id, name }) => ({ address: `./?path=/docs/${id}`, name }))} />
    </p>
  );
}

interface DocsParameters {
  description?: { component?: string };
  extractComponentDescription?: (component: unknown, context: object) => string | undefined;
}

function About(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const component: unknown = preparedMeta.component;
  const parameters = preparedMeta.parameters as { docs?: DocsParameters };
  const docs = parameters.docs ?? {};
  const text =
    docs.description?.component ??
    docs.extractComponentDescription?.(component, { component, parameters }) ??
    '';
  return <Markdown>{plainDescription(text)}</Markdown>;
}

/** Shows one story with its controls, and links to the others. All stories on one page would fill many screens. */
export default function DocsPage(): ReactNode {
  const stories = useContext(DocsContext).componentStories();
  const shown = stories.find(({ parameters }) => !parameters.showsSeveral) ?? stories[0];
  const others = stories.filter((story) => story !== shown);
  return (
    <>
      <Title />
      <Subtitle />
      <About />
      <Relatives />
      {shown && (
        <>
          <Canvas of={shown.moduleExport as object} />
          <Controls of={shown.moduleExport as object} />
        </>
      )}
      {others.length > 0 && (
        <p>
          More:{' '}
          <PageLinks links={others.map(({ id, name }) => ({ address: `./?path=/story/${id}`, name }))} />
        </p>
      )}
    </>
  );
}
