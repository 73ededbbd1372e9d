/** Ents of Fangorn: the Rohan culture. */
import { invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { mounted, rider, riders } from '../casts/rohan.ts';
import { Bob } from '../people.ts';

invent(...riders);
const banner = (hero: object, foe = 'Pikeman') => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), { as: 'hero', on: [{ card: 'Banner of the Mark', as: 'Banner' }], ...hero }],
      site: 3,
    },
    Bob: {
      minions: [
        { card: foe, as: 'foe', against: 'hero' },
        { card: 'Pikeman', as: 'other' },
        { card: 'Pikeman', as: 'third' },
      ],
      support: [{ card: 'Field', number: 1, as: 'field' }],
    },
  },
});
scenario(
  '[6_90/2, 6_90/3, LR-CONTROL-008] as its bearer wins, a minion may exert and a site is liberated',
  (t) => {
    t.given(banner({ card: 'Rider' }));
    t.player('Ann').does('Banner: each time', 'other').does('Banner');
    t.expect
      .card('other', { wounds: 1 })
      .card('field', { in: 'path' })
      .card('Banner', { in: 'discard of Ann' });
  },
);
scenario('[6_90/2, 6_90/3] both may be left', (t) => {
  t.given(banner({ card: 'Rider' }));
  t.player('Ann').does('Pass');
  t.expect
    .card('other', { wounds: 0 })
    .card('field', { in: 'support of Bob' })
    .card('Banner', { in: 'on of hero' });
});
scenario('[6_90/2, 6_90/3] nothing is offered as its bearer loses', (t) => {
  t.given(banner({ card: 'Rider', wounds: 0 }, 'Giant'));
  t.expect.card('field', { in: 'support of Bob' }).card('other', { wounds: 0 });
});
scenario('[6_90/1, LR-ATTACH-001] Banner of the Mark is borne by a Rohan companion', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), 'Guard', 'Rider'], hand: ['Banner of the Mark'] }, Bob },
  });
  t.player('Ann').does('Banner of the Mark: play');
  t.expect.card('Banner of the Mark', { in: 'on of Rider' });
});

const blood = (foe: string, guard: readonly string[] = []) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), mounted('hero'), rider('other'), { card: 'Guard', on: guard }],
      support: [{ card: 'Blood Has Been Spilled', as: 'Blood' }],
    },
    Bob: { minions: [{ card: foe, against: 'hero' }] },
  },
});
for (const [foe, into] of [
  ['Giant', 'companions of Ann'],
  ['Titan', 'dead of Ann'],
] as const)
  scenario(`[6_91] the mount goes, and its Rohan rider is in ${into} after ${foe}`, (t) => {
    t.given(blood(foe, ['Horse of Rohan']));
    t.player('Ann').does('Blood');
    t.expect.card('hero', { in: into }).card('horse of hero', { in: 'discard of Ann' });
  });
scenario('[6_91, LR-COST-002] not without a mount on a Rohan Man', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo(), rider('hero'), { card: 'Guard', on: ['Horse of Rohan'] }],
        support: ['Pause', { card: 'Blood Has Been Spilled', as: 'Blood' }],
      },
      Bob: { minions: [{ card: 'Giant', against: 'hero' }] },
    },
  });
  t.player('Ann').mayNot('Blood', { rule: 'LR-COST-002' });
});

for (const [beside, cost] of [
  ['Rider', 2],
  ['Guard', 3],
] as const)
  scenario(`[6_92/1, LR-MODIF-002] beside ${beside} Éomer costs ${cost}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo(), beside], hand: [{ card: 'Éomer, Rohirrim Captain', as: 'Éomer' }] },
        Bob,
      },
    });
    t.player('Ann').does('Éomer: play');
    t.expect.table({ twilight: cost });
  });
const captain = (cards: number) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Éomer, Rohirrim Captain', as: 'Éomer' }, rider('hero'), 'Guard'],
      support: ['Pause'],
      hand: Array.from({ length: cards }, () => 'Blessing'),
    },
    Bob: {
      minions: [
        { card: 'Pikeman', against: 'hero', wounds: 2 },
        { card: 'Pikeman', as: 'b', against: 'hero', wounds: 1 },
        { card: 'Pikeman', as: 'c', wounds: 3 },
      ],
    },
  },
});
scenario('[6_92/2] three cards make a Rohan Man +2 for each wound on whoever fights him', (t) => {
  t.given(captain(3));
  t.player('Ann').does('Éomer', 'Blessing (1)', 'Blessing (2)').mayChoose.exactly('Éomer', 'hero');
  t.player('Ann').does('hero').has({ hand: 0 });
  t.expect.card('hero', { strength: 12 });
});
scenario('[6_92/2, LR-COST-002] two cards are not enough', (t) => {
  t.given(captain(2));
  t.player('Ann').mayNot('Éomer', { rule: 'LR-COST-002' });
});

const hope = (second: object) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), mounted('a'), second],
      hand: [{ card: 'Ever the Hope of Men', as: 'event' }],
    },
    Bob: {
      minions: [
        { card: 'Pikeman', as: 'x', wounds: 1 },
        { card: 'Pikeman', as: 'y', wounds: 2 },
        { card: 'Pikeman', as: 'z' },
        { card: 'Pikeman', as: 'w', wounds: 1 },
      ],
    },
  },
});
scenario('[6_93] two mounted Rohan Men exert, and up to two wounded minions go', (t) => {
  t.given(hope(mounted('b')));
  t.player('Ann').does('event', 'a').mayChoose.exactly('x', 'y', 'w', 'Pass');
  t.player('Ann').does('x', 'y');
  t.expect
    .card('x', { in: 'discard of Bob' })
    .card('y', { in: 'discard of Bob' })
    .card('w', { in: 'minions of Bob' })
    .card('a', { wounds: 1 })
    .card('b', { wounds: 1 });
});
for (const [why, second] of [
  ['on foot', rider('b')],
  ['exhausted', mounted('b', { wounds: 2 })],
] as const)
  scenario(`[6_93, LR-EXERT-003] not with the second ${why}`, (t) => {
    t.given(hope(second));
    t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
  });
