/** Against the Shadow: Summons from Long Sleep. */
import { describe } from 'vitest';
import {
  both,
  choose,
  creature,
  discarding,
  inHand,
  ofRace,
  raiseLimit,
  shortEvent,
  spent,
  the,
} from '../../../../src/cards/words/index.ts';
import { asHazard } from '../../../../src/cards/words/occasions/hazard-windows.ts';
import { fight } from '../../../fights.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, going, idleUntil, resolveChain, scenario } from '../../../table.ts';

const CARD = 'Summons from Long Sleep';
invent(
  'A feud of Drakes',
  'BA-23',
  shortEvent({
    when: asHazard,
    targets: [spent(choose('creature', both(ofRace('Dragon'), creature), inHand))],
    costs: [discarding(the('creature'))],
    effect: raiseLimit(1),
  }),
);
type T = Parameters<Parameters<typeof scenario>[1]>[0];
describe(`[AS-39] ${CARD}`, () => {
  const asleep = (hand: readonly (string | object)[], dice: readonly number[] = []) => ({
    ...going(
      hand,
      ['Elladan', 'Elrohir', 'Haldir'],
      { hand: ['Escape', 'Marvels Told'] },
      { events: [CARD] },
    ),
    dice,
  });
  const reserve = (t: T): void => {
    t.player('Bob').does(`${CARD}: in`);
    resolveChain(t);
  };
  scenario('[AS-39/1] comes into play as a hazard', (t) => {
    t.given(going([CARD, 'Orc-guard'], ['Elladan']));
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    t.expect.card(CARD, { in: 'events of Bob' });
  });
  scenario(
    '[AS-39/2 ME-CARD-0735] a Drake is reserved, outside of the limit; one at a time, and nothing else',
    (t) => {
      t.given(asleep(['Cave-drake', 'Orc-guard']));
      reserve(t);
      t.expect.card('Cave-drake', { in: `on of ${CARD}` }).table({ hazardsDeclared: 0 });
      t.player('Bob').mayNot(CARD, { because: 'reserved' });
    },
  );
  scenario('[AS-39/2] no other creature', (t) => {
    t.given(asleep(['Orc-guard', 'Wargs']));
    t.player('Bob').mayNot(CARD, { because: 'nothing to choose a Dragon' });
  });
  scenario(
    '[AS-39/3 AS-39/4 AS-39/5 ME-CARD-0734] it is played from there with +2 prowess, and the card goes',
    (t) => {
      t.given(asleep(['Cave-drake', 'Orc-guard'], [6, 6, 6, 6]));
      reserve(t);
      t.player('Bob').mayChoose.excludes('Cave-drake: place');
      t.player('Bob').does('Cave-drake: attack');
      idleUntil(t, () => t.state.global.attack !== 0);
      t.expect.table({ 'attack strikes': 2, 'attack prowess': 12, hazardsDeclared: 1 });
      fight(t);
      t.expect.card(CARD, { in: 'discard of Bob' });
    },
  );
  scenario('[AS-39/5] reserves nothing: an attack by no card leaves it where it is', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 1, race: 'Dragon' },
      dice: [6, 6],
      players: { Ann: { companies: [company('Moria', 'Elladan')] }, Bob: { ...Bob, events: [CARD] } },
    });
    fight(t);
    t.expect.card(CARD, { in: 'events of Bob' });
  });
  for (const reserves of [false, true])
    scenario(
      `[AS-39/5] a Drake from hand attacks, and ${reserves ? 'another' : 'none'} is reserved: it stays`,
      (t) => {
        const drake = (as: string) => ({ card: 'Cave-drake', as });
        t.given({ ...asleep([drake('one'), drake('two')], [6, 6, 6, 6]) });
        if (reserves) {
          t.player('Bob').does(`${CARD}: in`, 'one');
          resolveChain(t);
        }
        t.player('Bob').does('two: attack');
        idleUntil(t, () => t.state.global.attack !== 0);
        fight(t);
        t.expect.card(CARD, { in: 'events of Bob' });
      },
    );
  scenario('[AS-39/4] one from hand has no more than it has', (t) => {
    t.given(
      asleep([
        { card: 'Cave-drake', as: 'one' },
        { card: 'Cave-drake', as: 'two' },
      ]),
    );
    t.player('Bob').does(`${CARD}: in`, 'one');
    resolveChain(t);
    t.player('Bob').does('two: attack');
    idleUntil(t, () => t.state.global.attack !== 0);
    t.expect.table({ 'attack prowess': 10 });
  });
  scenario(
    '[ME-CARD-0168, ME-CARD-0736, ME-COND-4012, ME-DISC-2003, ME-PILE-002] a reserved one is not discarded as though it were in hand',
    (t) => {
      t.given(asleep(['Cave-drake', 'A feud of Drakes', 'Orc-guard']));
      t.player('Bob').mayChoose.includes('A feud of Drakes: as');
      reserve(t);
      t.player('Bob').mayNot('A feud of Drakes', { because: 'nothing to choose a Dragon' });
    },
  );
  for (const [dice, prowess] of [
    [[6, 6], 10],
    [[], 12],
  ] as const)
    scenario(`[ME-CARD-0738] removed in answer, it still attacks, with ${prowess}`, (t) => {
      const hand = { hand: ['Escape', 'Marvels Told'] };
      t.given({
        ...going(['Cave-drake', 'Orc-guard'], ['Elrond', 'Elladan'], hand, { events: [CARD] }),
        dice,
      });
      t.player('Ann').does('Pass');
      t.player('Bob').does(`${CARD}: in`);
      t.player('Ann').does('Pass');
      resolveChain(t);
      t.player('Ann').does('Pass');
      t.player('Bob').does('Cave-drake: attack');
      if (dice.length > 0) t.player('Ann').does('Marvels Told');
      idleUntil(t, () => t.state.global.attack !== 0);
      t.expect
        .table({ 'attack prowess': prowess })
        .card(CARD, { in: prowess === 10 ? 'discard of Bob' : 'events of Bob' });
    });
});
