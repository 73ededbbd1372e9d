/** The Balrog: resource short-events of The Balrog himself, in his shadow or with his coils. */
import { describe, expect } from 'vitest';
import { regionsOfType } from '../../../../src/rules/hazards/keying.ts';
import { balrog, GATES, host, twenty } from '../../../balrog.ts';
import { Bob, idleUntil, offers, resolveChain, scenario } from '../../../table.ts';

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
