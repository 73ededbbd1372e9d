/** Against the Shadow: resource permanent-events. */
import { describe, expect } from 'vitest';
import { detaining, valueOf } from '../../../src/cards/words/index.ts';
import { Bob, company, going, idleUntil, resolveChain, scenario } from '../../table.ts';
import { minion } from '../minions.ts';
import { aWounded, bearing } from '../positions.ts';

describe('[AS-54] Safe from the Shadow', () => {
  scenario('Safe from the Shadow is discarded when a play deck is exhausted', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          events: ['Safe from the Shadow'],
          hand: ['Smoke Rings'],
          discard: ['Cram'],
          deck: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'],
          companies: [{ ...company('Rivendell', 'Elladan'), movesTo: 'Bree' }],
        },
        Bob: { ...Bob, deck: ['Orc-guard'], discard: ['Ghosts', 'Slayer'] },
      },
    });
    t.player('Ann').does('the path printed');
    resolveChain(t);
    t.expect.card('Safe from the Shadow', { in: 'discard of Ann' });
  });
});

scenario('[AS-54] Safe from the Shadow: resources are stored in the end-of-turn phase', (t) => {
  t.given({
    phase: 'end-of-turn',
    players: {
      Ann: {
        events: ['Safe from the Shadow'],
        companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] })],
      },
      Bob,
    },
  });
  t.player('Ann').mayChoose.includes('Glamdring: store');
});

scenario('[AS-54] Safe from the Shadow: without it nothing is stored then', (t) => {
  t.given({
    phase: 'end-of-turn',
    players: {
      Ann: {
        hand: ['Cram', 'Dodge'],
        companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] })],
      },
      Bob,
    },
  });
  t.player('Ann').mayNot('Glamdring', { rule: 'ME-STORE-001' });
});

describe('Alliance of Free Peoples', () => {
  const all = ['Blue Mountain Dwarves', 'Wood-elves', 'Men of Northern Rhovanion'];
  const united = (factions: readonly string[], events: readonly string[], bob: readonly string[] = []) => ({
    players: {
      Ann: { factions, events, companies: [company('Bree', 'Elladan')] },
      Bob: { ...Bob, factions: bob },
    },
  });
  scenario('[AS-45/1] Alliance of Free Peoples: a permanent-event, of which there is one', (t) => {
    t.given({
      players: { Ann: { hand: ['Alliance of Free Peoples'], companies: [company('Bree', 'Elladan')] }, Bob },
    });
    t.player('Ann').does('Alliance of Free Peoples: on your turn');
    resolveChain(t);
    t.expect.card('Alliance of Free Peoples', { in: 'events of Ann' });
  });
  const PRINTED = 8;
  scenario('[AS-45/2] Alliance of Free Peoples: one more point for each of the three peoples', (t) => {
    t.given(united(all, ['Alliance of Free Peoples']));
    t.player('Ann').has({ 'faction points': PRINTED + 3 });
  });
  scenario('[AS-45/2] Alliance of Free Peoples: without it', (t) => {
    t.given(united(all, []));
    t.player('Ann').has({ 'faction points': PRINTED });
  });
  scenario('[AS-45/2] Alliance of Free Peoples: not if one people is missing', (t) => {
    t.given(united(all.slice(1), ['Alliance of Free Peoples']));
    t.player('Ann').has({ 'faction points': 5 });
  });
  scenario('[AS-45/2] Alliance of Free Peoples: whoever’s they are', (t) => {
    t.given(united(all.slice(1), ['Alliance of Free Peoples'], all.slice(0, 1)));
    t.player('Ann').has({ 'faction points': 7 });
    t.player('Bob').has({ 'faction points': 4 });
  });
  scenario('[AS-45/3] Alliance of Free Peoples: goes with any of them', (t) => {
    t.given({
      ...going(['Muster Disperses', 'Orc-guard'], ['Elrond', 'Glorfindel II'], {
        factions: all,
        events: ['Alliance of Free Peoples'],
      }),
      dice: [1, 1],
    });
    t.player('Bob').does('Muster Disperses: as', 'Wood-elves');
    resolveChain(t);
    t.expect
      .card('Wood-elves', { in: 'discard of Ann' })
      .card('Alliance of Free Peoples', { in: 'discard of Ann' });
  });
  scenario('[AS-45/3] Alliance of Free Peoples: not with a faction of others', (t) => {
    t.given({
      ...going(['Muster Disperses', 'Orc-guard'], ['Elrond', 'Glorfindel II'], {
        factions: [...all, 'Rangers of the North'],
        events: ['Alliance of Free Peoples'],
      }),
      dice: [1, 1],
    });
    t.player('Bob').does('Muster Disperses: as', 'Rangers of the North');
    resolveChain(t);
    t.expect.card('Alliance of Free Peoples', { in: 'events of Ann' });
  });
});

describe('Tokens to Show', () => {
  const ending = (side: string, at: string, who: string, item: string, tokens: object) => ({
    phase: 'end-of-turn',
    players: {
      Ann: {
        side,
        hand: ['Strange Rations'],
        companies: [company(at, { card: who, on: [item] })],
        ...tokens,
      },
      Bob: { side: 'ringwraith', companies: [company('Dol Guldur', 'Ostisen')] },
    },
  });
  scenario('[AS-101/2] minions store in the end-of-turn phase', (t) => {
    t.given(ending('ringwraith', 'Minas Morgul', 'Layos', 'High Helm', { events: ['Tokens to Show'] }));
    t.player('Ann').mayChoose.includes('High Helm: store');
  });
  scenario('[AS-101/2] not without it', (t) => {
    t.given(ending('ringwraith', 'Minas Morgul', 'Layos', 'High Helm', {}));
    t.player('Ann').mayNot('High Helm', { rule: 'ME-STORE-001' });
  });
  scenario('[AS-101/2] nor do heroes', (t) => {
    t.given({
      phase: 'end-of-turn',
      players: {
        Ann: {
          hand: ['Cram', 'Dodge'],
          companies: [company('Rivendell', { card: 'Elladan', on: ['Glamdring'] })],
        },
        Bob: {
          side: 'ringwraith',
          events: ['Tokens to Show'],
          companies: [company('Dol Guldur', 'Ostisen')],
        },
      },
    });
    t.player('Ann').mayNot('Glamdring', { rule: 'ME-STORE-001' });
  });
  scenario('[AS-101/1] is played on one’s turn', (t) => {
    t.given({
      players: {
        Ann: { side: 'ringwraith', hand: ['Tokens to Show'], companies: [company('Dol Guldur', 'Layos')] },
        Bob,
      },
    });
    t.player('Ann').does('Tokens to Show: on');
    resolveChain(t);
    t.expect.card('Tokens to Show', { in: 'events of Ann' });
  });
});

describe('[AS-88] Hold Rebuilt and Repaired', () => {
  const hold = 'Hold Rebuilt and Repaired';
  const here = (at: string, more: object = {}) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: minion(at, ['Layos', 'Asternak'], { hand: [hold], ...more }),
      Bob: { companies: [company('Ettenmoors', 'Ioreth')] },
    },
  });
  scenario(
    '[AS-88/1, AS-88/2] [ME-CARD-0356] the minion site is a Shadow-hold, that of heroes is not',
    (t) => {
      t.given(here('Ettenmoors'));
      t.player('Ann').does(`${hold}: in`);
      resolveChain(t);
      t.expect
        .card('Layos', { 'site type': 'shadow-hold' })
        .card('Ioreth', { 'site type': 'ruins-and-lairs' });
    },
  );
  /** Laid by Bob, on the minion site of Ann or on his own, while she enters hers. */
  const entering = (ann: object) => ({
    phase: 'site',
    players: {
      Ann: ann,
      Bob: {
        side: 'ringwraith',
        companies: [{ ...company('Ettenmoors', 'Ostisen'), onSite: [{ card: hold, owner: 'Bob' }] }],
      },
    },
  });
  for (const [who, ann, detains] of [
    ['minions', minion('Ettenmoors', ['Layos', 'Asternak']), 1],
    ['heroes', { companies: [company('Ettenmoors', 'Beorn', 'Elladan')] }, 0],
  ] as const)
    scenario(`[AS-88/3, ME-CARD-0356] attacks there detain ${who}: ${detains}`, (t) => {
      t.given(entering(ann));
      t.player('Ann').does('Yes');
      expect(valueOf(t.state, detaining, t.state.global.attack)).toBe(detains);
    });
  scenario('[AS-88/3] a creature there does not for that', (t) => {
    t.given({
      phase: 'attack',
      attack: { strikes: 1, prowess: 9 },
      players: entering(minion('Ettenmoors', ['Layos', 'Asternak'])).players,
    });
    expect(valueOf(t.state, detaining, t.state.global.attack)).toBe(0);
  });
  scenario('[AS-88/1] [ME-CARD-0355] not in the organization phase', (t) => {
    t.given({ ...here('Ettenmoors'), phase: 'organization' });
    t.player('Ann').mayNot(hold, { because: 'site phase' });
  });
  for (const [at, because] of [
    ['The Lonely Mountain', 'lair'],
    ['The Gem-deeps', 'Under-deeps'],
    ['Moria', 'Ruins & Lairs'],
  ] as const)
    scenario(`[AS-88/1] not at ${at}`, (t) => {
      t.given(here(at, { hand: [hold, 'Foul-smelling Paste'] }));
      t.player('Ann').mayNot(hold, { because });
    });
  scenario('[AS-88/4] goes when its site is discarded', (t) => {
    t.given({
      players: {
        Ann: {
          side: 'ringwraith',
          companies: [
            {
              ...company('Ettenmoors', 'Layos', 'Asternak'),
              siteTapped: true,
              onSite: [{ card: hold, owner: 'Ann' }],
            },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').does('Layos: declare movement', 'Carn Dûm');
    t.expect.card(hold, { in: 'on of Ettenmoors' });
    idleUntil(t, () => t.state.global.phase === 5);
    t.expect.card(hold, { in: 'discard of Ann' });
  });
});

describe('[AS-108] Well-preserved', () => {
  const play = 'Well-preserved: on';
  const ill = (who: readonly (string | object)[], more: object = {}) => ({
    ...more,
    players: { Ann: minion('Moria', who, { hand: ['Well-preserved'] }), Bob },
  });
  for (const [dice, status] of [
    [[1, 3], 'tapped'],
    [[1, 4], 'untapped'],
  ] as const)
    scenario(
      `[AS-108/1] a wounded character is untapped, and the user checks at −3: ${dice.join(' and ')}`,
      (t) => {
        t.given(ill([aWounded('Layos'), bearing('Ciryaher', 'Trifling Ring')], { dice }));
        t.player('Ann').does(play);
        resolveChain(t);
        t.player('Ann').does('Roll');
        t.expect
          .card('Layos', { status: 'untapped' })
          .card('Well-preserved', { in: 'on of Layos' })
          .card('Ciryaher', { status });
      },
    );
  scenario('[AS-108/1] a Ringwraith who uses it checks nothing; it heals himself', (t) => {
    t.given(ill([aWounded('Ren the Ringwraith'), 'Layos']));
    t.player('Ann').does(play);
    resolveChain(t);
    t.expect.card('Ren the Ringwraith', { status: 'untapped' });
  });
  for (const [why, because, who] of [
    ['with nobody who uses shadow-magic there', 'together', [aWounded('Layos'), 'Ostisen']],
    ['on who is tapped', 'nothing to choose', [{ card: 'Layos', status: 'tapped' }, 'Ciryaher']],
  ] as const)
    scenario(`[AS-108/1] not ${why}`, (t) => {
      t.given(ill(who));
      t.player('Ann').mayNot('Well-preserved', { because });
    });
  scenario('[AS-108/2] −1 body', (t) => {
    t.given({ players: { Ann: minion('Moria', [bearing('Layos', 'Well-preserved')]), Bob } });
    t.expect.value('Layos', 'body', 7);
  });
  for (const [at, active, where] of [
    ['Dol Guldur', 'Ann', 'discard of Ann'],
    ['Moria', 'Ann', 'on of Layos'],
    ['Dol Guldur', 'Bob', 'on of Layos'],
  ] as const)
    scenario(`[AS-108/3] at ${at}, at the end of the untap phase of ${active}`, (t) => {
      t.given({
        phase: 'untap',
        active,
        players: { Ann: minion(at, [bearing('Layos', 'Well-preserved')], { hand: ['Deadly Dart'] }), Bob },
      });
      idleUntil(t, () => t.state.global.phase > 1);
      t.expect.card('Well-preserved', { in: where });
    });
});
