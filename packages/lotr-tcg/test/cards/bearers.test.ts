/** Who may bear what: the one it is made for, and nobody else. */
import { frodo, scenario } from '../table.ts';
import { Bob, boromir, gimli, runner, sam, savage, soldier } from './people.ts';

type Card = Readonly<Record<string, unknown>>;
const MADE_FOR: readonly (readonly [id: string, card: string, bearer: Card, other: Card])[] = [
  ['1_8', 'Dwarven Armor', gimli(), boromir()],
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
