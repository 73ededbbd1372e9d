/** Ways to the sideboard that depend on the kind of player, and the Nazgûl's. ME-SIDE-2002..2011, DECISIONS F4 */
import { describe, expect } from 'vitest';
import { borrow } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

borrow('TW-65');
const spare = Array.from({ length: 6 }, () => 'Cram');

describe('what an avatar brings', () => {
  const given = (sideboard: readonly string[]) => ({
    players: { Ann: { deck: spare, sideboard, companies: [company('Rivendell', 'Gandalf')] }, Bob },
  });
  scenario('[ME-SIDE-2002 ME-SIDE-4003] into the play deck only a resource', (t) => {
    t.given({ ...given(['Orcrist', 'Elladan', 'Sting', 'Slayer']) });
    t.player('Ann').does('Gandalf: bring cards', 'One into');
    t.player('Ann').mayChoose.exactly('Orcrist', 'Sting');
  });
  scenario('[ME-SIDE-2001 ME-SIDE-4003] to the discard pile characters too', (t) => {
    t.given({ ...given(['Orcrist', 'Elladan', 'Sting', 'Slayer']) });
    t.player('Ann').does('Gandalf: bring cards', 'Up to five');
    t.player('Ann').mayChoose.exactly('Orcrist', 'Elladan', 'Sting');
  });
  scenario('[ME-SIDE-2002] with characters alone the play deck is no choice', (t) => {
    t.given(given(['Elladan', 'Elrohir', 'Slayer']));
    t.player('Ann').does('Gandalf: bring cards').mayChoose.exactly('Elladan', 'Elrohir');
  });
});

describe('hazards at the end of the untap phase', () => {
  const given = (side: string) => ({
    phase: 'untap',
    players: {
      Ann: { side, companies: [company('Dol Guldur', 'Luitprand')] },
      Bob: { ...Bob, sideboard: ['Slayer', 'Hobgoblins'] },
    },
  });
  scenario('[ME-SIDE-2008] are to be had against a Sauron player, who has no avatar', (t) => {
    t.given(given('sauron'));
    t.player('Bob').mayChoose.includes('Up to five');
  });
  scenario('[ME-SIDE-2006] against a Ringwraith player who has not revealed himself they are not', (t) => {
    t.given(given('ringwraith'));
    t.expect.asked('Ann');
  });
});

describe('a Nazgûl in play', () => {
  const given = (more: object = {}) => ({
    phase: 'hazards',
    players: {
      Ann: {
        companies: [
          {
            ...company('Rivendell', 'Elladan', 'Elrohir'),
            movesTo: 'Moria',
            by: ['Rhudaur', 'Hollin', 'Redhorn Gate'],
          },
        ],
      },
      Bob: {
        ...Bob,
        events: ['Dwar of Waw', 'Mouth of Sauron'],
        deck: spare,
        sideboard: ['Slayer', 'Hobgoblins', 'Orcrist'],
        ...more,
      },
    },
  });
  const rider = 'Dwar of Waw: bring hazards';
  scenario(
    '[ME-SIDE-2003 ME-SIDE-2005 ME-SIDE-2009] taps and is discarded for hazards, and for nothing else',
    (t) => {
      t.given(given());
      t.player('Bob').mayChoose.includes(rider);
      t.player('Bob').mayChoose.excludes('Mouth of Sauron: bring hazards');
      t.player('Bob').does(rider);
      // It is gone when it is declared: there is nothing to answer.
      t.expect.card('Dwar of Waw', { in: 'discard of Bob' }).asked('Bob');
      t.player('Bob').does('Up to five').mayChoose.exactly('Slayer', 'Hobgoblins');
      t.player('Bob').does('Slayer', 'Hobgoblins');
      t.expect.card('Slayer', { in: 'discard of Bob' }).card('Hobgoblins', { in: 'discard of Bob' });
      t.expect.card('Orcrist', { in: 'sideboard of Bob' });
    },
  );
  scenario('[ME-SIDE-2004] or one into a play deck of five', (t) => {
    t.given(given({ deck: spare.slice(0, 5) }));
    t.player('Bob').does(rider).mayChoose.exactly('Up to five', 'One into');
  });
  scenario('[ME-SIDE-2004] but of four', (t) => {
    t.given(given({ deck: spare.slice(0, 4) }));
    t.player('Bob').does(rider).mayChoose.exactly('Slayer', 'Hobgoblins');
  });
  scenario('[ME-SIDE-2011] counts against the hazard limit', (t) => {
    t.given(given({ hand: ['Slayer', 'Orc-watch'] }));
    t.expect.table({ hazardsDeclared: 0 });
    t.player('Bob').does(rider, 'Up to five', 'Hobgoblins', 'Pass');
    t.expect.table({ hazardsDeclared: 1 });
  });
  scenario('[ME-SIDE-2011] and waits when it is reached', (t) => {
    t.given({ ...given({ events: ['Dwar of Waw', 'Adûnaphel'] }), hazardsDeclared: 1 });
    t.player('Bob').mayChoose.includes(rider, 'Adûnaphel: bring hazards');
    t.player('Bob').does(rider, 'Up to five', 'Hobgoblins', 'Pass');
    // He has nothing left to do: they go on.
    expect(t.offered().filter((text) => text.includes('bring hazards'))).toEqual([]);
    t.expect.card('Adûnaphel', { in: 'events of Bob' });
  });
  for (const [what, status, sideboard, offered] of [
    ['is untapped', 'untapped', ['Slayer'], 1],
    ['and not tapped', 'tapped', ['Slayer'], 0],
    ['and finds hazards in the sideboard, not resources alone', 'untapped', ['Orcrist'], 0],
  ] as const)
    scenario(`[ME-SIDE-2003] whoever does it ${what}`, (t) => {
      t.given(given({ events: [{ card: 'Dwar of Waw', status }], hand: ['Hobgoblins'], sideboard }));
      expect(t.offered().filter((text) => text.startsWith(rider))).toHaveLength(offered);
    });
});
