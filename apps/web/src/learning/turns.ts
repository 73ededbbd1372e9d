/** How a turn goes in each game: its phases in order, a sentence each. */
import type { GameName } from '@westmarch/protocol';

interface Phase {
  readonly name: string;
  readonly about: string;
}

export const TURNS: Readonly<Record<GameName, readonly Phase[]>> = {
  meccg: [
    { name: 'Untap', about: 'Your tapped cards are ready again, and the wounded heal at a Haven.' },
    { name: 'Organization', about: 'Bring in a character, arrange companies, and say where each goes.' },
    { name: 'Long-events', about: 'Old long-events leave, new ones may come.' },
    {
      name: 'Movement and hazards',
      about: 'Companies travel. Both players draw, and your opponent plays hazards on the way.',
    },
    { name: 'Site', about: 'Enter, face what guards the place, and play items, allies and factions there.' },
    { name: 'End of turn', about: 'Both players bring their hands back to eight cards.' },
  ],
  'lotr-tcg': [
    {
      name: 'Fellowship',
      about: 'Play your companions and what they bear. Each card adds twilight. Then move.',
    },
    { name: 'Shadow', about: 'Your opponent spends that twilight on minions.' },
    { name: 'Maneuver', about: 'Both may use maneuver cards before the fighting.' },
    { name: 'Archery', about: 'Archers on both sides wound from afar.' },
    { name: 'Assignment', about: 'You say who fights which minion. The Shadow assigns the rest.' },
    {
      name: 'Skirmishes',
      about: 'One after the other: compare strength, the loser is wounded, ties go to the Shadow.',
    },
    { name: 'Regroup', about: 'Hands are filled up to eight, and you move again or stay.' },
  ],
};
