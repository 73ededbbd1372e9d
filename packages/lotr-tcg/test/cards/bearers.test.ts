/** Who may bear what: the one it is made for, and nobody else. */
import { frodo, scenario } from '../table.ts';
import { aragorn, Bob, boromir, gandalf, gimli, legolas, runner, sam, savage, soldier } from './people.ts';

type Card = Readonly<Record<string, unknown>>;
const MADE_FOR: readonly (readonly [id: string, card: string, bearer: Card, other: Card])[] = [
  ['1_10', 'Dwarven Heart', gimli(), boromir()],
  ['1_14', "Gimli's Battle Axe", gimli(), boromir()],
  ['1_15', "Gimli's Helm", gimli(), { card: 'Farin, Dwarven Emissary', as: 'Farin' }],
  ['1_33', 'Bow of the Galadhrim', legolas(), gimli()],
  ['1_41', 'Elven Bow', legolas(), gimli()],
  ['1_49', 'The Last Alliance of Elves and Men', boromir(), legolas()],
  ['1_62', 'The Splendor of Their Banners', legolas(), gimli()],
  ['1_66', 'The Tale of Gil-galad', legolas(), gimli()],
  ['1_68', 'The White Arrows of Lórien', legolas(), gimli()],
  ['1_74', "Gandalf's Pipe", gandalf(), gimli()],
  ['1_75', 'Glamdring', gandalf(), gimli()],
  ['1_90', "Aragorn's Bow", aragorn(), boromir()],
  ['1_91', "Aragorn's Pipe", boromir(), gimli()],
  ['1_95', 'Blade of Gondor', boromir(), aragorn()],
  ['1_112', "Ranger's Sword", aragorn(), boromir()],
  ['1_114', 'The Saga of Elendil', boromir(), gimli()],
  ['1_8', 'Dwarven Armor', gimli(), boromir()],
  ['2_3', 'Dwarven Bracers', gimli(), boromir()],
  ['2_4', 'Endurance of Dwarves', gimli(), boromir()],
  ['2_32', 'Flaming Brand', boromir(), gimli()],
  ['2_38', 'Shield of Boromir', boromir(), gimli()],
  ['1_107', 'Great Shield', boromir(), gimli()],
  ['3_108', 'Frying Pan', sam(), gimli()],
  ['1_160', 'Uruk-hai Sword', savage(), runner()],
  ['1_269', 'Orc Scimitar', soldier(), runner()],
];
const SHADOW = new Set(['1_160', '1_269']);

for (const [id, card, bearer, other] of MADE_FOR) {
  const table = (who: readonly Card[]) =>
    SHADOW.has(id)
      ? {
          phase: 'shadow alone',
          twilight: 9,
          players: { Ann: { companions: [frodo()] }, Bob: { minions: who, hand: [{ card, as: 'it' }] } },
        }
      : {
          phase: 'fellowship alone',
          // The Ring-bearer is a Hobbit too, and has a hand free unless there is something in it.
          players: {
            Ann: {
              companions: [frodo({ on: ['The One Ring, The Ruling Ring', 'Hobbit Sword'] }), ...who],
              hand: [{ card, as: 'it' }, 'Armor'],
            },
            Bob,
          },
        };
  const player = SHADOW.has(id) ? 'Bob' : 'Ann';
  scenario(`[${id}/1] ${card} goes to ${String(bearer['as'])}, and not to ${String(other['as'])}`, (t) => {
    t.given(table([bearer, other]));
    t.player(player).does('it: play');
    t.expect.card('it', { in: `on of ${String(bearer['as'])}` });
  });
  scenario(`[${id}/1 LR-ATTACH-001] ${card} is not played where only ${String(other['as'])} is`, (t) => {
    t.given(table([other]));
    t.player(player).mayNot('it', { because: 'nobody can bear it' });
  });
}
