/** Here Be Dragons in play: the Dragon as a character, his lair, what he carries and how he fights. ME-DRAGON-4001..4004, 4008, 4018..4020, 4024..4026 */
import { describe, expect } from 'vitest';
import { inSitePhase, shortEvent, tapSite } from '../../../src/cards/words/index.ts';
import { factsOf } from '../../../src/facts/cards.ts';
import { pointKinds } from '../../../src/facts/names.ts';
import { companyOf, hasSkill, isRace } from '../../../src/rules/cards/cards.ts';
import { attacksAt } from '../../../src/rules/combat/automatic-attacks.ts';
import { atHaven } from '../../../src/rules/companies/company.ts';
import { isOvert } from '../../../src/rules/companies/kind.ts';
import { mayCarry } from '../../../src/rules/dragons/bearing.ts';
import { dragonCharacters } from '../../../src/rules/dragons/characters.ts';
import { dragonLairs } from '../../../src/rules/hazards/manifestations.ts';
import { rawPoints } from '../../../src/rules/points.ts';
import { dragon, MOUNTAIN, SCENARIO, smaug } from '../../dragons.ts';
import { invent } from '../../invented.ts';
import { Bob, company, idleUntil, offers, resolveChain, rowOf, scenario } from '../../table.ts';

invent('Plunder', 'LE-172', { tapsSite: true }, shortEvent({ when: inSitePhase, effect: tapSite }));
invent('Idling', 'LE-172', shortEvent({ when: inSitePhase, effect: tapSite }));
const FACTION = pointKinds.indexOf('faction');
const at = (ann: object, more: object = {}) => ({ ...SCENARIO, ...more, players: { Ann: ann, Bob } });

describe('the Dragon as a character', () => {
  scenario('[ME-DRAGON-4018] has seven less prowess than is printed, and all of the body', (t) => {
    t.given(at(smaug(MOUNTAIN)));
    t.expect.card('Smaug', { prowess: 10, body: 8 });
    expect(dragonCharacters).toHaveLength(9);
    for (const facts of dragonCharacters) {
      const creature = factsOf(facts.id.replace('-character', ''));
      expect([facts.prowess, facts.body, facts.strikes]).toEqual([
        creature.prowess - 7,
        creature.body,
        creature.strikes,
      ]);
    }
  });
  scenario('[ME-DRAGON-4001] is what others say of a Ringwraith', (t) => {
    t.given(at(smaug(MOUNTAIN)));
    expect(isRace(t.state, rowOf(t.state, 'Smaug'), 'Ringwraith')).toBe(true);
  });
  scenario('[ME-DRAGON-4001] but no body check sends him back to hand', (t) => {
    // 8, and 1 less for his second strike.
    t.given(
      at(smaug('Irerock'), { phase: 'attack', attack: { strikes: 1, prowess: 30 }, dice: [1, 1, 4, 4] }),
    );
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Smaug', { at: 'Irerock', status: 'wounded' });
  });
  scenario('[ME-DRAGON-4002] has no direct influence, is a warrior, and his company is overt', (t) => {
    t.given(at(smaug(MOUNTAIN)));
    t.expect.card('Smaug', { 'direct influence': 0 });
    expect(hasSkill(t.state, rowOf(t.state, 'Smaug'), 'warrior')).toBe(true);
    expect(isOvert(t.state, 1)).toBe(true);
  });
  scenario('[ME-DRAGON-4002] a company without him is as overt as its members', (t) => {
    t.given(at(dragon('Smaug', { companies: [company(MOUNTAIN, 'Luitprand')] })));
    expect(isOvert(t.state, 1)).toBe(false);
  });
  for (const [who, may] of [
    ['Smaug', false],
    ['Luitprand', true],
  ] as const)
    scenario(`[ME-DRAGON-4002] a corruption card on ${who}: ${may}`, (t) => {
      t.given({
        ...SCENARIO,
        phase: 'hazards',
        players: {
          Ann: dragon('Smaug', {
            companies: [
              { ...company(MOUNTAIN, who), movesTo: 'Irerock', by: ['Northern Rhovanion', 'Withered Heath'] },
            ],
          }),
          Bob: { ...Bob, hand: ['Lure of the Senses'] },
        },
      });
      expect(offers(t, 'Lure of the Senses: as a hazard')).toBe(may);
    });
  const laden = (...on: readonly string[]) =>
    dragon('Smaug', {
      companies: [company(MOUNTAIN, { card: 'Smaug', on }, { card: 'Gorbag', on: ['High Helm'] })],
    });
  scenario('[ME-DRAGON-4003] he carries two items, and no third', (t) => {
    t.given(at(laden('Black Mace', 'Sable Shield')));
    expect(offers(t, 'High Helm: transfer')).toBe(false);
  });
  scenario('[ME-DRAGON-4003] beside one he takes a second', (t) => {
    t.given(at(laden('Black Mace')));
    expect(offers(t, 'High Helm: transfer')).toBe(true);
  });
  scenario('[ME-DRAGON-4003] and has nothing from them', (t) => {
    t.given(at(laden('Black Mace', 'Sable Shield')));
    t.expect.card('Smaug', { prowess: 10, body: 8 });
  });
  const beside = (place: string, who: string) =>
    at(dragon('Smaug', { companies: [company(place, who), company(place, 'Gorbag')] }));
  scenario('[ME-DRAGON-4004] others join him in his lair', (t) => {
    t.given(beside(MOUNTAIN, 'Smaug'));
    // There is no other company that he could join.
    t.player('Ann').does('Gorbag: regroup', 'Gorbag');
    expect(companyOf(t.state, rowOf(t.state, 'Gorbag'))).toBe(companyOf(t.state, rowOf(t.state, 'Smaug')));
  });
  for (const [who, may] of [
    ['Smaug', false],
    ['Luitprand', true],
  ] as const)
    scenario(`[ME-DRAGON-4004] and elsewhere ${who}: ${may}`, (t) => {
      t.given(beside('Irerock', who));
      expect(offers(t, 'Gorbag: regroup')).toBe(may);
    });
  scenario('[ME-DRAGON-4004] he plays no ally', (t) => {
    t.given(at(smaug(MOUNTAIN, { hand: ['War-wolf'] }, 'Gorbag')));
    const takes = (who: string) => mayCarry(t.state, rowOf(t.state, who), rowOf(t.state, 'War-wolf'));
    expect([takes('Smaug'), takes('Gorbag')]).toEqual([false, true]);
  });
});

describe('his lair', () => {
  for (const [declared, may] of [
    ['Smaug', true],
    ['Scatha', false],
  ] as const) {
    scenario(`[ME-DRAGON-4008] whoever comes to ${declared} comes to the Lonely Mountain: ${may}`, (t) => {
      t.given(at(dragon(declared, { hand: ['Luitprand'], companies: [company('Irerock', 'Gorbag')] })));
      t.player('Ann').does('Luitprand: bring into play');
      expect(offers(t, `Form a company at ${MOUNTAIN}`)).toBe(may);
      expect(offers(t, `Form a company at ${dragonLairs[declared]}`)).toBe(true);
    });
    scenario(`[ME-DRAGON-4008] it is a Haven to ${declared}: ${may}`, (t) => {
      t.given(at(dragon(declared, { companies: [company(MOUNTAIN, 'Gorbag')] })));
      expect(atHaven(t.state, 1)).toBe(may);
    });
  }
  for (const [place, attacked] of [
    [MOUNTAIN, false],
    ['Irerock', true],
  ] as const)
    scenario(`[ME-DRAGON-4008] an attack on his company at ${place}: ${attacked}`, (t) => {
      t.given(
        at(dragon('Smaug', { companies: [company(place, 'Gorbag')] }), {
          phase: 'attack',
          attack: { strikes: 1, prowess: 9 },
        }),
      );
      const { attack } = t.state.global;
      expect(attack !== 0 && t.state.attack.cancelled[attack] === 0).toBe(attacked);
    });
  for (const [declared, place, attacks] of [
    ['Smaug', MOUNTAIN, 0],
    ['Scatha', MOUNTAIN, 1],
  ] as const)
    scenario(
      `[ME-DRAGON-4008] automatic-attacks on a company of ${declared} at ${place}: ${attacks}`,
      (t) => {
        t.given(at(dragon(declared, { companies: [company(place, 'Gorbag')] }), { phase: 'site' }));
        expect(attacksAt(t.state, 1)).toBe(attacks);
      },
    );
  for (const [declared, may] of [
    ['Smaug', false],
    ['Scatha', true],
  ] as const)
    scenario(
      `[ME-DRAGON-4008] a company of ${declared} plays what would tap the Lonely Mountain: ${may}`,
      (t) => {
        t.given(
          at(dragon(declared, { hand: ['High Helm'], companies: [company(MOUNTAIN, 'Gorbag')] }), {
            phase: 'at the site',
          }),
        );
        expect(offers(t, 'High Helm: play')).toBe(may);
      },
    );
  for (const [declared, may] of [
    ['Smaug', false],
    ['Scatha', true],
  ] as const)
    scenario(`[ME-DRAGON-4008] nor an event of ${declared} that taps it: ${may}`, (t) => {
      t.given(
        at(dragon(declared, { hand: ['Plunder', 'Idling'], companies: [company(MOUNTAIN, 'Gorbag')] }), {
          phase: 'at the site',
        }),
      );
      expect([offers(t, 'Plunder'), offers(t, 'Idling')]).toEqual([may, true]);
    });
  const others = (bob: object) => ({
    ...SCENARIO,
    phase: 'site',
    players: { Ann: { side: 'ringwraith', companies: [company(MOUNTAIN, 'Gorbag')] }, Bob: bob },
  });
  for (const [title, bob, attacks] of [
    ['once he is in play', smaug('Irerock'), 0],
    ['before', dragon('Smaug', { companies: [company('Irerock', 'Luitprand')] }), 1],
    ['and no other Dragon', dragon('Scatha', { companies: [company('Irerock', 'Scatha')] }), 1],
  ] as const)
    for (const first of ['Ann', 'Bob'])
      scenario(
        `[ME-DRAGON-4025] nobody else meets automatic-attacks there, ${title}: ${attacks}, ${first}`,
        (t) => {
          const { players, ...rest } = others(bob);
          const { Ann, Bob } = players;
          t.given({ ...rest, active: 'Ann', players: first === 'Ann' ? { Ann, Bob } : { Bob, Ann } });
          expect(attacksAt(t.state, companyOf(t.state, t.who.card('Gorbag')))).toBe(attacks);
        },
      );
});

describe('strikes', () => {
  /** Scatha, 3 strikes, 8/9, is attacked. */
  const attacked = (strikes: number, prowess: number, dice: readonly number[] = []) =>
    at(dragon('Scatha', { companies: [company('Irerock', 'Scatha')] }), {
      phase: 'attack',
      attack: { strikes, prowess },
      dice,
    });
  for (const [strikes, prowess, wounded] of [
    [1, 17, false],
    [1, 18, true],
    [4, 14, false],
    [4, 15, true],
  ] as const)
    scenario(
      `[ME-DRAGON-4020] 8 and 2 more for his strikes, less those left over of ${strikes}, and 7 on the dice against ${prowess}: wounded ${wounded}`,
      (t) => {
        t.given(attacked(strikes, prowess, wounded ? [3, 4, 1, 1] : [3, 4]));
        idleUntil(t, () => t.state.global.attack === 0);
        t.expect.card('Scatha', { status: wounded ? 'wounded' : 'tapped' });
      },
    );
  for (const [dice, lives] of [
    [[5, 6], true],
    [[6, 6], false],
  ] as const)
    scenario(
      `[ME-DRAGON-4020] and one more body: ${dice.join('+')} against 9 + 2 leaves him alive: ${lives}`,
      (t) => {
        t.given(attacked(1, 30, [1, 1, ...dice]));
        idleUntil(t, () => t.state.global.attack === 0 || t.state.kernel.over === 1);
        expect(t.state.player.avatarLost[1]).toBe(lives ? 0 : 1);
      },
    );

  const fight = (beorn: readonly string[], more: object = {}) => ({
    ...SCENARIO,
    phase: 'at the site',
    turn: 5,
    ...more,
    players: {
      Ann: dragon('Scatha', { companies: [company('Irerock', 'Scatha')] }),
      Bob: { companies: [company('Irerock', ...beorn)], hand: ['The Old Thrush'] },
    },
  });
  scenario('[ME-DRAGON-4019] against another company he strikes as three', (t) => {
    t.given(fight(['Beorn', 'Boromir II', 'Gimli', 'Legolas']));
    t.player('Ann').does('Scatha: attack another company');
    idleUntil(t, () => t.state.attack.assigned[t.state.global.attack] === 3);
    expect(t.state.attack.strikes[t.state.global.attack]).toBe(3);
  });
  scenario('[ME-DRAGON-4026] cards against Dragons go by the prowess of the creature', (t) => {
    t.given(fight(['Beorn']));
    t.player('Ann').does('Scatha: attack another company');
    if (t.state.kernel.asked === 1) t.player('Ann').passes();
    expect(offers(t, 'The Old Thrush')).toBe(true);
  });
  scenario('[ME-DRAGON-4019] one strike that is beaten wounds him, and does not fell him', (t) => {
    t.given(fight(['Beorn'], { dice: [1, 1, 6, 6, 6, 6] }));
    t.player('Ann').does('Scatha: attack another company');
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Scatha', { status: 'wounded', at: 'Irerock' });
    expect(t.state.player.strikesLost[1]).toBe(1);
    resolveChain(t);
  });
  scenario('[ME-DRAGON-4019] all of them that are beaten fell him', (t) => {
    const dice = Array.from({ length: 3 }, () => [1, 1, 6, 6, 6, 6]).flat();
    t.given(fight(['Beorn', 'Boromir II', 'Gimli'], { dice }));
    t.player('Ann').does('Scatha: attack another company');
    idleUntil(t, () => t.state.global.attack === 0 || t.state.kernel.over === 1);
    expect(t.state.player.avatarLost[1]).toBe(1);
  });
});

describe('a Dragon that is roused', () => {
  scenario('[ME-DRAGON-008] is a faction of the minion player who has it in play', (t) => {
    t.given({
      players: {
        Ann: { side: 'ringwraith', factions: ['Smaug Roused'], companies: [company('Dol Guldur', 'Gorbag')] },
        Bob,
      },
    });
    expect(rawPoints(t.state, 1)[FACTION]).toBe(factsOf('LE-285').points);
    expect(rawPoints(t.state, 2)[FACTION]).toBe(0);
    expect(factsOf('LE-285').points).toBeGreaterThan(0);
  });
});
