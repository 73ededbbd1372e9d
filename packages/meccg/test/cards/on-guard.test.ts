/** Hazard events of all sets on guard: which are revealed when a site is entered, which when something is played there. */
import { describe } from 'vitest';
import { invent } from '../invented.ts';
import { Bob, company, resolveChain, scenario } from '../table.ts';
import { cited } from './cited.ts';

const guarded = (card: string, at: string, ...characters: readonly (string | object)[]) => ({
  ...company(at, ...characters),
  onGuard: [{ card, owner: 'Bob', controller: 'Bob' }],
});
/** What is revealed for either reason would be offered here. */
const entering = (card: string, at: string) => ({
  phase: 'site',
  players: {
    Ann: { hand: ['Concealment'], companies: [guarded(card, at, 'Bilbo', 'Elladan')] },
    Bob: { ...Bob, hand: ['Orc-guard'] },
  },
});
/** Nobody guards a Free-hold by what is printed. */
invent('Free Watch', 'LE-103', { addsAttack: { type: 'free-hold', race: 'Man', strikes: 2, prowess: 6 } });
const bearer = { card: 'Elladan', on: ['Orcrist', 'Lesser Ring'] };
const playing = (card: string) => ({
  phase: 'at the site',
  players: {
    Ann: {
      hand: ['Glamdring', 'Twilight'],
      events: ['Gates of Morning'],
      companies: [guarded(card, 'Moria', bearer, 'Haldir')],
    },
    Bob: { ...Bob, hand: ['Orc-guard'] },
  },
});
const reveal = (card: string): string => `${card}: reveal`;

describe('[ME-ONGUARD-2006] revealed when the company plays what taps its site, and not when it enters', () => {
  for (const card of [
    'Alone and Unadvised',
    'Despair of the Heart',
    'Dragon-sickness',
    'Foolish Words',
    'Lure of Expedience',
    'Diminish and Depart',
    'Lure of Nature',
    'Nothing to Eat or Drink',
    'Lure of the Senses',
    'Shut Yer Mouth',
    'So You’ve Come Back',
    'The Sun Shone Fiercely',
    'The Ring’s Betrayal',
    'Weariness of the Heart',
  ]) {
    scenario(`${cited(card)} when something is played`, (t) => {
      t.given(playing(card));
      t.player('Ann').does('Glamdring: play', 'Haldir');
      t.player('Bob').mayChoose.includes(reveal(card));
    });
    scenario(`${cited(card)} not when the site is entered`, (t) => {
      t.given(entering(card, 'Moria'));
      t.player('Ann').does('Yes');
      t.player('Bob').mayNot(card, { to: 'reveal' });
    });
  }
});

describe('[ME-ONGUARD-2004] revealed when the company faces automatic-attacks, and not when it plays something', () => {
  for (const [card, at, elsewhere] of [
    ['Arouse Defenders', 'Gobel Mírlond', 'Moria'],
    ['Incite Defenders', 'Gobel Mírlond', 'Moria'],
    ['Awaken Defenders', 'Gobel Mírlond', 'Ettenmoors'],
    ['Incite Minions', 'Moria', 'Ettenmoors'],
    ['Arouse Denizens', 'Ettenmoors', 'Moria'],
    ['Choking Shadows', 'Ettenmoors', 'Moria'],
    ['Awaken Denizens', 'Ettenmoors', 'Moria'],
    ['Awaken Minions', 'Moria', 'Ettenmoors'],
    ['Incite Denizens', 'Ettenmoors', 'Moria'],
    ['Minions Stir', 'Moria', 'Barrow-downs'],
    ['The Moon Is Dead', 'Barrow-downs', 'Moria'],
    ['Plague of Wights', 'Barrow-downs', 'Moria'],
    ['Wake of War', 'Isengard', 'Moria'],
    ['Rank upon Rank', 'Gobel Mírlond', 'Moria'],
    ['Redoubled Force', 'Moria', 'Barrow-downs'],
    ['Full of Froth and Rage', 'Ruined Signal Tower', 'Isengard'],
  ] as const) {
    scenario(`${cited(card)} at ${at}`, (t) => {
      t.given(entering(card, at));
      t.player('Ann').does('Yes');
      t.player('Bob').mayChoose.includes(reveal(card));
    });
    scenario(`${cited(card)} not at ${elsewhere}`, (t) => {
      t.given(entering(card, elsewhere));
      t.player('Ann').does('Yes');
      t.player('Bob').mayNot(card, { to: 'reveal' });
    });
    scenario(`${cited(card)} not when something is played`, (t) => {
      t.given(playing(card));
      t.player('Ann').does('Glamdring: play', 'Haldir');
      t.player('Bob').mayNot(card, { to: 'reveal', because: 'does nothing to the company' });
    });
  }
});

describe('[ME-ONGUARD-9003] not revealed at all', () => {
  for (const card of [
    'Call of Home',
    'Rebel-talk',
    'Muster Disperses',
    'Doors of Night',
    'Fell Winter',
    'Lost in Free-domains',
    'Eyes of the Shadow',
    'Snowstorm',
    'Long Winter',
    'Foul Fumes',
    'The Way is Shut',
    'Withered Lands',
    'Faces of the Dead',
    'From the Pits of Angband',
    'Stench of Mordor',
    'Thrice Outnumbered',
    'Power Built by Waiting',
    'Darkness Made by Malice',
    'The Reek',
    'Times Are Evil',
  ])
    scenario(cited(card), (t) => {
      t.given(playing(card));
      t.player('Ann').does('Glamdring: play', 'Haldir');
      t.player('Bob').mayNot(card, { to: 'reveal', because: 'does nothing to the company' });
    });
});

describe('[ME-ONGUARD-2006] revealed when a faction is influenced', () => {
  for (const card of ['Foolish Words', 'Dragon-sickness', 'Shut Yer Mouth', 'Times Are Evil'])
    scenario(cited(card), (t) => {
      t.given({
        phase: 'at the site',
        dice: [1, 1],
        players: {
          Ann: { hand: ['Men of Lebennin', 'Muster'], companies: [guarded(card, 'Pelargir', bearer)] },
          Bob,
        },
      });
      t.player('Ann').does('Men of Lebennin: try');
      t.player('Bob').mayChoose.includes(reveal(card));
      t.player('Bob').does('Pass');
      resolveChain(t);
    });
});

describe('[ME-ONGUARD-2004] at every kind of site whose automatic-attacks it changes', () => {
  const guardedBy = (card: string, at: string) => {
    const { players, ...rest } = entering(card, at);
    return { ...rest, players: { ...players, Bob: { ...players.Bob, events: ['Free Watch'] } } };
  };
  for (const [card, ...sites] of [
    ['Arouse Defenders', 'Minas Tirith', 'Gobel Mírlond'],
    ['Awaken Defenders', 'Minas Tirith', 'Gobel Mírlond'],
    ['Incite Defenders', 'Minas Tirith', 'Gobel Mírlond'],
    ['Incite Minions', 'Moria', 'Carn Dûm'],
    ['Minions Stir', 'Moria', 'Ettenmoors', 'Carn Dûm'],
    ['The Moon Is Dead', 'Barrow-downs', 'Dead Marshes', 'Minas Morgul'],
    ['Unabated in Malice', 'Moria', 'Ettenmoors', 'Minas Tirith', 'Carn Dûm'],
  ] as const)
    for (const site of sites)
      scenario(`${cited(card)} at ${site}`, (t) => {
        t.given(guardedBy(card, site));
        t.player('Ann').does('Yes');
        t.player('Bob').mayChoose.includes(reveal(card));
      });
  for (const [card, site] of [
    ['Awaken Defenders', 'Carn Dûm'],
    ['Awaken Denizens', 'Carn Dûm'],
    ['Awaken Denizens', 'Minas Tirith'],
    ['Arouse Denizens', 'Minas Tirith'],
    ['Arouse Denizens', 'Carn Dûm'],
    ['Minions Stir', 'Isengard'],
    ['The Moon Is Dead', 'Carn Dûm'],
  ] as const)
    scenario(`${cited(card)} not at ${site}`, (t) => {
      t.given(guardedBy(card, site));
      t.player('Ann').does('Yes');
      t.player('Bob').mayNot(card, { to: 'reveal' });
    });
});

describe('[ME-ONGUARD-2006] revealed when somebody of an opponent is influenced, which taps no site', () => {
  for (const [card, does] of [
    ['Foolish Words', true],
    ['Dragon-sickness', false],
    ['Lure of the Senses', false],
  ] as const)
    scenario(`${cited(card)}: ${does}`, (t) => {
      t.given({
        phase: 'at the site',
        turn: 5,
        dice: [1, 1, 6, 6],
        players: {
          Ann: {
            hand: ['Twilight'],
            companies: [guarded(card, 'Bree', { card: 'Théoden', on: ['Glamdring'] })],
          },
          Bob: { companies: [company('Bree', 'Anborn')], hand: ['Twilight'], events: ['Doors of Night'] },
        },
      });
      t.player('Ann').does("Théoden: influence an opponent's card");
      if (does) t.player('Bob').mayChoose.includes(reveal(card));
      else t.player('Bob').mayChoose.excludes(reveal(card));
      resolveChain(t);
    });
});
