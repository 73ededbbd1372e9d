/** Realms of the Elf-lords: sites from Lórien to Emyn Muil. */
import {
  addsTwilight,
  event,
  fromDiscard,
  maneuver,
  minion as minions,
  playIt,
  regroup,
  shadowPhase,
  the,
} from '../../../../src/cards/words/index.ts';
import { companion, freeEvent, invent, minion, shadowEvent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { freeIdle, idle } from '../../idle.ts';
import { gimli } from '../../people.ts';
import { standing } from '../../standing.ts';

const aMinion = fromDiscard(minions);
invent(
  idle,
  freeIdle,
  companion('Friend'),
  minion('Goblin'),
  minion('Isengard Orc', { culture: 'Isengard' }),
  freeEvent('Deed', {}, event(maneuver, { effect: addsTwilight(1) })),
  freeEvent('Rest', {}, event(regroup, { effect: addsTwilight(1) })),
  shadowEvent('Ruse', {}, event(maneuver, { effect: addsTwilight(1) })),
  shadowEvent(
    'Return',
    { twilight: 0 },
    event(shadowPhase, { targets: [aMinion], effect: playIt(the(aMinion.name)) }),
  ),
);
const cards = (n: number, card: string, as: string) =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `${as}${i}` }));

for (const at of [6, 7])
  scenario(`[3_115] Caras Galadhon: the fellowship at site ${at}, three Goblins for two`, (t) => {
    t.given(
      standing(
        'assignment alone',
        'Caras Galadhon',
        6,
        { companions: [frodo(), gimli()] },
        { minions: cards(3, 'Goblin', 'g') },
        at,
      ),
    );
    t.player('Ann').does('g0', 'Gimli', 'Pass');
    t.player('Bob').does('g1');
    if (at === 7) t.player('Bob').mayChoose.exactly('Frodo', 'Gimli');
    else t.expect.card('g1', { against: 'Frodo' }).card('g2', { against: 'none' });
  });

for (const at of [7, 8])
  scenario(`[3_117] Gates of Argonath: maneuver events at site ${at}`, (t) => {
    t.given(
      standing(
        'maneuver alone',
        'Gates of Argonath',
        8,
        { hand: ['Deed'], support: ['Free idle'] },
        { hand: ['Ruse'], support: ['Idle'] },
        at,
      ),
    );
    if (at === 8) t.player('Ann').mayNot('Deed', {}).does('Pass');
    else t.player('Ann').does('Deed');
    if (at === 8) t.player('Bob').mayNot('Ruse', {});
    else t.player('Bob').does('Ruse');
  });
scenario('[3_117] Gates of Argonath: events of other phases are played there', (t) => {
  t.given(
    standing('regroup alone', 'Gates of Argonath', 8, { hand: ['Rest'], support: ['Free idle'] }, {}, 8),
  );
  t.player('Ann').does('Rest');
  t.expect.card('Rest', { in: 'discard of Ann' });
});

for (const at of [6, 7])
  scenario(`[3_118] The Great River: a minion from the discard pile at site ${at}`, (t) => {
    t.given(
      standing(
        'shadow alone',
        'The Great River',
        7,
        {},
        {
          hand: ['Return', { card: 'Goblin', as: 'held' }],
          discard: [{ card: 'Goblin', as: 'dead' }],
          support: ['Idle'],
        },
        at,
      ),
    );
    if (at === 7)
      t.player('Bob')
        .mayNot('Return', {})
        .does('held: play')
        .has({ minions: ['held'] });
    else
      t.player('Bob')
        .does('Return')
        .has({ minions: ['dead'] });
  });

const wastes = (n: number, who: string, wounds = 0) =>
  standing(
    'maneuver alone',
    'Wastes of Emyn Muil',
    9,
    { companions: [frodo(), ...cards(n - 1, 'Friend', 'f')], support: ['Free idle'] },
    { minions: [{ card: who, as: 'orc', wounds }], support: ['Idle'] },
  );
scenario('[3_120] Wastes of Emyn Muil: an Isengard Orc exerts, and Ann wounds a companion', (t) => {
  t.given(wastes(4, 'Isengard Orc'));
  t.player('Ann').mayNot('here', {}).does('Pass');
  t.player('Bob').does('here');
  t.player('Ann').does('f1');
  t.expect.card('f1', { wounds: 1 }).card('orc', { wounds: 1 });
});
for (const [n, who, wounds] of [
  [3, 'Isengard Orc', 0],
  [4, 'Goblin', 0],
  [4, 'Isengard Orc', 1],
] as const)
  scenario(`[3_120] Wastes of Emyn Muil: not with ${n} companions and ${who} with ${wounds} wounds`, (t) => {
    t.given(wastes(n, who, wounds));
    t.player('Ann').does('Pass');
    t.player('Bob').mayNot('here', {});
  });
