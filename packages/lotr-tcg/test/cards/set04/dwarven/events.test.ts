/** The Two Towers: the Dwarven culture, the tally and events of later phases. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { fight, miners } from '../../casts/dwarven.ts';

invent(...miners);
for (const [hero, tokens] of [
  ['Gimli', 1],
  ['Dwarf', 0],
] as const)
  scenario(`[4_52/1] ${hero} wins: ${tokens} tokens, and nobody is asked`, (t) => {
    t.given(fight({ support: [{ card: 'My Axe Is Notched', as: 'it' }] }, hero, 'Orc'));
    t.expect.asked('nobody').card('it', { tokens });
  });

const quick = (...companions: readonly unknown[]) => ({
  phase: 'maneuver alone',
  players: {
    Ann: {
      companions: [frodo(), ...companions],
      support: ['Miner'],
      hand: [{ card: 'Quick As May Be', as: 'event' }],
    },
    Bob: {
      minions: [
        { card: 'Orc', as: 'a' },
        { card: 'Orc', as: 'b' },
      ],
    },
  },
});
scenario('[4_53] a Dwarf and an Elf in the fellowship: a minion is wounded', (t) => {
  t.given(quick('Dwarf', 'Elf'));
  t.player('Ann').does('event', 'b');
  t.expect.card('b', { wounds: 1 }).card('a', { wounds: 0 });
});
for (const one of ['Dwarf', 'Elf'])
  scenario(`[4_53, LR-SPOT-001] ${one} alone is not enough`, (t) => {
    t.given(quick(one));
    t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
  });

const restless = (card: string, wounds = 0) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Dwarf', wounds }],
      support: [
        { card: 'Hall', as: 'full', stacked: ['Song', 'Curse'] },
        { card: 'Hall', as: 'bare' },
        { card: 'Garden', stacked: ['Miner'] },
      ],
      hand: [{ card, as: 'event' }],
      deck: ['Guard'],
    },
    Bob: {
      minions: [
        { card: 'Orc', as: 'a' },
        { card: 'Orc', as: 'b' },
      ],
    },
  },
});
scenario('[4_54, LR-ZONE-001] any number of Dwarven conditions go into the deck with their stacks', (t) => {
  t.given(restless('Rest by Blind Night'));
  t.player('Ann').does('event').mayChoose.exactly('full', 'bare', 'Pass');
  t.player('Ann').does('full', 'bare').has({ deck: 5 });
  t.expect.card('Garden', { in: 'support of Ann' }).card('Miner', { in: 'stacked of Garden' });
});
scenario('[4_54] or fewer', (t) => {
  t.given(restless('Rest by Blind Night'));
  t.player('Ann').does('event', 'bare', 'Pass').has({ deck: 2 });
  t.expect.card('full', { in: 'support of Ann' });
});
scenario('[4_55, LR-EFFECT-010] one goes with its two cards, and three times a minion exerts', (t) => {
  t.given(restless('Restless Axe'));
  t.player('Ann').does('event', 'full', 'a', 'b', 'a').has({ deck: 4 });
  t.expect
    .card('a', { wounds: 2 })
    .card('b', { wounds: 1 })
    .card('Dwarf', { wounds: 1 })
    .card('bare', { in: 'support of Ann' });
});
scenario('[4_55, LR-EXERT-003] not with an exhausted Dwarf', (t) => {
  t.given(restless('Restless Axe', 2));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});
