/**
 * The table of Middle-earth CCG: the opponent's side above, your own below, what is going on beside them.
 *
 * On a phone one of the three is shown at a time. What is going on comes forward when it begins; otherwise the side on
 * whose cards something can be chosen does.
 */
import type { Card, Choice, MeccgScene, MeccgSide } from '@westmarch/protocol';
import { useEffect, useMemo, useState } from 'react';
import { byCard } from '../live/choices.ts';
import { byId, useAllFaces, useTableState } from '../live/context.tsx';
import { MapOver } from '../map/MapOver.tsx';
import { showMap, useMapChoice, useMapShown } from '../map/map-store.ts';
import { Beside } from '../table/board/Beside.tsx';
import { useFitting } from '../table/board/fitting.ts';
import { Parts } from '../table/board/Parts.tsx';
import { WidthsContext } from '../table/board/Widths.tsx';
import { useVast, useWide } from '../table/wide.ts';
import s from './board.module.css';
import { Now } from './Now.tsx';
import { Seats } from './Seats.tsx';
import { Side } from './Side.tsx';
import { sheetOf, USUAL, WIDTHS } from './sheets.ts';

type Part = 'theirs' | 'now' | 'yours' | 'map';

export default function MeccgBoard() {
  const scene = useTableState((state) => state.scene);
  return scene?.game === 'meccg' ? <Board scene={scene} /> : null;
}

const isGoing = ({ attack, chain, check, journey }: MeccgScene): boolean =>
  attack !== null || chain.length > 0 || check !== null || journey !== null;
/** Something that must be looked at before choosing. */
const isUrgent = ({ attack, chain, check }: MeccgScene): boolean =>
  attack !== null || chain.length > 0 || check !== null;

function Board({ scene }: { scene: MeccgScene }) {
  const many = scene.sides.length > 2;
  const own = scene.sides.find(({ seat }) => seat === scene.you) ?? scene.sides[scene.sides.length - 1];
  const at = scene.sides.indexOf(own);
  // In the order in which they play after you.
  const others = [...scene.sides.slice(at + 1), ...scene.sides.slice(0, at)];
  const fitted = useFittedSides(own, others, scene.time.turn);
  const going = isGoing(scene);
  const { part, setPart, theirs, yours, on } = usePart(scene, own, others, going);
  const wide = useWide();
  const vast = useVast();
  const map = useMapShown();
  const hasMap = wide ? map : part === 'map';
  const beside = hasMap && wide && vast;
  const under = hasMap && !beside;
  const parts = [
    { key: 'theirs' as const, name: others.length === 1 ? others[0].name : 'Others', choices: theirs },
    ...(going ? [{ key: 'now' as const, name: 'Now', choices: 0 }] : []),
    { key: 'yours' as const, name: scene.you === 0 ? own.name : 'You', choices: yours },
    { key: 'map' as const, name: 'Map', choices: 0 },
  ];
  return (
    <div className={s.frame} data-part={part} data-beside={beside}>
      <Parts
        parts={parts}
        shown={part}
        show={(next) => {
          showMap(next === 'map');
          setPart(next);
        }}
      />
      <div
        className={s.board}
        data-under={under}
        inert={under}
        ref={fitted.ref}
        style={fitted.card === undefined ? undefined : { '--card-w': `${fitted.card}px` }}
      >
        <div className={s.sides} data-many={many}>
          <WidthsContext value={fitted.widthOf}>
            <div className={s.theirs}>
              {many && <Seats scene={scene} sides={others} choices={on} shown={part === 'theirs'} />}
              {others.map((side) => (
                <Side key={side.seat} side={side} yours={false} />
              ))}
            </div>
            {going && (
              <Beside>
                <div className={s.now}>
                  <Now scene={scene} />
                </div>
              </Beside>
            )}
            <div className={s.yours}>
              <Side side={own} yours={scene.you !== 0} />
            </div>
          </WidthsContext>
        </div>
      </div>
      {hasMap && <MapOver scene={scene} beside={beside} />}
    </div>
  );
}

/** One's own side with each of the others in turn: with several, they scroll. */
function useFittedSides(own: MeccgSide, others: readonly MeccgSide[], turn: number) {
  const faces = useAllFaces();
  const nameOf = (card: Card | null): string => (card === null ? '' : (faces.get(card.face)?.name ?? ''));
  const mine = sheetOf(own, nameOf);
  const tables = others.length === 0 ? [[mine]] : others.map((side) => [sheetOf(side, nameOf), mine]);
  return useFitting(tables, USUAL, WIDTHS, turn);
}

/** Which part a phone shows, and how many choices lie on the cards of each side. */
function usePart(scene: MeccgScene, own: MeccgSide, others: readonly MeccgSide[], going: boolean) {
  const decision = useTableState((state) => state.decision);
  const [part, setPart] = useState<Part>(() => (useMapChoice.getState().shown === true ? 'map' : 'yours'));
  const choices = useMemo(() => byCard(decision), [decision]);
  const yours = choicesOn([own.companies, own.events, own.agents, own.prisoners, own.factions], choices);
  const on = ({ companies, events, agents, prisoners }: MeccgSide): number =>
    choicesOn([companies, events, agents, prisoners], choices);
  const theirs = others.reduce((n, side) => n + on(side), 0);
  const urgent = isUrgent(scene);
  useEffect(() => {
    setPart((now) => {
      if (urgent) return 'now';
      // Whoever follows the game on the map stays there.
      if (useMapChoice.getState().shown === true) return 'map';
      if (theirs > 0 && yours === 0) return 'theirs';
      if (yours > 0 && theirs === 0) return 'yours';
      return now === 'now' && !going ? 'yours' : now;
    });
  }, [urgent, going, theirs, yours]);
  return { part, setPart, theirs, yours, on };
}

function choicesOn(somewhere: unknown, choices: ReadonlyMap<number, readonly Choice[]>): number {
  const cards: ReadonlyMap<number, Card> = byId(somewhere);
  let n = 0;
  for (const card of choices.keys()) if (cards.has(card)) n++;
  return n;
}
