/** Fair chance: what was promised before the game, what was opened after it, and what this browser itself found. */
import { useTableState } from '../../live/context.tsx';
import type { FairState } from '../../live/fair-play.ts';
import { Notice } from '../../ui/Notice.tsx';
import ui from '../../ui/ui.module.css';
import s from './FairChance.module.css';

export function FairChance() {
  const info = useTableState((state) => state.info);
  const fair = useTableState((state) => state.fair);
  if (info === null)
    return <p>A replay was checked when it was made; `npx westmarch verify` checks its record again.</p>;
  return (
    <div className={s.chance}>
      <p>
        Before the first shuffle the server promised a secret by its fingerprint, and every player’s browser
        promised a value of its own; only then were values revealed. Nobody could choose the dice, whoever
        runs this server included.
      </p>
      <Verdict fair={fair} />
      <dl>
        <div>
          <dt>Promised by the server</dt>
          <dd>
            <code>{fair.note?.commitment ?? info.commitment}</code>
          </dd>
        </div>
        <div>
          <dt>Promised by the players</dt>
          <dd>
            {info.fair.promises.map((promise, i) => (
              <code key={`${i}-${promise}`}>{promise === null ? '(not yet)' : promise || '(none)'}</code>
            ))}
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
      {fair.note !== null && (
        <p>
          <a
            download={`westmarch-note-${info.table}.json`}
            href={`data:application/json,${encodeURIComponent(JSON.stringify(fair.note, null, 2))}`}
          >
            Keep this browser’s note
          </a>
          <span className={ui.faded}>
            {' '}
            and check the record against it: <code>npx westmarch verify RECORD --note NOTE</code>
          </span>
        </p>
      )}
    </div>
  );
}

/** What this browser found, which is worth more than what the server says. */
function Verdict({ fair: { note, faults, opened } }: { fair: FairState }) {
  if (faults.length > 0)
    return (
      <Notice refused>
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </Notice>
    );
  if (note === null)
    return (
      <p className={ui.faded}>This browser took no part in it, so it has nothing of its own to check.</p>
    );
  return (
    <Notice>
      <p>
        {opened
          ? 'Checked by this browser: secret, values and seed are those that were promised.'
          : 'This browser chose its own value, noted what everyone promised, and will check the opening.'}
      </p>
    </Notice>
  );
}
