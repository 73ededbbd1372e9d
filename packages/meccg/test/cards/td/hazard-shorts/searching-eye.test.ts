/** The Dragons: Searching Eye. */
import { describe } from 'vitest';
import { Bob, company, going, resolveChain, scenario } from '../../../table.ts';

const CARD = 'Searching Eye';
describe(`[TD-67] ${CARD}`, () => {
  const scouts = ['Fatty Bolger', 'Frodo'];
  const attacked = (hand: readonly string[], bob: object = {}) => ({
    phase: 'hazards',
    players: {
      Ann: { hand, companies: [{ ...company('Rivendell', ...scouts), as: 'riders', movesTo: 'Moria' }] },
      Bob: { ...Bob, hand: [CARD, 'Orc-raiders'], ...bob },
    },
  });
  const attack = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    t.player('Bob').does('Orc-raiders: attack');
    resolveChain(t);
  };
  scenario('[TD-67/1] a card that needs a scout is cancelled and discarded', (t) => {
    t.given(attacked(['Concealment', 'Escape']));
    attack(t);
    t.player('Ann').does('Concealment: when', 'Frodo');
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    t.expect
      .card('Concealment', { in: 'discard of Ann' })
      .card('Frodo', { status: 'tapped' })
      .table({ 'attack strikes': 4, hazardsDeclared: 2 });
  });
  scenario('[TD-67/1] not one that needs none', (t) => {
    t.given(attacked(['Escape', 'Concealment']));
    attack(t);
    t.player('Ann').does('Escape: when', 'Frodo');
    t.player('Bob').mayNot(CARD, { because: 'nothing to choose a card that requires a scout' });
  });
  const still = (events: object = {}) => ({
    players: {
      Ann: {
        hand: ['Stealth'],
        companies: [{ ...company('Rivendell', 'Frodo'), as: 'riders', movesTo: 'Moria' }],
      },
      Bob: { ...Bob, hand: [CARD, 'Orc-raiders'], ...events },
    },
  });
  scenario('[TD-67/2] what a scout has done for a while is over', (t) => {
    t.given(still());
    t.player('Ann').does('Pass');
    t.player('Ann').does('Stealth: at');
    resolveChain(t);
    for (let n = 0; n < 20 && t.state.kernel.asked === 1; n++) t.choose(1, t.offered()[0]);
    t.player('Bob').mayNot('Orc-raiders', { to: 'attack', because: 'no creatures' });
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    t.player('Bob').mayChoose.includes('Orc-raiders: attack');
  });
  scenario('[TD-67/2] not where nothing lasts that needed one', (t) => {
    t.given(going([CARD, 'Orc-guard'], scouts));
    t.player('Bob').mayNot(CARD, { because: 'nothing to choose a card that required a scout' });
  });
  scenario('[TD-67/1] on guard, at the site', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: {
          hand: ['Concealment', 'Escape'],
          companies: [
            { ...company('Moria', ...scouts), onGuard: [{ card: CARD, owner: 'Bob', controller: 'Bob' }] },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Yes');
    t.player('Ann').does('Concealment: when', 'Frodo');
    t.player('Bob').does(`${CARD}: reveal`);
    resolveChain(t);
    t.expect
      .card('Concealment', { in: 'discard of Ann' })
      .card(CARD, { in: 'discard of Bob' })
      .table({ 'attack strikes': 4 });
  });
  scenario('[TD-67/1] on guard, not against what needs no scout', (t) => {
    t.given({
      phase: 'site',
      players: {
        Ann: {
          hand: ['Concealment', 'Escape'],
          companies: [
            { ...company('Moria', ...scouts), onGuard: [{ card: CARD, owner: 'Bob', controller: 'Bob' }] },
          ],
        },
        Bob: { ...Bob, hand: ['Twilight'], events: ['Doors of Night'] },
      },
    });
    t.player('Ann').does('Yes');
    t.player('Ann').does('Escape: when', 'Frodo');
    t.player('Bob').mayNot(CARD);
  });
});
