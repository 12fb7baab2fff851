import { useState } from 'react';

/** So many actions are buttons; more are a list to choose from. */
const MOST_BUTTONS = 8;

/** What the seat may do, in words. */
export function Actions<A>({
  legal,
  say,
  act,
}: {
  readonly legal: readonly A[];
  readonly say: (action: A) => string;
  readonly act: (action: A) => void;
}) {
  const [chosen, choose] = useState(0);
  if (legal.length === 0) return <p className="quiet">Nothing to do now.</p>;
  if (legal.length <= MOST_BUTTONS)
    return (
      <div className="actions">
        {legal.map((action) => (
          <button type="button" key={JSON.stringify(action)} onClick={() => act(action)}>
            {say(action)}
          </button>
        ))}
      </div>
    );
  const at = Math.min(chosen, legal.length - 1);
  return (
    <div className="actions">
      <select aria-label="What to do" value={at} onChange={({ target }) => choose(Number(target.value))}>
        {legal.map((action, index) => (
          <option key={JSON.stringify(action)} value={index}>
            {say(action)}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => act(legal[at] as A)}>
        Do it
      </button>
    </div>
  );
}
