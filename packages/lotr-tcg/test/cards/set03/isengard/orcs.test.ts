/** Realms of the Elf-lords: the Orcs of Isengard. */
import {
  a,
  damage as damageOf,
  event,
  itsBearer,
  maneuver,
  minion as minions,
  modifier,
  woundIt,
} from '../../../../src/cards/words/index.ts';
import { companion, freeEvent, invent, item, minion, pause, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  pause,
  minion('Isengard Orc', { culture: 'Isengard', vitality: 3, strength: 6 }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 6 }),
  minion('Goblin', { vitality: 3, strength: 6 }),
  companion('Friend', { vitality: 4 }),
  shadowCondition('Paper'),
  item('Heavy blade', {}, modifier({ attribute: damageOf, of: itsBearer, by: 1 })),
  item('Heavy shield', { itemClass: 'shield' }, modifier({ attribute: damageOf, of: itsBearer, by: 1 })),
  freeEvent('Blow', {}, event(maneuver, { effect: woundIt(a(minions)) })),
);
const papers = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Paper', as: `p${i}` }));
const playing = (phase: string, card: string, bob: Fields = {}, twilight = 9) => ({
  phase: `${phase} alone`,
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Friend'], adventure: [] },
    Bob: { minions: ['Isengard Orc'], hand: [{ card, as: 'it' }], support: ['Idle'], ...bob },
  },
});
scenario('[3_53] Hate and Anger: an Uruk-hai and a Moria minion bring three cards', (t) => {
  t.given(playing('shadow', 'Hate and Anger', { minions: ['Uruk', 'Goblin'], deck: papers(4) }));
  t.player('Bob').does('it').has({ hand: 3, deck: 1 });
});
for (const [minion, missing] of [
  ['Uruk', 'spot a Moria minion'],
  ['Goblin', 'spot an Uruk-hai'],
] as const)
  scenario(`[3_53, LR-SPOT-001] Hate and Anger: not ${minion} alone`, (t) => {
    t.given(playing('shadow', 'Hate and Anger', { minions: [minion] }));
    t.player('Bob').mayNot('it', { because: missing });
  });

for (const [id, card, where] of [
  ['3_54/1', 'Hollowing of Isengard', 'support of Bob'],
  ['3_55/1', 'Isengard Axe', 'on of Isengard Orc'],
  ['3_71/1', 'Tower of Orthanc', 'support of Bob'],
] as const) {
  scenario(`[${id}] ${card} is played with an Isengard Orc there`, (t) => {
    t.given(playing('shadow', card));
    t.player('Bob').does('it: play');
    t.expect.card('it', { in: where });
  });
  scenario(`[${id}] ${card} is not played with a Goblin`, (t) => {
    t.given(playing('shadow', card, { minions: ['Goblin'] }));
    t.player('Bob').mayNot('it', {});
  });
}
scenario('[3_54/2] Hollowing of Isengard goes and adds 3', (t) => {
  t.given(
    playing('shadow', 'Paper', { support: ['Idle', { card: 'Hollowing of Isengard', as: 'hollow' }] }, 0),
  );
  t.player('Bob').does('hollow');
  t.expect.card('hollow', { in: 'discard of Bob' }).table({ twilight: 3 });
});
scenario('[3_54/2, LR-ACTION-009] Hollowing of Isengard: in the Shadow phase only', (t) => {
  t.given(
    playing('maneuver', 'Paper', { support: ['Idle', { card: 'Hollowing of Isengard', as: 'hollow' }] }, 0),
  );
  t.player('Bob').mayNot('hollow', { rule: 'LR-ACTION-009' });
});
scenario('[3_55/2] Isengard Axe adds 1 as it is played', (t) => {
  t.given(playing('shadow', 'Isengard Axe', {}, 0));
  t.player('Bob').does('it: play');
  t.expect.table({ twilight: 1 });
});
scenario('[3_55/2] Isengard Axe: another weapon does not', (t) => {
  t.given(
    playing(
      'shadow',
      'Goblin Scimitar',
      { minions: ['Goblin', { card: 'Isengard Orc', on: ['Isengard Axe'] }] },
      0,
    ),
  );
  t.player('Bob').does('it: play', 'Pass');
  t.expect.table({ twilight: 0 });
});

for (const [id, card, vitality] of [
  ['3_57', 'Isengard Retainer', 3],
  ['3_58', 'Isengard Servant', 3],
  ['3_62', 'Isengard Worker', 3],
  ['3_64/2', 'Orc Commander', 4],
] as const) {
  scenario(`[${id}] ${card} exerts, and Ann says who is wounded`, (t) => {
    t.given(playing('regroup', 'Paper', { minions: [{ card, as: 'orc' }] }));
    t.player('Bob').does('orc');
    t.player('Ann').mayChoose.exactly('Frodo', 'Friend');
    t.player('Ann').does('Friend');
    t.expect.card('Friend', { wounds: 1 }).card('orc', { wounds: 1 });
  });
  scenario(`[${id}, LR-EXERT-003] ${card} does nothing when exhausted`, (t) => {
    t.given(playing('regroup', 'Paper', { minions: [{ card, as: 'orc', wounds: vitality - 1 }] }));
    t.player('Bob').mayNot('orc', { because: 'exert' });
  });
}
for (const [other, strength] of [
  ['Isengard Orc', 7],
  ['Uruk', 6],
  ['Goblin', 6],
] as const)
  scenario(`[3_64/1] beside an Orc Commander ${other} has ${strength}`, (t) => {
    t.given(playing('maneuver', 'Paper', { minions: [{ card: 'Orc Commander', as: 'boss' }, other] }));
    t.expect.card(other, { strength }).card('boss', { strength: 11 });
  });

const struck = (card: string, twilight: number) => ({
  phase: 'maneuver alone',
  twilight,
  players: {
    Ann: { companions: [frodo()], hand: ['Blow'] },
    Bob: {
      minions: [
        { card: 'Isengard Shaman', as: 'shaman' },
        { card, as: 'orc' },
      ],
      support: ['Idle'],
    },
  },
});
scenario('[3_59, LR-RESPONSE-003] Isengard Shaman: two twilight prevent a wound', (t) => {
  t.given(struck('Isengard Orc', 1));
  t.player('Ann').does('Blow', 'orc');
  t.player('Bob').does('shaman');
  t.expect.card('orc', { wounds: 0 }).table({ twilight: 0 });
});
for (const [card, twilight] of [
  ['Goblin', 5],
  ['Isengard Orc', 0],
] as const)
  scenario(`[3_59] Isengard Shaman: not for ${card} with ${twilight} twilight and the event's`, (t) => {
    t.given(struck(card, twilight));
    t.player('Ann').does('Blow', 'orc');
    t.expect.card('orc', { wounds: 1 }).table({ twilight: twilight + 1 });
  });

for (const [n, strength] of [
  [2, 9],
  [3, 8],
] as const)
  scenario(`[3_70] Servants to Saruman with ${n} other cards in hand: strength ${strength}`, (t) => {
    t.given({
      phase: 'skirmish',
      twilight: 9,
      players: {
        Ann: { companions: [frodo(), 'Friend'] },
        Bob: {
          minions: [{ card: 'Isengard Orc', as: 'orc', against: 'Friend' }, 'Goblin'],
          hand: [{ card: 'Servants to Saruman', as: 'event' }, ...papers(n)],
          support: ['Idle'],
        },
      },
    });
    t.player('Bob').does('event');
    t.expect.card('orc', { strength });
  });

const tower = (wounds: number) => ({
  ...moving('Council Courtyard', 3, 'Moria Lake'),
  twilight: 0,
  players: {
    Ann: { companions: [frodo(), { card: 'Friend', wounds }], site: 3 },
    Bob: { support: ['Tower of Orthanc'] },
  },
});
scenario('[3_71/2] Tower of Orthanc: a move with an exhausted companion may add 3', (t) => {
  t.given(tower(3));
  t.player('Bob').does('Tower');
  t.expect.table({ twilight: 2 + 3 + 3 });
});
scenario('[3_71/2] Tower of Orthanc: it need not', (t) => {
  t.given(tower(3));
  t.player('Bob').does('Pass');
  t.expect.table({ twilight: 2 + 3 });
});
scenario('[3_71/2, LR-SPOT-001] Tower of Orthanc: not where nobody is exhausted', (t) => {
  t.given(tower(2));
  t.expect.table({ twilight: 2 + 3 });
});

for (const [minion, damage] of [
  ['Isengard Orc', 1],
  ['Uruk', 2],
] as const)
  scenario(`[3_72] Trapped and Alone: against ${minion} two such things give damage +${damage}`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: {
          companions: [frodo(), { card: 'Friend', on: ['Heavy blade', 'Heavy shield'] }],
          support: ['Pause'],
        },
        Bob: { minions: [{ card: minion, against: 'Friend' }], support: ['Trapped and Alone'] },
      },
    });
    t.expect.card('Friend', { damage });
  });

const ravager = (minions: readonly unknown[]) => playing('shadow', 'Uruk Ravager', { minions }, 9);
scenario('[3_75] Uruk Ravager: Saruman is there, and 2 may be added', (t) => {
  t.given(ravager(['Saruman, Keeper of Isengard']));
  t.player('Bob').does('it: play', 'it: when');
  t.expect.card('it', { in: 'minions of Bob' }).table({ twilight: 9 - 4 - 2 + 2 });
});
scenario('[3_75] Uruk Ravager: not without him', (t) => {
  t.given(ravager(['Uruk']));
  t.player('Bob').does('it: play');
  t.expect.table({ twilight: 9 - 4 - 2 });
});
