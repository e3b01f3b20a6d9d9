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
 * A story counts as a state, unless it shows several states, only interacts with another story, or requests a different
 * environment.
 */
const isState = ({ args, render, play, globals, parameters }: WrittenStory): boolean =>
  !globals &&
  !parameters?.forcedColors &&
  !parameters?.showsSeveral &&
  (!play || args !== undefined || render !== undefined);

const titleOf = (name: string): string =>
  name.replaceAll(/(?<!^)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** Shows all states of a component: the stories of its file, side by side. */
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

/**
 * A page that shows one component many times repeats the names of landmarks. The other rules concern the host page, as
 * in all stories.
 */
const rules = ['landmark-unique', 'region', 'landmark-one-main', 'page-has-heading-one'];

export const allStates = (stories: () => StoryModule): StoryObj => ({
  render: () => <StatesOf stories={stories()} />,
  parameters: {
    showsSeveral: true,
    a11y: { config: { rules: rules.map((id) => ({ id, enabled: false })) } },
  },
});
