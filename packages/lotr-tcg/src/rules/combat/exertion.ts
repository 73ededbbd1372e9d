/**
 * Exertion and healing: tokens that are placed and taken away without a wound. LR-EXERT, LR-HEAL-001..003
 *
 * Not    wounds and deaths (wounds.ts), and healing by the rules (healing.ts).
 * Keeps  no wound prevention helps against a token of an exertion (LR-EXERT-002).
 */
import { call, finish, forbiddenBy, idOf } from '@westmarch/kernel';
import { engine, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { howBy, sourceOf, speaking, Way } from '../actions/cause.ts';
import { happens, happensBy, type Verb, verbOf } from '../actions/happening.ts';
import { isExhausted, vitality } from '../cards/cards.ts';
import { aboutToExert, aboutToHeal, exerted, healed } from '../events.ts';
import { note, Was } from '../history.ts';
import { noExert, noHeal } from '../prohibitions.ts';

/** An exhausted character cannot be exerted by anyone. LR-EXERT-003 */
export const canExert = (s: S, card: number, times = 1, source = 0): boolean =>
  s.card.live[card] === 1 && vitality(s, card) > times && forbiddenBy(s, noExert, card, source, 0) === 0;

const exerting: Verb = verbOf({
  about: aboutToExert,
  done: exerted,
  cannot: noExert,
  // Who places no token for it has exerted all the same.
  evenIfPrevented: true,
  can: (s, card) => s.card.live[card] === 1 && !isExhausted(s, card),
  happen(s, card) {
    s.card.wounds[card]++;
    note(s, card, Was.exerted);
  },
});
/** Exerts a character: a wound token that no wound prevention helps against. LR-EXERT-001, 002, 005 */
export const exert = (s: S, card: number): void => happens(s, exerting, card);

const exhausting = engine.procedure('exhausting', {
  card: idOf('card'),
  source: idOf('card'),
  how: { cell: 'i32', seenBy: 'all' },
})({
  exert: step('LR-EXERT-007', (s, f) => {
    if (!canExert(s, f.card, 1, f.source)) return finish;
    happensBy(s, exerting, f.card, f.source, f.how, 0);
    return f.go('exert');
  }),
});
/** Exerts it as often as possible. LR-EXERT-007 */
export function exhaust(s: S, card: number): void {
  const from = speaking(s);
  call(s, exhausting, card, sourceOf(s, from), howBy(s, from, Way.rules));
}

const healing: Verb = verbOf({
  about: aboutToHeal,
  done: healed,
  cannot: noHeal,
  can: (s, card) => s.card.live[card] === 1 && s.card.wounds[card] > 0,
  happen: (s, card) => void s.card.wounds[card]--,
});
/** Takes one token away, whether from a wound or an exertion. LR-HEAL-001, 003 */
export const heal = (s: S, card: number): void => happens(s, healing, card);
/** There is something to heal, and nothing forbids that this card's text, or the rules, heal it. */
export const canBeHealed = (s: S, card: number, source = 0): boolean =>
  s.card.live[card] === 1 && s.card.wounds[card] > 0 && forbiddenBy(s, noHeal, card, source, 0) === 0;
