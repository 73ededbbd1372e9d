/** The Return of the King: the Dwarven culture. */
import { companion, freeCondition, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

const ARMOR = "Gimli's Armor";
invent(
  companion('Young Dwarf', { race: 'Dwarf', culture: 'Dwarven' }),
  freeCondition('Ore'),
  minion('Brute', { strength: 9 }),
);

scenario('[7_8/1] his armor is for Gimli alone', (t) => {
  const gimli = { card: 'Gimli, Lockbearer', as: 'Gimli' };
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), gimli, 'Young Dwarf'], hand: [ARMOR] }, Bob: {} },
  });
  t.player('Ann').does(ARMOR);
  t.expect.card(ARMOR, { in: 'on of Gimli' });
});

/** Gimli, in his armor, loses to a Brute. */
const losing = (hand: number) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Gimli, Lockbearer', as: 'Gimli', on: [ARMOR] }],
      hand: Array.from({ length: hand }, (_x, i) => ({ card: 'Ore', as: `ore ${i + 1}` })),
    },
    Bob: { minions: [{ card: 'Brute', against: 'Gimli' }] },
  },
});
scenario('[7_8/2 LR-INIT-001] with four cards in hand two of them go, and the wound is prevented', (t) => {
  t.given(losing(4));
  t.player('Ann').does(ARMOR, 'ore 1').mayChoose.exactly('ore 2', 'ore 3', 'ore 4');
  t.player('Ann')
    .does('ore 4')
    .has({ hand: ['ore 2', 'ore 3'] });
  t.expect.card('Gimli', { wounds: 0 });
});
scenario('[7_8/2 LR-INIT-001] with three the Shadow has initiative', (t) => {
  t.given(losing(3));
  t.expect.card('Gimli', { wounds: 1 }).asked('nobody');
});
scenario('[7_8/2] only Gimli is spared', (t) => {
  const given = losing(4);
  t.given({
    ...given,
    players: {
      Ann: { ...given.players.Ann, companions: [...given.players.Ann.companions, 'Young Dwarf'] },
      Bob: { minions: [{ card: 'Brute', against: 'Young Dwarf' }] },
    },
  });
  t.expect.card('Young Dwarf', { wounds: 1 }).card('Gimli', { wounds: 0 }).asked('nobody');
});
