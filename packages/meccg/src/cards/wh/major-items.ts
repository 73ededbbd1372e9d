/** The White Hand: major items. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  all, attackBody, bearerHas, body, cardFile, definite, exactly, type Filter, filter, host, hostOf, inUse,
  modifier, Status, say, weapon,
} from '../words/index.ts';

export const card = cardFile();

/** The strike now resolved is on its bearer, who taps to face it. */
const hisStrike: Filter = filter(
  'his strike',
  [],
  (g) => {
    const bearer = `${g.ref(hostOf)}(s, self)`;
    const strike = 's.global.strike';
    return `(${strike} !== 0 && s.strike.target[${strike}] === ${bearer} && s.card.status[${bearer}] === ${Status.untapped} && s.strike.staysUntapped[${strike}] === 0 && s.strike.noTap[${strike}] === 0)`;
  },
  definite(say`a strike that its bearer taps to face`),
);
// Mechanical Bow
card(
  'WH-53',
  { keywords: ['weapon'] },
  modifier({ attribute: body, of: exactly(host), by: -1, if: inUse }),
  weapon(2, 8, bearerHas('warrior')),
  modifier({ attribute: attackBody, of: hisStrike, by: -1, if: all(inUse, bearerHas('warrior')) }),
);
