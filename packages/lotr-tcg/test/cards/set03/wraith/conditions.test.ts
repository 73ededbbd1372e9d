/** Realms of the Elf-lords: more of the Wraith culture. */
import { companion, invent, minion } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { idle } from '../../idle.ts';
import { moving } from '../../standing.ts';

invent(
  idle,
  minion('Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 3 }),
  minion('Goblin'),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard' }),
  companion('Friend', { vitality: 4 }),
);
const news = (other: string) => ({
  phase: 'skirmish',
  twilight: 9,
  players: {
    Ann: { companions: [frodo(), 'Friend'] },
    Bob: {
      minions: [{ card: 'Rider', against: 'Friend' }, other],
      hand: [{ card: 'News of Mordor', as: 'event' }],
      support: ['Idle'],
    },
  },
});
scenario('[3_82] News of Mordor: a Nazgûl does one wound more', (t) => {
  t.given(news('Uruk'));
  t.player('Bob').does('event');
  t.expect.card('Rider', { damage: 1 });
});
scenario('[3_82, LR-SPOT-001] News of Mordor takes an Isengard minion', (t) => {
  t.given(news('Goblin'));
  t.player('Bob').mayNot('event', { because: 'spot an Isengard minion' });
});

for (const burdens of [0, 3])
  scenario(`[3_83/1] The Ring Draws Them: a move with ${burdens} burdens adds as many`, (t) => {
    const position = (support: readonly string[]) => ({
      ...moving('Council Courtyard', 3, 'Moria Lake'),
      twilight: 0,
      players: { Ann: { companions: [frodo()], site: 3, burdens }, Bob: { support } },
    });
    t.given(position(['The Ring Draws Them']));
    // The site itself brings its Shadow number and one for each companion.
    t.expect.table({ twilight: 1 + 3 + burdens });
  });
const ending = (wounds: number) => ({
  phase: 'shadow alone',
  players: {
    Ann: { companions: [frodo()] },
    Bob: { minions: [{ card: 'Rider', wounds }], support: ['The Ring Draws Them', 'Idle'] },
  },
});
scenario('[3_83/2] The Ring Draws Them: a Nazgûl exerts as the Shadow phase ends', (t) => {
  t.given(ending(0));
  t.player('Bob').passes().does('exert');
  t.expect.card('Rider', { wounds: 1 }).card('The Ring Draws Them', { in: 'support of Bob' });
});
scenario('[3_83/2] The Ring Draws Them: or it goes', (t) => {
  t.given(ending(2));
  t.player('Bob').passes();
  t.expect.card('The Ring Draws Them', { in: 'discard of Bob' });
});
