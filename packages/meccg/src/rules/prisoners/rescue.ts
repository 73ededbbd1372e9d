/**
 * Rescue: a company at the rescue site faces what guards the prisoners, and takes them with it. ME-RESCUE-2000..2012
 *
 * Owns   when a company may try, the rescue-attacks, and what success brings.
 * Keeps  these attacks are no automatic-attacks (2008); one who is untapped after them taps, everyone under that hazard
 *        joins the company, the site taps, and one minor item may be played (2003, 2004, 2010).
 */
import { again, call, count, idOf, isIn, Kind, type Options, ofCard, say } from '@westmarch/kernel';
import { ask, engine, printed, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { discard, Kind as Type, tap } from '../cards/cards.ts';
import { cardAction } from '../chain/actions.ts';
import { canTap } from '../chain/forbidden.ts';
import { quiet, windowGate } from '../chain/window-gate.ts';
import { startAttack } from '../combat/combat.ts';
import { faceAsRescue } from '../combat/guards-again.ts';
import { firstOf, placeOf } from '../companies/company.ts';
import { hasEntered } from '../sites/site-needs.ts';
import { hostFor, setFree } from './capture.ts';
import { firstPrisoner, holds, nextPrisoner, rescueSite } from './held.ts';

/** A hazard holds somebody of this player where the company stands. */
const isHere = (s: S, host: number, player: number, company: number): boolean =>
  isIn(s, host, Zone.events) &&
  holds(s, host, player) &&
  printed.place(s, rescueSite(s, host)) === placeOf(s, company);
function offerHosts(s: S, player: number, company: number, o: Options | null): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isHere(s, c, player, company)) {
      if (o === null) return true;
      o.card(c);
    }
  return false;
}
function someoneTaps(s: S, company: number): boolean {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (canTap(s, c)) return true;
  return false;
}

/** Everyone under the hazard joins the company. ME-RESCUE-2003 */
function rescue(s: S, host: number, company: number): void {
  for (let c = firstPrisoner(s, host), next: number; c !== 0; c = next) {
    next = nextPrisoner(s, c);
    if (s.card.owner[c] === s.company.player[company]) setFree(s, c, company);
  }
  tap(s, s.company.site[company]);
  s.company.minorItem[company] = s.company.minorOnly[company] = 1;
  if (firstPrisoner(s, host) === 0) discard(s, host);
}

const attempt = engine.procedure('rescue', {
  company: idOf('company'),
  host: idOf('card'),
  next: count(),
})({
  whom: ask('ME-RESCUE-2002', {
    who: (s) => s.global.active,
    say: () => say`Whose prisoners do they rescue?`,
    options: (s, f, o) => {
      offerHosts(s, s.global.active, f.company, o);
    },
    choose(s, f, option) {
      f.host = option.a;
      s.company.sought[f.company] = 1;
    },
  }),
  face: step('ME-RESCUE-2007 ME-RESCUE-2008', (s, f) => {
    const attacks = hostFor(s, f.host)?.attacks ?? [];
    if (attacks === 'guards') {
      if (f.next++ > 0) return undefined;
      faceAsRescue(s, f.company);
      return again;
    }
    if (f.next >= attacks.length || firstOf(s, f.company) === 0) return undefined;
    const { race, strikes, prowess } = attacks[f.next];
    f.next++;
    const a = startAttack(s, f.company, race, strikes, prowess);
    s.attack.attacker[a] = s.card.controller[f.host];
    return again;
  }),
  take: ask('ME-RESCUE-2003 ME-RESCUE-2004 ME-RESCUE-2010', {
    who: (s) => s.global.active,
    say: () => say`Who taps to set them free?`,
    options(s, f, o) {
      if (s.card.live[f.host] === 0) return;
      for (let c = firstOf(s, f.company); c !== 0; c = s.card.next[c]) if (canTap(s, c)) o.card(c);
      if (o.count > 0) o.pass();
    },
    describe: (_s, _f, option) => (option.kind === Kind.pass ? say`Nobody` : say`${ofCard(option.a)}`),
    choose(s, f, option) {
      if (option.kind === Kind.pass) return;
      tap(s, option.a);
      rescue(s, f.host, f.company);
    },
  }),
});

/** Of the company whose site phase it is, the first stands for all. */
const standsForAll = (s: S, card: number): boolean => firstOf(s, s.global.company) === card;

cardAction({
  name: 'rescue',
  from: 'play',
  kinds: [Type.character],
  suits: standsForAll,
  gates: [
    windowGate(
      'ME-RESCUE-2002 ME-RESCUE-2007',
      [hasEntered, say`it is done in the site phase, once the company has faced what guards its site`],
      quiet,
    ),
    engine.gate(
      'actor',
      '',
      (s, _p, c) => standsForAll(s, c),
      say`the first of the company whose site phase it is stands for all of it`,
    ),
    engine.gate(
      'requirement',
      'ME-RESCUE-2002',
      (s) => s.company.sought[s.global.company] === 0,
      say`the company has tried before in this site phase`,
    ),
    engine.gate(
      'cost',
      'ME-RESCUE-2003',
      (s) => s.global.company === 0 || someoneTaps(s, s.global.company),
      say`no character of the company is untapped`,
    ),
    engine.gate(
      'target',
      'ME-RESCUE-2000 ME-RESCUE-2002',
      (s, p) => s.global.company === 0 || offerHosts(s, p, s.global.company, null),
      say`none of your characters is held prisoner at this site`,
    ),
  ],
  declare: (s) => call(s, attempt, s.global.company),
  say: () => say`rescue prisoners`,
});
