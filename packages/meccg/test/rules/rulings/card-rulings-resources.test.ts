/** Rulings on single resource events and sites. ME-CARD */
import type { Table } from '@westmarch/testkit';
import { describe, expect } from 'vitest';
import { keyName } from '../../../src/rules/hazards/creatures.ts';
import type { S } from '../../../src/state.ts';
import { Bob, company, going, resolveChain, scenario } from '../../table.ts';

const spare = ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram'];

describe('Great Ship', () => {
  const sailing = (bob: object, on: readonly string[] = []) => ({
    phase: 'organization',
    players: {
      Ann: {
        hand: ['Great Ship'],
        deck: spare,
        companies: [
          {
            ...company('Edhellond', 'Elladan', { card: 'Elrohir', on }, 'Haldir'),
            movesTo: 'Isle of the Ulond',
          },
        ],
      },
      Bob: { companies: [company('Lórien', 'Ioreth')], deck: spare, ...bob },
    },
  });
  const setsSail = ['Great Ship', 'Elladan', 'Pass', 'the path printed', 'No'];
  scenario('[ME-CARD-4014, ME-CARD-0317] it cancels the attack of a creature', (t) => {
    t.given(sailing({ hand: ['Corsairs of Umbar'] }));
    t.player('Ann').does(...setsSail);
    t.player('Bob').does('No', 'Corsairs of Umbar: attack');
    while (t.offered().length > 0 && t.state.global.attack === 0)
      t.choose(t.state.kernel.asked, t.offered()[0]);
    t.player('Ann').does('Great Ship', 'Haldir');
    resolveChain(t);
    t.expect.card('Corsairs of Umbar', { in: 'discard of Bob' }).card('Haldir', { status: 'tapped' });
  });
  scenario('[ME-CARD-4014, ME-CARD-0317] it stops dice that are about to be rolled', (t) => {
    t.given(sailing({ hand: ['Call of Home'] }));
    t.player('Ann').does(...setsSail);
    t.player('Bob').does('No', 'Call of Home: as', 'Elrohir');
    t.player('Ann').does('Great Ship', 'Haldir');
    resolveChain(t);
    t.expect.card('Call of Home', { in: 'discard of Bob' }).card('Elrohir', { status: 'untapped' });
  });
  scenario('[ME-CARD-0317] nothing else that waits in the chain, but what it has left behind', (t) => {
    t.given(sailing({ hand: ['Rebel-talk', 'Orc-guard'] }));
    t.player('Ann').does(...setsSail);
    t.player('Bob').does('No', 'Rebel-talk: as', 'Elrohir');
    t.player('Ann').mayChoose.excludes('Great Ship');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'on of Elrohir' });
    t.player('Ann').does('Great Ship', 'Haldir');
    resolveChain(t);
    t.expect.card('Rebel-talk', { in: 'discard of Bob' });
  });
  scenario('[ME-CARD-4014] nor an event that targets nobody there', (t) => {
    t.given(sailing({ hand: ['Orc-guard'], events: ['Minions Stir'] }));
    t.player('Ann').does(...setsSail);
    t.player('Bob').does('No');
    t.player('Ann').mayChoose.excludes('Great Ship');
  });
});

describe('Stealth and Mount Doom', () => {
  const sneaking = (ann: object, bob: object = {}) => ({
    phase: 'organization',
    players: {
      Ann: { hand: ['Stealth'], deck: spare, ...ann },
      Bob: {
        ...Bob,
        companies: [company('Lórien', 'Ioreth')],
        deck: spare,
        hand: ['Orc-watch', 'Hobgoblins'],
        ...bob,
      },
    },
  });
  scenario('[ME-CARD-0722] its protection goes with the scout', (t) => {
    t.given({
      ...sneaking(
        {
          companies: [
            { ...company('Rivendell', 'Adrazar', 'Elladan'), movesTo: 'Moria' },
            company('Lórien', 'Elrond'),
          ],
        },
        { hand: ['Call of Home', 'Orc-watch', 'Hobgoblins'] },
      ),
      dice: [1, 1],
    });
    t.player('Ann').does('Pass', 'Stealth');
    resolveChain(t);
    t.player('Ann').does('The company of Adrazar', 'Rhudaur, Hollin');
    while (t.offered().includes('No')) t.choose(t.state.kernel.asked, 'No');
    t.player('Bob').mayNot('Orc-watch', { because: 'no creatures' });
    t.player('Bob').does('Call of Home: as', 'Adrazar');
    resolveChain(t);
    t.expect.card('Adrazar', { in: 'hand of Ann' });
    t.player('Bob').mayChoose.includes('Orc-watch: attack');
  });
  scenario('[ME-CARD-0473 TW-414] creatures may be played at Mount Doom in spite of it', (t) => {
    t.given(sneaking({ companies: [{ ...company('Minas Morgul', 'Adrazar'), movesTo: 'Mount Doom' }] }));
    t.player('Ann').does('Stealth');
    resolveChain(t);
    while (t.offered().includes('No')) t.choose(t.state.kernel.asked, 'No');
    t.player('Bob').mayChoose.includes('Orc-watch: attack');
  });
  const intoTheFire = (t: Table<S>, hides: boolean): void => {
    const riders = { ...company('Minas Morgul', 'Adrazar'), movesTo: 'Mount Doom' };
    t.given(sneaking({ companies: [riders] }, { hand: ['Orc-watch', 'Wargs'] }));
    t.player('Ann').does(hides ? 'Stealth' : 'Pass');
    resolveChain(t);
    while (t.state.kernel.asked !== 2 || !t.offered().some((text) => text.startsWith('Orc-watch')))
      t.choose(t.state.kernel.asked, t.offered().find((text) => text === 'No' || text === 'Pass') ?? '');
  };
  scenario('[ME-CARD-0473] but keyed to the site alone, and to no region of the path', (t) => {
    intoTheFire(t, true);
    t.player('Bob').mayNot('Wargs', { to: 'attack', because: 'keyed' });
    t.player('Bob').does('Orc-watch: attack');
    expect(keyName(t.state.entry.n[t.state.global.entries])).toBe('shadow-hold');
  });
  scenario('[ME-CARD-0473] without Stealth to whatever it can be', (t) => {
    intoTheFire(t, false);
    t.player('Bob').mayChoose.includes('Wargs: attack');
    t.player('Bob').does('Orc-watch: attack').mayChoose.exactly('shadow-land', 'dark-domain', 'shadow-hold');
  });
  scenario('[ME-CARD-0474] the limit is 2 higher as soon as Mount Doom is revealed', (t) => {
    t.given({
      phase: 'movement/hazard',
      players: {
        Ann: {
          deck: spare,
          companies: [{ ...company('Minas Morgul', 'Elladan', 'Elrohir'), movesTo: 'Mount Doom' }],
        },
        Bob,
      },
    });
    // It is revealed, and cards are about to be drawn.
    t.expect.table({ hazardLimit: 4, hazardsDeclared: 0 });
  });
});

describe('Twilight and Smoke Rings', () => {
  const piles = {
    players: {
      Ann: {
        hand: ['Smoke Rings'],
        discard: ['Twilight', 'Dodge', 'Orc-guard'],
        sideboard: ['Adrazar'],
        companies: [company('Rivendell', 'Elladan')],
      },
      Bob,
    },
  };
  scenario(
    '[ME-CARD-4055, ME-CARD-0787] Smoke Rings fetches resources and characters, and no Twilight',
    (t) => {
      t.given(piles);
      t.player('Ann').does('Smoke Rings');
      t.player('Ann').mayChoose.exactly('Dodge', 'Adrazar');
    },
  );
  scenario('[ME-CARD-0787] An Unexpected Outpost fetches it, for it is a hazard', (t) => {
    t.given(
      going(['An Unexpected Outpost'], ['Elladan'], {}, { discard: ['Twilight', 'Orc-guard', 'Dodge'] }),
    );
    t.player('Bob').does('An Unexpected Outpost: as');
    t.player('Bob').mayChoose.exactly('Twilight', 'Orc-guard');
  });
  scenario('[ME-CARD-4055] Twilight is played though the limit is used up, and on what is declared', (t) => {
    t.given({
      ...going(['Twilight', 'Orc-guard'], ['Elladan'], { hand: ['Gates of Morning'] }),
      hazardsDeclared: 2,
    });
    t.expect.table({ 'hazards left': 0 });
    t.player('Ann').does('Gates of Morning');
    t.player('Bob').does('Twilight');
    resolveChain(t);
    t.expect.card('Gates of Morning', { in: 'discard of Ann' }).table({ hazardsDeclared: 2 });
  });
});

describe('The White Tree', () => {
  const leaving = (to: string) => ({
    phase: 'hazards',
    players: {
      Ann: {
        deck: spare,
        events: ['The White Tree'],
        companies: [{ ...company('Minas Tirith', 'Elladan'), siteTapped: true, movesTo: to }],
      },
      Bob: { ...Bob, deck: spare, hand: ['Orc-guard', 'Corsairs of Umbar'] },
    },
  });
  scenario('[ME-CARD-4056] it stays in play when the tapped city is left and discarded', (t) => {
    t.given(leaving('Pelargir'));
    t.player('Bob').does('Pass');
    t.player('Ann').has({ events: ['The White Tree'] });
    t.expect.table({ sites: ['Edhellond', 'Pelargir'] });
  });
  scenario('[ME-CARD-0829] for hazards from hand a Haven, for all else a Free-hold', (t) => {
    t.given({
      phase: 'hazards',
      players: {
        Ann: {
          events: ['The White Tree'],
          hand: ['Smoke Rings'],
          discard: ['Dodge'],
          companies: [company('Minas Tirith', 'Elladan', { card: 'Elrond', on: ['Lure of Nature'] })],
        },
        Bob: { ...Bob, hand: ['Incite Defenders', 'Orc-guard'] },
      },
    });
    t.expect.card('Elladan', { 'site type': 'free-hold' });
    t.player('Bob').mayNot('Incite Defenders', { because: 'Border-hold or Free-hold' });
  });
});

describe('at a site', () => {
  scenario('[ME-CARD-0348] Hermit’s Hill: a tapped one opens for no major item', (t) => {
    t.given({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Glamdring', 'Smoke Rings'],
          discard: ['Dodge'],
          companies: [
            {
              ...company('Hermit’s Hill', { card: 'Elladan', on: ['Cram', 'Horn of Anor'] }, 'Elrohir'),
              siteTapped: true,
            },
          ],
        },
        Bob,
      },
    });
    t.player('Ann').mayChoose.excludes('Hermit’s Hill', 'Glamdring: play');
  });
  scenario('[ME-CARD-0452] Marvels Told: a sage of another company may tap for it in a site phase', (t) => {
    t.given({
      phase: 'at the site',
      company: 'here',
      dice: [6, 6],
      players: {
        Ann: {
          hand: ['Marvels Told'],
          companies: [
            { ...company('Moria', 'Adrazar'), as: 'here' },
            { ...company('Bree', 'Balin'), as: 'there' },
          ],
        },
        Bob: { ...Bob, events: ['Minions Stir'] },
      },
    });
    t.player('Ann').does('Marvels Told');
    resolveChain(t);
    t.expect.card('Balin', { status: 'tapped' }).card('Minions Stir', { in: 'discard of Bob' });
  });
  scenario('[ME-CARD-0776] Treebeard: he may tap in support, though the site cannot strike him', (t) => {
    t.given({
      phase: 'attack',
      attack: { race: 'Orc', strikes: 1, prowess: 7, automatic: true },
      dice: [6, 6],
      players: {
        Ann: { companies: [company('Moria', { card: 'Elladan', on: ['Treebeard'] }, 'Elrohir')] },
        Bob,
      },
    });
    t.player('Ann').mayChoose.excludes('Treebeard');
    t.player('Ann').does('Elladan', 'No', 'Tap Treebeard for +1', 'Pass');
    t.expect.card('Treebeard', { status: 'tapped' });
  });
  scenario('[ME-CARD-4039] Muster: also for a faction that an opponent has', (t) => {
    const table = (hand: readonly string[]) => ({
      phase: 'at the site',
      turn: 5,
      dice: [4, 3, 3, 4],
      players: {
        Ann: { hand, companies: [company('Edoras', 'Théoden', 'Haldir')] },
        Bob: {
          factions: [{ card: 'Riders of Rohan', wonAt: 'Edoras' }],
          companies: [company('Rivendell', 'Elrond', 'Glorfindel II', 'Orophin')],
        },
      },
    });
    // 7 + 3 and 2 more against the Riders + 5 for his prowess − 7 = 10, more than 9.
    t.given(table(['Muster']));
    t.player('Ann').does('Théoden: influence', 'Muster');
    t.expect.card('Riders of Rohan', { in: 'discard of Bob' });
  });
});
