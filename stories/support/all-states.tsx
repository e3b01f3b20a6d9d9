import { composeStories, type StoryObj } from '@storybook/react-vite';
import { useContext, type ComponentType, type ReactNode } from 'react';
import { OtherBrandContext, SideBySide } from './both-brands';

interface StoryModule {
  default: object;
}

interface WrittenStory {
  args?: object;
  render?: unknown;
  play?: unknown;
  globals?: object;
  parameters?: { forcedColors?: boolean; showsSeveral?: boolean };
}

/**
 * A story shows a state of its own unless it shows several, only does something to another one, or requests other
 * surroundings.
 */
const isState = ({ args, render, play, globals, parameters }: WrittenStory): boolean =>
  !globals &&
  !parameters?.forcedColors &&
  !parameters?.showsSeveral &&
  (!play || args !== undefined || render !== undefined);

const titleOf = (name: string): string =>
  name.replaceAll(/(?<!^)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every state of a component at a glance: the stories of its file, side by side. */
function StatesOf({ stories }: { stories: StoryModule }): ReactNode {
  const composed = composeStories(stories as Parameters<typeof composeStories>[0]) as unknown as Record<
    string,
    ComponentType
  >;
  const states = Object.entries(composed).filter(
    ([name]) => name !== 'AllStates' && isState((stories as unknown as Record<string, WrittenStory>)[name]!),
  );
  const inOtherBrand = useContext(OtherBrandContext);
  return (
    <div className={inOtherBrand ? 'showcase' : 'showcase-states'}>
      {states.map(([name, State]) => (
        <figure key={name} className="showcase-state">
          <figcaption className="showcase-note">{titleOf(name)}</figcaption>
          {inOtherBrand ? (
            <SideBySide other={inOtherBrand(<State />)}>
              <State />
            </SideBySide>
          ) : (
            <State />
          )}
        </figure>
      ))}
    </div>
  );
}

/** Landmarks of one name are what a page with one component many times has; the others are the page's, as everywhere. */
const rules = ['landmark-unique', 'region', 'landmark-one-main', 'page-has-heading-one'];

export const allStates = (stories: () => StoryModule): StoryObj => ({
  render: () => <StatesOf stories={stories()} />,
  parameters: {
    showsSeveral: true,
    a11y: { config: { rules: rules.map((id) => ({ id, enabled: false })) } },
  },
});
