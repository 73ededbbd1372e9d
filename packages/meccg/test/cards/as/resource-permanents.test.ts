/** Against the Shadow: resource permanent-events. */
import { describe } from 'vitest';
import { Bob, company, going, resolveChain, scenario } from '../../table.ts';

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
