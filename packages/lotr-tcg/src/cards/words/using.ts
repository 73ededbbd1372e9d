/** Actions of a phase that nobody may use, or that cost more: events whose text names it, and special abilities. LR-ACTION-012 */
import {
  type Ability,
  abilityIn,
  all,
  type Condition,
  condition,
  forbid,
  NOTHING,
  type Phrase,
  type PlayerRef,
  say,
  whilst,
  word,
} from '@westmarch/kernel';
import { isKind, Kind } from '../../rules/cards/cards.ts';
import { noUse } from '../../rules/prohibitions.ts';
import { phases, type S } from '../../state.ts';

type What = 'events' | 'special abilities' | 'both';
const namesPhase = (s: S, named: number, phase: number): boolean => {
  const { ability } = s.engine.abilities[abilityIn(named)];
  return ability !== null && 'phases' in ability && isAmong(ability.phases, phase);
};
const isAmong = (list: unknown, phase: number): boolean => Array.isArray(list) && list.includes(phase);
const isEvent = (s: S, card: number): boolean => isKind(s, card, Kind.event);

interface Ban {
  /** Only this player; all, where nobody is named. */
  readonly who?: PlayerRef;
  /** Anyone but the player of the card. */
  readonly opponents?: true;
  readonly what?: What;
  readonly if?: Condition;
}
const TEXT: Readonly<Record<What, (phase: string) => Phrase>> = {
  events: (phase) => say`play ${word(phase)} events`,
  'special abilities': (phase) => say`use ${word(phase)} special abilities`,
  both: (phase) => say`play ${word(phase)} events or use ${word(phase)} special abilities`,
};
/** "no player may use archery special abilities", "the Free Peoples player may not play skirmish events". */
export function cannotAct(phase: number, ban: Ban = {}): Ability {
  const { who, what = 'both' } = ban;
  const test = condition(
    'action of a phase',
    who === undefined ? [] : [who],
    (g, v) =>
      [
        `${g.ref(namesPhase)}(s, n, ${phase})`,
        ...(who === undefined ? [] : [`b === ${who.js(g, v)}`]),
        ...(ban.opponents === true ? ['b !== you'] : []),
        ...(what === 'both' ? [] : [`${what === 'events' ? '' : '!'}${g.ref(isEvent)}(s, a)`]),
      ].join(' && '),
    NOTHING,
  );
  const does = TEXT[what](phases[phase]);
  return {
    ...forbid(noUse, { if: ban.if === undefined ? test : all(test, ban.if) }),
    say: whilst(
      ban.opponents === true
        ? say`no opponent may ${does}`
        : who === undefined
          ? say`no player may ${does}`
          : say`${who.say} may not ${does}`,
      ban.if,
    ),
  };
}
