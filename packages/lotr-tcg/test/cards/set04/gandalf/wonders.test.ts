/** The Two Towers: an event that comes back, and windows in a stone wall. */
import { titleNumber } from '../../../../src/cards/titles.ts';
import { ally, companion, freeCondition, freeEvent, invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { gimli } from '../../people.ts';

invent(
  idle,
  companion('Grey one', { race: 'Wizard', culture: 'Gandalf', vitality: 4, title: titleNumber('Gandalf') }),
  companion('Tree', { race: 'Ent', culture: 'Gandalf' }),
  ally('Neighbour'),
  minion('Uruk', { culture: 'Isengard', race: 'Uruk-hai', vitality: 1, strength: 1 }),
  minion('Orc', { vitality: 1, strength: 1 }),
  freeCondition('Twig'),
  freeEvent('Paper'),
);
const tunnels = (card: string, wounds = 0) => ({
  phase: 'fellowship alone',
  twilight: 0,
  players: {
    Ann: {
      companions: [frodo(), { card: 'Grey one', as: 'Gandalf', wounds }, gimli({ wounds: 2 })],
      hand: [{ card: 'Into Dark Tunnels', as: 'tunnels' }, { card, as: 'event' }, 'Neighbour'],
    },
    Bob: {},
  },
});
scenario('[4_95] Gandalf exerts twice, and his event comes back to hand', (t) => {
  t.given(tunnels('Have Patience'));
  t.player('Ann').does('event').does('tunnels');
  t.player('Ann').does('Gimli');
  t.expect.card('event', { in: 'hand of Ann' }).card('tunnels', { in: 'discard of Ann' });
  t.expect
    .card('Gandalf', { wounds: 2 })
    .card('Gimli', { wounds: 0 })
    .table({ twilight: 3 + 3 });
});
scenario('[4_95] only once: played again, it is discarded', (t) => {
  t.given(tunnels('Have Patience'));
  t.player('Ann').does('event').does('tunnels').does('Gimli').does('event');
  t.expect.card('event', { in: 'discard of Ann' });
});
scenario('[4_95] it may be left', (t) => {
  t.given(tunnels('Have Patience'));
  t.player('Ann').does('event').does('Pass');
  t.expect.card('event', { in: 'discard of Ann' }).card('tunnels', { in: 'hand of Ann' });
});
scenario('[4_95, LR-EXERT-004] not when he can exert but once', (t) => {
  t.given(tunnels('Have Patience', 2));
  t.player('Ann').does('event').does('Gimli');
  t.expect.card('event', { in: 'discard of Ann' });
});
scenario('[4_95] events of another culture do not come back', (t) => {
  t.given(tunnels('Sorry About Everything'));
  t.player('Ann').does('event');
  t.expect.card('event', { in: 'discard of Ann' }).card('tunnels', { in: 'hand of Ann' });
});

const play = (...trees: readonly number[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        gimli(),
        ...trees.map((wounds, i) => ({ card: 'Tree', as: `tree ${i}`, wounds })),
      ],
      hand: [{ card: 'Windows in a Stone Wall', as: 'windows' }, 'Twig'],
    },
    Bob: {},
  },
});
scenario('[4_107/1, 4_107/2] the Ent that exerts is the one that bears it', (t) => {
  t.given(play(0, 0, 2));
  t.player('Ann').does('windows: play').mayChoose.exactly('tree 0', 'tree 1');
  t.player('Ann').does('tree 1');
  t.expect
    .card('windows', { in: 'on of tree 1' })
    .card('tree 1', { wounds: 1 })
    .card('tree 0', { wounds: 0 });
});
scenario('[4_107/1, LR-EXERT-003] not where all Ents are exhausted', (t) => {
  t.given(play(2));
  t.player('Ann').mayNot('windows');
});

const wall = (who: string, deck: readonly string[]) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Tree', as: 'Ent', on: [{ card: 'Windows in a Stone Wall', as: 'windows' }] },
      ],
    },
    Bob: {
      minions: [{ card: who, as: 'he', against: 'Ent' }],
      deck: deck.map((card, i) => ({ card, as: `card ${i}` })),
    },
  },
});
const twelve = ['Orc', 'Twig', 'Orc', ...Array.from({ length: 8 }, () => 'Orc'), 'Twig'];
scenario('[4_107/3] one card of each side goes from the top ten', (t) => {
  t.given(wall('Uruk', twelve));
  t.player('Ann').does('windows').does('card 2');
  t.expect.card('card 2', { in: 'discard of Bob' }).card('card 1', { in: 'discard of Bob' });
  t.player('Bob').has({ deck: 10 });
  t.expect.card('windows', { in: 'discard of Ann' }).card('card 11', { in: 'deck of Bob' });
});
scenario('[4_107/3, LR-EFFECT-004] one side only: as much as can be', (t) => {
  t.given(wall('Uruk', ['Twig', 'Twig']));
  t.player('Ann').does('windows').does('card 0');
  t.player('Bob').has({ deck: 1 });
});
scenario('[4_107/3] not for a minion of another culture', (t) => {
  t.given(wall('Orc', twelve));
  t.player('Bob').has({ deck: 12 });
  t.expect.card('he', { in: 'discard of Bob' }).card('windows', { in: 'on of Ent' });
});
