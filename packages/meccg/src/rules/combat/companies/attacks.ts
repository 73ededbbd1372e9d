/**
 * One company attacks another: the last thing that it does in its site phase. ME-CVCC-001, 002, 500..505, 4000, 4001
 *
 * Owns   which companies may fight each other, and when.
 * Not    the fight (combat.ts, strikes.ts, strike.ts).
 * Keeps  a player begins one such fight a turn, and none with an opponent whose card he has tried to influence (501, 504).
 */
import { call, type Gate, idOf, isMarked, type Options, ofCard, type Phrase, say } from '@westmarch/kernel';
import { ask, engine, holdsDread, step } from '../../../engine.ts';
import type { S } from '../../../state.ts';
import { companyOf, isRace, Kind as Type } from '../../cards/cards.ts';
import { cardAction } from '../../chain/actions.ts';
import { attackingCompanies, unlessForbidden } from '../../chain/forbidden.ts';
import { quiet, windowGate } from '../../chain/window-gate.ts';
import { firstOf, placeOf } from '../../companies/company.ts';
import { isMinionCompany, isOvert } from '../../companies/kind.ts';
import { fightsFallenWizards, stealsItems } from '../../optional/optional.ts';
import { stealing } from '../../optional/steal-items.ts';
import { isMinionPlayer, sideOf } from '../../sides.ts';
import { hasEntered } from '../../sites/site-needs.ts';
import { stagePointsOf } from '../../stage.ts';
import { notInStarter } from '../../starter.ts';
import { attackCompany } from '../combat.ts';

/** Of a player whose companies may be either: one that shows itself as a minion's is everyone's enemy. ME-CVCC-500 */
const isOutlaw = (s: S, company: number): boolean =>
  sideOf(s, s.company.player[company]).minions === 'by their race' && isOvert(s, company);
/** An optional rule: his own company is everyone's enemy once he has strayed far enough. ME-OPT-4006 */
function isFallenFar(s: S, company: number): boolean {
  if (!fightsFallenWizards(s)) return false;
  const player = s.company.player[company];
  const from = sideOf(s, player).fightsAllFrom;
  const { avatar } = s.player;
  return (
    from > 0 &&
    avatar[player] !== 0 &&
    companyOf(s, avatar[player]) === company &&
    stagePointsOf(s, player) >= from
  );
}
/** Of a company: more than 0 while minions may attack minions. */
export const minionsFight = engine.marker(
  'minions fight',
  () =>
    say`any minion company without a Ringwraith may attack another minion company without a Ringwraith; the attacking company may contain The Balrog`,
);
function hasRider(s: S, company: number): boolean {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (isRace(s, c, 'Ringwraith')) return true;
  return false;
}
/** What is said of a Ringwraith who is attacked is said of The Balrog. ME-BAL-001 */
const areProne = (s: S, a: number, b: number): boolean =>
  isMarked(s, minionsFight, a) &&
  isMinionCompany(s, a) &&
  isMinionCompany(s, b) &&
  !hasRider(s, a) &&
  !holdsDread(s, b);
/** Companies of two players that may fight: minions and all others; outlaws with anybody. ME-CVCC-502, 503, 4001 */
export const areEnemies = (s: S, a: number, b: number): boolean =>
  s.company.player[a] !== s.company.player[b] &&
  (areProne(s, a, b) ||
    isOutlaw(s, a) ||
    isOutlaw(s, b) ||
    isFallenFar(s, a) ||
    isFallenFar(s, b) ||
    isMinionPlayer(s, s.company.player[a]) !== isMinionPlayer(s, s.company.player[b]));

/** A company of another player at the place of this one. */
const isHere = (s: S, company: number, other: number): boolean =>
  s.company.player[other] !== 0 &&
  s.company.player[other] !== s.company.player[company] &&
  firstOf(s, other) !== 0 &&
  placeOf(s, other) === placeOf(s, company);
function someoneIsHere(s: S, company: number): boolean {
  for (let other = 1; other < s.company.player.length; other++) if (isHere(s, company, other)) return true;
  return false;
}
/** Its player has tried to influence a card of the other this turn; that of other opponents bars nothing. ME-CVCC-501 */
const isWooed = (s: S, company: number, other: number): boolean => {
  const player = s.company.player[company];
  const { wooed, influenced } = s.player;
  return influenced[player] === 1 && (wooed[player] === 0 || wooed[player] === s.company.player[other]);
};
/** Of those who are here, somebody is left whom he has not tried. */
function someoneIsLeft(s: S, company: number): boolean {
  for (let other = 1; other < s.company.player.length; other++)
    if (isHere(s, company, other) && !isWooed(s, company, other)) return true;
  return false;
}
/** Whom a company may attack where it stands. ME-CVCC-002, 501 */
function offerEnemies(s: S, company: number, o: Options | null): boolean {
  for (let other = 1; other < s.company.player.length; other++)
    if (isHere(s, company, other) && !isWooed(s, company, other) && areEnemies(s, company, other)) {
      if (o === null) return true;
      o.choice(other);
    }
  return false;
}

const fight = engine.procedure('company combat', { from: idOf('company'), on: idOf('company') })({
  whom: ask('ME-CVCC-001 ME-CVCC-002', {
    who: (s) => s.global.active,
    say: () => say`Which company do they attack?`,
    options: (s, f, o) => {
      offerEnemies(s, f.from, o);
    },
    describe: (s, _f, option) => say`The company of ${ofCard(firstOf(s, option.a))}`,
    choose(s, f, option) {
      s.player.attacked[s.company.player[f.from]] = 1;
      f.on = option.a;
      attackCompany(s, f.from, option.a);
    },
  }),
  loot: step('ME-OPT-4005', (s, f) => {
    if (!stealsItems(s) || s.company.player[f.from] === 0 || s.company.player[f.on] === 0) return;
    // What is called last runs first.
    call(s, stealing, f.on, f.from);
    call(s, stealing, f.from, f.on);
  }),
  // Whatever comes of it, it was the last thing that this company does.
  end: step('ME-CVCC-505 ME-CVCC-512', (s, f) => {
    s.company.entered[f.from] = 0;
  }),
});

/** Of the company whose site phase it is, the first stands for all. */
const standsForAll = (s: S, card: number): boolean => firstOf(s, s.global.company) === card;
/** Where no company is at its site there is nothing to be said about who else is there. */
const gateHere = (kind: Gate['kind'], rules: string, holds: (s: S) => boolean, why: Phrase): Gate =>
  engine.gate(kind, rules, (s) => s.global.company === 0 || holds(s), why);

cardAction({
  name: 'attackCompany',
  from: 'play',
  kinds: [Type.character],
  suits: standsForAll,
  gates: [
    windowGate(
      'ME-CVCC-501 ME-CVCC-505 ME-CVCC-4001',
      [
        hasEntered,
        say`it is done at the end of a company's site phase, once it has faced what guards its site`,
      ],
      quiet,
    ),
    notInStarter,
    engine.gate(
      'actor',
      '',
      (s, _p, c) => standsForAll(s, c),
      say`the first of the company whose site phase it is stands for all of it`,
    ),
    unlessForbidden(attackingCompanies, (s) => s.global.company),
    engine.gate(
      'requirement',
      'ME-CVCC-504',
      (s, p) => s.player.attacked[p] === 0,
      say`you have begun company combat before in this turn`,
    ),
    engine.gate(
      'requirement',
      'ME-CVCC-501 ME-CVCC-4000',
      (s, p) =>
        s.player.influenced[p] === 0 || (s.global.company !== 0 && someoneIsLeft(s, s.global.company)),
      say`you have made an influence attempt against an opponent this turn`,
    ),
    gateHere(
      'target',
      'ME-CVCC-002 ME-CVCC-501',
      (s) => someoneIsHere(s, s.global.company),
      say`no company of an opponent is at this site`,
    ),
    gateHere(
      'target',
      'ME-CVCC-002 ME-CVCC-502 ME-CVCC-503 ME-CVCC-4001',
      (s) => !someoneIsHere(s, s.global.company) || offerEnemies(s, s.global.company, null),
      say`none of the companies here may fight with this one`,
    ),
  ],
  declare: (s) => call(s, fight, s.global.company),
  say: () => say`attack another company`,
});
