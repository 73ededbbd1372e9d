/** Fair chance: the commitment that was published before anyone's value was known, and its opening at the end. */
import { useTableState } from '../live/context.tsx';
import ui from '../ui/ui.module.css';
import s from './FairChance.module.css';

export function FairChance() {
  const info = useTableState((state) => state.info);
  if (info === null)
    return <p>A replay was checked when it was made; `npx westmarch verify` checks its record again.</p>;
  return (
    <div className={s.chance}>
      <p>
        Before the first shuffle the server promised a secret by its fingerprint, and each player’s browser
        added a value of its own. Nobody could choose the dice. When the game is over the secret is opened,
        and anyone can check every roll.
      </p>
      <dl>
        <div>
          <dt>Promised</dt>
          <dd>
            <code>{info.commitment}</code>
          </dd>
        </div>
        {info.opened !== null && (
          <>
            <div>
              <dt>Secret</dt>
              <dd>
                <code>{info.opened.secret}</code>
              </dd>
            </div>
            <div>
              <dt>Players’ values</dt>
              <dd>
                {info.opened.values.map((value, i) => (
                  <code key={`${i}-${value}`}>{value === '' ? '(none)' : value}</code>
                ))}
              </dd>
            </div>
            <div>
              <dt>Seed</dt>
              <dd>
                <code>{info.opened.seed}</code>
              </dd>
            </div>
          </>
        )}
      </dl>
      {info.opened === null && <p className={ui.faded}>The secret is opened when the game is over.</p>}
    </div>
  );
}
