/**
 * What might be done with a card, and why it cannot: for scenarios that expect a refusal.
 *
 * Keeps  a reason counts only if it is one of the very thing that is meant, and nothing that is meant is allowed: why a
 *        card cannot do something beside the point proves nothing. What could never be offered is not refused either.
 */
import { type GateKind, Kind, render, type State } from '@westmarch/kernel';
import { askedOf } from './halt.ts';
import { lines } from './near.ts';
import type { Table } from './table.ts';

/** Why something is refused: the words of a shut gate, or a part of them, and the rule that it cites. */
export interface Because {
  readonly because?: string;
  readonly rule?: string;
  /** What he may not do with it: a thing of the rules by its name, words of the card's own text, or all of "its text". */
  readonly to?: string;
}
const OWN_TEXT = 'its text';

interface Reason {
  readonly gate: GateKind;
  readonly text: string;
  readonly rules: readonly string[];
}
export interface Refused {
  /** The name of a thing of the rules, or the words of one of the card's own abilities. */
  readonly name: string;
  readonly isOwn: boolean;
  /** It is what such a card, where it lies, is for. */
  readonly isMeant: boolean;
  readonly reasons: readonly Reason[];
}

/** Everything that might be done with a card: by its own text, and by the rules. */
export function thingsWith<S extends State>(table: Table<S>, player: number, card: number): Refused[] {
  const { adapter, state: s, who } = table;
  const { abilities, definitions, language } = s.engine;
  const names = who.names(s, player);
  const own = definitions[s.card.def[card]].actions;
  const byRules = adapter.things?.() ?? [];
  return adapter.game.whyNot(s, player, card).map((refusals, i) => {
    const thing = i < own.length ? undefined : byRules[i - own.length];
    return {
      name:
        i < own.length
          ? render(language, names, abilities[own[i]].say)
          : (thing?.name ?? `thing ${i - own.length + 1}`),
      isOwn: i < own.length,
      isMeant: thing?.isMeant(s, card) ?? true,
      reasons: refusals.map(({ gate, why, rules }) => ({ gate, text: render(language, names, why), rules })),
    };
  });
}

/**
 * What a text of that card offers to a player now, in words: also what offers itself as something happens, which nobody
 * could ask for. That a card might be chosen or laid aside is none of its own doing.
 */
export function offeredBy<S extends State>(table: Table<S>, player: number, card: number): string[] {
  if (askedOf(table.state) !== player) return [];
  const options = table.adapter.game.options(table.state);
  return table
    .offered()
    .filter((_words, i) => options.kind(i) === Kind.action && options.a(i) === card && options.b(i) !== 0);
}

/** It lies where cards only lie, and none of its own actions can be used from there: in a deck or a pile. */
function isAway<S extends State>({ state: s }: Table<S>, all: readonly Refused[], card: number): boolean {
  const { spec, zoneNames } = s.engine.schema;
  const { seenBy } = spec.zones[zoneNames[s.layout.placeKind[s.card.place[card]]]];
  if (s.card.live[card] === 1 || seenBy === 'owner') return false;
  return all.every(({ isOwn, reasons }) => !isOwn || reasons.some(({ gate }) => gate === 'zone'));
}

/**
 * Something with that card could be offered to somebody where it lies: one of its actions or of the rules, or an answer
 * to what happens. What happens of itself, or is merely so, nobody is offered.
 */
export function couldBeOffered<S extends State>(
  table: Table<S>,
  all: readonly Refused[],
  card: number,
): boolean {
  const { engine, card: cards } = table.state;
  const { standing, elsewhere } = engine.definitions[cards.def[card]];
  const offersItself = (id: number): boolean => {
    const { ability, required } = engine.abilities[id];
    return ability?.type === 'trigger' && !required;
  };
  return (
    all.some(({ isOwn, isMeant }) => (isOwn ? !isAway(table, all, card) : isMeant)) ||
    elsewhere.some(offersItself) ||
    (cards.live[card] === 1 && standing.some(offersItself))
  );
}

/** What a scenario speaks of: the things that it names, or all that the card is for. */
export function meantBy(all: readonly Refused[], { because, rule, to }: Because): readonly Refused[] {
  if (to !== undefined)
    return all.filter(({ name, isOwn }) => (isOwn ? to === OWN_TEXT || name.includes(to) : name === to));
  return because === undefined && rule === undefined ? all : all.filter(({ isMeant }) => isMeant);
}

const isFor = ({ text, rules }: Reason, { because, rule }: Because): boolean =>
  (because === undefined || text.includes(because)) && (rule === undefined || rules.includes(rule));

/** What is wrong with the expectation that all of these are refused, one of them for this reason; empty if nothing. */
export function faultOf(meant: readonly Refused[], wanted: Because): string {
  const open = meant.filter((thing) => thing.reasons.length === 0);
  if (open.length > 0) return `nothing refuses it:${lines(open.map(({ name }) => name))}`;
  const { because, rule } = wanted;
  if (because === undefined && rule === undefined) return '';
  const reasons = meant.flatMap((thing) => thing.reasons);
  if (reasons.some((reason) => isFor(reason, wanted))) return '';
  const words = [
    because === undefined ? [] : `"${because}"`,
    rule === undefined ? [] : `rule ${rule}`,
  ].flat();
  const given = reasons.map(({ text, rules }) => [text, ...rules].join(' · '));
  return `not because of ${words.join(' and ')}. Reasons:${lines(given)}`;
}
