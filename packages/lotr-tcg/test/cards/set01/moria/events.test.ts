/** The Fellowship of the Ring: events of the Moria culture. */
import {
  addsTwilight,
  event,
  exertIt,
  maneuver,
  theRingBearer,
  woundIt,
} from '../../../../src/cards/words/index.ts';
import { companion, freeEvent, invent, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  minion('Goblin', { strength: 6, vitality: 2 }),
  minion('Goblin archer', { Archer: 1 }),
  minion('Sauron Orc', { culture: 'Sauron', strength: 6, vitality: 2 }),
  minion('Sauron archer', { culture: 'Sauron', Archer: 1 }),
  companion('Friend', { vitality: 2 }),
  companion('Bowman', { Archer: 1 }),
  companion('Elf friend', { race: 'Elf', culture: 'Elven' }),
  shadowCondition('Dark paper'),
  freeEvent('Free paper'),
  freeEvent('Hiding', { keyword: ['Stealth'] }, event(maneuver, { effect: addsTwilight(3) })),
  freeEvent('Open deed', {}, event(maneuver, { effect: addsTwilight(3) })),
  freeEvent('Wound him', {}, event(maneuver, { effect: woundIt(theRingBearer) })),
  freeEvent('Tire him', {}, event(maneuver, { effect: exertIt(theRingBearer) })),
);
const goblins = (n: number, card = 'Goblin') =>
  Array.from({ length: n }, (_x, i) => ({ card, as: `goblin ${i}` }));
const playing = (phase: string, card: string, ann: Fields = {}, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), 'Friend'], ...ann },
    Bob: { minions: goblins(1), hand: [{ card, as: 'event' }], support: ['Idle'], ...bob },
  },
});

const hatred = (archer: string) =>
  playing(
    'archery',
    'Bitter Hatred',
    { companions: [frodo(), 'Elf friend', 'Friend'] },
    { minions: [archer] },
  );
scenario('[1_164] Bitter Hatred: a Moria archer is there, and an Elf is wounded', (t) => {
  t.given(hatred('Goblin archer'));
  t.player('Bob').does('event');
  t.expect.card('Elf friend', { wounds: 1 }).card('Friend', { wounds: 0 });
});
for (const archer of ['Sauron archer', 'Goblin'])
  scenario(`[1_164, LR-SPOT-001] Bitter Hatred: ${archer} is no Moria archer`, (t) => {
    t.given(hatred(archer));
    t.player('Bob').mayNot('event', { because: 'spot a Moria archer' });
  });

const fighting = (card: string, hero: string, minions: readonly unknown[]) => ({
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), 'Friend', 'Bowman'] },
    Bob: {
      minions: [{ card: 'Goblin', as: 'it', against: hero }, ...minions],
      hand: [{ card, as: 'event' }],
      support: ['Idle'],
    },
  },
});
scenario('[1_167, LR-SPOT-002] Denizens Enraged: one for each other Moria Orc that is spotted', (t) => {
  t.given(fighting('Denizens Enraged', 'Friend', [...goblins(2), 'Sauron Orc']));
  t.player('Bob').does('event', 'it').mayChoose.exactly('0', '1', '2');
  t.player('Bob').does('2');
  t.expect.card('it', { strength: 8 });
});
scenario('[1_167, LR-LIMIT-001] Denizens Enraged: no more than four', (t) => {
  t.given(fighting('Denizens Enraged', 'Friend', goblins(5)));
  t.player('Bob').does('event', 'it', '5');
  t.expect.card('it', { strength: 10 });
});

const comes = (n: number) =>
  playing('assignment', 'The End Comes', {}, { minions: [...goblins(n), 'Sauron Orc'] });
scenario('[1_169, LR-ASSIGN-002] The End Comes: Ann says whom the Ring-bearer fights', (t) => {
  t.given(comes(5));
  t.player('Bob').does('event');
  t.player('Ann').does('Sauron Orc');
  t.expect.card('Sauron Orc', { against: 'Frodo' });
});
scenario('[1_169, LR-SPOT-001] The End Comes: four Moria minions are too few', (t) => {
  t.given(comes(4));
  t.player('Bob').mayNot('event', { because: 'spot 5 Moria minions' });
});

const frenzy = (wounds: number, minion = 'Goblin') =>
  playing(
    'assignment',
    'Frenzy',
    { companions: [frodo({ wounds: 3 }), { card: 'Friend', wounds }] },
    { minions: [{ card: minion, as: 'it' }] },
  );
scenario('[1_171, LR-ASSIGN-002] Frenzy: an exhausted companion must fight a Moria Orc', (t) => {
  t.given(frenzy(1));
  t.player('Bob').does('event');
  t.expect.card('it', { against: 'Friend' });
});
for (const [title, wounds, minion] of [
  ['who is not exhausted', 0, 'Goblin'],
  ['against another Orc', 1, 'Sauron Orc'],
] as const)
  scenario(`[1_171] Frenzy is not for one ${title}`, (t) => {
    t.given(frenzy(wounds, minion));
    t.player('Bob').does('event');
    t.expect.card('it', { against: 'none' });
  });

const lost = (card: string, n: number, deck: readonly string[]) => ({
  phase: 'maneuver alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo()], hand: [card, 'Open deed'], burdens: 0 },
    Bob: {
      minions: [...goblins(n), 'Sauron Orc'],
      hand: [{ card: 'Lost to the Goblins', as: 'event' }],
      deck,
    },
  },
});
const dark = ['Dark paper', 'Dark paper', 'Dark paper', 'Dark paper', 'Dark paper'];
for (const [id, card] of [
  ['1_189/1', 'Tire him'],
  ['1_189/2', 'Wound him'],
] as const)
  scenario(`[${id}] Lost to the Goblins after "${card}": a burden for each Shadow card`, (t) => {
    t.given(lost(card, 3, ['Dark paper', 'Free paper', 'Dark paper', 'Dark paper']));
    t.player('Ann').does(card);
    t.player('Bob').does('event', '3').has({ deck: 1 });
    t.player('Ann').has({ burdens: 2 });
  });
scenario('[1_189/2, LR-LIMIT-001] Lost to the Goblins: no more than three', (t) => {
  t.given(lost('Wound him', 5, dark));
  t.player('Ann').does('Wound him');
  t.player('Bob').does('event', '5').has({ deck: 0 });
  t.player('Ann').has({ burdens: 3 });
});
scenario('[1_189/1] Lost to the Goblins: nothing where nobody suffers', (t) => {
  t.given(lost('Wound him', 3, dark));
  t.player('Ann').does('Open deed').has({ burdens: 0 });
  t.expect.card('event', { in: 'hand of Bob' });
});

const relentless = (card: string, n: number) => ({
  phase: 'maneuver alone',
  twilight: 0,
  players: {
    Ann: { companions: [frodo()], hand: [{ card, as: 'deed' }, 'Wound him'] },
    Bob: { minions: goblins(n), hand: [{ card: 'Relentless', as: 'event' }], support: ['Idle'] },
  },
});
scenario('[1_194, LR-EVENT-002] Relentless: three Moria minions cancel a stealth event', (t) => {
  t.given(relentless('Hiding', 3));
  t.player('Ann').does('deed');
  t.player('Bob').does('event');
  t.expect.card('deed', { in: 'discard of Ann' }).table({ twilight: 1 });
});
for (const [title, card, n] of [
  ['two do not', 'Hiding', 2],
  ['nor another event', 'Open deed', 3],
] as const)
  scenario(`[1_194] Relentless: ${title}`, (t) => {
    t.given(relentless(card, n));
    t.player('Ann').does('deed');
    t.expect.card('event', { in: 'hand of Bob' }).table({ twilight: 4 });
  });

const threat = (wounds: number) =>
  playing(
    'shadow',
    'Threat of the Unknown',
    {},
    {
      minions: [{ card: 'Goblin', as: 'it', wounds }],
      deck: ['Dark paper', { card: 'Dark paper', as: 'b' }, { card: 'Dark paper', as: 'c' }],
    },
  );
scenario('[1_197] Threat of the Unknown: a Moria Orc exerts for two cards', (t) => {
  t.given(threat(0));
  t.player('Bob').does('event').has({ hand: 2, deck: 1 });
  t.expect.card('it', { wounds: 1 });
});
scenario(
  '[1_197] Threat of the Unknown: neither an Orc of another culture nor one of another player',
  (t) => {
    const { players, ...rest } = threat(0);
    const Cid = { minions: [{ card: 'Goblin', as: 'of Cid' }] };
    t.given({ ...rest, players: { ...players, Bob: { ...players.Bob, minions: ['Sauron Orc'] }, Cid } });
    t.player('Bob').mayNot('event', { because: 'exert' });
  },
);
scenario('[1_197, LR-EXERT-003] Threat of the Unknown: not an exhausted one', (t) => {
  t.given(threat(1));
  t.player('Bob').mayNot('event', { because: 'exert' });
});

for (const [hero, strength] of [
  ['Friend', 8],
  ['Bowman', 10],
] as const)
  scenario(`[1_201] Unfamiliar Territory: against ${hero} a Moria Orc has ${strength}`, (t) => {
    t.given(fighting('Unfamiliar Territory', hero, ['Sauron Orc']));
    t.player('Bob').does('event');
    t.expect.card('it', { strength });
  });
