/** Refusals and breakdowns of a game, put into words for a viewer. */
import { type Breakdown as Folded, type Phrase, type Refusal } from '@westmarch/kernel';
import { type Breakdown, type Refused } from '@westmarch/protocol';
import { type Seat } from './seat.ts';
import { capital } from './words.ts';

/** Each reason is said once, with the first thing that it stands against. */
export function refusedFrom(
  seat: Seat,
  all: readonly { readonly name: string; readonly refusals: readonly Refusal[] }[],
): Refused[] {
  const said = new Set<string>();
  const found: Refused[] = [];
  for (const { name, refusals } of all) {
    const reasons = refusals
      .map(({ why, rules }) => ({ text: `${capital(seat.say(why))}.`, rules: [...rules] }))
      .filter(({ text }) => !said.has(text));
    for (const { text } of reasons) said.add(text);
    if (reasons.length > 0) found.push({ name: capital(name), reasons });
  }
  return found;
}

/** Why what might be done with a card is refused: by its own text, one list for each of its abilities, and by the rules. */
export function refusedOf(
  seat: Seat,
  card: number,
  byText: readonly (readonly Refusal[])[],
  byRules: readonly { readonly say: Phrase; readonly refusals: readonly Refusal[] }[],
): Refused[] {
  const { actions } = seat.view.engine.definitions[seat.view.card.def[card]];
  return refusedFrom(seat, [
    ...byText.slice(0, actions.length).map((refusals) => ({ name: 'its text', refusals })),
    ...byRules.map(({ say, refusals }) => ({ name: seat.say(say), refusals })),
  ]);
}

export const brokenDown = (seat: Seat, name: string, folded: Folded): Breakdown => ({
  name,
  value: folded.value,
  base: folded.base,
  terms: folded.terms.map(({ source, before, after, say, rules }) => ({
    by: after - before,
    source: seat.card(source),
    card: source,
    text: seat.say(say),
    rules: [...rules],
  })),
});
