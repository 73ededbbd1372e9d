/** The Balrog: resource short-events of his servants. */
import { describe, expect } from 'vitest';
import { balrog, GATES, host } from '../../../balrog.ts';
import { Bob, company, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';

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
  scenario('whoever followed him stays behind and follows nobody', (t) => {
    const given = van('The Under-vaults', [], [6, 6]);
    const halls = company('Moria', 'The Balrog', { card: 'Azog', leader: 'The Balrog' });
    const companies = [host('The Under-vaults', 'Orc Veteran'), halls];
    t.given({ ...given, players: { Ann: balrog({ hand: [CARD], companies }), Bob } });
    const azog = t.who.card('Azog');
    expect(t.state.card.leader[azog]).toBe(t.who.card('The Balrog'));
    t.player('Ann').does(CARD);
    resolveChain(t);
    expect([t.state.card.leader[azog], t.state.card.uncontrolled[azog]]).toEqual([0, 1]);
    idleUntil(t, () => t.state.global.attack === 0);
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
