/** The White Hand: factions. */
import { describe } from 'vitest';
import { attackWith, Bob, company, idleUntil, resolveChain, scenario } from '../../table.ts';

describe('A Panoply of Wings', () => {
  const trying = (
    at: string,
    dice: readonly number[],
    who: readonly (string | object)[],
    more: object = {},
  ) => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: {
        hand: ['A Panoply of Wings', 'Halfling Strength'],
        companies: [{ ...company(at, ...who), ...more }],
      },
      Bob: { ...Bob, hand: ['Doors of Night'] },
    },
  });
  for (const [roll, won] of [
    [6, true],
    [5, false],
  ] as const)
    scenario(`[WH-37] A Panoply of Wings: more than 11 wins it, with a roll of ${6 + roll}`, (t) => {
      t.given(trying('Bree', [6, roll], ['Elladan']));
      t.player('Ann').does('A Panoply of Wings: try');
      resolveChain(t);
      t.expect.card('A Panoply of Wings', { in: won ? 'factions of Ann' : 'discard of Ann' });
    });
  scenario(
    '[WH-37] [ME-CARD-0004, ME-CARD-0006] A Panoply of Wings: +3 for anyone while Radagast is one’s Wizard',
    (t) => {
      t.given(
        trying('Bree', [4, 5], ['Elladan', { card: 'Radagast', status: 'tapped' }], { siteTapped: true }),
      );
      t.player('Ann').does('A Panoply of Wings: try');
      resolveChain(t);
      t.expect.card('A Panoply of Wings', { in: 'factions of Ann' });
    },
  );
  scenario('[WH-37] A Panoply of Wings: no +3 for another Wizard', (t) => {
    t.given(trying('Bree', [4, 5], ['Elladan', { card: 'Saruman', status: 'tapped' }]));
    t.player('Ann').does('A Panoply of Wings: try');
    resolveChain(t);
    t.expect.card('A Panoply of Wings', { in: 'discard of Ann' });
  });
  for (const at of ['Rivendell', 'Moria', 'Pelargir'])
    scenario(`[WH-37] A Panoply of Wings: not at ${at}`, (t) => {
      t.given(trying(at, [], ['Elladan', { card: 'Merry', status: 'tapped' }]));
      t.player('Ann').mayNot('A Panoply of Wings', { to: 'winOver', because: 'another site' });
    });
  const learning = (at: string) => ({
    phase: 'at the site',
    players: {
      Ann: {
        hand: ['Reforging'],
        factions: ['A Panoply of Wings'],
        companies: [company(at, 'Elrond')],
      },
      Bob: { ...Bob, hand: ['Doors of Night'] },
    },
  });
  scenario(
    '[WH-37/1] [ME-CARD-0005] A Panoply of Wings: given up, Information is playable in the wild this turn',
    (t) => {
      t.given(learning('Ettenmoors'));
      t.player('Ann').mayNot('Reforging', { because: 'Information' });
      t.player('Ann').does('A Panoply of Wings: on your turn');
      resolveChain(t);
      t.expect.card('A Panoply of Wings', { in: 'discard of Ann' });
      t.player('Ann').mayChoose.includes('Reforging');
      idleUntil(
        t,
        () => t.state.global.turn > 2 && t.state.global.phase === 5 && t.offered().includes('Yes'),
      );
    },
  );
  scenario('[WH-37/1] A Panoply of Wings: not at a Shadow-hold', (t) => {
    t.given(learning('Moria'));
    t.player('Ann').does('A Panoply of Wings: on your turn');
    resolveChain(t);
    t.player('Ann').mayNot('Reforging', { because: 'Information' });
  });
});

describe('[WH-87] Half-orcs', () => {
  const at = (events: readonly string[], onSite: readonly string[], siteTapped = true) => ({
    phase: 'at the site',
    dice: [4, 4],
    players: {
      Ann: {
        side: 'fallen-wizard',
        events,
        hand: ['Half-orcs', 'Cram'],
        companies: [
          {
            ...company('Isengard', 'Saruman'),
            siteTapped,
            minorItem: true,
            onSite: onSite.map((card) => ({ card, owner: 'Ann' })),
          },
        ],
      },
      Bob,
    },
  });
  scenario('[WH-87] come to a protected Wizardhaven, tapped or not, with A Strident Spawn in play', (t) => {
    t.given(at(['A Strident Spawn'], ['The Fortress of Isen']));
    t.player('Ann').does('Half-orcs: try');
    resolveChain(t);
    t.expect.card('Half-orcs', { in: 'factions of Ann' });
    t.player('Ann').has({ 'stage points': 8, 'faction points': 1 });
  });
  scenario('[WH-87] not without it', (t) => {
    t.given({ ...at([], ['The Fortress of Isen']), dice: [] });
    t.player('Ann').mayNot('Half-orcs', { to: 'winOver', because: 'another site' });
  });
  scenario('[WH-87] nor with that of somebody else', (t) => {
    const { players, ...rest } = at([], ['The Fortress of Isen']);
    const other = { ...Bob, side: 'fallen-wizard', events: ['A Strident Spawn'] };
    t.given({ ...rest, dice: [], players: { ...players, Bob: other } });
    t.player('Ann').mayNot('Half-orcs', { to: 'winOver', because: 'another site' });
  });
  scenario('[WH-87] nor unprotected', (t) => {
    t.given({ ...at(['A Strident Spawn'], []), dice: [] });
    t.player('Ann').mayNot('Half-orcs', { to: 'winOver', because: 'another site' });
  });
});

describe('Wild Hounds', () => {
  const trying = (
    at: string,
    roll: number,
    who: readonly (string | object)[],
    more: { ann?: object; company?: object } = {},
  ) => ({
    phase: 'at the site',
    turn: 5,
    dice: roll === 0 ? [] : [6, roll - 6],
    players: {
      Ann: {
        hand: ['Wild Hounds'],
        companies: [{ ...company(at, ...who), ...more.company }],
        ...more.ann,
      },
      Bob: { companies: [company(at, 'Ioreth')] },
    },
  });
  const minions = { ann: { side: 'ringwraith' } };
  for (const [roll, where] of [
    [12, 'factions'],
    [11, 'discard'],
  ] as const)
    scenario(`[WH-40] more than 11 wins them, at a tapped site too: ${roll}`, (t) => {
      t.given(trying('Ettenmoors', roll, ['Elladan'], { company: { siteTapped: true } }));
      t.player('Ann').does('Wild Hounds: try');
      t.expect.card('Wild Hounds', { in: `${where} of Ann` });
    });
  for (const [wizard, where] of [
    ['Radagast', 'factions'],
    ['Saruman', 'discard'],
  ] as const)
    scenario(`[WH-40] 9 and ${wizard}: to the ${where}`, (t) => {
      t.given(trying('Ettenmoors', 9, ['Elladan', { card: wizard, status: 'tapped' }]));
      t.player('Ann').does('Wild Hounds: try');
      t.expect.card('Wild Hounds', { in: `${where} of Ann` });
    });
  // The last two are Ruins & Lairs, but in a border-land and in a shadow-land.
  for (const at of ['Goblin-gate', 'Dead Marshes', 'Isengard', 'Bandit Lair'])
    scenario(`[WH-40] not at ${at}`, (t) => {
      t.given(trying(at, 0, ['Elladan']));
      t.player('Ann').mayNot('Wild Hounds', { because: 'another site' });
    });
  scenario('[WH-40] minions win them in a covert company', (t) => {
    t.given(trying('Ettenmoors', 12, ['Ostisen'], minions));
    t.player('Ann').does('Wild Hounds: try');
    t.expect.card('Wild Hounds', { in: 'factions of Ann' });
  });
  scenario('[WH-40] not in an overt one', (t) => {
    t.given(trying('Ettenmoors', 0, ['Ostisen', 'Muzgash'], minions));
    t.player('Ann').mayNot('Wild Hounds', { because: 'none of the untapped characters' });
  });
  scenario('[WH-40] nor in an overt one of The Balrog’s, at a site that is his and no minion site', (t) => {
    t.given(trying('BA-96', 0, ['Muzgash'], { ann: { side: 'balrog' } }));
    t.player('Ann').mayNot('Wild Hounds', { because: 'none of the untapped characters' });
  });
  const attacked = (attack: object, at: string) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 5, ...attack },
    players: { Ann: { factions: ['Wild Hounds'], companies: [company(at, 'Elladan', 'Elrohir')] }, Bob },
  });
  const calls = 'Wild Hounds: when your company faces an attack';
  scenario('[WH-40/1] given up, they cancel an automatic-attack at a Ruins & Lairs', (t) => {
    t.given(attacked({ automatic: true }, 'Ettenmoors'));
    t.player('Ann').does(calls);
    resolveChain(t);
    t.expect.card('Wild Hounds', { in: 'discard of Ann' }).card('Elladan', { status: 'untapped' });
    t.nothingPending();
  });
  for (const [why, attack, at] of [
    ['an automatic-attack elsewhere', { automatic: true }, 'Goblin-gate'],
    ['an attack that is keyed to nothing', {}, 'Ettenmoors'],
    ['one that cannot be cancelled', { automatic: true, certain: true }, 'Ettenmoors'],
  ] as const)
    scenario(`[WH-40/1] not ${why}`, (t) => {
      t.given(attacked(attack, at));
      t.player('Ann').mayChoose.excludes(calls);
    });
  const keyed = (to: string) => ({
    phase: 'hazards',
    players: {
      Ann: {
        factions: ['Wild Hounds'],
        companies: [{ ...company('Rivendell', 'Elladan', 'Elrohir'), movesTo: to }],
      },
      Bob: { ...Bob, hand: ['Cave-drake', 'Wolves', 'Orc-guard'] },
    },
  });
  for (const [to, creature, by, offered] of [
    ['Ettenmoors', 'Cave-drake', 'ruins-and-lairs', true],
    ['Ettenmoors', 'Wolves', 'wilderness', true],
    ['Goblin-gate', 'Orc-guard', 'shadow-hold', false],
  ] as const)
    scenario(`[WH-40/1] ${offered ? '' : 'not '}one keyed to ${by}`, (t) => {
      t.given(keyed(to));
      attackWith(t, 'Bob', creature);
      if (offered) t.player('Ann').mayChoose.includes(calls);
      else t.player('Ann').mayChoose.excludes(calls);
    });
});
