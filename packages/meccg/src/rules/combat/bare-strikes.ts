/**
 * Strikes that come without an attack: everyone in a company faces one. ME-CARD-0138
 *
 * Keeps  there is no attack that could be cancelled, changed or defeated, and nobody has faced one afterwards; the strikes
 *        themselves stand, whatever would cancel them.
 */
import { call, clearRow, idOf, say } from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import { type S, Stage } from '../../state.ts';
import { beforeNextStrike, newAttack, OTHER, pendingStrikes, sayStrike } from './combat.ts';
import { strikeSequence } from './strike.ts';
import { assign, clearStrikes, forEachFighter, lastRow } from './strike-rows.ts';

const strikeHim = (s: S, card: number): void => assign(s, s.global.attack, card);

const bare = engine.procedure('strikes', { attack: idOf('attack') })({
  between: step('ME-STRIKE-005 ME-STRIKE-535', (s, f) => beforeNextStrike(s, f.attack)),
  strikes: ask('ME-STRIKE-519 ME-STRIKE-527 ME-CARD-0138', {
    who: (s, f) => s.company.player[s.attack.company[f.attack]],
    say: () => say`Choose which strike is resolved next`,
    options: (s, f, o) => pendingStrikes(s, f.attack, o),
    describe: (s, _f, option) => sayStrike(s, option),
    choose(s, f, option) {
      call(s, strikeSequence, option.n);
      return f.go('between');
    },
  }),
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
  for (let i = 1; i <= lastRow(s.strike); i++) if (s.strike.attack[i] === a) s.strike.body[i] = -body;
  call(s, bare, a);
}
