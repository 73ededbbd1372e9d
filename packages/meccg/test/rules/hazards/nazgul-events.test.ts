/** Nazgûl that lie in play as permanent-events, and are tapped. ME-HAZ-2013, 4001, ME-CHAIN-4008, ME-EVENT-003 */
import { choose } from '@westmarch/kernel';
import { describe } from 'vitest';
import {
  answering,
  cancelDeclared,
  discardIt,
  hazard,
  hazardPermanent,
  inChain,
  shortEvent,
  the,
} from '../../../src/cards/words/index.ts';
import { invent } from '../../invented.ts';
import { going, resolveChain, scenario } from '../../table.ts';

invent(
  'Word of Command',
  'TW-243',
  shortEvent({
    when: answering,
    targets: [choose('hazard', hazard, inChain)],
    effect: cancelDeclared(the('hazard')),
  }),
);
invent(
  'Word of Ending',
  'TW-243',
  shortEvent({
    when: answering,
    targets: [choose('hazard', hazardPermanent)],
    effect: discardIt(the('hazard')),
  }),
);

const DWAR = 'Dwar of Waw';
const ride = (hand: readonly string[], bob: object = {}) =>
  going(hand, ['Elladan', 'Elrohir'], { hand: ['Word of Command', 'Word of Ending'] }, bob);
const inPlay = { events: [DWAR], sideboard: ['Hobgoblins', 'Slayer'] };

describe('the hazard limit', () => {
  scenario('[ME-HAZ-2013 ME-HAZ-4001] tapping one counts, as playing it has', (t) => {
    t.given(ride([DWAR, 'Hobgoblins']));
    t.player('Bob').does(`${DWAR}: as a hazard`);
    resolveChain(t);
    t.expect.card(DWAR, { in: 'events of Bob' }).table({ 'hazards left': 1 });
    t.player('Bob').does(`${DWAR}: as a hazard: tap`);
    resolveChain(t);
    t.expect.table({ 'hazards left': 0 });
  });
  scenario('[ME-HAZ-4001] one that was played before counts nothing as long as it lies there', (t) => {
    t.given(ride(['Hobgoblins'], inPlay));
    t.expect.table({ 'hazards left': 2 });
    t.player('Bob').does(`${DWAR}: as a hazard: tap`);
    t.expect.table({ 'hazards left': 1 });
  });
  scenario('[ME-HAZ-2013] it is not tapped beyond the limit', (t) => {
    t.given({ ...ride(['Hobgoblins', 'Slayer'], { events: [DWAR] }), hazardsDeclared: 2 });
    t.player('Bob').mayNot(DWAR, { because: 'limit is reached', rule: 'ME-HAZ-2010' });
  });
});

describe('tapped, it is a short-event', () => {
  scenario(
    '[ME-CHAIN-4008 ME-EVENT-003] from its declaration: it can be cancelled, and is no permanent-event',
    (t) => {
      t.given(ride(['Hobgoblins'], inPlay));
      t.player('Bob').does(`${DWAR}: as a hazard: tap`);
      t.player('Ann').mayChoose.includes('Word of Command: ');
      t.player('Ann').mayNot('Word of Ending', { because: 'nothing to choose' });
      t.player('Ann').does('Word of Command: ');
      resolveChain(t);
      t.expect.card(DWAR, { in: 'discard of Bob' });
    },
  );
  scenario('[ME-EVENT-003] until then it is one', (t) => {
    t.given(ride(['Hobgoblins', 'Minions Stir'], inPlay));
    t.player('Bob').does('Minions Stir: as a hazard');
    t.player('Ann').mayChoose.includes('Word of Ending: ');
  });
  scenario('[ME-CHAIN-4008] for the sideboard it is discarded at once, and nothing is declared', (t) => {
    t.given(ride(['Hobgoblins'], inPlay));
    t.player('Bob').does(`${DWAR}: bring hazards`);
    t.expect.card(DWAR, { in: 'discard of Bob' }).asked('Bob').table({ chain: '' });
  });
});
