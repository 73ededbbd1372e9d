/** The Wizards: hazard long-events that turn companies back. */
import { describe } from 'vitest';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../../table.ts';

const moving = (
  from: string,
  to: string,
  who: readonly (string | object)[],
  hand: readonly string[],
  events: readonly string[] = [],
  more: object = {},
) => ({
  phase: 'hazards',
  players: {
    Ann: { companies: [{ ...company(from, ...who), as: 'riders', movesTo: to }], ...more },
    Bob: { ...Bob, hand: [...hand, 'Orc-guard'], events },
  },
});
const play = (t: Parameters<Parameters<typeof scenario>[1]>[0], card: string): void => {
  t.player('Bob').does(`${card}: as`);
  resolveChain(t);
};
describe('companies go back, or not', () => {
  for (const [id, card, from, to, who, night, back] of [
    ['TW-36/1', 'Foul Fumes', 'Lórien', 'Dead Marshes', ['Gimli'], [], true],
    ['TW-36/1', 'Foul Fumes', 'Lórien', 'Dol Guldur', ['Gimli'], [], true],
    ['TW-36/1', 'Foul Fumes', 'Lórien', 'Dol Guldur', ['Gimli', 'Beretar'], [], false],
    ['TW-36/1', 'Foul Fumes', 'Rivendell', 'Moria', ['Gimli'], [], false],
    ['TW-49/1', 'Long Winter', 'Rivendell', 'Moria', ['Gimli'], [], true],
    ['TW-49/1', 'Long Winter', 'Rivendell', 'Moria', ['Gimli', 'Beretar'], [], false],
    ['TW-49/1', 'Long Winter', 'Lórien', 'Dol Guldur', ['Gimli'], [], false],
    ['TW-91/1', 'Snowstorm', 'Rivendell', 'Bree', ['Beretar'], ['Doors of Night'], true],
    ['TW-91/1', 'Snowstorm', 'Grey Havens', 'Himring', ['Gimli'], ['Doors of Night'], false],
  ] as const)
    scenario(`[${id}] ${card}: ${who.join(' and ')} from ${from} to ${to}: ${back}`, (t) => {
      t.given(moving(from, to, who, [card], night));
      play(t, card);
      t.expect.card(card, { in: 'events of Bob' });
      t.expect.card(who[0], { at: back ? from : 'nowhere' });
    });
  for (const [id, card, from, to] of [
    ['TW-36/2', 'Foul Fumes', 'Lórien', 'Dol Guldur'],
    ['TW-49/2', 'Long Winter', 'Rivendell', 'Moria'],
    ['TW-91/2', 'Snowstorm', 'Rivendell', 'Bree'],
  ] as const)
    for (const events of [[card], []])
      scenario(`[${id}] ${card}: whoever sets out later, with ${events.length} in play`, (t) => {
        t.given({
          phase: 'movement/hazard',
          players: {
            Ann: { companies: [{ ...company(from, 'Gimli'), movesTo: to }] },
            Bob: { ...Bob, hand: ['Orc-guard'], events },
          },
        });
        if (t.offered().length > 1) t.player('Ann').does(t.offered()[0]);
        resolveChain(t);
        t.expect.card('Gimli', { at: events.length === 1 ? from : 'nowhere' });
      });
});

scenario('[TW-91/1] Snowstorm: not without Doors of Night', (t) => {
  t.given(moving('Rivendell', 'Moria', ['Gimli'], ['Snowstorm']));
  t.player('Bob').mayNot('Snowstorm', { because: 'Doors of Night' });
});
scenario('[TW-91/2] [ME-CARD-0702] Snowstorm: goes on when Doors of Night has left', (t) => {
  t.given({
    phase: 'movement/hazard',
    players: {
      Ann: {
        hand: ['Twilight'],
        companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Bree' }],
      },
      Bob: { ...Bob, events: ['Snowstorm'] },
    },
  });
  t.player('Ann').does('the path printed');
  resolveChain(t);
  t.expect.card('Elladan', { at: 'Rivendell' });
});
scenario('[TW-49/1] [ME-RETURN-501] Long Winter: not while an attack is faced', (t) => {
  t.given({
    phase: 'attack',
    attack: { strikes: 1, prowess: 5, race: 'Orc' },
    players: {
      Ann: { hand: ['Escape'], companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Moria' }] },
      Bob: { ...Bob, hand: ['Long Winter', 'Weariness of the Heart'] },
    },
  });
  t.player('Ann').does('Pass');
  t.player('Bob').mayChoose.excludes('Long Winter: as');
});
scenario('[TW-49/1] [ME-CARD-0275] Long Winter: Goldberry stops it', (t) => {
  t.given(moving('Rivendell', 'Moria', [{ card: 'Gimli', on: ['Goldberry'] }], ['Long Winter']));
  t.player('Bob').does('Long Winter: as');
  t.player('Ann').does('Goldberry');
  resolveChain(t);
  t.expect.card('Gimli', { at: 'nowhere' }).card('Long Winter', { in: 'discard of Bob' });
});
scenario('[TW-36/1] [ME-CARD-0246] Foul Fumes: not against a minion player', (t) => {
  t.given({
    phase: 'hazards',
    players: {
      Ann: { side: 'ringwraith', companies: [{ ...company('TW-387', 'Gimli'), movesTo: 'TW-413' }] },
      Bob: { ...Bob, hand: ['Foul Fumes', 'Orc-guard'] },
    },
  });
  t.player('Bob').mayNot('Foul Fumes', { because: 'no minion player' });
});

describe('sites are tapped by night', () => {
  const table = (card: string, events: readonly string[]) => ({
    phase: 'hazards',
    company: 'riders',
    players: {
      Ann: {
        companies: [
          { ...company('Edhellond', 'Elrohir'), as: 'riders' },
          company('Moria', 'Elladan'),
          company('Dead Marshes', 'Haldir'),
          company('Dol Guldur', 'Balin'),
          company('Rivendell', 'Gimli'),
        ],
      },
      Bob: { companies: [company('Goblin-gate', 'Ioreth')], hand: [card, 'Orc-guard'], events },
    },
  });
  for (const [id, card, night, tapped] of [
    ['TW-49/1 ME-CARD-0420', 'Long Winter', ['Doors of Night'], ['Elladan', 'Ioreth']],
    ['TW-49/1', 'Long Winter', [], []],
    ['TW-36/1 ME-CARD-0247', 'Foul Fumes', ['Doors of Night'], ['Haldir', 'Balin']],
    ['TW-36/1', 'Foul Fumes', [], []],
  ] as const)
    scenario(
      `[${id}] ${card} with ${night.length} Doors of Night taps the sites of ${tapped.join(', ')}`,
      (t) => {
        t.given(table(card, night));
        play(t, card);
        for (const who of ['Elladan', 'Haldir', 'Balin', 'Gimli', 'Ioreth'])
          t.expect.card(who, { 'site tapped': tapped.some((name) => name === who) });
      },
    );
  // A ranger who taps keeps his company's site, and no other, from being tapped.
  for (const [card, at, other] of [
    ['Long Winter', 'Moria', 'Goblin-gate'],
    ['Foul Fumes', 'Dol Guldur', 'Dead Marshes'],
  ] as const)
    for (const moves of [true, false])
      for (const prompted of [true, false])
        scenario(
          `[WH-34] ${card}, Promptings of Wisdom ${prompted ? '' : 'not '}used by one who ${moves ? 'goes to' : 'is at'} ${at}`,
          (t) => {
            const ranger = { card: 'Beretar', on: ['Promptings of Wisdom'] };
            const riders = moves ? { ...company('Lórien', ranger), movesTo: at } : company(at, ranger);
            t.given({
              phase: 'hazards',
              company: 'riders',
              dice: prompted ? [6, 6] : [],
              players: {
                Ann: { companies: [company(other, 'Elladan'), { ...riders, as: 'riders' }] },
                Bob: { ...Bob, hand: [card, 'Orc-guard'], events: ['Doors of Night'] },
              },
            });
            if (prompted) {
              t.player('Ann').does('Promptings of Wisdom');
              resolveChain(t);
            } else t.player('Ann').does('Pass');
            play(t, card);
            t.expect.card('Elladan', { 'site tapped': true });
            idleUntil(t, () => t.state.global.phase === 5);
            t.expect.card('Beretar', { at, 'site tapped': !prompted });
          },
        );
  scenario(
    '[TW-49/2] [ME-CARD-0422] Long Winter first, Doors of Night later in the turn: nothing taps',
    (t) => {
      t.given({
        ...table('Long Winter', []),
        players: {
          ...table('Long Winter', []).players,
          Bob: {
            companies: [company('Goblin-gate', 'Ioreth')],
            hand: ['Long Winter', 'Doors of Night', 'Orc-guard'],
          },
        },
      });
      play(t, 'Long Winter');
      play(t, 'Doors of Night');
      idleUntil(t, () => t.state.global.phase === 5);
      t.expect.card('Elladan', { 'site tapped': false });
    },
  );
  for (const [id, card, at, who] of [
    ['TW-49/3', 'Long Winter', 'Moria', 'Elladan'],
    ['TW-36/3', 'Foul Fumes', 'Dol Guldur', 'Elladan'],
  ] as const)
    scenario(`[${id}] ${card}: looks again when the next turn begins`, (t) => {
      t.given({
        phase: 'end-of-turn',
        players: {
          Ann: { hand: ['Twilight'], companies: [company(at, who)] },
          Bob: { ...Bob, events: [card, 'Doors of Night'] },
        },
      });
      t.expect.card(who, { 'site tapped': false });
      idleUntil(t, () => t.state.global.turn === 2 && t.state.global.phase > 1);
      t.expect.card(who, { 'site tapped': true });
    });
  for (const events of [['Long Winter', 'Doors of Night'], ['Long Winter']])
    scenario(`[TW-49/2] Long Winter: a new site, with ${events.length - 1} Doors of Night`, (t) => {
      t.given({
        phase: 'movement/hazard',
        players: {
          Ann: { companies: [{ ...company('Rivendell', 'Beretar'), movesTo: 'Moria' }] },
          Bob: { ...Bob, hand: ['Orc-guard'], events },
        },
      });
      idleUntil(t, () => t.state.global.phase === 5);
      t.expect.card('Beretar', { at: 'Moria', 'site tapped': events.length === 2 });
    });
});
