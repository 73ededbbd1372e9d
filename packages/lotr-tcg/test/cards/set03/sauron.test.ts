/** Realms of the Elf-lords: the Sauron culture. */
import { frodo, scenario } from '../../table.ts';
import { boromir, gandalf, gimli, legolas, runner, soldier } from '../people.ts';
import { fight, shadowPhase } from '../positions.ts';

scenario('[3_92] Massing in the East: a card of the deck for each people', (t) => {
  t.given({
    phase: 'regroup alone',
    twilight: 3,
    players: {
      Ann: {
        companions: [frodo(), gimli(), legolas(), boromir(), gandalf()],
        deck: ['Armor', 'Athelas', 'Defiance', 'Pathfinder', 'Intimidate'],
      },
      Bob: { minions: [soldier()], hand: [{ card: 'Massing in the East', as: 'event' }] },
    },
  });
  t.player('Bob').does('event');
  t.player('Ann').has({ deck: ['Intimidate'] });
});

scenario('[3_94] Orc Butcher has 1 more for each Sauron condition', (t) => {
  t.given(
    fight({
      minions: [{ card: 'Orc Butcher', as: 'it', against: 'Gimli' }],
      support: ['Strength Born of Fear', 'Spies of Mordor', 'Uruk-hai Armory'],
    }),
  );
  t.expect.card('it', { strength: 8 });
});

scenario('[3_98] Orc Swordsman has 2 more while it bears a weapon', (t) => {
  t.given(
    shadowPhase({
      minions: [{ card: 'Orc Swordsman', as: 'it' }],
      hand: [{ card: 'Vile Blade', as: 'Blade' }, runner()],
    }),
  );
  t.expect.card('it', { strength: 9 });
  t.player('Bob').does('Blade: play');
  t.expect.card('it', { strength: 13 });
});

scenario('[3_101] Orc Warrior exerts and discards a Sauron condition for 2 cards of the deck', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo()], deck: ['Armor', 'Athelas', 'Defiance'] },
      Bob: {
        minions: [{ card: 'Orc Warrior', as: 'it' }],
        support: [{ card: 'Strength Born of Fear', as: 'Fear' }],
      },
    },
  });
  t.player('Bob').does('it: Maneuver');
  t.player('Ann').has({ deck: ['Defiance'] });
  t.expect.card('Fear', { in: 'discard of Bob' }).card('it', { wounds: 1 });
});

scenario('[3_101 LR-COST-002] Orc Warrior needs a condition to discard', (t) => {
  t.given({
    phase: 'maneuver alone',
    players: { Ann: { companions: [frodo()] }, Bob: { minions: [{ card: 'Orc Warrior', as: 'it' }] } },
  });
  t.player('Bob').mayNot('it', { because: 'you control a Sauron condition' });
});
