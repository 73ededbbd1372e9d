/** Realms of the Elf-lords: Saruman, his smiths and his stone. */
import { titleNumber } from '../../../../src/cards/titles.ts';
import {
  a,
  archery,
  event,
  maneuver,
  minion as minions,
  woundIt,
} from '../../../../src/cards/words/index.ts';
import {
  artifact,
  companion,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  shadowCondition,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import { aragorn, gimli } from '../../people.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  freeIdle,
  minion('Isengard Orc', { culture: 'Isengard', vitality: 3 }),
  minion('Goblin', { vitality: 3 }),
  companion('Friend', { vitality: 4 }),
  freeCondition('Cheap', { twilight: 1 }),
  freeCondition('Dear', { twilight: 3 }),
  shadowCondition('Storm', { culture: 'Isengard', keyword: ['Weather'], twilight: 3 }),
  shadowCondition('Gloom', { culture: 'Isengard' }),
  shadowCondition('Moria storm', { keyword: ['Weather'] }),
  item('Blade'),
  item('Helm', { itemClass: 'helm' }),
  artifact('Old blade'),
  minion('White Wizard', { title: titleNumber('Saruman'), race: 'Wizard', culture: 'Isengard', vitality: 4 }),
  freeEvent('Arrow', {}, event(archery, { effect: woundIt(a(minions)) })),
  freeEvent('Blow', {}, event(maneuver, { effect: woundIt(a(minions)) })),
);
const cards = (n: number, card: string, as: string, more: Fields = {}) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}`, ...more }));
const camp = (phase: string, bob: Fields, ann: Fields = {}, twilight = 9) => ({
  phase: `${phase} alone`,
  twilight,
  players: {
    Ann: { companions: [frodo(), 'Friend'], adventure: [], ...ann },
    Bob: { minions: ['Isengard Orc'], support: ['Idle'], ...bob },
  },
});
const inHand = (card: string, more: Fields = {}) => ({ hand: [{ card, as: 'it' }], ...more });

for (const [answer, wounds, burdens] of [
  ['No', 3, 0],
  ['Yes', 0, 2],
] as const)
  scenario(`[3_50] Can You Protect Me From Yourself?: 2 burdens, ${answer}`, (t) => {
    t.given(
      camp('maneuver', inHand('Can You Protect Me From Yourself?'), {
        companions: [frodo(), aragorn(), 'Friend'],
      }),
    );
    t.player('Bob').does('it');
    t.player('Ann').does(answer).has({ burdens });
    t.expect.card('Aragorn', { wounds }).card('Friend', { wounds: 0 });
  });
scenario('[3_50, LR-SPOT-001] Can You Protect Me From Yourself? takes an Isengard minion', (t) => {
  t.given(
    camp('maneuver', inHand('Can You Protect Me From Yourself?', { minions: ['Goblin'] }), {
      companions: [frodo(), aragorn()],
    }),
  );
  t.player('Bob').mayNot('it', { because: 'spot an Isengard minion' });
});

for (const [held, healed] of [
  ['Cheap', 1],
  ['Dear', 3],
] as const)
  scenario(`[3_51] Coming for the Ring: ${held} heals ${healed} Isengard minions`, (t) => {
    t.given(
      camp(
        'regroup',
        inHand('Coming for the Ring', {
          minions: [...cards(3, 'Isengard Orc', 'o', { wounds: 1 }), { card: 'Goblin', wounds: 1 }],
        }),
        { hand: [held] },
      ),
    );
    t.player('Bob').does('it', 'o2');
    if (healed === 3) t.player('Bob').does('o0');
    for (const [i, wounds] of [healed === 3 ? 0 : 1, healed === 3 ? 0 : 1, 0].entries())
      t.expect.card(`o${i}`, { wounds });
    t.expect.card('Goblin', { wounds: 1 });
  });

const voice = (weather: string, twilight: number, saruman = 'White Wizard') =>
  camp(
    'shadow',
    {
      minions: [{ card: saruman, as: 'he' }],
      support: ['Idle', { card: 'A Fell Voice on the Air', as: 'it' }],
      discard: [{ card: weather, as: 'storm' }],
    },
    {},
    twilight,
  );
scenario('[3_52] A Fell Voice on the Air: Saruman exerts, and Isengard weather comes for 2 less', (t) => {
  t.given(voice('Storm', 1));
  t.player('Bob').does('it');
  t.expect.card('storm', { in: 'support of Bob' }).card('he', { wounds: 1 }).table({ twilight: 0 });
});
for (const [weather, twilight, who] of [
  ['Storm', 0, 'White Wizard'],
  ['Gloom', 9, 'White Wizard'],
  ['Moria storm', 9, 'White Wizard'],
  ['Storm', 9, 'Isengard Orc'],
] as const)
  scenario(`[3_52] A Fell Voice on the Air: not ${weather} for ${twilight} by ${who}`, (t) => {
    t.given(voice(weather, twilight, who));
    t.player('Bob').mayNot('it', {});
  });

const smith = (companions: number, wounds = 0) =>
  camp(
    'regroup',
    { minions: [{ card: 'Isengard Smith', as: 'it', wounds }] },
    {
      companions: [
        frodo(),
        gimli({ on: ['Blade', 'Helm'] }),
        { card: 'Friend', as: 'last', on: ['Old blade'] },
        ...cards(companions - 3, 'Friend', 'f'),
      ],
    },
  );
scenario('[3_60] Isengard Smith exerts to discard a weapon, with 4 companions one only', (t) => {
  t.given(smith(4));
  t.player('Bob').does('it').mayChoose.exactly('Blade', 'Old blade');
  t.player('Bob').does('Blade');
  t.expect
    .card('Blade', { in: 'discard of Ann' })
    .card('Helm', { in: 'on of Gimli' })
    .card('it', { wounds: 1 });
});
scenario('[3_60] Isengard Smith: with 5 all Free Peoples possessions, if Bob likes', (t) => {
  t.given(smith(5));
  t.player('Bob').does('it', 'discard every');
  t.expect.card('Blade', { in: 'discard of Ann' }).card('Helm', { in: 'discard of Ann' });
  t.expect.card('Old blade', { in: 'on of last' });
});
scenario('[3_60] Isengard Smith: or a weapon all the same', (t) => {
  t.given(smith(5));
  t.player('Bob').does('it', 'discard a weapon', 'Old blade');
  t.expect.card('Old blade', { in: 'discard of Ann' }).card('Blade', { in: 'on of Gimli' });
});
scenario('[3_60, LR-EXERT-003] Isengard Smith does nothing when exhausted', (t) => {
  t.given(smith(5, 2));
  t.player('Bob').mayNot('it', { because: 'exert' });
});

for (const [id, card, phase, burdens, vitality] of [
  ['3_65', 'Orc Overseer', 'regroup', 0, 4],
  ['3_66', 'Orthanc Berserker', 'maneuver', 5, 3],
] as const) {
  const position = (wounds: number, less = 0) =>
    camp(
      phase,
      { minions: [{ card, as: 'it', wounds }] },
      {
        companions: [frodo(), { card: 'Friend', as: 'a', wounds: 1 }],
        burdens: burdens - less,
      },
    );
  scenario(`[${id}] ${card} exerts twice to exhaust a companion, never the Ring-bearer`, (t) => {
    t.given(position(vitality - 3));
    t.player('Bob').does('it');
    t.expect
      .card('a', { wounds: 3 })
      .card('Frodo', { wounds: 0 })
      .card('it', { wounds: vitality - 1 });
  });
  scenario(`[${id}, LR-EXERT-004] ${card}: not once only`, (t) => {
    t.given(position(vitality - 2));
    t.player('Bob').mayNot('it', { because: 'exert' });
  });
  if (burdens > 0)
    scenario(`[${id}, LR-SPOT-001] ${card}: not with ${burdens - 1} burdens`, (t) => {
      t.given(position(0, 1));
      t.player('Bob').mayNot('it', { because: `spot ${burdens} burdens` });
    });
}

const palantir = { card: 'The Palantír of Orthanc', as: 'it' };
for (const who of ['Isengard Orc', 'Goblin'])
  scenario(`[3_67/1] The Palantír of Orthanc is played with ${who}?`, (t) => {
    t.given(camp('shadow', { minions: [who], hand: [palantir] }));
    if (who === 'Goblin') t.player('Bob').mayNot('it', {});
    else t.player('Bob').does('it: play').has({ hand: 0 });
  });
const looking = (twilight: number, who: string) => ({
  ...camp(
    'shadow',
    { minions: [who], support: ['Idle', palantir] },
    { hand: ['Cheap', 'Dear'], deck: cards(2, 'Blade', 'd') },
    twilight,
  ),
  ...(who === 'Goblin' || twilight === 0 ? {} : { dice: [1] }),
});
scenario('[3_67/2] The Palantír of Orthanc: a card at random goes on top of the draw deck', (t) => {
  t.given(looking(1, 'Isengard Orc'));
  t.player('Bob').does('it');
  t.player('Ann').has({ hand: ['Cheap'], deck: ['Dear', 'd0', 'd1'] });
  t.expect.table({ twilight: 0 });
});
for (const [twilight, who, why] of [
  [0, 'Isengard Orc', 'twilight'],
  [1, 'Goblin', 'spot an Isengard minion'],
] as const)
  scenario(`[3_67/2, LR-COST-002] The Palantír of Orthanc: not without ${why}`, (t) => {
    t.given(looking(twilight, who));
    t.player('Bob').mayNot('it', { because: why });
  });

const servant = { card: 'Saruman, Servant of the Eye', as: 'Saruman' };
scenario('[3_69/1] Saruman, Servant of the Eye takes no wound in the archery phase', (t) => {
  t.given(
    camp(
      'archery',
      { minions: [servant] },
      { hand: [{ card: 'Arrow', as: 'arrow' }], support: ['Free idle'] },
    ),
  );
  t.player('Ann').does('arrow');
  t.expect.card('Saruman', { wounds: 0 });
});
scenario('[3_69/1] Saruman, Servant of the Eye takes one in the maneuver phase', (t) => {
  t.given(
    camp(
      'maneuver',
      { minions: [servant] },
      { hand: [{ card: 'Blow', as: 'blow' }], support: ['Free idle'] },
    ),
  );
  t.player('Ann').does('blow');
  t.expect.card('Saruman', { wounds: 1 });
});
const assigning = (wounds = 0) =>
  camp(
    'assignment',
    { minions: [{ ...servant, wounds }, 'Isengard Orc', 'Goblin'] },
    { companions: [frodo(), gimli(), 'Friend'] },
  );
for (const answer of ['No', 'Yes'])
  scenario(
    `[3_69/3] Saruman, Servant of the Eye assigns an Isengard minion; exerting prevents it: ${answer}`,
    (t) => {
      t.given(assigning());
      t.player('Bob').does('Saruman', 'Isengard Orc').mayChoose.exactly('Gimli', 'Friend');
      t.player('Bob').does('Gimli');
      t.player('Ann').does(answer);
      t.expect.card('Isengard Orc', { against: answer === 'No' ? 'Gimli' : 'none' });
      t.expect.card('Gimli', { wounds: answer === 'No' ? 0 : 1 }).card('Saruman', { wounds: 1 });
    },
  );
scenario('[3_69/3, LR-EXERT-003] Saruman, Servant of the Eye: not when exhausted', (t) => {
  t.given(assigning(3));
  t.player('Bob').mayNot('Saruman', { because: 'exert' });
});
scenario('[3_69/2, LR-ASSIGN-010] Saruman, Servant of the Eye himself is assigned to nobody', (t) => {
  t.given({
    phase: 'assignment',
    players: { Ann: { companions: [frodo(), 'Friend'] }, Bob: { minions: [servant, 'Goblin'] } },
  });
  t.player('Bob').does('Pass');
  t.player('Ann').mayChoose.exactly('Pass', 'Goblin');
});

const trees = { hand: [{ card: 'The Trees Are Strong', as: 'it' }] };
scenario('[3_73] The Trees Are Strong: for two Orcs two companions are wounded, as Ann likes', (t) => {
  t.given(
    camp(
      'regroup',
      { ...trees, minions: [...cards(3, 'Isengard Orc', 'o'), 'Goblin'] },
      { companions: [frodo(), gimli(), 'Friend'] },
    ),
  );
  t.player('Bob').does('it').mayChoose.exactly('o0', 'o1', 'o2');
  t.player('Bob').does('o0', 'o2', 'Pass');
  t.player('Ann').does('Gimli').mayChoose.exactly('Frodo', 'Friend');
  t.player('Ann').does('Friend');
  t.expect.card('Gimli', { wounds: 1 }).card('Friend', { wounds: 1 }).card('Frodo', { wounds: 0 });
  t.expect.card('o0', { in: 'discard of Bob' }).card('o1', { in: 'minions of Bob' });
});
scenario('[3_73] The Trees Are Strong: one Orc will do, for one companion', (t) => {
  t.given(
    camp(
      'regroup',
      { ...trees, minions: cards(2, 'Isengard Orc', 'o') },
      { companions: [frodo(), gimli(), 'Friend'] },
    ),
  );
  t.player('Bob').does('it', 'o1', 'Pass');
  t.player('Ann').does('Gimli');
  t.expect.card('Gimli', { wounds: 1 }).card('Friend', { wounds: 0 }).card('o0', { in: 'minions of Bob' });
});
scenario('[3_73, LR-COST-002] The Trees Are Strong: not for a Goblin', (t) => {
  t.given(camp('regroup', { ...trees, minions: ['Goblin'] }));
  t.player('Bob').mayNot('it', {});
});
