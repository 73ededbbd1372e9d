/** The Wizards: allies. */
import { describe } from 'vitest';
import {
  attackWith,
  Bob,
  company,
  type Placed,
  resolveChain,
  going as riding,
  scenario,
  toMoria,
} from '../../table.ts';
import { cited } from '../cited.ts';
import { bearing } from '../positions.ts';

const going = (characters: readonly Placed[], hazards: readonly string[]) => riding(hazards, characters);
const withAlly = (who: string, ally: string) => ({ card: who, on: [ally] });

describe('[TW-245] Goldberry', () => {
  scenario('[ME-CARD-0276] Goldberry: no strike can be assigned to her', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 2, prowess: 9 },
      players: { Ann: { companies: [company('Moria', withAlly('Elladan', 'Goldberry'), 'Elrohir')] }, Bob },
    });
    t.player('Ann').mayChoose.exactly('Elladan', 'Elrohir', 'Pass');
  });
  scenario('[ME-CARD-0275] Goldberry: taps to cancel an attack keyed to Wilderness', (t) => {
    t.given(going([withAlly('Elladan', 'Goldberry')], ['Orc-lieutenant', 'Ghosts']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').does('Goldberry');
    resolveChain(t);
    t.expect.card('Goldberry', { status: 'tapped' }).card('Elladan', { status: 'untapped' });
  });
  scenario('Goldberry: not one keyed to the site', (t) => {
    t.given(going([withAlly('Elladan', 'Goldberry'), 'Elrohir'], ['Orc-lieutenant', 'Ghosts']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'shadow-hold');
    t.player('Ann').mayNot('Goldberry', { because: 'Wilderness' });
  });
  scenario(
    '[ME-CARD-0275] [ME-CARD-4012] Goldberry: taps to cancel what would send her company back',
    (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: {
            companies: [
              { ...company('Lórien', withAlly('Anborn', 'Goldberry')), as: 'riders', movesTo: 'Dol Guldur' },
            ],
          },
          Bob: { ...Bob, hand: ['Seized by Terror', 'Orc-guard'] },
        },
      });
      t.player('Bob').does('Seized by Terror: as');
      t.player('Ann').does('Goldberry');
      resolveChain(t);
      t.expect.card('Anborn', { in: 'company of riders' }).card('Seized by Terror', { in: 'discard of Bob' });
    },
  );
  scenario('[ME-CARD-0278] Goldberry: she may tap in support', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 12 },
      dice: [3, 4],
      players: { Ann: { companies: [company('Moria', withAlly('Elladan', 'Goldberry'))] }, Bob },
    });
    t.player('Ann').does('Elladan', 'No', 'Tap Goldberry');
    t.expect.card('Goldberry', { status: 'tapped' });
  });
});

describe('[TW-246] Gollum', () => {
  scenario('Gollum: in a company of two he cancels an attack keyed to Wilderness', (t) => {
    t.given(going([withAlly('Elladan', 'Gollum'), 'Elrohir'], ['Orc-lieutenant', 'Ghosts']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').does('Gollum');
    resolveChain(t);
    t.expect.card('Gollum', { status: 'tapped' });
  });
  scenario('Gollum: not in a company of three', (t) => {
    t.given(going([withAlly('Elladan', 'Gollum'), 'Elrohir', 'Haldir'], ['Orc-lieutenant', 'Ghosts']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').mayNot('Gollum', { because: 'at most 2' });
  });
  scenario('[ME-CARD-0280] Gollum: his end with The One Ring needs it to be there', (t) => {
    t.given({ players: { Ann: { companies: [company('Moria', withAlly('Elladan', 'Gollum'))] }, Bob } });
    t.player('Ann').mayNot('Gollum', { because: 'The One Ring' });
  });
});

describe('[TW-307] Quickbeam', () => {
  const attacked = (automatic: boolean) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 30, automatic },
    players: { Ann: { companies: [company('Wellinghall', bearing('Elladan', 'Quickbeam'))] }, Bob },
    dice: automatic ? [1, 1, 1, 1] : [],
  });
  scenario('is not struck by an automatic-attack', (t) => {
    t.given({ ...attacked(true), dice: [] });
    t.player('Ann').mayChoose.exactly('Elladan', 'Pass');
  });
  scenario('is struck by others', (t) => {
    t.given(attacked(false));
    t.player('Ann').mayChoose.exactly('Elladan', 'Quickbeam', 'Pass');
  });
  scenario('[ME-CARD-0581] may support against an automatic-attack', (t) => {
    t.given({ ...attacked(true), attack: { strikes: 1, prowess: 30, automatic: true }, dice: [] });
    t.player('Ann').does('Elladan', 'No');
    t.player('Ann').mayChoose.exactly('Tap Quickbeam for +1', 'Pass');
  });
});

describe('allies that tap against an attack', () => {
  for (const [ally, key, does] of [
    ['Goldberry', 'wilderness', true],
    ['Goldberry', 'shadow-land', false],
    ['Gollum', 'wilderness', true],
    ['Gollum', 'shadow-land', true],
  ] as const)
    scenario(`${cited(ally)}: one keyed to ${key}: ${does}`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: {
            hand: ['Dark Quarrels'],
            companies: [
              {
                ...company('Henneth Annûn', withAlly('Elladan', ally)),
                movesTo: 'Shelob’s Lair',
                by: ['Ithilien', 'Imlad Morgul'],
              },
            ],
          },
          Bob: { ...Bob, hand: ['Orc-lieutenant'] },
        },
      });
      attackWith(t, 'Bob', 'Orc-lieutenant', key);
      if (does) t.player('Ann').mayChoose.includes(`${ally}: when`);
      else t.player('Ann').mayNot(ally, { to: 'its text', because: 'Wilderness' });
    });
  scenario('[TW-245] Goldberry: not when she is tapped', (t) => {
    t.given(going([{ card: 'Elladan', on: [{ card: 'Goldberry', status: 'tapped' }] }], ['Orc-lieutenant']));
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').mayNot('Goldberry', { to: 'cancel the attack', because: 'untapped' });
  });
  scenario('[TW-245] Goldberry: not for another company', (t) => {
    t.given(
      riding(['Orc-lieutenant'], ['Elrohir', 'Haldir'], {
        hand: ['Dark Quarrels'],
        companies: [
          { ...company('Rivendell', 'Elrohir'), as: 'riders', movesTo: 'Moria', by: toMoria },
          company('Bree', withAlly('Elladan', 'Goldberry')),
        ],
      }),
    );
    attackWith(t, 'Bob', 'Orc-lieutenant', 'wilderness');
    t.player('Ann').mayNot('Goldberry', { to: 'cancel the attack', because: 'in that company' });
  });
  scenario('[TW-245 ME-COND-4002] Goldberry: not one that cannot be cancelled', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9, certain: true },
      players: {
        Ann: { hand: ['Dark Quarrels'], companies: [company('Moria', withAlly('Elladan', 'Goldberry'))] },
        Bob,
      },
    });
    t.player('Ann').mayNot('Goldberry', { to: 'cancel the attack', because: 'cannot be cancelled' });
  });
});

describe('[TW-246] Gollum and The One Ring', () => {
  const withRing = (at: string, gollum: object = {}, ring = at) => ({
    players: {
      Ann: {
        companies:
          ring === at
            ? [
                company(
                  at,
                  { card: 'Elladan', on: [{ card: 'Gollum', ...gollum }] },
                  bearing('Frodo', 'The One Ring'),
                ),
              ]
            : [
                company(at, { card: 'Elladan', on: [{ card: 'Gollum', ...gollum }] }),
                company(ring, bearing('Frodo', 'The One Ring')),
              ],
      },
      Bob,
    },
  });
  scenario('[ME-CARD-0280] he taps, and both are gone', (t) => {
    t.given(withRing('Moria'));
    t.player('Ann').does('Gollum: on your turn');
    t.expect.card('Gollum', { in: 'discard of Ann' }).card('The One Ring', { in: 'discard of Ann' });
  });
  scenario('[ME-CARD-0280] not at a Haven', (t) => {
    t.given(withRing('Rivendell'));
    t.player('Ann').mayNot('Gollum', { to: 'on your turn', because: 'Haven' });
  });
  scenario('[ME-CARD-0280] not with the Ring at another site', (t) => {
    t.given(withRing('Moria', {}, 'Bree'));
    t.player('Ann').mayNot('Gollum', { to: 'on your turn', because: 'The One Ring is at the same site' });
  });
  scenario('[ME-CARD-0280] not when he is tapped', (t) => {
    t.given(withRing('Moria', { status: 'tapped' }));
    t.player('Ann').mayNot('Gollum', { to: 'on your turn', because: 'untapped' });
  });
});

describe('[TW-307 TW-353] Quickbeam and Treebeard are not struck by what comes from the site itself', () => {
  for (const ally of ['Quickbeam', 'Treebeard'])
    for (const [key, spared] of [
      ['shadow-hold', true],
      ['Moria', true],
      ['wilderness', false],
    ] as const)
      scenario(`${ally}: keyed to ${key}, spared: ${spared}`, (t) => {
        const hazard = key === 'wilderness' ? 'Orc-warband' : 'Umagaur the Pale';
        t.given(riding([hazard, 'Orc-guard'], [withAlly('Elladan', ally), 'Elrohir'], { hand: ['Escape'] }));
        attackWith(t, 'Bob', hazard, key);
        t.player('Ann').does('Pass');
        if (spared) t.player('Ann').mayChoose.excludes(ally);
        else t.player('Ann').mayChoose.includes(ally);
      });
});
