/** The Fellowship of the Ring: events of the Isengard culture. */
import { addsTwilight, event, maneuver } from '../../../../src/cards/words/index.ts';
import { companion, freeCondition, freeEvent, invent, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 8, vitality: 3 }),
  minion('Goblin', { strength: 8, vitality: 3 }),
  companion('Friend', { vitality: 2 }),
  freeCondition('Free paper'),
  shadowCondition('Dark paper'),
  freeEvent('Hiding', { keyword: ['Stealth'] }, event(maneuver, { effect: addsTwilight(3) })),
  freeEvent('Open deed', {}, event(maneuver, { effect: addsTwilight(3) })),
);
const friends = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Friend', as: `friend ${i}` }));
const uruk = { card: 'Uruk', as: 'uruk' };
const playing = (phase: string, card: string, ann: Fields = {}, bob: Fields = {}) => ({
  phase: `${phase} alone`,
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), ...friends(1)], ...ann },
    Bob: { minions: [uruk, 'Goblin'], hand: [{ card, as: 'event' }], support: ['Idle'], ...bob },
  },
});

const caradhras = (n: number, wounds = 0) =>
  playing(
    'maneuver',
    'Caradhras Has Not Forgiven Us',
    { companions: [frodo({ wounds: 3 }), ...friends(n - 2), { card: 'Friend', as: 'weary', wounds: 1 }] },
    { minions: [{ ...uruk, wounds }] },
  );
scenario('[1_123] five companions: an exhausted one goes, and never the Ring-bearer', (t) => {
  t.given(caradhras(5));
  t.player('Bob').does('event');
  t.expect.card('weary', { in: 'discard of Ann' }).card('uruk', { wounds: 1 });
  t.expect.card('friend 0', { in: 'companions of Ann' });
});
scenario('[1_123, LR-SPOT-001] four companions are too few', (t) => {
  t.given(caradhras(4));
  t.player('Bob').mayNot('event', { because: 'spot 5 companions' });
});
scenario('[1_123, LR-EXERT-003] an exhausted minion does nothing', (t) => {
  t.given(caradhras(5, 2));
  t.player('Bob').mayNot('event', { because: 'exert' });
});

const cruel = (wounds: number, minion = 'Uruk') =>
  playing(
    'maneuver',
    'Cruel Caradhras',
    { companions: [frodo({ wounds })], burdens: 0 },
    { minions: [{ card: minion, as: 'it' }] },
  );
for (const [choice, wounds, burdens] of [
  ['exert', 1, 0],
  ['add a burden', 0, 1],
] as const)
  scenario(`[1_124, LR-EFFECT-005] Cruel Caradhras: Ann chooses to ${choice}`, (t) => {
    t.given(cruel(0));
    t.player('Bob').does('event');
    t.player('Ann').does(choice).has({ burdens });
    t.expect.card('Frodo', { wounds }).card('it', { wounds: 1 });
  });
scenario('[1_124, LR-EFFECT-005] Cruel Caradhras: an exhausted Ring-bearer leaves the burden', (t) => {
  t.given(cruel(3));
  t.player('Bob').does('event');
  t.player('Ann').has({ burdens: 1 });
});
scenario('[1_124] Cruel Caradhras takes an Isengard minion', (t) => {
  t.given(cruel(0, 'Goblin'));
  t.player('Bob').mayNot('event', { because: 'exert' });
});

scenario('[1_126] Hunt Them Down! makes an Uruk-hai fierce', (t) => {
  t.given(playing('maneuver', 'Hunt Them Down!'));
  t.player('Bob').does('event');
  t.expect.card('uruk', { fierce: 1 }).card('Goblin', { fierce: 0 });
});
scenario('[1_126] Hunt Them Down!: and no other Orc', (t) => {
  t.given(playing('maneuver', 'Hunt Them Down!', {}, { minions: ['Goblin'] }));
  t.player('Bob').does('event');
  t.expect.card('Goblin', { fierce: 0 });
});

const fighting = (card: string, n = 2, minion = 'Uruk') => ({
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), ...friends(n - 1)] },
    Bob: {
      minions: [{ card: minion, as: 'it', against: 'friend 0' }],
      hand: [{ card, as: 'event' }],
      support: ['Idle'],
    },
  },
});
for (const [minion, strength, damage] of [
  ['Uruk', 7, 1],
  ['Goblin', 8, 0],
] as const)
  scenario(`[1_128] Lurtz's Battle Cry leaves ${minion} strength ${strength}, damage +${damage}`, (t) => {
    t.given(fighting("Lurtz's Battle Cry", 2, minion));
    t.player('Bob').does('event');
    t.expect.card('it', { strength, damage });
  });

scenario("[1_136] Saruman's Power: every condition goes, one's own too", (t) => {
  t.given(
    playing('shadow', "Saruman's Power", { support: ['Free paper'] }, { support: ['Idle', 'Dark paper'] }),
  );
  t.player('Bob').does('event');
  t.expect.card('Free paper', { in: 'discard of Ann' }).card('Dark paper', { in: 'discard of Bob' });
  t.expect.card('uruk', { wounds: 1 });
});
scenario("[1_136] Saruman's Power takes an Isengard minion", (t) => {
  t.given(playing('shadow', "Saruman's Power", {}, { minions: ['Goblin'] }));
  t.player('Bob').mayNot('event', { because: 'exert' });
});

scenario('[1_139/1] Savagery to Match Their Numbers gives two', (t) => {
  t.given(fighting('Savagery to Match Their Numbers', 4));
  t.player('Bob').does('event');
  t.expect.card('it', { strength: 10, fierce: 0 });
});
scenario(
  '[1_139/2, LR-ERRATA-015] or four and fierce against five companions, until the regroup phase',
  (t) => {
    t.given(fighting('Savagery to Match Their Numbers', 5));
    t.player('Bob').does('event: Skirmish: spot 5');
    t.expect.card('it', { strength: 12, fierce: 1 });
    t.player('Bob').passes();
    t.expect.card('it', { strength: 12, fierce: 1 });
  },
);
for (const way of ['event: Skirmish: give', 'event: Skirmish: spot 5'])
  scenario(`[1_139] "${way}" is for Uruk-hai alone, and the four end with the fights`, (t) => {
    const position = fighting('Savagery to Match Their Numbers', 5);
    const minions = [...position.players.Bob.minions, { card: 'Goblin', as: 'goblin' }];
    t.given({ ...position, players: { ...position.players, Bob: { ...position.players.Bob, minions } } });
    t.player('Bob').does(way);
    t.expect.card('goblin', { strength: 8, fierce: 0 });
  });
scenario('[1_139/1] but the two end with the skirmish', (t) => {
  t.given(fighting('Savagery to Match Their Numbers', 4));
  t.player('Bob').does('event').passes();
  t.expect.card('it', { strength: 8 });
});

const wariness = (card: string, minion: string, wounds = 0) => ({
  phase: 'maneuver alone',
  twilight: 0,
  players: {
    Ann: { companions: [frodo()], hand: [{ card, as: 'deed' }] },
    Bob: {
      minions: [{ card: minion, as: 'it', wounds }],
      hand: [{ card: 'Wariness', as: 'event' }],
      support: ['Idle'],
    },
  },
});
for (const [choice, where, wounds] of [
  ['exert', 'minions of Bob', 1],
  ['discard', 'discard of Bob', 0],
] as const)
  scenario(`[1_161, LR-EVENT-002] Wariness: to ${choice} an Uruk-hai cancels a stealth event`, (t) => {
    t.given(wariness('Hiding', 'Uruk'));
    t.player('Ann').does('deed');
    t.player('Bob').does('event', choice);
    t.expect.card('it', { in: where, wounds }).table({ twilight: 1 });
  });
scenario('[1_161, LR-ERRATA-2005] Wariness: one Uruk-hai of his own pays, and nobody else', (t) => {
  const { players, ...rest } = wariness('Hiding', 'Uruk');
  const own = [...players.Bob.minions, { card: 'Uruk', as: 'second' }];
  t.given({
    ...rest,
    players: {
      ...players,
      Bob: { ...players.Bob, minions: own },
      Cid: { minions: [{ card: 'Uruk', as: 'of Cid' }] },
    },
  });
  t.player('Ann').does('deed');
  t.player('Bob').does('event', 'exert').mayChoose.exactly('it', 'second');
  t.player('Bob').does('second');
  t.expect.card('second', { wounds: 1 }).card('it', { wounds: 0 }).card('of Cid', { wounds: 0 });
});
scenario("[1_161, LR-ERRATA-2005] Wariness: another Shadow player's Uruk-hai is not enough", (t) => {
  const { players, ...rest } = wariness('Hiding', 'Goblin');
  t.given({ ...rest, players: { ...players, Cid: { minions: [{ card: 'Uruk', as: 'of Cid' }] } } });
  t.player('Ann').does('deed');
  t.player('Bob').mayNot('event');
  t.expect.card('event', { in: 'hand of Bob' }).table({ twilight: 4 });
});
scenario('[1_161] Wariness: an exhausted one is discarded', (t) => {
  t.given(wariness('Hiding', 'Uruk', 2));
  t.player('Ann').does('deed');
  t.player('Bob').does('event');
  t.expect.card('it', { in: 'discard of Bob' });
});
for (const [card, minion] of [
  ['Open deed', 'Uruk'],
  ['Hiding', 'Goblin'],
] as const)
  scenario(`[1_161] Wariness does not answer ${card} with ${minion}`, (t) => {
    t.given(wariness(card, minion));
    t.player('Ann').does('deed');
    t.expect.card('event', { in: 'hand of Bob' }).table({ twilight: 4 });
  });
