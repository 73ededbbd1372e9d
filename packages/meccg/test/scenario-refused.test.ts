/** Positions of this game that are refused, and in which words. */
import { Malformed, pathText, Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { cardStatus } from '../src/definitions.ts';
import { races } from '../src/facts/names.ts';
import { adapter, Bob, company } from './table.ts';

/** The field that is refused, and the whole message. */
function refusal(given: object): string {
  try {
    new Table(adapter).given(given);
  } catch (error) {
    if (error instanceof Malformed) return `${pathText(error.path)}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

describe('refused', () => {
  const ann = (own: object): object => ({ players: { Ann: own, Bob } });
  const ANN = 'given.players.Ann';
  test.each<[what: string, given: object, message: string]>([
    [
      'an unknown site',
      ann({ companies: [company('Minas Tirit', 'Haldir')] }),
      `${ANN}.companies[0].at: "Minas Tirit" is no site; did you mean "Minas Tirith"?`,
    ],
    [
      'a company at no site',
      ann({ companies: [{ characters: ['Haldir'] }] }),
      `${ANN}.companies[0].at: expected a site, found nothing`,
    ],
    [
      'an unknown card',
      ann({ hand: ['Haldirr'] }),
      `${ANN}.hand[0]: "Haldirr" is no card of MECCG; did you mean "Haldir"?`,
    ],
    [
      "a card on guard of the company's own player",
      ann({ companies: [{ ...company('Moria', 'Haldir'), onGuard: ['Orc-guard'] }] }),
      `${ANN}.companies[0].onGuard[0]: "Orc-guard" lies on guard beside a company of its own player: "owner" says whose it is`,
    ],
    [
      'a hazard on a site of its own player',
      ann({ companies: [{ ...company('Moria', 'Haldir'), onSite: ['Foolish Words'] }] }),
      `${ANN}.companies[0].onSite[0]: "Foolish Words" is a hazard on Moria, a site of its own player: "owner" says whose it is`,
    ],
    [
      'an item as a character',
      ann({ companies: [company('Moria', 'Glamdring')] }),
      `${ANN}.companies[0].characters[0]: "Glamdring" is no character: lay it "on" one, or into another zone`,
    ],
    [
      'a company of nobody',
      ann({ companies: [company('Moria')] }),
      `${ANN}.companies[0].characters: a company needs a character: name one in "characters"`,
    ],
    [
      'two Wizards',
      ann({ companies: [company('Rivendell', 'Alatar', 'Saruman')] }),
      `${ANN}.companies[0].characters[1]: a player has one Wizard at most: Ann has "Alatar" and "Saruman"`,
    ],
    [
      'two companies of one name',
      ann({
        companies: [
          { as: 'x', ...company('Moria', 'Haldir') },
          { as: 'x', ...company('Bree', 'Elladan') },
        ],
      }),
      `${ANN}.companies[1].as: another is called "x" already`,
    ],
    [
      'two of a unique character',
      { players: { Ann: { companies: [company('Moria', 'Ioreth')] }, Bob } },
      `${ANN}.companies[0].characters[0]: "Ioreth" is unique, and another copy is in play or out of the game: take one of them away`,
    ],
    [
      'a follower of someone elsewhere',
      ann({ companies: [company('Moria', 'Elrond'), company('Bree', { card: 'Haldir', leader: 'Elrond' })] }),
      `${ANN}.companies[1].characters[0].leader: "Haldir" follows "Elrond", who is not in the same company: put both into one, or leave "leader" out`,
    ],
    [
      'a follower of a follower',
      ann({
        companies: [
          company(
            'Moria',
            'Elrond',
            { card: 'Haldir', leader: 'Elrond' },
            { card: 'Orophin', leader: 'Haldir' },
          ),
        ],
      }),
      `${ANN}.companies[0].characters[2].leader: "Orophin" follows "Haldir", who is a follower himself: name the one who controls both, or nobody`,
    ],
    [
      'a Wizard who follows',
      ann({ companies: [company('Moria', 'Elrond', { card: 'Saruman', leader: 'Elrond' })] }),
      `${ANN}.companies[0].characters[1].leader: "Saruman" is a Wizard, and Wizards follow nobody`,
    ],
    [
      'an item among the factions',
      ann({ factions: ['Glamdring'] }),
      `${ANN}.factions[0]: "Glamdring" is no faction: only factions lie in "factions"`,
    ],
    [
      'a character among the events',
      ann({ events: ['Haldir'] }),
      `${ANN}.events[0]: "Haldir" is no event: only events lie in "events"`,
    ],
    [
      'a site in a hand',
      ann({ hand: ['Moria'] }),
      `${ANN}.hand[0]: "Moria" is a site: sites are not laid by themselves, companies stand "at" them`,
    ],
    [
      'a character on another',
      ann({ companies: [company('Moria', { card: 'Elrond', on: ['Haldir'] })] }),
      `${ANN}.companies[0].characters[0].on[0]: "Haldir" is a character, and lies on no other card: use "leader" for a follower`,
    ],
    [
      'a creature on a character',
      ann({ companies: [company('Moria', { card: 'Elrond', on: ['Orc-guard'] })] }),
      `${ANN}.companies[0].characters[0].on[0]: "Orc-guard" is a creature, and cannot lie on "Elrond": it attacks from a hand`,
    ],
    [
      'an item on a card in hand',
      ann({ hand: [{ card: 'Haldir', on: ['Glamdring'] }] }),
      `${ANN}.hand[0].on[0]: "Glamdring" lies on "Haldir", which is not in play: lay that on the table first`,
    ],
    [
      'a state of a card in hand',
      ann({ hand: [{ card: 'Haldir', status: 'tapped' }] }),
      `${ANN}.hand[0].status: "Haldir" is not in play, so it has no "status"`,
    ],
    [
      'a wounded item',
      ann({
        companies: [company('Moria', { card: 'Elrond', on: [{ card: 'Glamdring', status: 'wounded' }] })],
      }),
      `${ANN}.companies[0].characters[0].on[0].status: "Glamdring" cannot be wounded: only characters and allies can`,
    ],
    [
      'a player alone',
      { players: { Ann: { companies: [company('Moria', 'Haldir')] } } },
      'given.players: the game needs two players at least: add another',
    ],
    [
      'a game of five decks',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), decks: 5 },
      'given.decks: a game is 1 to 4 decks long, not 5',
    ],
    [
      'the starter rules with two decks',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), starter: 'rules', decks: 2 },
      'given.decks: a game by the starter rules is one deck long',
    ],
    [
      'the starter rules for three',
      {
        starter: 'deck',
        players: { Ann: { companies: [company('Moria', 'Haldir')] }, Bob, Cat: {} },
      },
      'given.starter: the starter rules are for two players',
    ],
    [
      'a Wizard who is lost and in play',
      ann({ avatarLost: true, companies: [company('Moria', 'Saruman')] }),
      `${ANN}.avatarLost: Ann has lost his Wizard, but has "Saruman" in play`,
    ],
    [
      'a company that is too large',
      ann({
        companies: [
          company('Moria', 'Elrond', 'Haldir', 'Orophin', 'Elladan', 'Elrohir', 'Balin', 'Bofur', 'Beretar'),
        ],
      }),
      `${ANN}.companies[0].characters: company 1 of Ann is larger than 7, which it may be only at a Haven: split it`,
    ],
    [
      'a company at a site that is discarded: one card in two places',
      ann({ discardedSites: ['Moria'], companies: [company('Moria', 'Haldir')] }),
      `${ANN}.companies[0].at: Moria is among the discarded sites of Ann, so no company of his can be there or go there`,
    ],
    [
      'a Haven that is discarded',
      ann({ discardedSites: ['Rivendell'], companies: [company('Moria', 'Haldir')] }),
      `${ANN}.discardedSites: Rivendell is a Haven, and Havens are never discarded`,
    ],
    [
      'a way that does not exist',
      {
        ...ann({
          companies: [
            { ...company('Rivendell', 'Haldir'), movesTo: 'Moria', by: ['Rhudaur', 'Redhorn Gate'] },
          ],
        }),
        phase: 'hazards',
      },
      `${ANN}.companies[0].by: Rhudaur, Redhorn Gate is no way from Rivendell to Moria of four regions or fewer`,
    ],
    [
      'starter movement that does not exist',
      {
        ...ann({ companies: [{ ...company('Bree', 'Haldir'), movesTo: 'Moria', by: 'starter' }] }),
        phase: 'hazards',
      },
      `${ANN}.companies[0].by: there is no starter movement from Bree to Moria`,
    ],
    [
      'a way to nowhere',
      ann({ companies: [{ ...company('Bree', 'Haldir'), by: 'starter' }] }),
      `${ANN}.companies[0].by: a way leads somewhere: "movesTo" says where`,
    ],
    [
      'a way before it is chosen',
      ann({ companies: [{ ...company('Rivendell', 'Haldir'), movesTo: 'Moria', by: ['Rhudaur'] }] }),
      `${ANN}.companies[0].by: the way is chosen later than the phase "organization": "by" is for "hazards", "attack"`,
    ],
    [
      'a company on its way when all have arrived',
      { ...ann({ companies: [{ ...company('Rivendell', 'Haldir'), movesTo: 'Moria' }] }), phase: 'site' },
      `${ANN}.companies[0].movesTo: nobody is on the way in the phase "site": say where the company is "at"`,
    ],
    [
      'a company that goes where it is',
      ann({ companies: [{ ...company('Moria', 'Haldir'), movesTo: 'Moria' }] }),
      `${ANN}.companies[0].movesTo: the company is at Moria already`,
    ],
    [
      'an attack in a phase without one',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), attack: { strikes: 1 } },
      'given.attack: "attack" says nothing in the phase "organization": it is for "attack"',
    ],
    [
      'an attack by a creature that is nowhere near',
      {
        ...ann({ hand: ['Orc-guard'], companies: [company('Moria', 'Haldir')] }),
        phase: 'attack',
        attack: { creature: 'Orc-guard' },
      },
      `${ANN}.hand[0]: "Orc-guard" attacks from the hand of Bob, who plays the hazards: put it there`,
    ],
    [
      'a check by nobody',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), phase: 'corruption check' },
      'given.check: whose check it is stands in "check": { character: … }',
    ],
    [
      'hazards by the player himself',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), hazardPlayer: 'Ann' },
      'given.hazardPlayer: nobody plays hazards on his own companies: name an opponent',
    ],
    [
      'hazards on a company of somebody else',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), phase: 'hazards', company: 'Ioreth' },
      'given.company: "Ioreth" is no company of Ann, whose turn it is, and nobody in one',
    ],
    [
      'nobody to play hazards on',
      { ...ann({ hand: ['Glamdring'] }), phase: 'hazards' },
      `${ANN}: Ann, whose turn it is, has no company: add one to "companies"`,
    ],
    [
      'a number that follows from the rest',
      { ...ann({ companies: [company('Moria', 'Haldir')] }), pathLength: 3 },
      'given.pathLength: "pathLength" follows from the rest of the position: it can be expected, not given',
    ],
    [
      'a faction that was won where it is not in play',
      ann({ hand: [{ card: 'Riders of Rohan', wonAt: 'Edoras' }], companies: [company('Moria', 'Haldir')] }),
      `${ANN}.hand[0].wonAt: "Riders of Rohan" is not a faction in play`,
    ],
  ])('%s', (_what, given, message) => expect(refusal(given)).toBe(message));
});

test('a race that nobody has is refused with all that there are', () => {
  const companies = [{ ...company('Moria', 'Haldir'), faced: ['Orcs'] }];
  expect(refusal({ players: { Ann: { companies }, Bob } })).toBe(
    `given.players.Ann.companies[0].faced: "Orcs" is no race; there are ${races.slice(1).join(', ')}`,
  );
});

test('a card that cannot be played yet is called that; of any name, the nearest are named', () => {
  const missing = adapter.allCards
    ?.list()
    .find(({ id }) => cardStatus(id) === 'missing' && id.startsWith('TW-'));
  const says = (name: string): string => refusal({ players: { Ann: { hand: [name] }, Bob } });
  if (missing !== undefined)
    expect(says(missing.name)).toContain(
      `given.players.Ann.hand[0]: "${missing.name}" is a card of MECCG that Westmarch cannot play yet`,
    );
  expect(says('Magic Ring of Wrods')).toBe(
    'given.players.Ann.hand[0]: "Magic Ring of Wrods" is no card of MECCG; did you mean "Magic Ring of Words"?',
  );
});
