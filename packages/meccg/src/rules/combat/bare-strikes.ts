/**
 * Strikes that come without an attack: everyone in a company faces one. ME-CARD-0138
 *
 * Keeps  there is no attack that could be cancelled, changed or defeated, and nobody has faced one afterwards; the strikes
 *        themselves stand, whatever would cancel them.
 */
import { call, clearRow } from '@westmarch/kernel';
import { engine, step } from '../../engine.ts';
import { type S, Stage } from '../../state.ts';
import { note, Of } from '../terms.ts';
import { newAttack, OTHER } from './attack-rows.ts';
import { ATTACK, beforeNextStrike, nextStrike } from './combat.ts';
import { assign, clearStrikes, forEachFighter, lastRow } from './strike-rows.ts';

const strikeHim = (s: S, card: number): void => assign(s, s.global.attack, card);

const bare = engine.procedure(
  'strikes',
  ATTACK,
)({
  between: step('ME-STRIKE-005 ME-STRIKE-535', (s, f) => beforeNextStrike(s, f.attack)),
  strikes: nextStrike('ME-STRIKE-519 ME-STRIKE-527 ME-CARD-0138'),
  clear: step('', (s, f) => {
    s.global.attack = 0;
    s.global.stage = Stage.none;
    clearStrikes(s, f.attack);
    clearRow(s.attack, f.attack);
  }),
});
/** Each of the company now moving faces one; `body` is added to the body checks that follow. */
export function strikeEach(s: S, by: number, prowess: number, body: number): void {
  const { company, hazardPlayer } = s.global;
  const a = newAttack(s, company, hazardPlayer);
  s.attack.kind[a] = OTHER;
  s.attack.card[a] = by;
  s.attack.prowess[a] = prowess;
  s.attack.certain[a] = s.attack.sure[a] = s.attack.aloof[a] = 1;
  s.global.attack = a;
  forEachFighter(s, company, strikeHim, null);
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (s.strike.attack[i] === a) {
      s.strike.body[i] = -body;
      note(s, Of.body, s.strike.target[i], body, by);
    }
  call(s, bare, a);
}
