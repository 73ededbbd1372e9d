/** The Fellowship of the Ring: conditions of the Wraith culture. */
import {
  companion as companions,
  event,
  fellowship,
  healIt,
  removesBurdens,
  skirmish,
  toHeal,
} from '../../../../src/cards/words/index.ts';
import { companion, freeEvent, invent, minion, shadowCondition } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { sam } from '../../people.ts';
import type { Fields } from '../../positions.ts';

invent(
  idle,
  minion('Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3, strength: 9 }),
  minion('Orc', { strength: 9, vitality: 3 }),
  companion('Friend', { vitality: 4 }),
  companion('Weak one', { vitality: 1 }),
  shadowCondition('Paper'),
  freeEvent('Cure', {}, event(skirmish, { effect: healIt(toHeal(companions)) })),
  freeEvent('Relief', {}, event(skirmish, { effect: removesBurdens(1) })),
  freeEvent('Waiting', {}, event(fellowship, { effect: removesBurdens(1) })),
);

const discovery = (minions: readonly unknown[], more: Fields = {}) => ({
  phase: 'shadow alone',
  twilight: 0,
  players: {
    Ann: { companions: [frodo()] },
    Bob: {
      minions,
      support: ['Bent on Discovery', 'Idle'],
      deck: ['Paper', { card: 'Paper', as: 'b' }],
      ...more,
    },
  },
});
scenario('[1_206/1] Bent on Discovery draws a card as the Shadow phase begins', (t) => {
  t.given(discovery(['Rider']));
  t.player('Bob').has({ hand: 1, deck: 1 });
});
scenario('[1_206/2] as it ends a Nazgûl exerts', (t) => {
  t.given(discovery(['Rider']));
  t.player('Bob').passes().does('exert');
  t.expect.card('Rider', { wounds: 1 }).card('Bent on Discovery', { in: 'support of Bob' });
});
scenario('[1_206/2] or it is discarded', (t) => {
  t.given(discovery(['Rider']));
  t.player('Bob').passes().does('discard');
  t.expect.card('Rider', { wounds: 0 }).card('Bent on Discovery', { in: 'discard of Bob' });
});
scenario('[1_206/2, LR-EFFECT-005] it goes where no Nazgûl can exert', (t) => {
  t.given(discovery([{ card: 'Rider', wounds: 2 }, 'Orc']));
  t.player('Bob').passes();
  t.expect.card('Bent on Discovery', { in: 'discard of Bob' });
});

const breath = { card: 'Black Breath', as: 'Breath' };
const fighting = (hero: string, minion: string, ann: Fields = {}, bob: Fields = {}) => ({
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), 'Friend', 'Weak one'], ...ann },
    Bob: { minions: [{ card: minion, as: 'it', against: hero }], support: ['Idle', breath], ...bob },
  },
});
scenario('[1_207/1] Black Breath goes to whoever fights a Nazgûl', (t) => {
  t.given(fighting('Friend', 'Rider'));
  t.player('Bob').does('Breath');
  t.expect.card('Breath', { in: 'on of Friend' });
  t.player('Bob').mayNot('Breath', { because: 'support area' });
});
scenario('[1_207/1] to nobody who fights an Orc', (t) => {
  t.given(fighting('Friend', 'Orc'));
  t.player('Bob').does('Breath');
  t.expect.card('Breath', { in: 'support of Bob' });
});
const borne = { card: 'Black Breath', owner: 'Bob' };
for (const [on, wounds] of [
  [[borne], 2],
  [[], 1],
] as const)
  scenario(`[1_207/2] ${on.length} of it: ${wounds} wounds after a cure`, (t) => {
    t.given(
      fighting('Friend', 'Rider', {
        companions: [frodo(), { card: 'Friend', wounds: 2, on }],
        hand: ['Cure', 'Relief'],
      }),
    );
    t.player('Ann').does('Cure');
    t.expect.card('Friend', { wounds });
  });
const ring = { card: 'The One Ring, The Ruling Ring', as: 'the Ring' };
for (const [title, bearers, burdens] of [
  ['the Ring-bearer', [frodo({ on: [ring, borne] }), 'Friend'], 2],
  ['another', [frodo(), { card: 'Friend', on: [borne] }], 1],
] as const)
  scenario(`[1_207/3] on ${title} it leaves ${burdens} of two burdens`, (t) => {
    t.given(
      fighting('Friend', 'Rider', {
        companions: bearers,
        hand: ['Relief', { card: 'Relief', as: 'b' }],
        burdens: 2,
      }),
    );
    t.player('Ann').does('Relief').has({ burdens });
  });

const tip = { card: 'Blade Tip', as: 'Tip' };
const stabbing = (
  hero: string,
  minion: string,
  companions: readonly unknown[] = [frodo(), 'Friend', 'Weak one'],
) => fighting(hero, minion, { companions }, { support: ['Idle', tip] });
scenario('[1_209/1] Blade Tip goes to who lost to a Nazgûl', (t) => {
  t.given(stabbing('Friend', 'Rider'));
  t.player('Bob').passes().does('Tip');
  t.expect.card('Tip', { in: 'on of Friend' }).card('Friend', { wounds: 1 });
});
for (const [title, hero, minion, companions] of [
  ['who lost to an Orc', 'Friend', 'Orc', [frodo(), 'Friend']],
  ['who is dead', 'Weak one', 'Rider', [frodo(), 'Weak one']],
  [
    'who bears one already',
    'Friend',
    'Rider',
    [frodo(), { card: 'Friend', on: [{ card: 'Blade Tip', as: 'first', owner: 'Bob' }] }],
  ],
] as const)
  scenario(`[1_209/1] Blade Tip does not go to ${title}`, (t) => {
    t.given(stabbing(hero, minion, companions));
    t.player('Bob').passes();
    t.expect.card('Tip', { in: 'support of Bob' });
  });
const dawn = (companions: readonly unknown[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: { companions, burdens: 0, hand: ['Waiting'] },
    Bob: { support: [{ card: 'Blade Tip', as: 'other' }] },
  },
});
const stuck = { card: 'Blade Tip', as: 'Tip', owner: 'Bob' };
scenario('[1_209/2] Blade Tip wounds its bearer at the start of the fellowship phase', (t) => {
  t.given(dawn([frodo(), { card: 'Friend', on: [stuck] }]));
  t.expect.card('Friend', { wounds: 1 }).card('Frodo', { wounds: 0 });
  t.player('Ann').has({ burdens: 0 });
});
scenario('[1_209/2] the Ring-bearer gets a burden instead', (t) => {
  t.given(dawn([frodo({ on: [ring, stuck] }), 'Friend']));
  t.expect.card('Friend', { wounds: 0 }).card('Frodo', { wounds: 0 });
  t.player('Ann').has({ burdens: 1 });
});

for (const [hero, minion, burdens] of [
  ['Weak one', 'Rider', 1],
  ['Weak one', 'Orc', 0],
  ['Friend', 'Rider', 0],
] as const)
  scenario(`[1_211, LR-ERRATA-020] ${hero} loses to ${minion}: ${burdens} burdens`, (t) => {
    t.given(fighting(hero, minion, { burdens: 0 }, { support: ['Idle', 'Drawn to Its Power'] }));
    t.player('Bob').passes();
    t.player('Ann').has({ burdens });
  });

const servants = (card: string) => ({
  phase: 'shadow alone',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), sam(), 'Friend'] },
    Bob: { hand: [{ card, as: 'newcomer' }], support: ['The Nine Servants of Sauron', 'Idle'] },
  },
});
scenario('[1_219] The Nine Servants of Sauron: a Nazgûl comes, and a Hobbit may exert', (t) => {
  t.given(servants('Rider'));
  t.player('Bob').does('newcomer', 'The Nine Servants');
  t.expect.card('Sam', { wounds: 1 }).card('Frodo', { wounds: 0 }).card('Friend', { wounds: 0 });
});
scenario('[1_219] he need not', (t) => {
  t.given(servants('Rider'));
  t.player('Bob').does('newcomer', 'Pass');
  t.expect.card('Sam', { wounds: 0 });
});
scenario('[1_219] nor for an Orc', (t) => {
  t.given(servants('Orc'));
  t.player('Bob').does('newcomer');
  t.expect.card('Sam', { wounds: 0 });
  t.player('Bob').mayChoose.includes('Idle');
});

for (const phase of ['maneuver alone', 'skirmish'])
  scenario(`[1_220] Not Easily Destroyed heals a Nazgûl in this phase: ${phase}`, (t) => {
    t.given({
      phase,
      twilight: 3,
      players: {
        Ann: { companions: [frodo()] },
        Bob: {
          minions: [
            { card: 'Rider', as: 'rider', wounds: 2, ...(phase === 'skirmish' ? { against: 'Frodo' } : {}) },
            { card: 'Orc', wounds: 1 },
          ],
          support: ['Not Easily Destroyed', 'Idle'],
        },
      },
    });
    t.player('Bob').does('Not Easily Destroyed');
    t.expect.card('rider', { wounds: 1 }).card('Orc', { wounds: 1 }).table({ twilight: 0 });
    t.player('Bob').mayNot('Not Easily Destroyed', { rule: 'LR-COST-002' });
  });
