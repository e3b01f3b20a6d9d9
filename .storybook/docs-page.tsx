import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { linksOf } from '../stories/support/made-of';

function Relatives(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, links } = linksOf(preparedMeta.componentId);
  if (links.length === 0) return null;
  return (
    <p>
      {title}:{' '}
      {links.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={`./?path=/docs/${id}`} target="_top">
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}

/** Storybook's own page, with the ways between elements and what they are made of. */
export default function DocsPage(): ReactNode {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Relatives />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
