/** The Lidless Eye: sites with rules of their own, other than Darkhavens. */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { directInfluence, exactly, modifier, self } from '../../../../src/cards/words/index.ts';
import type { S } from '../../../../src/state.ts';
import { invent } from '../../../invented.ts';
import { Bob, company, idleUntil, type Placed, resolveChain, scenario } from '../../../table.ts';
import { covert, hero, inside, minion, overt } from '../../minions.ts';

const PRECIOUS = 'Precious Gold Ring';

describe('[LE-374] Geann a-Lisch is Ruins & Lairs for hazards', () => {
  const coming = (side: string) => ({
    phase: 'hazards',
    players: {
      Ann: {
        side,
        companies: [
          {
            ...company('Isengard', ...covert),
            as: 'servants',
            movesTo: 'Geann a-Lisch',
            by: 'starter',
          },
        ],
      },
      Bob: hero({ hand: ['Orc-raiders', 'Orc-watch'] }),
    },
  });
  scenario('[ME-KEY-2008] creatures are keyed to it as such', (t) => {
    t.given(coming('ringwraith'));
    t.player('Bob').does('Orc-raiders: attack');
    expect(t.offered()).toContain('ruins-and-lairs');
    expect(t.offered()).not.toContain('haven');
  });
  scenario('[ME-KEY-2007] its site path is the one from Carn Dûm', (t) => {
    t.given(coming('ringwraith'));
    t.expect.card('Geann a-Lisch', {
      'printed site path': 'shadow-land, wilderness, wilderness, wilderness, wilderness',
    });
  });
});

describe('creatures that only detain elsewhere', () => {
  const keyed = (t: Table<S>, to: string, creature: string): boolean => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: minion('Dol Guldur', covert, {
          companies: [{ ...company('Dol Guldur', ...covert), movesTo: to, by: 'starter' }],
        }),
        Bob: hero({ hand: [creature] }),
      },
    });
    t.player('Bob').does(`${creature}: attack`);
    if (t.offered().includes('shadow-hold')) t.player('Bob').does('shadow-hold');
    resolveChain(t);
    return t.state.attack.detainment[t.state.global.attack] === 1;
  };
  scenario('[LE-364] Dead Marshes: Orcs harm', (t) =>
    expect(keyed(t, 'Dead Marshes', 'Orc-watch')).toBe(false),
  );
  scenario('[LE-392] Moria: Orcs harm', (t) => expect(keyed(t, 'Moria', 'Orc-watch')).toBe(false));
  scenario('[LE-401] Sarn Goriwing: they detain', (t) =>
    expect(keyed(t, 'Sarn Goriwing', 'Orc-watch')).toBe(true),
  );
});

describe('[LE-402] Shelob’s Lair', () => {
  const entering = (dice: readonly number[]) => ({
    phase: 'site',
    dice,
    players: { Ann: minion('Shelob’s Lair', ['Asternak', 'Jerrek']), Bob: hero() },
  });
  /** Past the Orcs, who strike nobody down with such dice. */
  const toTheSpider = (t: Table<S>): void => {
    t.player('Ann').does('Yes');
    idleUntil(t, () => t.state.attack.number[t.state.global.attack] === 2);
  };
  scenario('the Spider cannot be cancelled: 1 strike with 16 prowess', (t) => {
    t.given(entering([6, 6, 6, 6]));
    toTheSpider(t);
    t.expect.table({ 'attack race': 'Spider', 'attack strikes': 1, 'attack prowess': 16 });
    expect(t.state.attack.certain[t.state.global.attack]).toBe(1);
  });
  scenario('whoever it wounds is eliminated, without a body check', (t) => {
    t.given(entering([6, 6, 6, 6, 1, 1]));
    toTheSpider(t);
    idleUntil(t, () => t.state.global.attack === 0);
    t.expect.card('Asternak', { in: 'out of Ann' });
  });
  scenario('it contains a hoard, where no Dragon is', (t) => {
    invent('Hoarded', 'AS-136', { keywords: ['hoard item'] });
    t.given(inside('Shelob’s Lair', covert, { hand: ['Hoarded'] }));
    t.player('Ann').mayChoose.includes('Hoarded: play');
  });
  scenario('the card of heroes does not', (t) => {
    invent('Hoarded', 'AS-136', { keywords: ['hoard item'] });
    t.given({
      phase: 'at the site',
      players: { Ann: { hand: ['Hoarded', 'Cram'], companies: [company('Shelob’s Lair', 'Elladan')] }, Bob },
    });
    t.player('Ann').mayNot('Hoarded', { because: 'hoard' });
  });
});

describe('[LE-393] Mount Doom', () => {
  const testing = (at: string, sage: Placed, dice: readonly number[] = []) => ({
    dice,
    players: {
      Ann: minion(at, [sage, { card: 'Asternak', on: [PRECIOUS] }], {
        hand: ['The One Ring', 'Lesser Ring'],
      }),
      Bob: hero(),
    },
  });
  scenario('a sage taps to test a gold ring, and 12 is 9', (t) => {
    t.given(testing('Mount Doom', 'Pon Opar', [6, 6]));
    t.player('Ann').does('Mount Doom');
    t.player('Ann').mayChoose.exactly('Lesser Ring', 'Pass');
    t.expect.card('Pon Opar', { status: 'tapped' });
  });
  for (const [why, at, sage] of [
    ['when he is tapped', 'Mount Doom', { card: 'Pon Opar', status: 'tapped' }],
    ['without being a sage', 'Mount Doom', 'Jerrek'],
    ['elsewhere', 'Cirith Gorgor', 'Pon Opar'],
  ] as const)
    scenario(`not ${why}`, (t) => {
      t.given(testing(at, sage));
      t.player('Ann').mayChoose.excludes('Mount Doom');
    });
});

describe('sites that tap, or do not', () => {
  const playing = (at: string, siteTapped: boolean, ...hand: readonly string[]) =>
    inside(at, covert, {
      hand,
      companies: [{ ...company(at, ...covert), siteTapped }],
    });
  scenario('[LE-407] Tharbad: an item is played at the tapped site', (t) => {
    t.given(playing('Tharbad', true, 'Cram'));
    t.player('Ann').mayChoose.includes('Cram: play');
  });
  scenario('[LE-401] Sarn Goriwing: none is', (t) => {
    t.given(playing('Sarn Goriwing', true, 'Cram'));
    expect(t.offered()).not.toContain('Cram: play');
  });
  scenario('[LE-415] [ME-CARD-0860] The Worthy Hills never taps, and no minor item follows', (t) => {
    invent('Folk', 'LE-277', { at: ['The Worthy Hills'], needs: 2 });
    t.given({ ...playing('The Worthy Hills', false, 'Folk', 'Cram'), dice: [6, 6] });
    t.player('Ann').does('Folk', 'Asternak');
    resolveChain(t);
    t.expect.card('Folk', { in: 'factions of Ann' }).card('Asternak', { 'site tapped': false });
    expect(t.offered()).not.toContain('Cram: play');
  });
  scenario('[LE-414] Woodmen-town taps, and one follows', (t) => {
    invent('Folk', 'LE-277', { at: ['Woodmen-town'], needs: 2 });
    t.given({ ...playing('Woodmen-town', false, 'Folk', 'Cram'), dice: [6, 6] });
    t.player('Ann').does('Folk', 'Asternak');
    resolveChain(t);
    t.expect.card('Asternak', { 'site tapped': true });
    t.player('Ann').mayChoose.includes('Cram: play');
  });
});

describe('[LE-382] Hermit’s Hill', () => {
  const trading = (who: readonly string[], siteTapped = false, items = 2) => ({
    phase: 'at the site',
    players: {
      Ann: minion('Hermit’s Hill', who, {
        hand: [PRECIOUS, 'Glamdring'],
        companies: [
          {
            ...company(
              'Hermit’s Hill',
              {
                card: who[0],
                on: Array.from({ length: items }, (_, i) => ({ card: 'Cram', as: `cram ${i}` })),
              },
              ...who.slice(1),
            ),
            siteTapped,
          },
        ],
      }),
      Bob: hero(),
    },
  });
  const offers = (t: Table<S>): boolean => t.offered().some((text) => text.startsWith('Hermit’s Hill'));
  scenario('a covert company gives two minor items for a gold ring that may then be played', (t) => {
    t.given(trading(covert));
    expect(t.offered()).not.toContain(`${PRECIOUS}: play`);
    t.player('Ann').does('Hermit’s Hill', 'cram 0');
    resolveChain(t);
    expect(t.offered()).toContain(`${PRECIOUS}: play`);
    expect(t.offered()).not.toContain('Glamdring: play');
  });
  scenario('an overt one does not', (t) => {
    t.given(trading(overt));
    expect(offers(t)).toBe(false);
  });
  scenario('nor one with one minor item', (t) => {
    t.given(trading(covert, false, 1));
    expect(offers(t)).toBe(false);
  });
  scenario('[ME-CARD-0349] nor at the tapped site', (t) => {
    t.given(trading(covert, true));
    expect(offers(t)).toBe(false);
  });
});

describe('[LE-409] Urlurtsu Nurn', () => {
  const WRAITH = 'Adûnaphel the Ringwraith';
  const at = (place: string, who: Placed, discard: readonly string[] = ['Orc Veteran', 'Layos']) => ({
    players: { Ann: minion(place, [who], { discard }), Bob: hero() },
  });
  const uses = (t: Table<S>): boolean => t.offered().some((text) => text.startsWith('Urlurtsu Nurn'));
  scenario(
    'his Ringwraith taps to bring an Orc from the discard pile into play there, in another company',
    (t) => {
      t.given(at('Urlurtsu Nurn', WRAITH));
      t.player('Ann').does('Urlurtsu Nurn');
      resolveChain(t);
      t.expect.card(WRAITH, { status: 'tapped' }).card('Orc Veteran', { at: 'Urlurtsu Nurn' });
      expect(t.state.company.site[2]).toBe(t.state.company.site[1]);
    },
  );
  scenario('nobody else than an Orc or Troll', (t) => {
    t.given(at('Urlurtsu Nurn', WRAITH, ['Layos']));
    expect(uses(t)).toBe(false);
  });
  scenario('not tapped', (t) => {
    t.given(at('Urlurtsu Nurn', { card: WRAITH, status: 'tapped' }));
    expect(uses(t)).toBe(false);
  });
  scenario('nor a servant of his alone', (t) => {
    t.given(at('Urlurtsu Nurn', 'Asternak'));
    expect(uses(t)).toBe(false);
  });
  const then = (t: Table<S>, goes: string, to: string): void => {
    t.given(at('Urlurtsu Nurn', WRAITH));
    t.player('Ann').does('Urlurtsu Nurn');
    resolveChain(t);
    t.player('Ann').does(`${goes}: declare movement`);
    // A Ringwraith away from Darkhavens has but one way.
    if (t.offered().includes(to)) t.player('Ann').does(to);
    idleUntil(t, () => t.state.global.phase === 5);
  };
  scenario('he stays if he moves away', (t) => {
    then(t, 'Orc Veteran', 'Minas Morgul');
    t.expect.card('Orc Veteran', { at: 'Minas Morgul' });
  });
  scenario('or if his master does', (t) => {
    then(t, WRAITH, 'Minas Morgul');
    t.expect.card('Orc Veteran', { at: 'Urlurtsu Nurn' });
  });
});

describe('[LE-356] Bree', () => {
  const arriving = (at: string, agent: string, who: string) => ({
    players: { Ann: minion(at, [who], { hand: [agent] }), Bob: hero() },
  });
  const AGENT = 'Dâsakûn';
  scenario('an agent who is not at home there comes under direct influence', (t) => {
    invent('Captain', 'LE-24', modifier({ attribute: directInfluence, of: exactly(self), by: 9 }));
    t.given(arriving('Bree', AGENT, 'Captain'));
    t.player('Ann').does(`${AGENT}: `, 'Join Captain at Bree');
    t.expect.card(AGENT, { at: 'Bree', leader: 'Captain' });
  });
  scenario('not to one who cannot lead him', (t) => {
    t.given(arriving('Bree', AGENT, 'Jerrek'));
    t.player('Ann').does(`${AGENT}: `);
    expect(t.offered().filter((text) => text.includes('Bree'))).toEqual([]);
  });
  scenario('[ME-AGENT-500] elsewhere he comes at home alone', (t) => {
    invent('Captain', 'LE-24', modifier({ attribute: directInfluence, of: exactly(self), by: 9 }));
    t.given(arriving('Dol Guldur', AGENT, 'Captain'));
    t.player('Ann').does(`${AGENT}: `);
    expect(t.offered().filter((text) => text.includes('Dol Guldur'))).toEqual([]);
  });
});
