/** The moving fellowship and the minions against it: duels where they are assigned, two lines before that. */
import type { Card, LotrScene } from '@westmarch/protocol';
import { usePlayerName } from '../live/context.tsx';
import { useGroupWidth } from '../table/board/Widths.tsx';
import s from './board.module.css';
import { Duel } from './Duel.tsx';
import { Row } from './Row.tsx';
import { keyOf } from './sheets.ts';

export function Battle({ scene }: { scene: LotrScene }) {
  const name = usePlayerName();
  const idle = useGroupWidth(keyOf.idle);
  const moving = scene.sides.find(({ seat }) => seat === scene.time.active);
  const fighting = new Set(scene.skirmishes.flatMap(({ character, minions }) => [character, ...minions]));
  const free = (cards: readonly Card[]): Card[] => cards.filter(({ id }) => !fighting.has(id));
  const minions = scene.sides.flatMap((side) => side.minions);
  const whose =
    moving === undefined
      ? 'The fellowship'
      : moving.seat === scene.you
        ? 'Your fellowship'
        : `${name(moving.seat)}'s fellowship`;
  const fights = scene.skirmishes.length > 0;
  const shadow = (
    <Row title={minionsOf(scene, name)} cards={free(minions)} group={fights ? '' : keyOf.minions} />
  );
  const fellowship = (
    <Row title={whose} cards={free(moving?.companions ?? [])} group={fights ? '' : keyOf.fellowship} />
  );
  if (!fights)
    return (
      <section className={s.field} aria-label="The battle">
        <h2 className="said-only">The battle</h2>
        {shadow}
        {minions.length === 0 && scene.time.turn > 0 && (
          <p className={s.quiet}>No minion stands in the way.</p>
        )}
        {fellowship}
      </section>
    );
  return (
    <section className={s.field} aria-label="The battle">
      <h2 className="said-only">The battle</h2>
      <div className={s.duels} role="group" aria-label={scene.fierce ? 'Fierce skirmishes' : 'Skirmishes'}>
        {scene.skirmishes.map((skirmish) => (
          <Duel key={`${skirmish.character}-${skirmish.minions.join('-')}`} skirmish={skirmish} />
        ))}
        <div className={s.idle} style={idle} data-facing={free(minions).length > 0}>
          {shadow}
          {fellowship}
        </div>
      </div>
    </section>
  );
}

/** Whose minions they are, where that is one player's. */
function minionsOf({ sides, you }: LotrScene, name: (seat: number) => string): string {
  const owners = sides.filter(({ minions }) => minions.length > 0);
  const [only] = owners;
  if (owners.length !== 1) return 'Minions';
  return only.seat === you ? 'Your minions' : `${name(only.seat)}'s minions`;
}
