/** Ents of Fangorn: the Elven culture, foresight and the bows of the Naith. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { deckOf, seers } from '../../casts/elven.ts';
import { Bob, legolas } from '../../people.ts';

invent(...seers);
for (const [way, fields, deck] of [
  ['discard', { in: 'discard of Ann' }, 2],
  ['return', { in: 'deck of Ann' }, 3],
  ['take', { in: 'hand of Ann' }, 2],
] as const)
  scenario(`[6_19] Gift of Foresight: ${way}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [frodo(), 'Elf'],
          hand: [{ card: 'Gift of Foresight', as: 'event' }, 'Pause'],
          deck: deckOf('Song'),
        },
        Bob,
      },
    });
    t.player('Ann').does('event', way).has({ deck });
    t.expect.card('Song', fields);
  });
scenario('[6_19, LR-SPOT-001] not without an Elf', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), 'Guard'], hand: [{ card: 'Gift of Foresight', as: 'event' }, 'Pause'] },
      Bob,
    },
  });
  t.player('Ann').mayNot('event', { rule: 'LR-SPOT-001' });
});

const longbow = (top: string, wounds = 0) => ({
  phase: 'archery alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Elf', wounds, on: [{ card: 'Naith Longbow', as: 'Bow' }] }],
      deck: deckOf(top),
    },
    Bob: { minions: [{ card: 'Orc', as: 'foe' }] },
  },
});
for (const [top, wounds] of [
  ['Song', 1],
  ['Cup', 0],
] as const)
  scenario(`[6_21/2] Naith Longbow with ${top} on top: ${wounds} exertions of a minion`, (t) => {
    t.given(longbow(top));
    t.player('Ann').does('Bow').has({ deck: 2 });
    t.expect.card('foe', { wounds }).card('Elf', { wounds: 1, strength: 7 });
  });
scenario('[6_21/2, LR-EXERT-003] not exhausted', (t) => {
  t.given(longbow('Song', 2));
  t.player('Ann').mayNot('Bow', { rule: 'LR-EXERT-003' });
});
for (const [on, wounds] of [
  [['Elven Bow'], 1],
  [['Cup'], 2],
] as const)
  scenario(`[6_23/2] with ${on[0]} Naith Warband takes ${wounds} wounds of a damage +1 minion`, (t) => {
    t.given({
      phase: 'skirmish',
      players: {
        Ann: { companions: [frodo(), { card: 'Naith Warband', as: 'Warband', on }] },
        Bob: { minions: [{ card: 'Brute', against: 'Warband' }] },
      },
    });
    t.expect.card('Warband', { wounds });
  });
scenario('[6_23/3, LR-ARCHERY-002] with a bow it adds to no archery total', (t) => {
  t.given({
    phase: 'archery fire',
    players: {
      Ann: { companions: [frodo(), { card: 'Naith Warband', on: ['Elven Bow'] }, legolas()] },
      Bob: { minions: [{ card: 'Orc', as: 'foe' }] },
    },
  });
  t.expect.card('foe', { wounds: 1 });
});
