/** The eighth company of the second player where something is asked of all: what is hidden, in use, healed, open, or ended. */
import { modifier } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import {
  boundCompany,
  character,
  chooseCharacter,
  healIt,
  onYourTurn,
  shortEvent,
  the,
  wounded,
} from '../../../src/cards/words/index.ts';
import { races } from '../../../src/facts/names.ts';
import { meccg } from '../../../src/game.ts';
import { raceBit } from '../../../src/rules/cards/races.ts';
import { openTo } from '../../../src/rules/characters/arrivals.ts';
import { healingReach, Reach } from '../../../src/rules/characters/healing.ts';
import { mayRelocate, relocate } from '../../../src/rules/movement/relocating.ts';
import { isInUse, locationRow } from '../../../src/rules/sites/sites.ts';
import { Location, type S } from '../../../src/state.ts';
import { inventOnCompany } from '../../company-cards.ts';
import { invent } from '../../invented.ts';
import { siteOf } from '../../sites.ts';
import { adapter, company, resolveChain, scenario } from '../../table.ts';
import { lastOfEight } from './eight.ts';

invent(
  'Ointment',
  'TW-319',
  shortEvent({
    when: onYourTurn,
    targets: [chooseCharacter('character', wounded)],
    effect: healIt(the('character')),
  }),
);
invent(
  'Houses of Healing Wide Open',
  'TW-243',
  modifier({ attribute: healingReach, of: character, by: Reach.site }),
);
inventOnCompany(
  'Doors Open to Elves',
  modifier({ attribute: openTo, of: boundCompany, by: raceBit(races.indexOf('Elf')) }),
);

const EIGHTH = 16;
const given = (position: object): Table<S> => {
  const t = new Table(adapter);
  t.given(position);
  return t;
};

test('[ME-MOVE-008 ME-ORG-007] that its new site is gone from the location deck is seen by its player alone', () => {
  const t = given(lastOfEight([company('Rivendell', 'Elladan')], 'Bree'));
  t.player('Bob').does('Elladan: declare movement', 'Moria');
  const row = locationRow(2, siteOf('Moria'));
  const { available, onTable } = Location;
  expect([0, 1, 2].map((viewer) => meccg.view(t.state, viewer).location.state[row])).toEqual([
    available,
    available,
    onTable,
  ]);
});

test('[ME-MOVE-020] a site card is in use while it, or the last agent, is there', () => {
  const { state: s } = given(lastOfEight([company('Moria', 'Elladan')], 'Bree'));
  const card = s.company.site[EIGHTH];
  expect(isInUse(s, card)).toBe(true);
  s.company.site[EIGHTH] = 0;
  expect(isInUse(s, card)).toBe(false);
  for (const agent of [1, s.agent.site.length - 1]) {
    s.agent.site[agent] = card;
    expect(isInUse(s, card)).toBe(true);
    s.agent.site[agent] = 0;
  }
  expect(isInUse(s, card)).toBe(false);
});

test('[ME-MOVE-518] who is brought to the site where it stands shares its card', () => {
  const { state: s } = given(
    lastOfEight([company('Rivendell', 'Elrohir'), company('Moria', 'Elladan')], 'Goblin-gate'),
  );
  expect([mayRelocate(s, EIGHTH, siteOf('Moria')), mayRelocate(s, EIGHTH - 1, 0)]).toEqual([false, false]);
  expect(mayRelocate(s, EIGHTH - 1, siteOf('Moria'))).toBe(true);
  relocate(s, EIGHTH - 1, siteOf('Moria'));
  expect(s.company.site[EIGHTH - 1]).toBe(s.company.site[EIGHTH]);
  // What lies open for another player is no card of his.
  const anns = s.company.site[2];
  relocate(s, EIGHTH, siteOf('Goblin-gate'));
  expect(s.company.site[EIGHTH]).not.toBe(anns);
  expect(s.card.owner[s.company.site[EIGHTH]]).toBe(2);
});

scenario('[ME-UNTAP-003] what heals all at a site reaches it, and those of another player', (t) => {
  const hurt = (card: string) => ({ card, status: 'wounded' });
  t.given(
    lastOfEight([company('Rivendell', hurt('Elrohir')), company('Rivendell', hurt('Elladan'))], 'Rivendell', {
      bob: { hand: ['Ointment'], events: ['Houses of Healing Wide Open'] },
      ann: { companies: [company('Edhellond', hurt('Ioreth')), company('Rivendell', hurt('Haldir'))] },
    }),
  );
  t.player('Bob').does('Ointment: ', 'Elrohir');
  resolveChain(t);
  for (const [who, status] of [
    ['Elrohir', 'untapped'],
    ['Elladan', 'untapped'],
    ['Haldir', 'untapped'],
    ['Ioreth', 'wounded'],
  ] as const)
    t.expect.card(who, { status });
});

for (const [newcomer, may] of [
  ['Celeborn', true],
  ['Théoden', false],
] as const)
  scenario(`[ME-ORG-500 ME-CARD-0665] it is open to any number of Elves: ${newcomer}`, (t) => {
    t.given(
      lastOfEight([{ ...company('Lórien', 'Elladan'), as: 'open' }], 'Lórien', {
        bob: { hand: ['Wacho', newcomer], events: [{ card: 'Doors Open to Elves', company: 'open' }] },
      }),
    );
    t.player('Bob').does('Wacho: bring');
    if (!may) return t.player('Bob').mayChoose.excludes(`${newcomer}: bring`);
    t.player('Bob').does(`${newcomer}: bring`);
    t.expect.card(newcomer, { in: 'company of company 8 of Bob' });
  });

scenario('[ME-MP-4004] it ends with all others when its player is out', (t) => {
  const { players } = lastOfEight(
    [
      company('Rivendell', { card: 'Alatar', on: ['The One Ring', 'Cram'] }, 'Elladan'),
      company('Moria', 'Elrohir'),
    ],
    'Bree',
  );
  t.given({
    active: 'Bob',
    avatarLoss: 'eliminated',
    dice: [1, 1],
    players: { ...players, Cid: { companies: [company('Lórien', 'Bofur')] } },
  });
  t.player('Bob').does('Cram: transfer', 'Roll');
  for (let row = 9; row <= EIGHTH; row++) expect(t.state.company.player[row]).toBe(0);
  expect(t.state.company.player[2]).toBe(1);
});
