/** Battle of Helm's Deep: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
// biome-ignore format: `npm run format` writes it from the words below
import {
  atSite, both, cardFile, forbid, here, inAnswerTo, isAboutToBeWounded, minion, mounted, mustMoveAgain,
  noWinning, preventThat, regroup, removeTwilight, spot, stillMayMove, your,
} from '../words/index.ts';

export const card = cardFile();

// Hornburg Wall
card(
  '5_118',
  atSite(regroup, {
    if: stillMayMove,
    costs: [spot(1, your(minion)), removeTwilight(9)],
    effect: mustMoveAgain,
  }),
);

// Nan Curunír
card(
  '5_119',
  atSite(inAnswerTo(isAboutToBeWounded(your(both(mounted, minion)))), {
    costs: [removeTwilight(2)],
    effect: preventThat('wound'),
  }),
);

// Caverns of Isengard. LR-WIN-001
card('5_120', forbid(noWinning, { if: here }));
