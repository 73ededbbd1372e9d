/** The words of both games in our own words, each with the rules where it is at home. A test holds the ids. */
import type { GameName } from '@westmarch/protocol';

export interface Word {
  readonly word: string;
  /** Other forms in which it stands in a text. */
  readonly also?: readonly string[];
  readonly text: string;
  readonly rules: readonly string[];
}

export const GLOSSARY: Readonly<Record<GameName, readonly Word[]>> = {
  meccg: [
    {
      word: 'strike',
      also: ['strikes'],
      text: 'One blow of an attack, against one character. His prowess and two dice must exceed the prowess of the strike.',
      rules: ['ME-STRIKE-520'],
    },
    {
      word: 'ineffectual',
      text: 'A strike that ties: nobody is wounded, and it is not defeated either.',
      rules: ['ME-STRIKE-521'],
    },
    {
      word: 'tapped',
      also: ['tap', 'taps', 'untapped', 'untap'],
      text: 'Turned sideways, because it was used. It is ready again in its player’s next untap phase.',
      rules: ['ME-STRIKE-4008'],
    },
    {
      word: 'hazard limit',
      text: 'How many hazards may be played on a company while it moves: as many as it has characters, and two at the least.',
      rules: ['ME-HAZ-002'],
    },
    {
      word: 'body check',
      text: 'Two dice against the body of someone who was wounded. Above it, he is eliminated.',
      rules: ['ME-BODY-501'],
    },
    {
      word: 'prowess',
      text: 'How well someone fights. Staying untapped costs 3 of it, being wounded 2, being tapped 1.',
      rules: ['ME-STRIKE-516'],
    },
    {
      word: 'general influence',
      text: 'The 20 points with which you hold characters in play: each takes as much as his mind.',
      rules: ['ME-INFL-002'],
    },
    {
      word: 'corruption check',
      text: 'Two dice against the corruption points of a character. If they are not exceeded, he is lost.',
      rules: ['ME-CORR-2012'],
    },
    {
      word: 'automatic-attack',
      text: 'What guards a site. A company that enters faces it first. It is no hazard.',
      rules: ['ME-SITE-4005'],
    },
    {
      word: 'chain of effects',
      text: 'Plays that answer one another. The last one declared happens first.',
      rules: ['ME-CHAIN-003'],
    },
    {
      word: 'Haven',
      text: 'A place of peace, where companies heal and items may be stored.',
      rules: ['ME-HAVEN-007'],
    },
    {
      word: 'detainment',
      text: 'An attack that taps instead of wounding, and gives no points.',
      rules: ['ME-DETAIN-4006'],
    },
    {
      word: 'support',
      text: 'An untapped companion who was not struck at may tap for 1 more prowess.',
      rules: ['ME-STRIKE-532'],
    },
  ],
  'lotr-tcg': [
    {
      word: 'twilight pool',
      also: ['twilight'],
      text: 'What the Shadow pays with. Cards of the Free Peoples add their cost to it, cards of the Shadow take theirs out.',
      rules: ['LR-TWILIGHT-003', 'LR-TWILIGHT-004'],
    },
    {
      word: 'exert',
      also: ['exerts', 'exertion', 'exerted'],
      text: 'To put a wound on a character of one’s own as a price. Whoever has only one vitality left cannot.',
      rules: ['LR-EXERT-001', 'LR-EXERT-003'],
    },
    {
      word: 'exhausted',
      text: 'With exactly one vitality left.',
      rules: ['LR-EXERT-006'],
    },
    {
      word: 'roaming',
      text: 'Away from home: at a site with a lower number than the minion’s own. It costs 2 more to play.',
      rules: ['LR-ROAM-001', 'LR-ROAM-002'],
    },
    {
      word: 'skirmish',
      also: ['skirmishes'],
      text: 'A fight of one character against the minions assigned to him. The stronger side wins, and ties go to the Shadow.',
      rules: ['LR-SKIRM-005', 'LR-SKIRM-006'],
    },
    {
      word: 'overwhelmed',
      also: ['overwhelms', 'overwhelm'],
      text: 'Beaten by at least twice one’s strength: killed outright, whatever vitality is left.',
      rules: ['LR-SKIRM-008'],
    },
    {
      word: 'archery total',
      also: ['archer', 'archers', 'archery'],
      text: 'One for each archer of a side. The other side takes as many wounds and chooses who takes them.',
      rules: ['LR-ARCHERY-002', 'LR-ARCHERY-006'],
    },
    {
      word: 'leftover',
      text: 'A minion that the Free Peoples player did not assign. The Shadow may assign it to anyone.',
      rules: ['LR-ASSIGN-006', 'LR-ASSIGN-007'],
    },
    {
      word: 'defender',
      text: 'With defender +1 a companion may be assigned to one more minion.',
      rules: ['LR-ASSIGN-005'],
    },
    {
      word: 'move limit',
      text: 'How often a fellowship may move in a turn. Once it must.',
      rules: ['LR-MOVE-014'],
    },
    {
      word: 'sanctuary',
      text: 'Sites 3 and 6: a turn that begins there heals companions.',
      rules: ['LR-SITE-010'],
    },
    {
      word: 'damage',
      text: 'A winner with damage +1 gives each loser one wound more.',
      rules: ['LR-SKIRM-007'],
    },
  ],
};
