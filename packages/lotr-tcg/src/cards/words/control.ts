/** Sites under a player's control: they are spotted, taken and liberated. LR-CONTROL */
import {
  behind,
  both,
  called,
  condition,
  type Effect,
  type Filter,
  filter,
  noun,
  say,
  verb,
  you,
} from '@westmarch/kernel';
import { aboutToControl } from '../../engine.ts';
import { isControlled, liberate } from '../../rules/sites/sites.ts';
import { inResponseTo, type Window } from './actions.ts';
import { aSite, yours } from './filters.ts';

/** A site that lies in its controller's support area; one on the path is under nobody's control. LR-CONTROL-001, 007 */
const controlled: Filter = filter(
  'controlled',
  [],
  (g, v) => `${g.ref(isControlled)}(s, ${v.it})`,
  behind(say`under control`),
);
export const aSiteYouControl: Filter = called(
  { ...noun('site'), after: [say`you control`] },
  both(aSite, controlled, yours),
);

/** In response to an opponent who is about to take a site. LR-CONTROL-001 */
export const opponentAboutToControl: Window = (() => {
  const byAnOpponent = condition(
    'by an opponent',
    [],
    () => 's.moment.other[s.global.moment] !== you',
    say`an opponent is about to control a site`,
  );
  const window = inResponseTo(aboutToControl, aSite, byAnOpponent);
  const label = say`response, if ${byAnOpponent.say}`;
  return { ...window, when: { ...window.when, say: label }, label };
})();
/** The highest site that an opponent controls goes back to its place. LR-CONTROL-008..010 */
export const liberateASite: Effect = verb('liberate', liberate, [you], say`liberate a site`);
