/** What the sides have that a Wizard player has not, at the table: in the side's own words, to whoever may know it. */
import { Kind } from '@westmarch/kernel';
import { type MeccgState, meccgScenarios } from '@westmarch/meccg';
import type { Card, MeccgScene } from '@westmarch/protocol';
import { type ScenarioGame, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccgTable } from '../src/meccg/index.ts';

const adapter: ScenarioGame<MeccgState> = meccgScenarios;
const bob = { companies: [{ at: 'Edhellond', characters: ['Ioreth'] }] };

/** A position, as a viewer sees it. */
function seen(given: object, viewer: number): MeccgScene {
  const { state } = new Table(adapter).given({ phase: 'organization', ...given });
  const names = ['Ann', 'Bob', 'Cid'].slice(0, state.layout.sizes.players);
  const scene = meccgTable.scene(meccgTable.seat(meccgTable.game.view(state, viewer), viewer, names));
  if (scene.game !== 'meccg') throw new Error('another game');
  return scene;
}
const nameOf = ({ face }: Card): string => meccgTable.faces().find(({ id }) => id === face)?.name ?? '';

describe('what the sides have that others have not', () => {
  test('a hazard that holds somebody stands with its prisoner and his rescue site, and not among events', () => {
    const holder = {
      ...bob,
      events: [
        {
          card: 'Spells of the Barrow-wights',
          on: [{ card: 'Haldir', owner: 'Ann' }],
          rescueSite: 'Goblin-gate',
        },
        'Doors of Night',
      ],
    };
    const ann = { hand: ['Cram'], companies: [{ at: 'Rivendell', characters: ['Elrohir'] }] };
    for (const viewer of [0, 1, 2]) {
      const { prisoners, events } = seen({ players: { Ann: ann, Bob: holder } }, viewer).sides[1];
      expect(events.map(nameOf)).toEqual(['Doors of Night']);
      const [{ host, prisoners: held, site }] = prisoners;
      expect([nameOf(host), host.on, site === null ? '' : nameOf(site)]).toEqual([
        'Spells of the Barrow-wights',
        [],
        'Goblin-gate',
      ]);
      expect(held.map((card) => [nameOf(card), card.owner, card.marks])).toEqual([
        ['Haldir', 1, ['prisoner']],
      ]);
    }
  });
  test('leaders, trophies and followers are marked, and an overt company says so', () => {
    const orcs = {
      side: 'ringwraith',
      companies: [
        {
          at: 'Dol Guldur',
          characters: [
            {
              card: 'Lieutenant of Morgul',
              on: [{ card: 'Orc-lieutenant', trophy: true, owner: 'Bob' }],
            },
            { card: 'Orc Veteran', leader: 'Lieutenant of Morgul' },
          ],
        },
      ],
    };
    const [{ side, companies, countedAt }] = seen({ players: { Ann: orcs, Bob: bob } }, 2).sides;
    const [{ characters, notes }] = companies;
    expect([side, countedAt, notes]).toEqual([
      'Ringwraith',
      'Audience with Sauron',
      ['overt', 'at a Darkhaven'],
    ]);
    expect(characters.map(({ marks }) => marks)).toEqual([['leader'], ['follower']]);
    expect(characters[0].on.map(({ marks }) => marks)).toEqual([['trophy']]);
  });
  test.each([
    ['ringwraith', 'Ringwraith', 'Dol Guldur', 'Orc Veteran'],
    ['sauron', 'Sauron', 'Dol Guldur', 'Orc Veteran'],
    ['balrog', 'Balrog', 'Moria', 'Orc Veteran'],
    ['fallen-wizard', 'Fallen-wizard', 'The White Towers', 'Wacho'],
  ])('a player of the side %s is called %s', (side, called, at, who) => {
    const own = { side, companies: [{ at, characters: [who] }] };
    expect(seen({ players: { Ann: own, Bob: bob } }, 1).sides.map((one) => one.side)).toEqual([
      called,
      'Wizard',
    ]);
  });
  test('a Dragon player is called by his Dragon, lives in a lair, and is told what he has hoarded', () => {
    const smaug = (at: string) => ({
      side: 'dragon',
      declared: 'Smaug',
      points: ['Sable Shield'],
      companies: [{ at, characters: [{ card: 'Smaug', on: ['High Helm'] }] }],
    });
    const given = (at: string) => ({ options: ['here-be-dragons'], players: { Ann: smaug(at), Bob: bob } });
    const [ann, other] = seen(given('The Lonely Mountain'), 2).sides;
    expect([ann.side, ann.countedAt, ann.companies[0].notes]).toEqual([
      'Dragon: Smaug',
      'Diet of Wyrms',
      ['overt', 'in his lair'],
    ]);
    // What he bears is not hoarded yet.
    expect(ann.standing).toEqual([{ name: 'hoard, kills and fire', value: 2 }]);
    expect(other.standing).toEqual([]);
    expect(seen(given('Dale'), 2).sides[0].companies[0].notes).toEqual(['overt']);
  });
  test.each([
    [{ strikes: 1, race: 'Dragon' }, 'automatic-attack by a Dragon'],
    [{ strikes: 1, race: 'Orc' }, 'automatic-attack by an Orc'],
    [{ strikes: 3, race: 'Elf' }, 'automatic-attack by Elves'],
    [{ strikes: 'each', race: 'Undead' }, 'automatic-attack by Undead'],
  ])('an attack %j is called %s', (attack, name) => {
    const ann = { companies: [{ at: 'Moria', characters: ['Elladan', 'Elrohir'] }] };
    const given = { phase: 'attack', attack: { ...attack, prowess: 9, automatic: true } };
    expect(seen({ ...given, players: { Ann: ann, Bob: bob } }, 1).attack?.name).toBe(name);
  });
  test('no face of the pool has the kind of another side’s avatar, or so many strikes that it means each', () => {
    const faces = meccgTable.faces();
    expect(faces.find(({ name }) => name === 'The Balrog')?.title).toBe('Balrog');
    expect(faces.find(({ name }) => name === 'Khamûl the Ringwraith')?.title).toBe('Ringwraith');
    expect(Math.max(...faces.map(({ numbers }) => numbers['strikes'] ?? 0))).toBeLessThan(20);
    expect(faces.find(({ name }) => name === 'Watcher in the Water')?.numbers['strikes']).toBe(0);
  });
});

test('a Wizard who turns into a Fallen-wizard is told of to everyone, and his player is one', () => {
  for (const viewer of [0, 1, 2]) {
    const t = new Table(adapter).given({
      phase: 'corruption check',
      options: ['wizards-may-fall'],
      check: { character: 'Saruman' },
      dice: [3, 3],
      players: {
        Ann: {
          sideboard: [{ card: 'WH-9', as: 'his shadow' }, 'Great Patron'],
          companies: [
            {
              at: 'Rivendell',
              characters: [
                { card: 'TW-181', as: 'Saruman', on: ['Scroll of Isildur', 'Orcrist', 'Glamdring'] },
              ],
            },
          ],
        },
        Bob: bob,
      },
    });
    const seat = () => meccgTable.seat(meccgTable.game.view(t.state, viewer), viewer, ['Ann', 'Bob']);
    const before = seat();
    t.player('Ann').does('Turn into a Fallen-wizard');
    const option = { kind: Kind.card, a: before.view.player.avatar[1], b: 0, n: 0 };
    const taken = { player: 1, procedure: 'turning into a Fallen-wizard', step: 'whether', option };
    const { first, then } = meccgTable.change(before, seat(), taken, []);
    expect(first.map(({ text }) => text)).toEqual(['Saruman turns into a Fallen-wizard.']);
    expect(then.map(({ text }) => text)).toEqual(['Great Patron stays in play.']);
  }
});
