/** Set 1: possessions. Their printed numbers are their bearer's, by the facts. */
import {
  addEffect,
  all,
  both,
  exactly,
  forbid,
  host,
  ifSo,
  ownerOf,
  passes,
  say,
  self,
  thatCard,
  thereAre,
  untilEndOf,
  verb,
  you,
} from '@westmarch/kernel';
import { engine, noWound, wounded } from '../../engine.ts';
import type { S } from '../../state.ts';
import { skirmishPhase } from '../../turn/skirmish.ts';
import { type CardDefinition, card } from '../card.ts';
import {
  a,
  aCondition,
  addsBurdens,
  archeryIs,
  bearer,
  companion,
  discardIt,
  discardSelf,
  discardTop,
  discardTopCards,
  draw,
  during,
  dwarf,
  eachKillBy,
  eachLossTo,
  eachWin,
  exertA,
  fellowship,
  hardToOverwhelm,
  healable,
  healIt,
  hobbit,
  man,
  maneuver,
  minion,
  minionArchery,
  moriaMinion,
  moriaOrc,
  named,
  note,
  noted,
  ofCulture,
  onACompanion,
  oneWay,
  removeTwilight,
  sauronOrc,
  shadow,
  skirmish,
  skirmishes,
  strengthenUpTo,
  toHeal,
  urukHai,
  whenPlayed,
  whileSkirmishing,
  withKeyword,
} from '../words/index.ts';

const itsBearer = exactly(host);
const shadowCondition = both(shadow, aCondition, onACompanion);

/** Each player once in a skirmish, however many minions he has there. LR-ERRATA-003 */
function discardOncePerSkirmish(s: S, source: number, player: number): void {
  const until = untilEndOf(s, skirmishPhase);
  const { effect } = s;
  for (let row = s.channel.first[engine.uses.channel]; row !== 0; row = effect.next[row])
    if (effect.source[row] === source && effect.until[row] === until && effect.amount[row] === -player)
      return;
  addEffect(s, engine.uses.id, source, source, -player, until);
  discardTopCards(s, player, 1);
}

export const possessions: readonly CardDefinition[] = [
  // Armor
  card('1_92', bearer(man), note(wounded, itsBearer, skirmishes, whileSkirmishing), {
    ...forbid(noWound, { of: itsBearer, if: all(whileSkirmishing, noted) }),
    say: say`${host.say} takes no more than 1 wound during each skirmish phase`,
  }),
  // Athelas
  card(
    '1_94',
    bearer(both(ofCulture('Gondor'), man)),
    during(fellowship, {
      costs: [discardSelf],
      effect: oneWay(you, [
        { can: thereAre(1, both(companion, healable)), does: healIt(toHeal(companion)) },
        { can: thereAre(1, shadowCondition), does: discardIt(a(shadowCondition)) },
      ]),
    }),
  ),
  // Coat of Mail
  card('1_101', bearer(man), hardToOverwhelm(itsBearer)),
  // Great Shield
  card('1_107', bearer(man), archeryIs(minionArchery, -1)),
  // Goblin Scimitar
  card('1_180', bearer(moriaOrc), whenPlayed({ may: true, effect: draw(1) })),
  // Goblin Spear
  card(
    '1_182',
    bearer(moriaMinion),
    eachKillBy(host, companion, {
      effect: {
        ...ifSo(passes(thatCard, hobbit), addsBurdens(2), addsBurdens(1)),
        say: say`add a burden (or ${2} burdens if that companion was a Hobbit)`,
      },
    }),
  ),
  // Hobbit Sword
  card('1_299', bearer(hobbit)),
  // Dwarven Armor
  card('1_8', bearer(dwarf), hardToOverwhelm(itsBearer)),
  // Dwarven Axe
  card(
    '1_9',
    bearer(dwarf),
    eachLossTo(minion, host, {
      effect: {
        ...verb('discard once', discardOncePerSkirmish, [self, ownerOf(thatCard)], say`discard`),
        say: say`that player discards the top card of his draw deck (once each skirmish)`,
      },
    }),
  ),
  // Boromir's Cloak
  card(
    '1_98',
    bearer(named('Boromir')),
    during(maneuver, {
      costs: [exertA(named('Boromir'))],
      effect: discardIt(a(both(withKeyword('Weather'), aCondition))),
    }),
  ),
  // Uruk-hai Sword
  card('1_160', bearer(urukHai), eachWin(itsBearer, { effect: discardTop(1) })),
  // Orc Scimitar
  card(
    '1_269',
    bearer(sauronOrc),
    during(skirmish, { costs: [removeTwilight(1)], effect: strengthenUpTo(host, 1, 3) }),
  ),
];
