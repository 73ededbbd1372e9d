/** The Balrog: what is won at sites, and changes them and the factions that live there. */
import { valueOf } from '@westmarch/kernel';
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import {
  both,
  character,
  choose,
  discardIt,
  inMovingCompany,
  returnCompany,
  shortEvent,
  the,
} from '../../../../src/cards/words/index.ts';
import { asHazard } from '../../../../src/cards/words/occasions/hazard-windows.ts';
import { siteTypes } from '../../../../src/facts/names.ts';
import { attacksOn } from '../../../../src/rules/combat/automatic-attacks.ts';
import { atHaven } from '../../../../src/rules/companies/company.ts';
import { siteType } from '../../../../src/rules/sites/sites.ts';
import { type S } from '../../../../src/state.ts';
import { balrog, bearer, GATES, host, twenty } from '../../../balrog.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';
import { at, endure, sixes } from '../deeds.ts';

/** An Orc faction of some place. */
const folk = (name: string, at: string): number => invent(name, 'LE-278', { at: [at], needs: 9 });

for (const place of ['Iron Hill Dwarf-hold', 'Bree', 'Sarn Goriwing', 'Edoras'])
  folk(`Folk of ${place}`, place);

const type = (t: Table<S>, company: number): string =>
  siteTypes[valueOf(t.state, siteType, t.state.company.site[company])];

describe('[BA-60] Gangways over the Fire', () => {
  const CARD = 'Gangways over the Fire';
  const walks = (dice: readonly number[], events: readonly string[] = [CARD], who = 'Azog') => ({
    phase: 'movement/hazard',
    dice,
    players: {
      Ann: balrog({ events, companies: [{ ...host('Moria', who), movesTo: GATES }], deck: twenty('Cram') }),
      Bob: { ...Bob, hand: ['Doors of Night'], deck: twenty('Cram') },
    },
  });
  const onward = (t: Table<S>): void =>
    idleUntil(t, () => offers(t, 'The Gem-deeps') || t.state.global.phase === 5);
  scenario('[BA-60/1] it lies in play', (t) => {
    t.given({ players: { Ann: balrog({ hand: [CARD], companies: [host('Moria', 'Azog')] }), Bob } });
    t.player('Ann').does(CARD);
    resolveChain(t);
    t.expect.card(CARD, { in: 'events of Ann' });
  });
  scenario('[BA-60/2] a company goes on, at −1, and has another movement/hazard phase', (t) => {
    t.given(walks([3, 4]));
    onward(t);
    t.player('Ann').mayChoose.exactly(
      'The Gem-deeps',
      'The Sulfur-deeps',
      'The Under-grottos',
      'The Under-leas',
      'Pass',
    );
    t.player('Ann').does('The Gem-deeps');
    idleUntil(t, () => offers(t, 'Doors of Night: as'));
    expect(t.state.global.company).toBe(1);
    t.player('Bob').does('Pass');
    idleUntil(t, () => t.state.global.phase === 5);
    t.expect.card('Azog', { at: 'The Gem-deeps' });
  });
  scenario('[BA-60/2] 6 less 1 is too little for a way of 6, and ends the day', (t) => {
    t.given(walks([3, 3]));
    onward(t);
    t.player('Ann').does('The Gem-deeps');
    idleUntil(t, () => t.state.global.phase === 5);
    t.expect.card('Azog', { at: GATES });
  });
  scenario('[BA-60/2] the third way at −2', (t) => {
    t.given(walks([3, 4, 5, 5]));
    onward(t);
    t.player('Ann').does('The Gem-deeps');
    idleUntil(t, () => offers(t, 'The Pûkel-deeps') || t.state.global.phase === 5);
    // Neither back to The Under-gates.
    t.player('Ann').mayChoose.exactly('Glittering Caves', 'The Pûkel-deeps', 'Pass');
    t.player('Ann').does('The Pûkel-deeps');
    idleUntil(t, () => t.state.global.phase === 5);
    t.expect.card('Azog', { at: 'The Pûkel-deeps' });
  });
  invent(
    'Lost in the Dark',
    'TW-67',
    shortEvent({
      when: asHazard,
      targets: [choose('character', both(character, inMovingCompany))],
      effect: discardIt(the('character')),
    }),
  );
  scenario('[BA-60/2] nobody is left to go on: nobody is asked', (t) => {
    const { players, ...given } = walks([]);
    t.given({ ...given, players: { ...players, Bob: { ...players.Bob, hand: ['Lost in the Dark'] } } });
    idleUntil(t, () => offers(t, 'Lost in the Dark: as'));
    t.player('Bob').does('Lost in the Dark: as');
    resolveChain(t);
    t.expect.card('Azog', { in: 'discard of Ann' });
    onward(t);
    expect(offers(t, 'The Gem-deeps')).toBe(false);
  });
  scenario(
    '[BA-60/2 ME-COMPANY-510 ME-RETURN-502] too many at the end: back to where the last way began',
    (t) => {
      const { players, ...given } = walks([3, 4]);
      const seven = Array.from({ length: 7 }, () => 'Orc Veteran');
      const companies = [{ ...host('Moria', 'Azog'), movesTo: GATES }, company('The Gem-deeps', ...seven)];
      t.given({ ...given, players: { ...players, Ann: { ...players.Ann, companies } } });
      onward(t);
      t.player('Ann').does('The Gem-deeps');
      idleUntil(t, () => t.state.global.phase === 5);
      t.expect.card('Azog', { at: GATES });
    },
  );
  scenario('[BA-60/2] nor one that stays where it is', (t) => {
    const { players, ...given } = walks([]);
    t.given({
      ...given,
      players: { ...players, Ann: { ...players.Ann, companies: [host(GATES, 'Azog')] } },
    });
    onward(t);
    expect(offers(t, 'The Gem-deeps')).toBe(false);
    t.expect.card('Azog', { at: GATES });
  });
  scenario('[BA-60/2] nor one that was sent back', (t) => {
    const { players, ...given } = walks([]);
    t.given({ ...given, players: { ...players, Bob: { ...players.Bob, hand: ['Turned Away'] } } });
    idleUntil(t, () => offers(t, 'Turned Away: as'));
    t.player('Bob').does('Turned Away: as');
    resolveChain(t);
    onward(t);
    expect(offers(t, 'The Gem-deeps')).toBe(false);
    t.expect.card('Azog', { at: 'Moria' });
  });
  invent('Turned Away', 'TW-67', shortEvent({ when: asHazard, effect: returnCompany }));
  scenario('[BA-60/2] without it nobody goes on', (t) => {
    t.given(walks([], []));
    onward(t);
    t.expect.card('Azog', { at: GATES });
  });
});

describe('[BA-64] Invade Their Domain, [BA-65] Lord and Usurper', () => {
  const INVADE = 'Invade Their Domain';
  const LORD = 'Lord and Usurper';
  const HALL = 'Iron Hill Dwarf-hold';
  const breach = {
    ...company('The Rusted-deeps', 'Orc Veteran'),
    onSite: [{ card: 'Breach the Hold', owner: 'Ann' }],
  };
  const invades = (
    companies: readonly object[],
    hand: readonly string[],
    dice: readonly number[] = sixes(6),
  ) => ({
    phase: 'at the site',
    dice,
    players: {
      Ann: balrog({ hand, companies }),
      Bob: { ...Bob, factions: [{ card: `Folk of ${HALL}`, wonAt: HALL }] },
    },
  });
  scenario('[BA-64/1, BA-64/2] from below, and the folk of the hold are gone', (t) => {
    t.given(invades([host(HALL, 'The Balrog'), breach], [INVADE]));
    endure(t, INVADE, 'Yes');
    expect(bearer(t, INVADE)).toBe(HALL);
    t.expect.card(`Folk of ${HALL}`, { in: 'discard of Bob' });
    t.player('Ann').has({ 'miscellaneous points': 5 });
  });
  scenario('[BA-64/1] not if the way below is not breached', (t) => {
    t.given(invades([host(HALL, 'The Balrog')], [INVADE], []));
    expect(offers(t, `${INVADE}: in`)).toBe(false);
  });
  const invaded = { onSite: [{ card: INVADE, owner: 'Ann' }] };
  scenario('[BA-65/1, BA-65/2, BA-65/4] then it is his', (t) => {
    t.given(invades([{ ...host(HALL, 'The Balrog'), ...invaded }], [LORD], sixes(4)));
    endure(t, LORD, 'Yes');
    expect(bearer(t, LORD)).toBe(INVADE);
    expect(type(t, 1)).toBe('shadow-hold');
    expect(attacksOn(t.state, t.state.company.site[1])).toBe(0);
    t.player('Ann').has({ 'miscellaneous points': 8 });
  });
  scenario('[BA-65/2, BA-65/4] for others it is guarded by Orcs', (t) => {
    t.given({
      players: {
        Ann: balrog({
          companies: [
            {
              ...host(HALL, 'Azog'),
              onSite: [{ card: INVADE, owner: 'Ann', on: [{ card: LORD, owner: 'Ann' }] }],
            },
          ],
        }),
        Bob: { companies: [company(HALL, 'Elladan')] },
      },
    });
    const other = t.state.company.site[9];
    expect(type(t, 9)).toBe('shadow-hold');
    expect(attacksOn(t.state, other)).toBe(1);
  });
  scenario('[BA-65/3] no faction is played there', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          side: 'balrog',
          hand: [`Folk of ${HALL}`, 'Folk of Bree'],
          companies: [
            {
              ...host(HALL, 'Azog'),
              onSite: [{ card: INVADE, owner: 'Ann', on: [{ card: LORD, owner: 'Ann' }] }],
            },
          ],
        },
        Bob,
      },
    });
    expect(offers(t, `Folk of ${HALL}: try`)).toBe(false);
  });
  scenario('[BA-65/1] only where that domain was invaded', (t) => {
    t.given(invades([host(HALL, 'The Balrog')], [LORD], []));
    expect(offers(t, `${LORD}: in`)).toBe(false);
  });
});

describe('[BA-72] People Diminished', () => {
  const CARD = 'People Diminished';
  const town = (site: string, dice: readonly number[] = sixes(6), more: object = {}) => {
    const { players } = at(site, [CARD], more, 'Umagaur');
    return {
      phase: 'at the site',
      dice,
      players: {
        ...players,
        Bob: {
          ...Bob,
          factions: [
            { card: 'Folk of Bree', wonAt: 'Bree' },
            { card: 'Folk of Edoras', wonAt: 'Edoras' },
          ],
        },
      },
    };
  };
  scenario('[BA-72/1, BA-72/3] by any character; only the folk of that place', (t) => {
    t.given(town('Bree'));
    endure(t, CARD, 'Yes');
    expect(bearer(t, CARD)).toBe('Bree');
    t.expect
      .card('Folk of Bree', { in: 'discard of Bob' })
      .card('Folk of Edoras', { in: 'factions of Bob' })
      .card('Umagaur', { status: 'tapped', 'site tapped': true });
  });
  // Neither of them is a unique faction.
  invent('Wanderers', 'LE-286', { at: ['Bree'] });
  scenario('[BA-72/3] factions that are not unique stay, and so do allies of the place', (t) => {
    const { players, ...rest } = town('Bree');
    const factions = [...players.Bob.factions, { card: 'Wanderers', wonAt: 'Bree' }];
    const companies = [company('Edhellond', { card: 'Ioreth', on: ['Bill the Pony'] })];
    t.given({ ...rest, players: { ...players, Bob: { companies, factions } } });
    endure(t, CARD, 'Yes');
    t.expect
      .card('Folk of Bree', { in: 'discard of Bob' })
      .card('Wanderers', { in: 'factions of Bob' })
      .card('Bill the Pony', { in: 'on of Ioreth' });
  });
  scenario('[BA-72/1] not at a ruin', (t) => {
    t.given(town('Dead Marshes', []));
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
  scenario('[BA-72/1] nor at a tapped site', (t) => {
    t.given(town('Bree', [], { siteTapped: true }));
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
  for (const [onSite, where] of [
    [[{ card: CARD, owner: 'Bob' }], 'discard of Ann'],
    [[], 'factions of Ann'],
  ] as const)
    scenario(`[BA-72/2] −5 to attempts there: ${where}`, (t) => {
      t.given({
        phase: 'at the site',
        dice: [6, 6],
        players: {
          Ann: balrog({ hand: ['Folk of Bree'], companies: [{ ...host('Bree', 'Orc Veteran'), onSite }] }),
          Bob,
        },
      });
      t.player('Ann').does('Folk of Bree: try');
      resolveChain(t);
      t.expect.card('Folk of Bree', { in: where });
    });
  scenario('[BA-72/2] attempts elsewhere are as before', (t) => {
    t.given({
      phase: 'at the site',
      dice: [6, 6],
      players: {
        Ann: balrog({ hand: ['Folk of Bree'], companies: [host('Bree', 'Orc Veteran')] }),
        Bob: { companies: [{ ...company('Edoras', 'Éomer'), onSite: [{ card: CARD, owner: 'Bob' }] }] },
      },
    });
    t.player('Ann').does('Folk of Bree: try');
    resolveChain(t);
    t.expect.card('Folk of Bree', { in: 'factions of Ann' });
  });
  scenario('[BA-72/4] its site never untaps', (t) => {
    t.given({
      players: {
        Ann: balrog({
          companies: [{ ...host('Bree', 'Azog'), siteTapped: true, onSite: [{ card: CARD, owner: 'Ann' }] }],
        }),
        Bob,
      },
    });
    t.expect.card('Azog', { 'site tapped': true });
  });
});

describe('[BA-74] Roots of the Earth', () => {
  const CARD = 'Roots of the Earth';
  const rooted = (more: readonly object[] = []) => ({ onSite: [{ card: CARD, owner: 'Ann' }, ...more] });
  scenario('[BA-74/1, BA-74/2, BA-74/3, BA-74/6] a ruin below becomes a Darkhaven', (t) => {
    t.given({ ...at('The Under-grottos', [CARD]), dice: sixes(2) });
    endure(t, CARD, 'Yes');
    expect(bearer(t, CARD)).toBe('The Under-grottos');
    expect([atHaven(t.state, 1), attacksOn(t.state, t.state.company.site[1])]).toEqual([true, 0]);
    t.player('Ann').has({ 'miscellaneous points': 1 });
  });
  scenario('[BA-74/1] not what is no ruin', (t) => {
    t.given({ ...at('The Under-leas', [CARD]), dice: [] });
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
  scenario('[BA-74/4] other versions are Shadow-holds with one more attack', (t) => {
    t.given({
      players: {
        Ann: balrog({ companies: [{ ...host('The Under-grottos', 'Azog'), ...rooted() }] }),
        Bob: { companies: [company('The Under-grottos', 'Elladan')] },
      },
    });
    expect([type(t, 1), type(t, 9)]).toEqual(['haven', 'shadow-hold']);
    const bare = t.state.company.site[9];
    expect(attacksOn(t.state, bare)).toBeGreaterThan(1);
  });
  scenario('[BA-74/5, ME-CARD-4060] with Breach the Hold it is worth 3', (t) => {
    t.given({
      players: {
        Ann: balrog({
          companies: [
            { ...host('The Rusted-deeps', 'Azog'), ...rooted([{ card: 'Breach the Hold', owner: 'Ann' }]) },
          ],
        }),
        Bob,
      },
    });
    t.player('Ann').has({ 'miscellaneous points': 5 });
  });
});

describe('[BA-77] Tempest of Fire', () => {
  const CARD = 'Tempest of Fire';
  const storm = (site: string, dice: readonly number[] = sixes(6)) => {
    const { players } = at(site, [CARD], {}, 'Umagaur');
    return {
      phase: 'at the site',
      dice,
      players: { ...players, Bob: { ...Bob, factions: [{ card: `Folk of ${site}`, wonAt: site }] } },
    };
  };
  for (const [ability, site, race] of [
    [1, 'Bree', 'Man'],
    [2, 'Sarn Goriwing', 'Orc'],
  ] as const)
    scenario(`[BA-77/${ability}] at ${site}: ${race}`, (t) => {
      t.given(storm(site));
      endure(t, CARD, 'Yes');
      t.expect
        .card(CARD, { in: 'points of Ann' })
        .card(`Folk of ${site}`, { in: 'hand of Bob' })
        .card('Umagaur', { 'site tapped': true });
      t.player('Ann').has({ 'miscellaneous points': 3 });
    });
  scenario('[BA-77/1, BA-77/2] not above the Under-deeps, nor at a Free-hold', (t) => {
    t.given({ ...at('Mount Gram', [CARD], {}, 'Umagaur'), dice: [] });
    expect(offers(t, `${CARD}: in`)).toBe(false);
  });
});
