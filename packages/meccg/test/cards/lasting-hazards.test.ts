/** Hazard events of all sets that stay in play: they come as hazards, and where they say so only once. */
import { Bob, company, going, resolveChain, scenario, twice } from '../table.ts';
import { cited } from './cited.ts';
import { fiveCrams, twins } from './positions.ts';

const lasting = [
  ['Awaken Minions', 'duplicated'],
  ['Plague of Wights', 'duplicated'],
  ['Wake of War', 'duplicated'],
  ['Times Are Evil', ''],
  ['Eyes of the Shadow', 'duplicated'],
  ['Rank upon Rank', 'duplicated'],
  ['Redoubled Force', 'duplicated'],
  ['Full of Froth and Rage', 'duplicated'],
  ['From the Pits of Angband', 'duplicated'],
  ['Stench of Mordor', 'duplicated'],
  ['Thrice Outnumbered', 'duplicated'],
  ['Power Built by Waiting', ''],
  ['The Sun Shone Fiercely', 'duplicated'],
  ['No Way Forward', 'duplicated'],
  ['Earth-tremors', 'duplicated'],
  ['Peril Returned', ''],
] as const;

for (const [card, because] of lasting) {
  scenario(`${cited(card)} comes into play as a hazard`, (t) => {
    t.given(going([...twice(card), 'Orc-guard'], [...twins, 'Haldir']));
    t.player('Bob').does('first: as');
    resolveChain(t);
    t.expect.card('first', { in: 'events of Bob' });
    if (because === '') t.player('Bob').mayChoose.includes('second: as');
    else t.player('Bob').mayNot('second', { because });
  });
  scenario(`${cited(card)} not while one's own company moves`, (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          hand: [card, 'Twilight'],
          companies: [{ ...company('Rivendell', ...twins), movesTo: 'Moria' }],
        },
        Bob: { ...Bob, hand: ['Orc-guard'] },
      },
    });
    t.player('Ann').mayChoose.excludes(`${card}: as`);
  });
}

for (const card of ['Eyes of the Shadow', 'Stench of Mordor', 'Thrice Outnumbered', 'No Way Forward'])
  scenario(`${cited(card)} is discarded when any play deck is exhausted`, (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: { deck: ['Cram'], companies: [{ ...company('Lórien', ...twins), movesTo: 'Moria' }] },
        Bob: { ...Bob, events: [card, 'Doors of Night'], deck: fiveCrams },
      },
    });
    t.player('Ann').does('the path printed');
    t.expect.card(card, { in: 'discard of Bob' }).card('Doors of Night', { in: 'events of Bob' });
  });
