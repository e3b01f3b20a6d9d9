import { useState, useSyncExternalStore } from 'react';
import 'shopper-profile/elements/plans';
import 'shopper-profile/elements/extra-help';
import type {} from 'shopper-profile/react';
import { goTo, isHome } from '../shared/route';

const onRoute = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

export function App() {
  const [level, setLevel] = useState(3);
  const [isAsked, setAsked] = useState(true);
  const [hasPlans, setPlans] = useState(true);
  const [items, setItems] = useState(['one', 'two', 'three']);
  const [heard, setHeard] = useState('');
  const [routed, setRouted] = useState('');
  const isAtHome = useSyncExternalStore(onRoute, isHome);

  return (
    <main>
      <button onClick={() => setLevel(level + 1)}>Next level</button>
      <button onClick={() => setAsked(!isAsked)}>Toggle Extra Help</button>
      <button onClick={() => setItems(items.toReversed())}>Turn round</button>
      <button onClick={() => setPlans(!hasPlans)}>Toggle the plans</button>
      <button onClick={() => import('shopper-profile/elements/faq')}>Load the questions</button>
      <button onClick={() => goTo('elsewhere')}>Go elsewhere</button>
      <output id="heard">{heard}</output>
      <output id="routed">{routed}</output>
      {isAtHome && (
        <>
          {hasPlans && (
            <shopper-profile-plans
              headingLevel={level}
              onshopper-profile-navigate={(event) => {
                event.preventDefault();
                setRouted(event.detail.name);
              }}
            >
              <p>Level {level}</p>
            </shopper-profile-plans>
          )}
          {isAsked && (
            <shopper-profile-extra-help
              heading-level={level}
              onshopper-profile-extra-help-change={({ detail }) => setHeard(detail.answer)}
            />
          )}
          {items.map((item) => (
            // Before its files have loaded, an element has no properties, so React writes attributes.
            <shopper-profile-faq key={item} data-item={item} heading-level={level} />
          ))}
        </>
      )}
    </main>
  );
}

export const wrong = [
  // @ts-expect-error a level is a number
  <shopper-profile-faq key="attribute" heading-level="three" />,
  <shopper-profile-extra-help
    key="event"
    onshopper-profile-extra-help-change={({ detail }) => {
      // @ts-expect-error an answer is not a number
      detail.answer.toFixed();
    }}
  />,
];
