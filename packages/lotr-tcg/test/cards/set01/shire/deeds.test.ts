/** The Fellowship of the Ring: Hobbits of the fellowship, and what they do. */

import { titleNumber } from '../../../../src/cards/titles.ts';
import {
  a,
  aCondition,
  discardIt,
  event,
  fellowship,
  shadowPhase,
} from '../../../../src/cards/words/index.ts';
import {
  ally,
  freeCondition,
  freeEvent,
  invent,
  item,
  minion,
  pause,
  shadowEvent,
} from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { Bob, gimli, merry, runner, sam } from '../../people.ts';
import { type Fields, fightWith } from '../../positions.ts';

invent(
  pause,
  freeEvent('Paper', { twilight: 9 }),
  minion('Mild Orc', { strength: 5, vitality: 4 }),
  minion('Mild Uruk', { race: 'Uruk-hai', strength: 5, vitality: 4 }),
  minion('Mild Troll', { race: 'Troll', strength: 5, vitality: 4 }),
  minion('Killer', { strength: 19, vitality: 4 }),
  shadowEvent('Oblivion', { twilight: 0 }, event(shadowPhase, { effect: discardIt(a(aCondition)) })),
  freeEvent('Housekeeping', { twilight: 0 }, event(fellowship, { effect: discardIt(a(aCondition)) })),
  freeCondition('Shire tale', { culture: 'Shire', keyword: ['Tale'] }),
  freeCondition('Other tale', { keyword: ['Tale'] }),
  ally('Old Bilbo', { race: 'Hobbit', culture: 'Shire', title: titleNumber('Bilbo') }),
  item('Pony', {
    itemClass: 'none',
    culture: 'Shire',
    'Support Area': 1,
    title: titleNumber('Bill the Pony'),
    twilight: 0,
  }),
);
const home = (ann: object, twilight = 0) => ({
  phase: 'fellowship alone',
  twilight,
  players: { Ann: { companions: [frodo()], hand: ['Paper'], ...ann }, Bob },
});

const resilience = (who: Fields, more: Fields) =>
  home({
    companions: [frodo(who), sam(more)],
    burdens: 3,
    support: [{ card: "The Gaffer, Sam's Father", as: 'Gaffer' }],
    hand: [{ card: 'Extraordinary Resilience', as: 'event' }, 'Paper'],
  });
scenario('[1_287] Extraordinary Resilience: a burden goes instead of a wound of the Ring-bearer', (t) => {
  t.given(resilience({ wounds: 2 }, {}));
  t.player('Ann').does('Gaffer', 'event').has({ burdens: 2 });
  t.expect.card('Frodo', { wounds: 2 }).card('event', { in: 'discard of Ann' });
});
scenario('[1_287] Extraordinary Resilience: he may be healed all the same', (t) => {
  t.given(resilience({ wounds: 2 }, {}));
  t.player('Ann').does('Gaffer', 'Pass').has({ burdens: 3 });
  t.expect.card('Frodo', { wounds: 1 });
});
scenario('[1_287] Extraordinary Resilience is not for another', (t) => {
  t.given(resilience({}, { wounds: 1 }));
  t.player('Ann').does('Gaffer').has({ burdens: 3 });
  t.expect.card('Sam', { wounds: 0 }).card('event', { in: 'hand of Ann' });
});

scenario('[1_293] Halfling Deftness: a Hobbit exerts, and has 3 more himself', (t) => {
  t.given(fightWith('Halfling Deftness', [merry(), gimli()], [runner({ against: 'Merry' })]));
  t.player('Ann').does('event').mayChoose.exactly('Frodo', 'Merry');
  t.player('Ann').does('Merry');
  t.expect.card('Merry', { strength: 6, wounds: 1 }).card('Frodo', { wounds: 0 });
});
scenario('[1_293, LR-EXERT-003] Halfling Deftness: nobody who is exhausted', (t) => {
  t.given({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [frodo({ wounds: 3 }), gimli()],
        hand: ['Halfling Deftness', 'Their Halls of Stone'],
      },
      Bob: { minions: [runner({ against: 'Gimli' })] },
    },
  });
  t.player('Ann').mayNot('Halfling Deftness', { rule: 'LR-EXERT-003' });
});

const appetite = (wounds: number) =>
  home({
    companions: [frodo(), merry({ wounds }), gimli({ wounds: 2 })],
    hand: [{ card: 'Hobbit Appetite', as: 'event' }, 'Paper'],
  });
scenario('[1_294] Hobbit Appetite: for 2 twilight a Hobbit companion is healed twice', (t) => {
  t.given(appetite(3));
  t.player('Ann').does('event', '2');
  t.expect.card('Merry', { wounds: 1 }).card('Gimli', { wounds: 2 }).table({ twilight: 2 });
});
scenario('[1_294] Hobbit Appetite heals nobody but a Hobbit', (t) => {
  t.given(appetite(0));
  t.player('Ann').mayNot('event', {});
});

const stealth = (site: number, against: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), merry(), gimli()],
      support: ['Pause'],
      hand: [{ card: 'Hobbit Stealth', as: 'event' }],
      site,
    },
    Bob: { minions: [{ card: 'Mild Orc', as: 'foe', against }] },
  },
});
scenario('[1_298] Hobbit Stealth: at site 5 the skirmish is cancelled', (t) => {
  t.given(stealth(5, 'Merry'));
  t.player('Ann').does('event');
  t.expect.card('Merry', { wounds: 0, in: 'companions of Ann' }).card('foe', { wounds: 0 });
});
scenario('[1_298] Hobbit Stealth: at site 5 the skirmish of a Dwarf is not', (t) => {
  t.given(stealth(5, 'Gimli'));
  t.player('Ann').does('event', 'Pass');
  t.expect.card('foe', { wounds: 2 });
});
scenario('[1_298] Hobbit Stealth: at site 6 a Hobbit has 2 more', (t) => {
  t.given(stealth(6, 'Merry'));
  t.player('Ann').does('event', 'Merry');
  t.expect.card('Merry', { strength: 5 }).card('foe', { in: 'minions of Bob' });
});

const friend = (wounds: number, against: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Merry, Friend to Sam', as: 'Merry', wounds }, gimli()],
      support: ['Pause'],
      hand: ['Halfling Deftness'],
    },
    Bob: { minions: [{ card: 'Mild Orc', as: 'foe', against }] },
  },
});
scenario(
  '[1_302, LR-MODIF-006, LR-ERRATA-2008] Merry, Friend to Sam: he exerts twice to add his strength to another',
  (t) => {
    t.given(friend(0, 'Gimli'));
    t.player('Ann').does('Merry').mayChoose.exactly('Frodo', 'Gimli');
    t.player('Ann').does('Gimli');
    t.expect.card('Gimli', { strength: 6 + 3 }).card('Merry', { wounds: 2, strength: 3 });
    // What he gains now is his own.
    t.player('Ann').does('Halfling Deftness', 'Merry');
    t.expect.card('Gimli', { strength: 6 + 3 }).card('Merry', { wounds: 3, strength: 6 });
  },
);
scenario('[1_302] Merry, Friend to Sam: not from a skirmish of his own', (t) => {
  t.given(friend(0, 'Merry'));
  t.player('Ann').mayNot('Merry', { because: 'not assigned' });
});
scenario('[1_302, LR-ERRATA-2007] Merry, Friend to Sam: before his skirmish not, after it again', (t) => {
  const { Ann } = friend(0, 'Gimli').players;
  const minions = ['Merry', 'Gimli', 'Frodo'].map((who) => ({
    card: 'Mild Orc',
    as: `foe of ${who}`,
    against: who,
  }));
  t.given({ phase: 'skirmishes alone', players: { Ann, Bob: { minions } } });
  t.player('Ann').does('The skirmish of Gimli').mayNot('Merry', { because: 'not assigned' });
  t.player('Ann').does('Pass', 'The skirmish of Merry', 'Pass');
  t.player('Ann').does('Merry');
  // He lost it.
  t.expect.card('Merry', { wounds: 1 + 2 });
});
scenario('[1_302, LR-EXERT-004] Merry, Friend to Sam: not when he can exert but once', (t) => {
  t.given(friend(2, 'Gimli'));
  t.player('Ann').mayNot('Merry', { because: 'twice', rule: 'LR-EXERT-004' });
});

const tales = (companions: readonly unknown[]) => ({
  phase: 'shadow alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), ...companions], support: ['Shire tale', 'Other tale'] },
    Bob: { hand: ['Oblivion', 'Paper'] },
  },
});
const pippin = { card: 'Pippin, Friend to Frodo', as: 'Pippin' };
scenario('[1_306] Pippin: an opponent does not discard a Shire tale', (t) => {
  t.given(tales([pippin]));
  t.player('Bob').does('Oblivion', 'Shire tale');
  t.expect.card('Shire tale', { in: 'support of Ann' });
});
scenario('[1_306] Pippin: another tale he does', (t) => {
  t.given(tales([pippin]));
  t.player('Bob').does('Oblivion', 'Other tale');
  t.expect.card('Other tale', { in: 'discard of Ann' });
});
scenario('[1_306] without Pippin the Shire tale goes', (t) => {
  t.given(tales([]));
  t.player('Bob').does('Oblivion', 'Shire tale');
  t.expect.card('Shire tale', { in: 'discard of Ann' });
});
scenario('[1_306] Pippin: its own player may discard it', (t) => {
  t.given(home({ companions: [frodo(), pippin], support: ['Shire tale'], hand: ['Housekeeping', 'Paper'] }));
  t.player('Ann').does('Housekeeping');
  t.expect.card('Shire tale', { in: 'discard of Ann' });
});

const clever = { card: 'Pippin, Hobbit of Some Intelligence', as: 'Pippin' };
const arriving = (wounds: number, burdens: number) =>
  home({ companions: [frodo(), gimli({ wounds })], burdens, hand: [clever, 'Paper'] });
scenario('[1_307] Pippin, Hobbit of Some Intelligence removes a burden as he is played', (t) => {
  t.given(arriving(1, 2));
  t.player('Ann').does('Pippin: play', 'remove a burden').has({ burdens: 1 });
  t.expect.card('Gimli', { wounds: 1 });
});
scenario('[1_307] Pippin, Hobbit of Some Intelligence or heals a companion', (t) => {
  t.given(arriving(1, 2));
  t.player('Ann').does('Pippin: play', 'heal a companion').has({ burdens: 2 });
  t.expect.card('Gimli', { wounds: 0 });
});
scenario('[1_307, LR-EFFECT-005] Pippin, Hobbit of Some Intelligence: the only way is taken', (t) => {
  t.given(arriving(1, 0));
  t.player('Ann').does('Pippin: play').has({ burdens: 0 });
  t.expect.card('Gimli', { wounds: 0 });
});

const stature = (against: string) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), gimli()],
      burdens: 1,
      support: ['Pause'],
      hand: [{ card: 'Power According to His Stature', as: 'event' }],
    },
    Bob: {
      minions: [
        { card: 'Mild Orc', as: 'foe', against },
        { card: 'Mild Uruk', as: 'idle' },
      ],
    },
  },
});
scenario(
  '[1_308] Power According to His Stature: for a burden, whom the Ring-bearer fights is wounded',
  (t) => {
    t.given(stature('Frodo'));
    t.player('Ann').does('event').has({ burdens: 2 });
    t.expect.card('foe', { wounds: 1 }).card('idle', { wounds: 0 });
  },
);
scenario('[1_308] Power According to His Stature wounds nobody whom another fights', (t) => {
  t.given(stature('Gimli'));
  t.player('Ann').does('event').has({ burdens: 2 });
  t.expect.card('foe', { wounds: 0 });
});
scenario('[1_308] Power According to His Stature: all of them are wounded', (t) => {
  const { Ann } = stature('Frodo').players;
  const minions = ['one', 'two'].map((as) => ({ card: 'Mild Orc', as, against: 'Frodo' }));
  t.given({ phase: 'skirmish', players: { Ann, Bob: { minions } } });
  t.player('Ann').does('event');
  t.expect.card('one', { wounds: 1 }).card('two', { wounds: 1 });
});

const faithful = { card: 'Sam, Faithful Companion', as: 'Sam' };
scenario('[1_310/1] Sam, Faithful Companion plays Bill the Pony from the draw deck', (t) => {
  t.given(home({ companions: [frodo(), faithful], deck: ['Athelas', 'Pony'] }));
  t.player('Ann')
    .does('Sam')
    .has({ deck: ['Athelas'] });
  t.expect.card('Pony', { in: 'support of Ann' });
});
scenario('[1_310/1] Sam, Faithful Companion may look for it in vain', (t) => {
  t.given(home({ companions: [frodo(), faithful], deck: ['Athelas', 'Armor'] }));
  t.player('Ann').does('Sam').has({ deck: 2 });
});
const death = (who: string) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: { wearing: true, companions: [frodo({ wounds: 3 }), faithful, merry({ wounds: 1 })] },
    Bob: { minions: [{ card: 'Killer', as: 'foe', against: who }] },
  },
});
scenario('[1_310/2, LR-LOSE-001] Sam, Faithful Companion takes up the Ring', (t) => {
  t.given(death('Frodo'));
  t.player('Ann').does('Sam: Response').has({ ringBearer: 'Sam', outcome: 'playing' });
});
scenario('[1_310/2] Sam, Faithful Companion does not when another dies', (t) => {
  t.given(death('Merry'));
  t.player('Ann').has({ ringBearer: 'Frodo' });
  t.expect.card('Merry', { in: 'dead of Ann' });
});

const trolls = (foe: string) => ({
  phase: 'skirmish',
  players: {
    Ann: { companions: [frodo(), gimli({ on: ['Stone Trolls'] })], support: ['Pause'] },
    Bob: { minions: [{ card: foe, as: 'foe', against: 'Gimli' }] },
  },
});
for (const [foe, strength] of [
  ['Mild Troll', 9],
  ['Mild Uruk', 9],
  ['Mild Orc', 6],
] as const)
  scenario(`[1_314/4] Stone Trolls: its bearer has ${strength} against a ${foe}`, (t) => {
    t.given(trolls(foe));
    t.expect.card('Gimli', { strength });
  });
const telling = (support: readonly unknown[], on: readonly string[]) =>
  home({
    companions: [frodo({ on: ['The One Ring, The Ruling Ring', ...on] })],
    support,
    hand: [{ card: 'Stone Trolls', as: 'Trolls' }, 'Paper'],
  });
scenario('[1_314/1 1_314/2] Stone Trolls: with Bilbo it goes on any character', (t) => {
  t.given(telling(['Old Bilbo'], []));
  t.player('Ann').does('Trolls').mayChoose.exactly('Frodo', 'Old Bilbo');
  t.player('Ann').does('Old Bilbo');
  t.expect.card('Trolls', { in: 'on of Old Bilbo' });
});
scenario('[1_314/3] Stone Trolls: one on each', (t) => {
  t.given(telling(['Old Bilbo'], ['Stone Trolls']));
  t.player('Ann').does('Trolls: play');
  t.expect.card('Trolls', { in: 'on of Old Bilbo' });
});
scenario('[1_314/1, LR-SPOT-001] Stone Trolls: not without Bilbo', (t) => {
  t.given(telling([], []));
  t.player('Ann').mayNot('Trolls', { rule: 'LR-COST-009' });
});

for (const phase of ['maneuver alone', 'skirmish'])
  scenario(`[1_315] Stout and Sturdy heals a Hobbit (${phase})`, (t) => {
    t.given({
      phase,
      players: {
        Ann: {
          companions: [frodo(), merry({ wounds: 1 }), gimli({ wounds: 1 })],
          hand: [{ card: 'Stout and Sturdy', as: 'event' }, 'Their Halls of Stone'],
        },
        Bob: { minions: [{ card: 'Mild Orc', ...(phase === 'skirmish' ? { against: 'Gimli' } : {}) }] },
      },
    });
    t.player('Ann').does('event');
    t.expect.card('Merry', { wounds: 0 }).card('Gimli', { wounds: 1 });
  });
scenario('[1_315, LR-ACTION-009] Stout and Sturdy is not played in the fellowship phase', (t) => {
  t.given(home({ companions: [frodo({ wounds: 1 })], hand: ['Stout and Sturdy', 'Hobbit Sword'] }));
  t.player('Ann').mayNot('Stout and Sturdy', { rule: 'LR-ACTION-009' });
});

scenario('[1_317/2] There and Back Again is discarded: each Hobbit companion has 2 more', (t) => {
  t.given({
    phase: 'maneuver',
    players: {
      Ann: {
        companions: [frodo(), merry({ on: [{ card: 'There and Back Again', as: 'Tale' }] }), gimli()],
        support: ['Old Bilbo'],
        hand: ['Stout and Sturdy'],
      },
      Bob: { minions: ['Mild Orc'] },
    },
  });
  t.player('Ann').does('Tale');
  t.expect
    .card('Merry', { strength: 5 })
    .card('Frodo', { strength: 3 + 1 + 2 })
    .card('Gimli', { strength: 6 })
    .card('Old Bilbo', { strength: 3 })
    .card('Tale', { in: 'discard of Ann' });
});
