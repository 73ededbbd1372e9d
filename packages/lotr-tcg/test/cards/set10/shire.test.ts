/** Mount Doom: the Shire culture. */
import {
  a,
  companion as aCompanion,
  addsTwilight,
  minion as aMinion,
  event,
  skirmish,
  skirmishLost,
  strengthen,
  trigger,
} from '../../../src/cards/words/index.ts';
import { freeCondition, freeEvent, invent, minion, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { boromir, merry, sam } from '../people.ts';

invent(
  freeEvent('Riddle', { culture: 'Shire' }),
  freeEvent('Joke', { culture: 'Shire' }),
  freeEvent('Trick', { culture: 'Shire' }),
  freeCondition('Tale', { culture: 'Shire' }),
  freeCondition('Noise'),
  freeCondition('Song'),
  minion('Brute', { strength: 8, vitality: 4 }),
  freeEvent('Blunt', { twilight: 0 }, event(skirmish, { effect: strengthen(a(aMinion), -6) })),
  shadowCondition('Mockery', {}, trigger(skirmishLost, { of: aCompanion, effect: addsTwilight(1) })),
);

const present = { card: 'Birthday Present', as: 'Present' };
const party = (...discard: readonly unknown[]) => ({
  phase: 'fellowship alone',
  players: { Ann: { companions: [frodo()], support: [present], discard, hand: ['Noise', 'Song'] }, Bob: {} },
});
scenario('[10_104] a burden buys one of two Shire events, as the opponent chooses', (t) => {
  t.given(party('Riddle', { card: 'Riddle', as: 'copy' }, 'Joke', 'Trick', 'Blunt', 'Tale'));
  t.player('Ann').does('Present').mayChoose.exactly('Riddle', 'copy', 'Joke', 'Trick');
  t.player('Ann').does('Riddle').mayChoose.exactly('Joke', 'Trick');
  t.player('Ann').does('Trick');
  t.player('Bob').mayChoose.exactly('Riddle', 'Trick');
  t.player('Bob').does('Trick');
  t.player('Ann').has({ burdens: 1, hand: ['Noise', 'Song', 'Trick'] });
  t.expect.card('Riddle', { in: 'discard of Ann' });
});
scenario('[10_104, LR-ERRATA-2026] of one title alone it is simply taken', (t) => {
  t.given(party({ card: 'Riddle', as: 'one' }, { card: 'Riddle', as: 'other' }));
  t.player('Ann')
    .does('Present', 'other')
    .has({ burdens: 1, hand: ['Noise', 'Song', 'other'] });
});
scenario('[10_104, LR-EFFECT-007] with none there it is a burden for nothing', (t) => {
  t.given(party('Blunt', 'Tale'));
  t.player('Ann').does('Present').has({ burdens: 1, hand: 2 });
});
scenario('[10_104] of several opponents its player picks one', (t) => {
  t.given({
    ...party('Riddle', 'Joke'),
    players: { ...party('Riddle', 'Joke').players, Cid: {} },
  });
  t.player('Ann').does('Present', 'Joke', 'Cid');
  t.player('Cid').does('Joke');
  t.player('Ann').has({ hand: ['Noise', 'Song', 'Joke'] });
});

const brave = { card: 'Brave and Loyal', as: 'Brave' };
const fight = (against: string, others: readonly unknown[] = [], hand: readonly unknown[] = [brave]) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: { companions: [frodo(), boromir({ wounds: 2 }), merry()], hand },
    Bob: { minions: [{ card: 'Brute', as: 'Brute', against }, ...others], support: ['Mockery'] },
  },
});
scenario('[10_105, LR-LATER-015, LR-SKIRM-015] a Hobbit exerts and takes the place of a companion', (t) => {
  t.given(fight('Boromir'));
  t.player('Ann').does('Brave', 'Merry');
  // 8 against 3: he is overwhelmed, and Boromir lives.
  t.expect.card('Merry', { in: 'dead of Ann' }).card('Boromir', { wounds: 2, in: 'companions of Ann' });
  // Both have lost that skirmish. LR-SKIRM-015
  t.player('Ann').does('Mockery: Boromir');
  t.expect.table({ twilight: 2 });
});
scenario('[10_105, LR-LATER-015] what was done in the skirmish stays done', (t) => {
  t.given(fight('Boromir', [], [brave, 'Blunt']));
  t.player('Ann').does('Blunt');
  t.player('Ann').does('Brave', 'Merry');
  // 8 - 6 against 3.
  t.expect.card('Brute', { wounds: 1 }).card('Merry', { wounds: 1 });
  t.expect.table({ twilight: 1 });
});
scenario('[10_105] nobody takes the place of the Ring-bearer', (t) => {
  t.given({
    ...fight('Frodo'),
    players: {
      Ann: { companions: [frodo(), merry()], hand: [brave] },
      Bob: { minions: [{ card: 'Goblin Runner', as: 'Runner', against: 'Frodo' }] },
    },
  });
  t.player('Ann').does('Brave').passes();
  t.expect.card('Merry', { wounds: 1 }).card('Frodo', { wounds: 1 });
});
scenario('[10_105] who is assigned himself cannot', (t) => {
  t.given({
    phase: 'skirmish',
    skirmish: 'Boromir',
    players: {
      Ann: { companions: [boromir(), merry(), sam({ wounds: 3 })], hand: [brave, 'Blunt'] },
      Bob: {
        minions: [
          { card: 'Brute', as: 'first', against: 'Boromir' },
          { card: 'Brute', as: 'second', against: 'Merry' },
        ],
      },
    },
  });
  t.player('Ann').mayNot('Brave', { because: 'can exert' });
});
