/** Skirmishes that change while they last: who takes whose place, and assignments that are cancelled. */
import {
  a,
  ableToReplace,
  ableToReplaceMinion,
  acting,
  both,
  companion as companions,
  during,
  minion as minions,
  replaceIn,
  replacesMinion,
  say,
  skirmish,
  skirmishingIt,
  unassigns,
  you,
} from '../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const newcomer = a(both(companions, ableToReplace), you, 'newcomer');
const oldMinion = a(both(minions, skirmishingIt(hero())), you, 'old');
/** The one whose skirmish it is. */
function hero() {
  return { kind: 'card', word: 'hero', parts: [], js: () => 's.global.skirmish', say: say`him` } as const;
}
invent(
  companion('Guard'),
  companion('Second'),
  companion('Wizard', { race: 'Wizard' }),
  minion('Orc'),
  minion('Ogre', { strength: 9 }),
  freeCondition(
    'Trade',
    {},
    during(skirmish, { effect: acting(newcomer, (card) => replaceIn(card, companions)) }),
  ),
  shadowCondition(
    'Relay',
    {},
    during(skirmish, {
      effect: acting(oldMinion, (old) =>
        acting(a(both(minions, ableToReplaceMinion(old)), you, 'new'), (card) => replacesMinion(old, card)),
      ),
    }),
  ),
  shadowCondition(
    'Recall',
    {},
    during(skirmish, { effect: acting(a(minions, you, 'called'), (card) => unassigns(card)) }),
  ),
);

scenario(
  '[LR-LATER-015 LR-SKIRM-014] someone unassigned takes the place of the companion who fights',
  (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), 'Guard', 'Second', 'Wizard'], support: ['Trade'] },
        Bob: {
          minions: [
            { card: 'Ogre', against: 'Guard' },
            { card: 'Orc', against: 'Wizard' },
          ],
        },
      },
      skirmish: 'Guard',
    });
    t.player('Ann').does('Trade');
    // The Wizard has his own skirmish before him.
    t.player('Ann').mayChoose.exactly('Frodo', 'Second');
    t.player('Ann').does('Second').passes();
    t.expect.card('Guard', { wounds: 0 }).card('Second', { wounds: 1 });
  },
);
scenario('[LR-SKIRM-014] and a minion another minion’s', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Guard'] },
      Bob: { minions: [{ card: 'Orc', against: 'Guard' }, 'Ogre'], support: ['Relay'] },
    },
  });
  t.player('Bob').does('Relay');
  t.player('Bob').passes();
  t.expect.card('Guard', { wounds: 1 }).card('Orc', { wounds: 0, against: 'none' });
});
scenario('[LR-ASSIGN-009] an assignment that is cancelled leaves nobody to fight', (t) => {
  t.given({
    phase: 'skirmishes alone',
    players: {
      Ann: { companions: ['Second', 'Guard'] },
      Bob: {
        minions: [
          { card: 'Orc', against: 'Guard' },
          { card: 'Ogre', against: 'Second' },
        ],
        support: ['Recall'],
      },
    },
  });
  t.player('Ann').does('The skirmish of Guard');
  t.player('Bob').does('Recall', 'Ogre').passes();
  t.expect.card('Second', { wounds: 0 }).card('Ogre', { against: 'none' });
  t.expect.asked('nobody');
});
