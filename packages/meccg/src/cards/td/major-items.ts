/** The Dragons: major items. */
import { effectDiscards } from '../../rules/chain/forbidden.ts';
import { council } from '../../turn/council.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, all, bearerHas, both, byCreature, type Condition, cardFile, character, companyNumber,
  condition, corruptionCheckBy, type Duration, facingAttack, fewerStrikes, forbid, grantToCompany, host,
  inThatCompany, itsAttack, notKeyedToSite, onYourTurnOrAttacked, Phase, type S, say, sequence, tapSelf,
  untappedSelf, untilEnd, untilEndOfTurn,
} from '../words/index.ts';

export const card = cardFile();

// Bow of Dragon-horn
card(
  'TD-102',
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(bearerHas('warrior'), itsAttack, byCreature, notKeyedToSite),
    costs: [tapSelf],
    effect: fewerStrikes(1),
  }),
);

const isMenaced = (s: S, player: number): boolean =>
  s.global.active === player ? s.global.check !== 0 : s.global.phase === Phase.site;
const whileMenaced: Condition = condition(
  'while menaced',
  [],
  (g) => `(s.global.phase !== ${Phase.council} && ${g.ref(isMenaced)}(s, you))`,
  say`when a corruption check is made on your turn, or in an opponent's site phase`,
);
const atTheCouncil: Condition = condition(
  'at the Council',
  [],
  () => `(s.global.phase === ${Phase.council} && s.card.controller[s.global.check] === you)`,
  say`when your character makes a corruption check at the Free Council`,
);
const playsHarp = (window: Condition, lasts: Duration): Ability =>
  action({
    window,
    zone: untappedSelf,
    costs: [tapSelf],
    effect: sequence(
      grantToCompany(
        forbid(effectDiscards, { of: both(character, inThatCompany) }),
        lasts,
        companyNumber(host),
      ),
      corruptionCheckBy(host),
    ),
    rules: 'ME-CARD-0442 ME-CARD-0443',
  });
// Magical Harp
card(
  'TD-130',
  playsHarp(onYourTurnOrAttacked, untilEndOfTurn),
  playsHarp(whileMenaced, untilEndOfTurn),
  playsHarp(atTheCouncil, untilEnd(council)),
);
