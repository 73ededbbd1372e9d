/** The Dragons: Searching Eye. */
import { describe, expect } from 'vitest';
import {
  both,
  character,
  chooseCharacterOrAlly,
  endOfOrganization,
  exactly,
  grant,
  modifier,
  scout,
  sequence,
  shortEvent,
  subject,
  the,
  untapped,
  untilEndOfTurn,
} from '../../../../src/cards/words/index.ts';
import { body, prowess } from '../../../../src/engine.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, going, resolveChain, rowOf, scenario } from '../../../table.ts';

const stronger = grant(
  modifier({ attribute: prowess, of: exactly(subject), by: 1 }),
  untilEndOfTurn,
  the('scout'),
);
const weaker = grant(
  modifier({ attribute: body, of: exactly(subject), by: -1 }),
  untilEndOfTurn,
  the('scout'),
);
invent(
  'Twofold Stealth',
  'TW-332',
  shortEvent({
    when: endOfOrganization,
    targets: [chooseCharacterOrAlly('scout', both(untapped, scout))],
    taps: the('scout'),
    effect: sequence(stronger, weaker),
  }),
);

invent(
  'Lasting Watch',
  'TW-332',
  shortEvent({
    when: endOfOrganization,
    targets: [chooseCharacterOrAlly('scout', both(untapped, scout))],
    taps: the('scout'),
    effect: sequence(),
  }),
  modifier({ attribute: prowess, of: character, by: 1 }),
);

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
  const organized = (t: Parameters<Parameters<typeof scenario>[1]>[0]): void => {
    for (let n = 0; n < 20 && t.state.kernel.asked === 1; n++) t.choose(1, t.offered()[0]);
  };
  scenario('[TD-67/2] what others have done for a while goes on', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Stealth', 'Drughu', 'Aragorn II'],
          companies: [{ ...company('Rivendell', 'Frodo'), as: 'riders', movesTo: 'Moria' }],
        },
        Bob: { ...Bob, hand: [CARD, 'Orc-raiders'] },
      },
    });
    t.player('Ann').does('Drughu: in');
    resolveChain(t);
    const lasting = (name: string): number => {
      const { source, until } = t.state.effect;
      const row = rowOf(t.state, name);
      let rows = 0;
      for (let at = 1; at < source.length; at++) if (source[at] === row && until[at] !== 0) rows++;
      return rows;
    };
    t.player('Ann').does('Pass');
    t.player('Ann').does('Stealth: at');
    resolveChain(t);
    organized(t);
    expect([lasting('Drughu'), lasting('Stealth')]).toEqual([1, 1]);
    t.player('Bob').does(`${CARD}: as`);
    resolveChain(t);
    expect([lasting('Drughu'), lasting('Stealth')]).toEqual([1, 0]);
  });
  scenario('[TD-67/2] a card with two effects that last is one card to choose', (t) => {
    t.given({
      players: {
        Ann: {
          hand: ['Twofold Stealth', 'Stealth'],
          companies: [{ ...company('Rivendell', 'Frodo', 'Fatty Bolger'), as: 'riders', movesTo: 'Moria' }],
        },
        Bob: { ...Bob, hand: [CARD, 'Orc-raiders'] },
      },
    });
    t.player('Ann').does('Pass');
    t.player('Ann').does('Twofold Stealth: at', 'Frodo');
    resolveChain(t);
    t.player('Ann').does('Stealth: at');
    resolveChain(t);
    organized(t);
    t.player('Bob').does(`${CARD}: as`);
    t.player('Bob').mayChoose.exactly('Stealth', 'Twofold Stealth');
  });
  scenario('[TD-67/2] not where nothing lasts that needed one', (t) => {
    t.given(going([CARD, 'Orc-guard'], scouts));
    t.player('Bob').mayNot(CARD, { because: 'nothing to choose a card that required a scout' });
  });
  scenario('[TD-67/2] nor does what a card in play says by itself', (t) => {
    t.given(still({ events: [{ card: 'Lasting Watch', owner: 'Ann', controller: 'Ann' }] }));
    t.player('Ann').does('Pass', 'Pass');
    organized(t);
    t.expect.card('Frodo', { prowess: 2 });
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
