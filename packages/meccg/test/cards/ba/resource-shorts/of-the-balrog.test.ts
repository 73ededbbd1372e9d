/** The Balrog: resource short-events around The Balrog himself. */
import { describe, expect } from 'vitest';
import { regionsOfType } from '../../../../src/rules/hazards/keying.ts';
import { balrog, bringServants, GATES, host, offers, twenty } from '../../../balrog.ts';
import { Bob, company, idleUntil, resolveChain, scenario } from '../../../table.ts';

bringServants();
const SHADOW = ['Great Shadow'];
const COILS = ['Strangling Coils'];
const attacked = (
  hand: readonly string[],
  events: readonly string[],
  who: readonly (string | object)[],
  more: object = {},
) => ({
  phase: 'attack',
  attack: { strikes: 3, prowess: 10, body: 8 },
  players: { Ann: balrog({ hand, events, companies: [host('The Under-vaults', ...who)] }), Bob },
  ...more,
});

describe('[BA-36] Ancient Secrets', () => {
  const secret = (more: object = {}, bob: object = {}) => ({
    players: {
      Ann: balrog({
        hand: ['Ancient Secrets'],
        deck: ['Cram'],
        companies: [host(GATES, 'The Balrog', 'Azog')],
        ...more,
      }),
      Bob: { ...Bob, ...bob },
    },
  });
  scenario(
    '[BA-36/1, ME-BAL-001, ME-BAL-501, ME-BAL-500, ME-BAL-4000] The Balrog taps to discard a hazard permanent-event',
    (t) => {
      t.given(secret({}, { events: ['Minions Stir', 'Doors of Night'] }));
      t.player('Ann').does('Ancient Secrets: on your turn');
      // A long-event is none.
      t.expect.card('The Balrog', { status: 'tapped' });
      resolveChain(t);
      t.expect.card('Doors of Night', { in: 'discard of Bob' }).card('Minions Stir', { in: 'events of Bob' });
    },
  );
  scenario('[BA-36/1] not if he is tapped', (t) => {
    t.given(
      secret(
        { companies: [host(GATES, { card: 'The Balrog', status: 'tapped' }, 'Azog')] },
        { events: ['Doors of Night'] },
      ),
    );
    expect(offers(t, 'Ancient Secrets')).toBe(false);
  });
  scenario('[BA-36/1] nor without him', (t) => {
    t.given(secret({ companies: [host(GATES, 'Azog')] }, { events: ['Doors of Night'] }));
    expect(offers(t, 'Ancient Secrets')).toBe(false);
  });
  scenario('[BA-36/2] or for up to two resources of the sideboard', (t) => {
    t.given(secret({ sideboard: ['Angband Revisited', 'Cave Troll', 'Great Troll', 'Orc-raiders'] }));
    t.player('Ann').does('Ancient Secrets: in your organization phase');
    resolveChain(t);
    t.player('Ann').does('Angband Revisited');
    t.player('Ann').mayChoose.exactly('Cave Troll', 'Great Troll', 'Pass');
    t.player('Ann').does('Cave Troll');
    t.player('Ann').has({ deck: 3, sideboard: ['Great Troll', 'Orc-raiders'] });
  });
  scenario('[BA-36/2] a Ringwraith of his own does it for a Ringwraith player', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          hand: ['Ancient Secrets'],
          sideboard: ['Cave Troll'],
          companies: [company('Dol Guldur', 'Ren the Ringwraith')],
        },
        Bob,
      },
    });
    t.player('Ann').does('Ancient Secrets: in your organization phase');
    t.expect.card('Ren the Ringwraith', { status: 'tapped' });
  });
});

describe('[BA-49] Angband Revisited', () => {
  const rest = (...companies: readonly object[]) => ({
    players: { Ann: balrog({ hand: ['Angband Revisited'], companies }), Bob },
  });
  const tired = (card: string) => ({ card, status: 'tapped' });
  scenario('a tapped character of his company untaps', (t) => {
    t.given(
      rest(
        host('The Under-vaults', 'The Balrog', tired('Azog'), { card: 'Gorbag', status: 'wounded' }),
        company('Moria', tired('Bolg')),
      ),
    );
    t.player('Ann').does('Angband Revisited');
    resolveChain(t);
    t.expect
      .card('Azog', { status: 'untapped' })
      .card('Gorbag', { status: 'wounded' })
      .card('Bolg', { status: 'tapped' });
  });
  scenario('he himself as well', (t) => {
    t.given(rest(host('The Under-vaults', tired('The Balrog'))));
    t.player('Ann').mayChoose.includes('Angband Revisited');
  });
  scenario('nobody elsewhere', (t) => {
    t.given(rest(host('The Under-vaults', 'The Balrog'), company('Moria', tired('Bolg'))));
    expect(offers(t, 'Angband Revisited')).toBe(false);
  });
  scenario('even when an attack is faced', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      players: {
        Ann: balrog({
          hand: ['Angband Revisited'],
          companies: [host('The Under-vaults', tired('The Balrog'))],
        }),
        Bob,
      },
    });
    t.player('Ann').does('Angband Revisited');
    resolveChain(t);
    t.expect.card('The Balrog', { status: 'untapped' });
  });
});

describe('[BA-78] Terror Heralds Doom', () => {
  const doom = (events: readonly string[], more: object = {}) => ({
    players: {
      Ann: balrog({ hand: ['Terror Heralds Doom'], events, companies: [host(GATES, 'Azog')], ...more }),
      Bob,
    },
  });
  scenario('+2 to influence attempts of the turn', (t) => {
    t.given(doom(['Flame of Udûn']));
    t.player('Ann').does('Terror Heralds Doom');
    resolveChain(t);
    t.expect.card('Azog', { 'influence check': 2 }).card('Ioreth', { 'influence check': 0 });
  });
  scenario('not without Flame of Udûn', (t) => {
    t.given(doom([]));
    expect(offers(t, 'Terror Heralds Doom')).toBe(false);
  });
  scenario('it comes from the sideboard into the play deck', (t) => {
    t.given(doom([], { hand: [], sideboard: ['Terror Heralds Doom', 'Angband Revisited'], deck: ['Cram'] }));
    expect(offers(t, 'Angband Revisited')).toBe(false);
    t.player('Ann').does('Terror Heralds Doom: bring from the sideboard');
    t.player('Ann').has({ deck: 2 });
  });
});

describe('[BA-53] Cloaked by Darkness', () => {
  const cloak = (events: readonly string[], ...who: readonly string[]) => ({
    phase: 'hazards',
    players: {
      Ann: balrog({ hand: ['Cloaked by Darkness'], events, companies: [host('The Under-vaults', ...who)] }),
      Bob: { ...Bob, hand: ['Orc-warband', 'Cave-drake'] },
    },
  });
  const play = 'Cloaked by Darkness: on your turn';
  scenario('the hazard limit is 1 less, even below 2', (t) => {
    t.given(cloak(SHADOW, 'Azog', 'Orc Veteran'));
    t.expect.table({ hazardLimit: 2 });
    idleUntil(t, () => offers(t, play));
    t.player('Ann').does(play);
    resolveChain(t);
    t.expect.table({ hazardLimit: 1 });
  });
  scenario('not without Great Shadow', (t) => {
    t.given({ ...cloak([], 'Azog'), phase: 'organization' });
    expect(offers(t, play)).toBe(false);
  });
});

describe('[BA-55] Darkness Wielded', () => {
  const CARD = 'Darkness Wielded';
  scenario('[BA-55/1] −2 prowess, −1 body and one strike', (t) => {
    t.given(attacked([CARD], SHADOW, ['The Balrog', 'Azog']));
    t.player('Ann').does(
      `${CARD}: when your company faces an attack, if the attack is against The Balrog's company and Great Shadow is in play: give`,
    );
    resolveChain(t);
    t.expect.table({ 'attack prowess': 8, 'attack body': 7, 'attack strikes': 1 });
  });
  scenario('[BA-55/1, BA-55/2] not without him, or without Great Shadow', (t) => {
    t.given(attacked([CARD], SHADOW, ['Azog']));
    expect(offers(t, `${CARD}: when`)).toBe(false);
  });
  scenario('[BA-55/2] not without Great Shadow', (t) => {
    t.given(attacked([CARD], [], ['The Balrog']));
    expect(offers(t, `${CARD}: when`)).toBe(false);
  });
  scenario('[BA-55/2] or it is cancelled, and a later one too, but no third', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: balrog({
          hand: [CARD],
          events: SHADOW,
          companies: [host('The Under-vaults', 'The Balrog', 'Azog', 'Gorbag')],
        }),
        Bob: { ...Bob, hand: twentyOf('Ghosts', 3) },
      },
    });
    const comes = (as: string): void => {
      idleUntil(t, () => offers(t, `${as}: attack`));
      t.player('Bob').does(`${as}: attack`);
      resolveChain(t);
    };
    comes('Ghosts 1');
    t.player('Ann').does(
      `${CARD}: when your company faces an attack, if the attack is against The Balrog's company and Great Shadow is in play: cancel`,
    );
    resolveChain(t);
    expect(t.state.global.attack).toBe(0);
    comes('Ghosts 2');
    t.player('Ann').does(`${CARD}: when your company faces`);
    resolveChain(t);
    expect(t.state.global.attack).toBe(0);
    comes('Ghosts 3');
    expect(offers(t, `${CARD}: when`)).toBe(false);
    expect(t.state.global.attack).not.toBe(0);
  });
});
const twentyOf = (card: string, n: number) =>
  Array.from({ length: n }, (_, i) => ({ card, as: `${card} ${i + 1}` }));

describe('[BA-59] Foe Dismayed', () => {
  const CARD = 'Foe Dismayed';
  scenario('[BA-59/1] +1 prowess for all against an attack', (t) => {
    t.given(attacked([CARD], [], ['Azog', 'Orc Veteran']));
    t.player('Ann').does(`${CARD}: when your company`);
    resolveChain(t);
    t.expect.card('Azog', { prowess: 7 }).card('Orc Veteran', { prowess: 5 });
  });
  scenario('[BA-59/1] of The Balrog’s company too', (t) => {
    t.given(attacked([CARD], [], ['The Balrog']));
    expect(offers(t, `${CARD}: when your company`)).toBe(true);
  });
  scenario('[BA-59/1] not without a leader', (t) => {
    t.given(attacked([CARD], [], ['Orc Veteran']));
    expect(offers(t, `${CARD}: when your company`)).toBe(false);
  });
  const recruits = (who: string, dice: readonly number[]) => ({
    phase: 'at the site',
    dice,
    players: { Ann: balrog({ hand: [CARD, 'A Few Recruits'], companies: [host('Dead Marshes', who)] }), Bob },
  });
  scenario('[BA-59/2] or +3 to an attempt of The Balrog', (t) => {
    // 3 for him, 6 of his influence.
    t.given(recruits('The Balrog', [1, 1]));
    t.player('Ann').does('A Few Recruits: try', `${CARD}: when your character`);
    resolveChain(t);
    t.expect.card('A Few Recruits', { in: 'factions of Ann' });
  });
  scenario('[BA-59/2] not of others', (t) => {
    t.given(recruits('Orc Veteran', [1, 1]));
    t.player('Ann').does('A Few Recruits: try');
    expect(offers(t, `${CARD}: when your character`)).toBe(false);
  });
});

describe('[BA-63] Heart of Dark Fire', () => {
  const fire = (hand: readonly (string | object)[], events: readonly string[]) => ({
    players: { Ann: balrog({ hand, events, companies: [host(GATES, 'The Balrog', 'Azog')] }), Bob },
  });
  scenario('+5 direct influence, once a turn', (t) => {
    t.given(
      fire(
        [
          { card: 'Heart of Dark Fire', as: 'first' },
          { card: 'Heart of Dark Fire', as: 'second' },
        ],
        COILS,
      ),
    );
    t.player('Ann').does('first');
    resolveChain(t);
    t.expect.card('The Balrog', { 'direct influence': 11 }).card('Azog', { 'direct influence': 1 });
    expect(offers(t, 'second')).toBe(false);
  });
  scenario('only while Strangling Coils is in play', (t) => {
    t.given(fire(['Heart of Dark Fire'], []));
    expect(offers(t, 'Heart of Dark Fire')).toBe(false);
  });
});

describe('[BA-73] Roam the Waste', () => {
  const roams = (events: readonly string[]) => ({
    players: {
      Ann: balrog({
        hand: ['Roam the Waste'],
        events,
        deck: twenty('Cram'),
        companies: [host('Moria', 'Gorbag')],
      }),
      Bob: { ...Bob, hand: ['Doors of Night'], deck: twenty('Cram') },
    },
  });
  const wilds = (t: Parameters<Parameters<typeof scenario>[1]>[0]): number[] => {
    t.player('Ann').does('Gorbag: declare movement', 'Dimrill Dale');
    idleUntil(t, () => offers(t, 'Doors of Night'));
    return [regionsOfType(t.state, 3), regionsOfType(t.state, 4)];
  };
  scenario('one Wilderness fewer, and never less than none', (t) => {
    t.given(roams(COILS));
    t.player('Ann').does('Roam the Waste');
    resolveChain(t);
    expect(wilds(t)).toEqual([0, 0]);
  });
  scenario('without it there is one', (t) => {
    t.given(roams(COILS));
    expect(wilds(t)).toEqual([1, 0]);
  });
  scenario('not without Strangling Coils', (t) => {
    t.given(roams([]));
    expect(offers(t, 'Roam the Waste')).toBe(false);
  });
});

describe('[BA-79] Vanguard of Might', () => {
  const CARD = 'Vanguard of Might';
  const van = (at: string, events: readonly string[] = [], dice: readonly number[] = []) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 10 },
    dice,
    players: {
      Ann: balrog({
        hand: [CARD],
        events,
        companies: [host(at, 'Orc Veteran'), company('Moria', 'The Balrog', 'Azog')],
      }),
      Bob,
    },
  });
  scenario('he comes, faces the strike, and taps', (t) => {
    t.given(van('The Under-vaults', [], [6, 6]));
    t.player('Ann').does(CARD);
    resolveChain(t);
    t.expect.card('The Balrog', { at: 'The Under-vaults' }).card('Azog', { at: 'Moria' });
    idleUntil(t, () => offers(t, 'Yes'));
    // He stays untapped against the strike, and taps all the same.
    t.player('Ann').does('Yes');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('The Balrog', { status: 'tapped' }).card('Orc Veteran', { status: 'untapped' });
  });
  scenario('not above ground', (t) => {
    t.given(van('Dead Marshes'));
    expect(offers(t, `${CARD}: when`)).toBe(false);
  });
  scenario('not with Flame of Udûn', (t) => {
    t.given(van('The Under-vaults', ['Flame of Udûn']));
    expect(offers(t, `${CARD}: when`)).toBe(false);
  });
});

describe('[BA-68] Mine or No One’s', () => {
  const CARD = 'Mine or No One’s';
  const envies = (who: string, dice: readonly number[]) => ({
    phase: 'at the site',
    turn: 4,
    dice,
    players: {
      Ann: balrog({
        hand: [
          { card: CARD, as: 'first' },
          { card: CARD, as: 'second' },
        ],
        companies: [host('Isengard', who)],
      }),
      Bob: { companies: [company('Isengard', { card: 'Elladan', on: ['Goldberry'] })] },
    },
  });
  scenario('+10 to an attempt of The Balrog on an ally, once', (t) => {
    t.given(envies('The Balrog', [6, 6, 1, 1]));
    t.player('Ann').does('The Balrog: influence', 'Goldberry');
    t.player('Ann').does('first: when');
    expect(offers(t, 'second: when')).toBe(false);
    resolveChain(t);
    t.expect.card('Goldberry', { in: 'discard of Bob' });
  });
  scenario('not of Azog', (t) => {
    t.given(envies('Azog', [1, 1, 6, 6]));
    t.player('Ann').does('Azog: influence', 'Goldberry');
    expect(offers(t, 'first: when')).toBe(false);
  });
  scenario('nor on a character', (t) => {
    t.given(envies('The Balrog', [1, 1, 6, 6]));
    t.player('Ann').does('The Balrog: influence', 'Elladan');
    expect(offers(t, 'first: when')).toBe(false);
  });
});
