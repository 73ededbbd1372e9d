/** Realms of the Elf-lords: the Gandalf culture. */
import { titleNumber } from '../../../src/cards/titles.ts';
import {
  a,
  companion as companions,
  draw,
  event,
  maneuver,
  shadowPhase,
  woundIt,
} from '../../../src/cards/words/index.ts';
import {
  companion,
  freeCondition,
  invent,
  minion,
  pause,
  shadowCondition,
  shadowEvent,
} from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { freeIdle, idle } from '../idle.ts';
import { boromir, gandalf, merry, sam } from '../people.ts';
import type { Fields } from '../positions.ts';

invent(
  idle,
  freeIdle,
  pause,
  companion('Friend'),
  companion('Heir', { signet: 'Gandalf' }),
  minion('Orc', { strength: 9 }),
  minion('White Wizard', { title: titleNumber('Saruman'), race: 'Wizard', culture: 'Isengard', vitality: 4 }),
  freeCondition('Paper'),
  freeCondition('Gandalf paper', { culture: 'Gandalf' }),
  freeCondition('Shire paper', { culture: 'Shire' }),
  shadowCondition('Curse', { twilight: 3 }),
  shadowEvent('Study', { twilight: 0 }, event(shadowPhase, { effect: draw(2) })),
  shadowEvent('Late study', { twilight: 0 }, event(maneuver, { effect: draw(2) })),
  shadowEvent('Dart', { twilight: 0 }, event(maneuver, { effect: woundIt(a(companions)) })),
);
const cards = (n: number, card: string, as: string) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));
const camp = (phase: string, ann: Fields, bob: Fields = {}, more: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 5,
  ...more,
  players: {
    Ann: { companions: [frodo(), gandalf(), 'Friend'], support: ['Free idle'], adventure: [], ...ann },
    Bob: { support: ['Idle'], ...bob },
  },
});
const betrayal = { card: 'Betrayal of Isengard', as: 'it' };

scenario('[3_29/1] Betrayal of Isengard: each card drawn in the Shadow phase may remove 1', (t) => {
  t.given(
    camp(
      'shadow',
      { support: [betrayal] },
      { hand: [{ card: 'Study', as: 'study' }], deck: cards(3, 'Curse', 'c') },
    ),
  );
  t.player('Bob').does('study');
  t.player('Ann').does('it').does('it');
  t.expect.table({ twilight: 3 });
});
scenario('[3_29/1] Betrayal of Isengard: not in the maneuver phase', (t) => {
  t.given(
    camp(
      'maneuver',
      { companions: [frodo(), 'Friend'], support: [betrayal, 'Free idle'] },
      { hand: [{ card: 'Late study', as: 'study' }], deck: cards(3, 'Curse', 'c') },
    ),
  );
  t.player('Ann').does('Pass');
  t.player('Bob').does('study');
  t.player('Ann').mayNot('it', {});
  t.expect.table({ twilight: 5 });
});
scenario('[3_29/2] Betrayal of Isengard: Gandalf exerts, and Saruman takes two wounds', (t) => {
  t.given(camp('maneuver', { support: [betrayal] }, { minions: ['Orc', 'White Wizard'] }));
  t.player('Ann').does('it');
  t.expect.card('White Wizard', { wounds: 2 }).card('Orc', { wounds: 0 }).card('Gandalf', { wounds: 1 });
});
scenario('[3_29/2, LR-EXERT-003] Betrayal of Isengard: not without Gandalf', (t) => {
  t.given(
    camp(
      'maneuver',
      { companions: [frodo(), 'Friend'], support: [betrayal, 'Free idle'] },
      { minions: ['White Wizard'] },
    ),
  );
  t.player('Ann').mayNot('it', { because: 'exert' });
});

const thinking = (twilight: number, who = gandalf()) =>
  camp(
    'maneuver',
    {
      companions: [frodo(), who],
      hand: [{ card: 'Deep in Thought', as: 'it' }],
      support: ['Paper', 'Free idle'],
    },
    { support: cards(2, 'Curse', 'c') },
    { twilight },
  );
scenario('[3_30] Deep in Thought: with 4 twilight all Shadow conditions go', (t) => {
  t.given(thinking(4));
  t.player('Ann').does('it');
  t.expect.card('c0', { in: 'discard of Bob' }).card('c1', { in: 'discard of Bob' });
  t.expect.card('Paper', { in: 'support of Ann' }).table({ twilight: 8 });
});
scenario('[3_30, LR-SPOT-001] Deep in Thought: 3 twilight are too few', (t) => {
  t.given(thinking(3));
  t.player('Ann').mayNot('it', { because: '4 twilight tokens' });
});
scenario('[3_30, LR-SPOT-001] Deep in Thought takes Gandalf', (t) => {
  t.given(thinking(4, boromir()));
  t.player('Ann').mayNot('it', { because: 'spot Gandalf' });
});

const silently = (site: number) => ({
  phase: 'maneuver',
  players: {
    Ann: {
      companions: [frodo(), gandalf(), sam(), merry()],
      hand: [{ card: 'Depart Silently', as: 'it' }],
      site,
    },
    Bob: { minions: ['Orc'] },
  },
});
scenario('[3_31] Depart Silently: up to site 5 no Hobbit can be assigned', (t) => {
  t.given(silently(5));
  t.player('Ann').does('it');
  t.player('Ann').does('Orc');
  t.expect.card('Gandalf', { wounds: 1 }).card('Sam', { wounds: 0 });
});
scenario('[3_31] Depart Silently: elsewhere a Hobbit has 3 more until the regroup phase', (t) => {
  t.given(silently(6));
  t.player('Ann').does('it').mayChoose.exactly('Frodo', 'Sam', 'Merry');
  t.player('Ann').does('Merry');
  t.expect.card('Merry', { strength: 6 }).card('Sam', { strength: 3 });
});
scenario('[3_31, LR-SPOT-001] Depart Silently takes Gandalf', (t) => {
  t.given(camp('maneuver', { companions: [frodo(), sam()], hand: [{ card: 'Depart Silently', as: 'it' }] }));
  t.player('Ann').mayNot('it', { because: 'spot Gandalf' });
});

const fireworks = (who: unknown = gandalf()) =>
  camp('fellowship', {
    companions: [frodo(), who],
    hand: [{ card: 'Fireworks', as: 'it' }],
    discard: [...cards(3, 'Gandalf paper', 'g'), 'Shire paper', 'Paper'],
  });
scenario('[3_32] Fireworks: up to two Gandalf cards', (t) => {
  t.given(fireworks());
  t.player('Ann').does('it', 'shuffle up to 2 Gandalf').mayChoose.exactly('g0', 'g1', 'g2', 'Pass');
  t.player('Ann').does('g0', 'g2').has({ deck: 2 });
});
scenario('[3_32] Fireworks: or Shire cards', (t) => {
  t.given(fireworks());
  t.player('Ann').does('it', 'shuffle up to 2 Shire').mayChoose.exactly('Shire paper', 'Pass');
  t.player('Ann').does('Shire paper').has({ deck: 1 });
});
scenario('[3_32, LR-SPOT-001] Fireworks takes Gandalf', (t) => {
  t.given(fireworks('Friend'));
  t.player('Ann').mayNot('it', { because: 'spot Gandalf' });
});

const check = (hand: readonly unknown[]) =>
  camp('maneuver', { hand: [{ card: 'His First Serious Check', as: 'it' }] }, { hand });
for (const [answer, twilight, left] of [
  ['Yes', 9, 0],
  ['No', 6, 1],
] as const)
  scenario(`[3_33] His First Serious Check: ${answer}`, (t) => {
    t.given(check([{ card: 'Curse', as: 'held' }]));
    t.player('Ann').does('it', answer);
    t.player('Bob').has({ hand: left });
    t.expect.table({ twilight });
  });
scenario('[3_33] His First Serious Check: an empty hand has nothing to show', (t) => {
  t.given(check([]));
  t.player('Ann').does('it');
  t.player('Bob').mayChoose.exactly('Pass', 'Idle');
  t.expect.table({ twilight: 6 });
});

for (const [answer, burdens, twilight] of [
  ['narya', 1, 3],
  ['Pass', 2, 0],
] as const)
  scenario(`[3_34/2] Narya as the turn starts: ${answer}`, (t) => {
    t.given({
      phase: 'turn',
      players: {
        Ann: {
          companions: [frodo(), gandalf({ on: [{ card: 'Narya', as: 'narya' }] })],
          burdens: 2,
          support: ['Free idle'],
        },
        Bob: {},
      },
    });
    t.player('Ann').does(answer).has({ burdens });
    t.expect.table({ twilight }).card('Gandalf', { vitality: 5 });
  });
for (const [who, ok] of [
  [gandalf({ as: 'he' }), true],
  [boromir({ as: 'he' }), false],
] as const)
  scenario(`[3_34/1] Narya is ${ok ? '' : 'not '}borne`, (t) => {
    t.given(camp('fellowship', { companions: [frodo(), who], hand: [{ card: 'Narya', as: 'it' }] }));
    if (ok) t.player('Ann').does('it: play').has({ hand: 0 });
    else t.player('Ann').mayNot('it', {});
  });

for (const [heirs, strength] of [
  [0, 7],
  [1, 8],
  [2, 9],
  [3, 9],
] as const)
  scenario(
    `[3_35, LR-SPOT-003] Trust Me as You Once Did with Gandalf and ${heirs} more of the signet`,
    (t) => {
      t.given({
        phase: 'skirmish',
        players: {
          Ann: {
            companions: [frodo(), gandalf(), 'Friend', ...cards(heirs, 'Heir', 'h')],
            support: [{ card: 'Trust Me as You Once Did', as: 'it' }, 'Pause'],
          },
          Bob: { minions: [{ card: 'Orc', against: 'Friend' }] },
        },
      });
      t.player('Ann').does('it', 'Friend');
      t.expect.card('Friend', { strength }).card('Gandalf', { wounds: 1 });
    },
  );
scenario(
  '[3_35, LR-LIMIT-001, LR-LIMIT-002] Trust Me as You Once Did: +3 in one skirmish, over all uses',
  (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: {
          companions: [frodo(), gandalf(), 'Friend', ...cards(2, 'Heir', 'h')],
          support: [{ card: 'Trust Me as You Once Did', as: 'it' }, 'Pause'],
        },
        Bob: { minions: [{ card: 'Orc', against: 'Friend' }] },
      },
    });
    t.player('Ann').does('it', 'Friend').does('it', 'Friend');
    t.expect.card('Friend', { strength: 9 }).card('Gandalf', { wounds: 2 });
  },
);
scenario('[3_35, LR-EXERT-003] Trust Me as You Once Did: not when Gandalf is exhausted', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), gandalf({ wounds: 3 }), 'Friend', 'Heir'],
        support: [{ card: 'Trust Me as You Once Did', as: 'it' }, 'Pause'],
      },
      Bob: { minions: [{ card: 'Orc', against: 'Friend' }] },
    },
  });
  t.player('Ann').mayNot('it', { because: 'exert' });
});

for (const [twilight, wounds, kept] of [
  [4, 0, true],
  [3, 0, false],
  [4, 3, false],
] as const)
  scenario(`[3_36] Unknown Perils: ${twilight} twilight, Gandalf with ${wounds} wounds`, (t) => {
    t.given(
      camp(
        'maneuver',
        {
          companions: [frodo(), gandalf({ wounds }), 'Friend'],
          support: [{ card: 'Unknown Perils', as: 'it' }, 'Free idle'],
        },
        { hand: [{ card: 'Dart', as: 'dart' }] },
        { twilight },
      ),
    );
    t.player('Ann').does('Pass');
    t.player('Bob').does('dart', 'Friend');
    if (kept) t.player('Ann').does('it');
    else t.player('Ann').mayNot('it', {});
    t.expect.card('Friend', { wounds: kept ? 0 : 1 }).card('Gandalf', { wounds: kept ? 1 : wounds });
  });
