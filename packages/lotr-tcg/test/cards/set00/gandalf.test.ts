/** Promotional: the Gandalf culture. */

import { titleNumber } from '../../../src/cards/titles.ts';
import { companion, freeCondition, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gandalf, runner } from '../people.ts';
import { moving } from '../standing.ts';

invent(
  companion('Brown Wizard', { title: titleNumber('Radagast'), race: 'Wizard', culture: 'Gandalf' }),
  freeCondition('Filler'),
);

const staff = { card: "Radagast's Staff", as: 'Staff' };
scenario("[0_57/1] Radagast's Staff is for Radagast", (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), gandalf(), 'Brown Wizard'], hand: [staff, 'Filler'] }, Bob },
  });
  t.player('Ann').does('Staff');
  t.expect.card('Staff', { in: 'on of Brown Wizard' }).card('Brown Wizard', { strength: 7, vitality: 4 });
});
scenario('[0_57/1] nobody else bears it, nor another Wizard', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), gandalf()], hand: [staff, 'Filler'] }, Bob },
  });
  t.player('Ann').mayNot('Staff', { because: 'nobody can bear it' });
});

const wandering = (phase: string) => ({
  ...moving('Bree Gate', 2, 'Council Courtyard'),
  ...(phase === 'move' ? {} : { phase }),
  players: {
    Ann: {
      companions: [frodo(), { card: 'Brown Wizard', on: [staff] }],
      site: 2,
      adventure: ['Mithril Mine'],
      deck: ['Armor', 'Athelas', 'Defiance'],
    },
    Bob: {
      minions: [runner()],
      hand: Array.from({ length: 8 }, (_x, i) => ({ card: 'Goblin Sneak', as: `held ${i}` })),
    },
  },
});
for (const [what, deck] of [
  ['Staff', ['Defiance']],
  ['Pass', ['Armor', 'Athelas', 'Defiance']],
] as const)
  scenario(`[0_57/2] a move in the regroup phase may draw two cards: ${what}`, (t) => {
    t.given(wandering('regroup'));
    t.player('Bob').does('Keep all');
    t.player('Ann')
      .does('Yes', what)
      .has({ deck: [...deck] });
  });
scenario('[0_57/2] the first move of a turn draws none', (t) => {
  t.given(wandering('move'));
  t.player('Ann').has({ deck: 3, hand: 0 });
});
