/** Mines of Moria: sites of the Shire. */
import { titleNumber } from '../../../../src/cards/titles.ts';
import { ally, companion, invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { standing } from '../../standing.ts';

invent(
  ally('Old Bilbo', { race: 'Hobbit', culture: 'Shire', title: titleNumber('Bilbo') }),
  ally('Hobbit of the test', { race: 'Hobbit', culture: 'Shire' }),
  ally('Man of the test', {}),
  companion('Young Hobbit', { race: 'Hobbit', culture: 'Shire' }),
);
const party = (wounds: number) =>
  standing('fellowship alone', 'Hobbiton Party Field', 1, {
    companions: [frodo({ wounds })],
    deck: ['Hobbit of the test', 'Old Bilbo'],
    hand: ['Athelas'],
  });
scenario('[2_115] Hobbiton Party Field: a Hobbit exerts to play Bilbo from the draw deck', (t) => {
  t.given(party(0));
  t.player('Ann')
    .does('here')
    .has({ deck: ['Hobbit of the test'] });
  t.expect.card('Old Bilbo', { in: 'support of Ann' }).card('Frodo', { wounds: 1 });
});
scenario('[2_115, LR-EXERT-003] Hobbiton Party Field: not with an exhausted Hobbit', (t) => {
  t.given(party(3));
  t.player('Ann').mayNot('here', { rule: 'LR-EXERT-003' });
});
const town = (hand: readonly string[]) =>
  standing('fellowship alone', 'Town Center', 1, { hand, deck: ['Armor', 'Athelas'] });
scenario('[2_117] Town Center: a Shire ally is played, and a card is drawn', (t) => {
  t.given(town(['Hobbit of the test', 'Man of the test', 'Young Hobbit']));
  t.player('Ann')
    .does('here')
    .has({ hand: ['Man of the test', 'Young Hobbit', 'Armor'] });
  t.expect.card('Hobbit of the test', { in: 'support of Ann' });
});
scenario('[2_117] Town Center: not for another ally, nor for a companion', (t) => {
  t.given(town(['Man of the test', 'Young Hobbit']));
  t.player('Ann').mayNot('here', { because: 'nothing to choose' });
});
