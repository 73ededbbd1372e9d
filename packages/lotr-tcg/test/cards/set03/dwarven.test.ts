/** Realms of the Elf-lords: the Dwarven culture. */
import { ally, companion, freeCondition, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli, legolas } from '../people.ts';

invent(
  companion('Smith', { race: 'Dwarf', culture: 'Dwarven' }),
  ally('Grandfather', { race: 'Dwarf', culture: 'Dwarven' }),
  freeCondition('Filler'),
);

const book = { card: 'Book of Mazarbul', as: 'Book' };
const deck = Array.from({ length: 8 }, () => 'Filler');
const reading = (site: number, more: readonly unknown[], hand: readonly unknown[] = []) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [frodo(), gimli({ on: [book] }), ...more],
      support: ['Grandfather'],
      site,
      deck,
      hand,
    },
    Bob,
  },
});
scenario('[3_1/1] Book of Mazarbul is for Dwarves', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), legolas()], hand: [book, 'Filler'] }, Bob },
  });
  t.player('Ann').mayNot('Book', { because: 'nobody can bear it' });
});
scenario('[3_1/2] [LR-ERRATA-001] from site 4 on, a card for each Dwarf companion may be drawn', (t) => {
  t.given(reading(4, ['Smith', 'Smith']));
  t.player('Ann').does('Book').has({ hand: 3, deck: 5 });
});
scenario('[3_1/2] and may be left', (t) => {
  t.given(reading(9, ['Smith']));
  t.player('Ann').passes().has({ hand: 0 });
});
scenario('[3_1/2] [LR-ERRATA-001] at site 3 nothing is drawn', (t) => {
  t.given(reading(3, ['Smith', 'Smith'], ['Filler']));
  t.player('Ann').mayChoose.includes('Filler');
  t.player('Ann').mayChoose.excludes('Book: at the start');
});
scenario('[3_1/2] [LR-FELLOW-006] five Dwarves draw no more than four', (t) => {
  t.given(reading(5, ['Smith', 'Smith', 'Smith', 'Smith']));
  t.player('Ann').does('Book').has({ hand: 4 });
});
scenario("[3_1/2] [LR-ACTIVE-002] on another's turn it is out of play", (t) => {
  t.given({
    phase: 'fellowship alone',
    active: 'Bob',
    players: {
      Ann: { companions: [frodo(), gimli({ on: [book] })], site: 5, deck },
      Bob: { companions: ['Smith'], site: 5, hand: ['Filler'] },
    },
  });
  t.player('Bob').mayChoose.exactly('Pass', 'Filler');
  t.player('Ann').has({ hand: 0 });
});
