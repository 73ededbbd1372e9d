/** The Balrog: hazard short-events. */
import { describe } from 'vitest';
import { borrow, invent } from '../../invented.ts';
import { Bob, company, going, idleUntil, resolveChain, scenario, twice } from '../../table.ts';

borrow('TW-86');

describe('Unabated in Malice', () => {
  // What guards Moria: Orcs, 4 strikes with 7 prowess. Two scouts may cancel.
  const entering = () => ({
    phase: 'site',
    players: {
      Ann: {
        hand: twice('Concealment'),
        companies: [
          {
            ...company('Moria', 'Fatty Bolger', 'Frodo'),
            onGuard: [{ card: 'Unabated in Malice', owner: 'Bob', controller: 'Bob' }],
          },
        ],
      },
      Bob,
    },
  });
  scenario(
    '[BA-26/1] Unabated in Malice: on guard, +1 strike and +1 prowess for an automatic-attack',
    (t) => {
      t.given(entering());
      t.player('Ann').does('Yes');
      t.player('Bob').does('Unabated in Malice: reveal');
      resolveChain(t);
      t.expect.table({ 'attack strikes': 5, 'attack prowess': 8 });
      t.player('Ann').does('first: when', 'Frodo');
      resolveChain(t);
      t.expect.table({ 'attack strikes': 4, 'attack prowess': 7 });
      t.player('Ann').does('second: when');
      resolveChain(t);
      t.player('Ann').mayChoose.excludes('second: when');
    },
  );
  scenario(
    '[BA-26/1] Unabated in Malice: in the movement/hazard phase, outside of the limit, once a site',
    (t) => {
      t.given(going([...twice('Unabated in Malice'), 'Orc-guard'], ['Elladan']));
      t.player('Bob').does('first: as a hazard, if the site');
      resolveChain(t);
      t.expect.table({ hazardsDeclared: 0 });
      t.player('Bob').mayNot('second', { because: 'no other copy' });
    },
  );
  scenario('[BA-26/1] Unabated in Malice: not where no automatic-attack is', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { companies: [company('Bree', 'Elladan')] },
        Bob: { ...Bob, hand: ['Unabated in Malice', 'Slayer'] },
      },
    });
    t.player('Bob').mayNot('Unabated in Malice', { because: 'automatic-attack' });
  });
  const spider = (creature: string) => ({
    phase: 'attack',
    attack: { creature, strikes: 1, prowess: 18, body: 9 },
    players: {
      Ann: { hand: twice('Concealment'), companies: [company('Moria', 'Fatty Bolger', 'Frodo')] },
      Bob: {
        ...Bob,
        hand: [
          creature,
          { card: 'Unabated in Malice', as: 'malice' },
          { card: 'Unabated in Malice', as: 'more malice' },
        ],
      },
    },
  });
  scenario('[BA-26/2] Unabated in Malice: on an attack of Shelob', (t) => {
    t.given(spider('Shelob'));
    t.player('Ann').does('Pass');
    t.player('Bob').does('malice: as a hazard, when');
    resolveChain(t);
    t.expect.table({ 'attack strikes': 2, 'attack prowess': 19, 'attack body': 7, hazardsDeclared: 0 });
    t.player('Bob').mayNot('more malice', { because: 'on the attack' });
  });
  scenario('[BA-26/2] Unabated in Malice: not on others', (t) => {
    t.given(spider('Giant'));
    t.player('Ann').does('Pass');
    t.player('Bob').mayNot('malice', { because: 'Shelob' });
  });
});

describe('Spawn of Ungoliant at large', () => {
  invent('Brood', 'DM-71', { keywords: ['Spawn'] });
  const brood = (n: number) => Array.from({ length: n }, (_, i) => ({ card: 'Brood', as: `brood ${i}` }));
  const at = (site: string, who: readonly (string | object)[], spawn: number, hand: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: { companies: [{ ...company(site, ...who), as: 'idlers' }] },
      Bob: { ...Bob, events: brood(spawn), hand: [...hand, 'Doors of Night'] },
    },
  });
  for (const [site, spawn, may] of [
    ['Ettenmoors', 3, true],
    ['The Under-gates', 3, true],
    ['Ettenmoors', 2, false],
    ['Moria', 3, false],
  ] as const)
    scenario(`[BA-15] Darkness Made by Malice: two at ${site}, ${spawn} Spawn: ${may}`, (t) => {
      t.given(at(site, ['Elladan', 'Elrohir'], spawn, ['Darkness Made by Malice']));
      if (!may) {
        t.player('Bob').mayNot('Darkness Made by Malice', {
          because: spawn === 2 ? 'number of Spawn' : 'site is',
        });
        return;
      }
      t.player('Bob').does('Darkness Made by Malice: as');
      resolveChain(t);
      idleUntil(t, () => t.offered().includes('Yes') || t.state.global.phase === 6);
      t.expect.table({ phase: 'end-of-turn' });
    });
  scenario('[BA-15] Darkness Made by Malice: eliminated Spawn do not count', (t) => {
    const { players, ...rest } = at('Ettenmoors', ['Elladan'], 1, ['Darkness Made by Malice']);
    t.given({
      ...rest,
      players: { ...players, Bob: { ...players.Bob, out: [{ card: 'Brood', as: 'gone' }] } },
    });
    t.player('Bob').mayNot('Darkness Made by Malice', { because: 'Spawn' });
  });
  scenario('[BA-23] The Reek: taps those with a mind below 2 and the number of Spawn', (t) => {
    t.given(
      at('Ettenmoors', ['Gandalf', 'Haldir', 'Elladan', 'Anborn', 'Sam Gamgee'], 1, [
        'The Reek',
        'Giant Spiders',
      ]),
    );
    t.player('Bob').does('The Reek: as');
    resolveChain(t);
    t.expect
      .card('Anborn', { status: 'tapped' })
      .card('Haldir', { status: 'untapped' })
      .card('Gandalf', { status: 'untapped' })
      .card('Giant Spiders', { in: 'discard of Bob' });
  });
  for (const [site, hand, because] of [
    ['Moria', ['The Reek', 'Giant Spiders'], 'site is'],
    ['Ettenmoors', ['The Reek', 'Orc-guard'], 'nothing to choose'],
  ] as const)
    scenario(`[BA-23] The Reek: not at ${site} with ${hand[1]}`, (t) => {
      t.given(at(site, ['Anborn'], 1, hand));
      t.player('Bob').mayNot('The Reek', { because });
    });
});
