/** The Two Towers: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, assignableTo, assignment, assignTo, both, cardFile, companion, during, exertSelf, exertThe, self,
  unbound, unlessFreePeoples,
} from '../words/index.ts';

export const card = cardFile();

// Orthanc Champion
card(
  '4_164',
  during(assignment, {
    costs: [exertSelf],
    effect: acting(a(both(unbound, companion, assignableTo(self))), (it) =>
      unlessFreePeoples([exertThe(it)], assignTo(self, it)),
    ),
  }),
);
