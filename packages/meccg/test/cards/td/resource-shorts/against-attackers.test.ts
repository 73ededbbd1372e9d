/** The Dragons: resource short-events that turn attackers away: Not at Home, Flatter a Foe and More Sense than You. */
import { describe, expect } from 'vitest';
import { isStruck } from '../../../../src/rules/combat/strike-rows.ts';
import { attackWith, Bob, company, type Placed, resolveChain, scenario } from '../../../table.ts';
import { going } from '../riding.ts';

describe('Not at Home', () => {
  const guarded = (attack: object, events: readonly string[] = []) => ({
    phase: 'attack',
    attack,
    players: {
      Ann: { hand: ['Not at Home'], events, companies: [company('Ettenmoors', 'Elladan', 'Elrohir')] },
      Bob,
    },
  });
  for (const race of ['Dragon', 'Drake', 'Troll'])
    scenario(`[TD-143/1] Not at Home: cancels an automatic-attack by a ${race}`, (t) => {
      t.given(guarded({ race, strikes: 1, prowess: 9, automatic: true }));
      t.player('Ann').does('Not at Home: when your company faces an attack, if the attack');
      resolveChain(t);
      t.expect.card('Elladan', { status: 'untapped' }).card('Not at Home', { in: 'discard of Ann' });
    });
  scenario('[TD-143/1] [ME-CARD-0514] Not at Home: no automatic-attack by Orcs', (t) => {
    t.given(guarded({ race: 'Orc', strikes: 2, prowess: 9, automatic: true }));
    t.player('Ann').mayNot('Not at Home', { because: 'Dragons, Drakes or Trolls' });
  });
  scenario('[TD-143/1] Not at Home: no Troll that is neither automatic nor keyed to a site', (t) => {
    t.given(guarded({ race: 'Troll', strikes: 2, prowess: 9 }));
    t.player('Ann').mayNot('Not at Home', { because: 'keyed to a site' });
  });
  scenario('[TD-143/1] Not at Home: a Drake keyed to the site, but not one keyed to a region', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: { hand: ['Not at Home'], companies: [company('Glittering Caves', 'Elladan', 'Elrohir')] },
        Bob: { ...Bob, hand: ['Cave-drake'] },
      },
    });
    attackWith(t, 'Bob', 'Cave-drake');
    t.player('Ann').does('Not at Home');
    resolveChain(t);
    t.expect.card('Cave-drake', { in: 'discard of Bob' }).card('Elladan', { status: 'untapped' });
  });
  scenario('[TD-143/1] Not at Home: not a Drake keyed to a region', (t) => {
    t.given(going(['Not at Home', 'Escape'], ['Elladan', 'Elrohir'], ['Cave-drake']));
    attackWith(t, 'Bob', 'Cave-drake');
    t.player('Ann').mayNot('Not at Home', { because: 'keyed to a site' });
  });
  scenario('[TD-143/1] Not at Home: nothing cancels an attack that cannot be', (t) => {
    t.given(guarded({ race: 'Troll', strikes: 1, prowess: 9, automatic: true, certain: true }));
    t.player('Ann').mayNot('Not at Home', { because: 'cannot be cancelled' });
  });
  for (const [strikes, left] of [
    [4, 2],
    [3, 1],
    [2, 1],
    [1, 1],
  ] as const)
    scenario(`[TD-143/2] Not at Home: in the morning ${strikes} strikes become ${left}`, (t) => {
      t.given(guarded({ race: 'Orc', strikes, prowess: 9, automatic: true }, ['Gates of Morning']));
      t.player('Ann').does('Not at Home');
      resolveChain(t);
      t.expect.table({ 'attack strikes': left, 'attack prowess': 9 });
    });
  scenario('[TD-143/2] Not at Home: in the morning no attack that is not automatic', (t) => {
    t.given(guarded({ race: 'Orc', strikes: 3, prowess: 9 }, ['Gates of Morning']));
    t.player('Ann').mayNot('Not at Home', { because: 'automatic-attack' });
  });
  scenario('[TD-143/2] [ME-STRIKE-504] Not at Home: an attack on each has no number to lower', (t) => {
    t.given(guarded({ race: 'Orc', strikes: 'each', prowess: 9, automatic: true }, ['Gates of Morning']));
    t.player('Ann').does('Not at Home');
    resolveChain(t);
    t.player('Ann').mayChoose.exactly('The strike against Elladan', 'The strike against Elrohir');
  });
});

describe('[TD-116] Flatter a Foe', () => {
  const flattering = (race: string, who: Placed, dice: readonly number[], more: object = {}) => ({
    phase: 'attack',
    attack: { strikes: 2, prowess: 9, race },
    dice,
    players: { Ann: { hand: ['Flatter a Foe'], companies: [company('Moria', who)], ...more }, Bob },
  });
  // Imrahil: 2 of influence, a diplomat; Gildor Inglorion is neither.
  for (const [race, least] of [
    ['Dragon', 11],
    ['Man', 12],
    ['Drake', 12],
    ['Troll', 13],
    ['Orc', 13],
    ['Elf', 13],
    ['Giant', 13],
  ] as const) {
    const roll = (total: number): number[] => [Math.min(6, total - 1), total - Math.min(6, total - 1)];
    scenario(
      `[ME-CARD-0228] a total of ${least} cancels an attack of a ${race}, and he does not tap`,
      (t) => {
        t.given(flattering(race, 'Imrahil', roll(least - 4)));
        t.player('Ann').does('Flatter a Foe');
        t.expect.card('Imrahil', { status: 'untapped' });
        expect(t.state.global.attack).toBe(0);
      },
    );
    scenario(`a total of ${least - 1} does not cancel that of a ${race}`, (t) => {
      t.given({
        ...flattering(race, 'Imrahil', roll(least - 5)),
        attack: { strikes: 1, prowess: 9, race },
      });
      t.player('Ann').does('Flatter a Foe');
      t.player('Ann').mayChoose.includes('Imrahil');
    });
  }
  for (const [event, cancels] of [
    ['Scatha at Home', false],
    ['Times Are Evil', true],
  ] as const)
    scenario(
      `[ME-INFL-2004 ME-INFL-2005 ME-INFL-4014] it is a check and no influence attempt: with ${event} a total of 11 ${cancels ? 'cancels' : 'does not'}`,
      (t) => {
        const { players, ...rest } = flattering('Dragon', 'Imrahil', [3, 4]);
        t.given({
          ...rest,
          attack: { strikes: 1, prowess: 9, race: 'Dragon' },
          players: { ...players, Bob: { ...Bob, events: [event] } },
        });
        t.player('Ann').does('Flatter a Foe');
        expect(t.state.global.attack === 0).toBe(cancels);
      },
    );
  scenario('not against Undead', (t) => {
    t.given(flattering('Undead', 'Imrahil', [], { hand: ['Flatter a Foe', 'Escape'] }));
    t.player('Ann').mayNot('Flatter a Foe', { because: 'the attack is by' });
  });
  for (const [total, left] of [
    [9, true],
    [7, false],
  ] as const)
    scenario(`[ME-CARD-0229] what holds a follower is not counted: a roll of ${total}`, (t) => {
      t.given({
        ...flattering('Dragon', 'Imrahil', [Math.min(6, total - 1), total - Math.min(6, total - 1)]),
        players: {
          Ann: {
            hand: ['Flatter a Foe'],
            companies: [company('Moria', 'Imrahil', { card: 'Bergil', leader: 'Imrahil' })],
          },
          Bob,
        },
      });
      t.player('Ann').does('Flatter a Foe', 'Imrahil');
      expect(t.state.global.attack === 0).toBe(left);
    });
  scenario('[ME-CARD-0227] Foolish Words do not matter', (t) => {
    t.given(flattering('Dragon', { card: 'Imrahil', on: ['Foolish Words'] }, [4, 3]));
    t.player('Ann').does('Flatter a Foe');
    expect(t.state.global.attack).toBe(0);
  });
  scenario('[ME-CARD-0226] an ally may flatter, without influence or skill', (t) => {
    t.given({
      ...flattering('Dragon', 'Imrahil', [6, 5]),
      players: {
        Ann: { hand: ['Flatter a Foe'], companies: [company('Moria', { card: 'Frodo', on: ['Goldberry'] })] },
        Bob,
      },
    });
    t.player('Ann').does('Flatter a Foe', 'Goldberry');
    expect(t.state.global.attack).toBe(0);
  });
  scenario('two hazards fewer may follow', (t) => {
    t.given({
      ...going(['Flatter a Foe'], ['Imrahil', 'Elladan'], ['Hobgoblins', 'Orc-raiders']),
      dice: [6, 3],
    });
    t.expect.table({ 'hazards left': 2 });
    attackWith(t, 'Bob', 'Orc-raiders');
    t.player('Ann').does('Flatter a Foe', 'Imrahil');
    t.expect.table({ 'hazards left': -1 });
  });
});

describe('[TD-140] More Sense than You', () => {
  const sensible = (strikes: number, ...who: readonly Placed[]) => ({
    phase: 'attack',
    attack: { strikes, prowess: 9, race: 'Orc' },
    players: { Ann: { hand: ['More Sense than You'], companies: [company('Moria', ...who)] }, Bob },
  });
  scenario('he taps, and is given no strike', (t) => {
    t.given(sensible(2, 'Elladan', 'Elrohir', { card: 'Legolas', status: 'tapped' }));
    t.player('Ann').does('More Sense than You', 'Elladan');
    t.expect.card('Elladan', { status: 'tapped' });
    t.player('Ann').does('Elrohir');
    const struck = (who: string): boolean => isStruck(t.state, t.who.card(who), t.state.global.attack);
    expect([struck('Elladan'), struck('Elrohir'), struck('Legolas')]).toEqual([false, true, true]);
  });
  scenario('not whoever is tapped', (t) => {
    const { players, ...rest } = sensible(2, { card: 'Legolas', status: 'tapped' });
    t.given({
      ...rest,
      players: { ...players, Ann: { ...players.Ann, hand: ['More Sense than You', 'Escape'] } },
    });
    t.player('Ann').mayNot('More Sense than You', { because: 'untapped' });
  });
  scenario('[ME-CARD-0465] who is alone faces an attack without strikes', (t) => {
    t.given(sensible(2, 'Elladan'));
    t.player('Ann').does('More Sense than You');
    t.expect.card('Elladan', { status: 'tapped' });
    expect(t.state.global.attack).toBe(0);
    expect(t.state.company.faced[1]).not.toBe(0);
  });
});
