/**
 * How a game went: its chances as a curve, luck and play of each player, and where it turned. A press on the curve or on a
 * turning point goes there in the replay.
 */
import type { Analysis, Turning } from '@westmarch/protocol';
import type { MouseEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice, Refused } from '../ui/Notice.tsx';
import s from './analysis.module.css';
import { fieldOf, HIGH, lineOf, marksOf, placeOf, positionAt, WIDE } from './curve.ts';
import { useAnalysis } from './use-analysis.ts';

export interface AnalysisPanelProps {
  readonly id: string;
  readonly at: number;
  readonly go: (at: number) => void;
}

export function AnalysisPanel({ id, at, go }: AnalysisPanelProps) {
  const { standing, begin } = useAnalysis(id);
  const error = standing.error ?? begin.error;
  const found = standing.data;
  return (
    <section className={s.panel} aria-label="Analysis">
      {error !== null && <Refused error={error} />}
      {error === null && found?.state === 'none' && (
        <div className={s.begin}>
          <p>
            Loremaster goes through the whole game: winning chances, luck apart from play, and where it
            turned. It takes a minute or two, and goes on if you leave.
          </p>
          <Button look="main" disabled={begin.isPending} onClick={() => begin.mutate()}>
            Analyse this game
          </Button>
        </div>
      )}
      {found?.state === 'working' && (
        <div className={s.begin}>
          <progress className={s.progress} max={1} value={found.progress} aria-label="Analysis made" />
          <p role="status">{Math.floor(found.progress * 100)} % of the analysis is made.</p>
        </div>
      )}
      {found?.state === 'failed' && (
        <Notice refused>
          <p>The analysis failed: {found.why}</p>
        </Notice>
      )}
      {found?.state === 'done' && <Made analysis={found.analysis} at={at} go={go} />}
    </section>
  );
}

function Made({ analysis, at, go }: { analysis: Analysis; at: number; go: (at: number) => void }) {
  const { players, turning, curve } = analysis;
  const now = curve[Math.min(at, curve.length - 1)];
  const [one] = players;
  return (
    <div className={s.made}>
      <div className={s.course}>
        <p className={s.now} role="status">
          Chance of {one.name} here: <strong>{now.toFixed(0)} %</strong>
        </p>
        <Curve analysis={analysis} at={at} go={go} />
        <table className={s.sums}>
          <thead>
            <tr>
              <th scope="col">In points of 100</th>
              <th scope="col">Luck</th>
              <th scope="col">Lost by play</th>
              <th scope="col">Slips</th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ name, luck, play, choices, slips }, i) => (
              <tr key={`${i}-${name}`}>
                <th scope="row">{name}</th>
                <td>{signed(luck)}</td>
                <td>{Math.abs(play).toFixed(0)}</td>
                <td>
                  {slips} of {choices}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={s.turning}>
        <h2>Where it turned</h2>
        {turning.length === 0 && <p>It never turned.</p>}
        <ol>
          {turning.map((point) => (
            <li key={`${point.at}-${point.kind}`} data-kind={point.kind}>
              <button type="button" aria-current={point.at === at} onClick={() => go(point.at)}>
                <Told point={point} name={players[point.seat - 1]?.name ?? ''} />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const signed = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(0)}`;

function Told({ point: { at, kind, by, text, better, why }, name }: { point: Turning; name: string }) {
  return (
    <>
      <span className={s.at}>{at}</span>
      <span>
        {kind === 'luck' ? (
          <>
            <b>Luck for {name}</b>, {by.toFixed(0)} points. {text}
          </>
        ) : (
          <>
            <b>{name}</b> chose “{text}”. Loremaster: <b>“{better?.text}”</b>, {better?.chance.toFixed(0)} %
            instead of {better?.instead.toFixed(0)} %.{why.length > 0 && ` Why: ${why.join('; ')}.`}
          </>
        )}
      </span>
    </>
  );
}

/** For eyes and pointers: what it shows is told in words beside it, and the slider below goes everywhere by keys. */
function Curve({ analysis, at, go }: { analysis: Analysis; at: number; go: (at: number) => void }) {
  const length = analysis.curve.length - 1;
  const press = (event: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go(positionAt((event.clientX - left) / width, length));
  };
  const here = placeOf(at, length);
  return (
    <svg
      className={s.curve}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onClick={press}
    >
      <rect className={s.other} width={WIDE} height={HIGH} />
      <path className={s.field} d={fieldOf(analysis.curve)} />
      <line className={s.even} x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
      <path className={s.line} d={lineOf(analysis.curve)} />
      {marksOf(analysis).map(({ at: where, x, y, kind }) => (
        <line
          key={`${where}-${kind}`}
          className={s.mark}
          data-kind={kind}
          x1={x}
          x2={x}
          y1={y - 9}
          y2={y + 9}
        />
      ))}
      <line className={s.here} x1={here} x2={here} y1="0" y2={HIGH} />
    </svg>
  );
}
