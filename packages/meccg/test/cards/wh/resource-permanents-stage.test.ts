/** The White Hand: stage permanent-events of every Fallen-wizard; those that make Havens: havens. */
import type { Table } from '@westmarch/testkit';
import { describe } from 'vitest';
import type { S } from '../../../src/state.ts';
import { fallen, plays, TOWERS } from '../../fallen-wizards.ts';
import { borrow } from '../../invented.ts';
import { Bob, company, resolveChain, scenario } from '../../table.ts';

borrow('LE-328', 'WH-2');

const having = (ann: object, on: readonly (string | object)[] = []) => ({
  players: { Ann: { ...fallen, companies: [company(TOWERS, { card: 'Layos', on }, 'Haldir')], ...ann }, Bob },
});

describe('what each Fallen-wizard has one of', () => {
  for (const [id, name] of [
    ['WH-63', 'Bad Company'],
    ['WH-70', 'Gatherer of Loyalties'],
    ['WH-72', 'Great Patron'],
    ['WH-76', 'Legacy of Smiths'],
  ] as const) {
    const beside = (whose: 'Ann' | 'Bob') => {
      const old = { card: name, as: 'old' };
      const { players } = having({ declared: 'Saruman', hand: [{ card: name, as: 'new' }] });
      // Enough stage points for any of them.
      const more = ['The Fortress of Isen', 'Guarded Haven', 'A Strident Spawn'];
      return {
        players: {
          Ann: { ...players.Ann, events: whose === 'Ann' ? [...more, old] : more },
          Bob: { ...Bob, ...fallen, events: whose === 'Bob' ? [old] : [] },
        },
      };
    };
    scenario(`[${id}/1 ME-UNIQ-001] ${name} is played although another has one`, (t) => {
      t.given(beside('Bob'));
      plays(t, 'new');
      t.expect.card('new', { in: 'events of Ann' });
    });
    scenario(`[${id}/1 ME-UNIQ-001] ${name} is not played twice`, (t) => {
      t.given(beside('Ann'));
      t.player('Ann').mayNot('new', { because: 'no other copy' });
    });
  }
});

describe('[WH-66] Double-dealing', () => {
  const moria = (hand: readonly string[], onSite: readonly object[]) => ({
    phase: 'at the site',
    players: {
      Ann: { ...fallen, hand, companies: [{ ...company('TW-413', 'Layos', 'Haldir'), onSite }] },
      Bob,
    },
  });
  scenario('[WH-66/1] is played on a site of one’s own', (t) => {
    t.given({
      players: {
        Ann: {
          ...fallen,
          hand: ['Double-dealing'],
          companies: [company(TOWERS, 'Layos'), company('TW-413', 'Haldir')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Double-dealing: ').mayChoose.exactly(TOWERS, 'Moria');
    t.player('Ann').does('Moria');
    resolveChain(t);
    t.expect.card('Double-dealing', { in: 'on of Moria' });
    t.player('Ann').has({ 'stage points': 1 });
  });
  scenario('[WH-66/2 ME-CARD-0156] opens it to resources of the other side', (t) => {
    t.given(moria(['Orc-draughts'], [{ card: 'Double-dealing', owner: 'Ann' }]));
    t.player('Ann').mayChoose.includes('Orc-draughts: play');
  });
  scenario('[WH-66/2] without it, no', (t) => {
    t.given(moria(['Orc-draughts', 'Dagger of Westernesse'], []));
    t.player('Ann').mayNot('Orc-draughts', { to: 'playItem', rule: 'ME-FW-2002' });
  });
});

describe('[WH-70] Gatherer of Loyalties', () => {
  const name = 'Gatherer of Loyalties';
  scenario('[WH-70/1] with four stage points', (t) => {
    t.given(having({ hand: [name], events: ['Legacy of Smiths'] }));
    plays(t, name);
    t.expect.card(name, { in: 'events of Ann' });
  });
  scenario('[WH-70/1] not with three', (t) => {
    t.given(having({ hand: [name], events: ['Guarded Haven', 'Great Patron'] }));
    t.player('Ann').mayNot(name, { because: 'more than 3 stage points' });
  });
  scenario('[WH-70/1] nor a second time', (t) => {
    t.given(having({ hand: [{ card: name, as: 'second' }], events: ['Legacy of Smiths', name] }));
    t.player('Ann').mayNot('second', { because: 'no other copy' });
  });
  const scores = (factions: readonly string[], declared: string, n: number) => (t: Table<S>) => {
    t.given(having({ events: [name], factions, declared }));
    t.player('Ann').has({ 'faction points': n });
  };
  scenario(
    '[WH-70/2] unique factions are worth two',
    scores(['Riders of Rohan', 'Men of Anfalas'], 'Saruman', 4),
  );
  scenario('[WH-70/3] Dragons four to Alatar', scores(['Smaug Roused', 'Men of Anfalas'], 'Alatar', 6));
  scenario('[WH-70/3] and two to others', scores(['Smaug Roused', 'Men of Anfalas'], 'Saruman', 4));
  scenario(
    '[WH-70/4] those of three or more three to Pallando',
    scores(['Riders of Rohan', 'Men of Anfalas'], 'Pallando', 5),
  );
});

describe('[WH-72] Great Patron', () => {
  const name = 'Great Patron';
  scenario('[WH-72/1] is played once', (t) => {
    t.given(having({ hand: [name, { card: name, as: 'second' }] }));
    plays(t, name);
    t.player('Ann').mayNot('second', { because: 'no other copy' });
  });
  scenario('[WH-72/2] characters and allies of two points or more are worth two', (t) => {
    t.given(having({ events: [name] }, ['Gollum', 'War-warg', 'Glamdring']));
    // Layos has 2, Haldir 1; Gollum 2, War-warg 1; Glamdring is no concern of it.
    t.player('Ann').has({ 'character points': 3, 'ally points': 3, 'item points': 1 });
  });
});

describe('[WH-76] Legacy of Smiths', () => {
  const name = 'Legacy of Smiths';
  scenario('[WH-76/1] with seven stage points', (t) => {
    t.given(
      having({
        hand: [name],
        events: ['Gatherer of Loyalties', 'Great Patron', 'Guarded Haven', 'Wizard’s Myrmidon'],
      }),
    );
    plays(t, name);
    t.expect.card(name, { in: 'events of Ann' });
  });
  scenario('[WH-76/1] not with six', (t) => {
    t.given(having({ hand: [name], events: ['Gatherer of Loyalties', 'Great Patron', 'Guarded Haven'] }));
    t.player('Ann').mayNot(name, { because: 'more than 6 stage points' });
  });
  scenario('[WH-76/2] items that are no rings are worth full points', (t) => {
    t.given(having({ events: [name] }, ['Glamdring', 'Precious Gold Ring', 'Gollum']));
    t.player('Ann').has({ 'item points': 3, 'ally points': 1 });
  });
});

describe('[WH-84] Wizard’s Myrmidon', () => {
  const name = 'Wizard’s Myrmidon';
  scenario('[WH-84/1] is played on a character, and on no avatar', (t) => {
    t.given({
      players: {
        Ann: { ...fallen, hand: [name], companies: [company(TOWERS, 'Saruman', 'Layos', 'Haldir')] },
        Bob,
      },
    });
    t.player('Ann').does(`${name}: `).mayChoose.exactly('Layos', 'Haldir');
    t.player('Ann').does('Layos');
    resolveChain(t);
    t.expect.card(name, { in: 'on of Layos' });
  });
  scenario('[WH-84/2 WH-84/3] more direct influence, and three points control him', (t) => {
    t.given(having({}, [name]));
    t.expect.card('Layos', { 'direct influence': 3 });
    t.player('Ann').has({ 'general influence used': 6 });
  });
  scenario('[WH-84/4] he follows no one but the Fallen-wizard', (t) => {
    t.given({
      players: {
        Ann: { ...fallen, companies: [company(TOWERS, 'Elrond', 'Saruman', { card: 'Bofur', on: [name] })] },
        Bob,
      },
    });
    t.player('Ann').does('Elrond: regroup', 'Bofur').mayChoose.includes('Follow Saruman');
    t.player('Ann').mayChoose.excludes('Follow Elrond');
  });
});

describe('[WH-61] A Strident Spawn', () => {
  const name = 'A Strident Spawn';
  const fortress = { card: 'The Fortress of Isen', owner: 'Ann' };
  const ready = (
    declared: string,
    onSite: readonly object[],
    events: readonly string[],
    more: object = {},
  ) => ({
    players: {
      Ann: {
        ...fallen,
        declared,
        hand: [name],
        events,
        companies: [{ ...company('Isengard', 'Layos'), onSite }],
        ...more,
      },
      Bob,
    },
  });
  scenario('[WH-61/1] Saruman with six stage points and a protected Wizardhaven', (t) => {
    t.given(ready('Saruman', [fortress], ['Gatherer of Loyalties']));
    plays(t, name);
    t.expect.card(name, { in: 'events of Ann' });
    t.player('Ann').has({ 'stage points': 10, 'miscellaneous points': 1 });
  });
  scenario('[WH-61/1] not with five', (t) => {
    t.given(ready('Saruman', [fortress], ['Great Patron']));
    t.player('Ann').mayNot(name, { because: 'at least 6 stage points' });
  });
  scenario('[WH-61/1] nor unprotected', (t) => {
    t.given(ready('Saruman', [], ['Gatherer of Loyalties', 'Legacy of Smiths']));
    t.player('Ann').mayNot(name, { because: 'protected Wizardhaven' });
  });
  scenario('[WH-61/1] nor Alatar', (t) => {
    t.given(ready('Alatar', [fortress], ['Gatherer of Loyalties']));
    t.player('Ann').mayNot(name, { because: 'Pallando or Saruman' });
  });
  const spawned = (more: object, events: readonly string[] = [name]) => ({
    players: {
      Ann: { ...fallen, declared: 'Saruman', events, companies: [company('Isengard', 'Layos')], ...more },
      Bob,
    },
  });
  scenario('[WH-61/2] Half-orcs need one point less', (t) => {
    t.given(spawned({ companies: [company('Isengard', 'Layos', 'Ill-favoured Fellow', 'Orc Veteran')] }));
    // 5 + (3 − 1) + 2.
    t.player('Ann').has({ 'general influence used': 9 });
  });
  scenario('[WH-61/3] one of them comes back from the discard pile each organization phase', (t) => {
    t.given(spawned({ discard: ['Ill-favoured Fellow', 'Doeth (Durthak)', 'Cram'] }));
    t.player('Ann').does(`${name}: `).mayChoose.exactly('Ill-favoured Fellow', 'Doeth (Durthak)');
    t.player('Ann').does('Doeth (Durthak)');
    resolveChain(t);
    t.expect.card('Doeth (Durthak)', { in: 'hand of Ann' });
    t.player('Ann').mayNot(name, { because: 'once each' });
  });
  scenario('[WH-61/4 ME-CARD-0009 ME-FW-501] lets one play Half-orcs, and no other Orcs', (t) => {
    t.given(spawned({ hand: ['Ill-favoured Fellow', 'Orc Veteran'] }));
    t.player('Ann').mayChoose.includes('Ill-favoured Fellow: bring');
    t.player('Ann').mayNot('Orc Veteran', { to: 'bringIn', rule: 'ME-FW-501' });
  });
  scenario('[WH-61/4] without it, none', (t) => {
    t.given(spawned({ hand: ['Ill-favoured Fellow'] }, []));
    t.player('Ann').mayNot('Ill-favoured Fellow', { to: 'bringIn', rule: 'ME-FW-501' });
  });
  const away = (who: string) =>
    spawned({
      hand: [who],
      events: [name, 'Bad Company'],
      companies: [company('TW-390', 'Saruman'), company('Isengard', 'Anborn')],
    });
  scenario('[WH-61/5] they come to Wizardhavens where Saruman is not', (t) => {
    t.given(away('Ill-favoured Fellow'));
    t.player('Ann').does('Ill-favoured Fellow: bring').mayChoose.includes('Join Anborn at Isengard');
  });
  scenario('[WH-61/5] others do not', (t) => {
    t.given(away('Orc Veteran'));
    t.player('Ann').mayNot('Orc Veteran', { to: 'bringIn', because: 'elsewhere' });
  });
});

describe('[WH-63] Bad Company', () => {
  scenario('[WH-63/1] is played once', (t) => {
    t.given(having({ hand: ['Bad Company', { card: 'Bad Company', as: 'second' }] }));
    plays(t, 'Bad Company');
    t.player('Ann').has({ 'stage points': 2 }).mayNot('second', { because: 'no other copy' });
  });
  scenario('[WH-63/2 ME-FW-501] lets one play Orcs and Trolls', (t) => {
    t.given(having({ hand: ['Orc Veteran'], events: ['Bad Company'] }));
    t.player('Ann').mayChoose.includes('Orc Veteran: bring');
  });
  scenario('[WH-63/2] and nobody else', (t) => {
    t.given({
      players: {
        Ann: { ...fallen, hand: ['Orc Veteran'], companies: [company(TOWERS, 'Layos')] },
        Bob: { side: 'fallen-wizard', events: ['Bad Company'], companies: [company('Edhellond', 'Ioreth')] },
      },
    });
    t.player('Ann').mayNot('Orc Veteran', { to: 'bringIn', rule: 'ME-FW-501' });
  });
});

describe('[WH-82] Thrall of the Voice', () => {
  const name = 'Thrall of the Voice';
  scenario('[WH-82/1] brings in a character of up to six mind, and goes with him', (t) => {
    t.given(having({ hand: [name, 'Celeborn', 'Glorfindel II', 'Anborn'] }));
    t.player('Ann').mayNot('Celeborn', { to: 'bringIn', rule: 'ME-FW-012' });
    t.player('Ann').does(`${name}: `).mayChoose.exactly('Celeborn', 'Anborn');
    t.player('Ann').does('Celeborn');
    resolveChain(t);
    t.player('Ann').does('Join Layos');
    t.expect.card('Celeborn', { in: 'company of company 1', mind: 5 }).card(name, { in: 'on of Celeborn' });
    t.player('Ann').has({ 'stage points': 1 });
  });
  scenario('[WH-82/1] instead of another', (t) => {
    t.given(having({ hand: [name, 'Celeborn', 'Anborn'] }));
    t.player('Ann').does('Anborn: bring', 'Join Layos', 'General influence', 'Done');
    t.player('Ann').mayNot(name, { because: 'nothing to choose' });
  });
  scenario('[WH-82/1 ME-CARD-0752] and no Orc without Bad Company', (t) => {
    t.given(having({ hand: [name, 'Orc Veteran'] }));
    t.player('Ann').mayNot(name, { because: 'nothing to choose' });
  });
  scenario('[WH-82/2 ME-CARD-0751] each copy takes one of his mind', (t) => {
    t.given(having({}, [name, { card: name, as: 'second' }]));
    t.expect.card('Layos', { mind: 3 });
  });
  scenario('[WH-82/2] but never the last', (t) => {
    t.given(
      having({
        companies: [
          company(TOWERS, {
            card: 'Orophin',
            on: [name, { card: name, as: 'second' }, { card: name, as: 'third' }],
          }),
        ],
      }),
    );
    t.expect.card('Orophin', { mind: 1 });
  });
});
