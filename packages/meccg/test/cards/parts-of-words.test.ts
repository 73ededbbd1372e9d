/**
 * A word names the words that it is made of: whoever walks a card's text (what surveys count, what an ability within
 * another is numbered by, what a condition is asked again for) finds them all. Each is made of markers here.
 */
import {
  type AnyWord,
  cardRef,
  condition,
  filter,
  inForce,
  modifier,
  noun,
  playerRef,
  say,
  value,
  wordsOf,
} from '@westmarch/kernel';
import { expect, test } from 'vitest';
import {
  ableToJoin,
  againstStruck,
  aRoll,
  asHazardOn,
  atMostInDeck,
  atSiteOf,
  attackIs,
  attemptedBy,
  attemptedOn,
  bearerOf,
  bearing,
  companyCount,
  companyHas,
  companyLacks,
  companyNumber,
  companySizeOf,
  corruptionIfBorne,
  fromHandOr,
  grantAbout,
  grantToCompany,
  handSizeFrom,
  hasOwnCardOf,
  inChosen,
  inCompanyOf,
  influenceLeftOver,
  isAlone,
  isAtADarkhaven,
  isAtAHaven,
  isAtSite,
  itWas,
  keyedToItsSite,
  nearestHavenFree,
  playableWhere,
  returnsCompanyOf,
  rollAgainst,
  rollTerm,
  seeTop,
  tapIt,
  turnOver,
  untilEndOfTurn,
  versionsOf,
} from '../../src/cards/words/index.ts';
import { prowess } from '../../src/engine.ts';

const things = filter('things', [], () => 'true', noun('thing'));
const that = cardRef('that', [], () => 'self', say`that card`);
const this_ = cardRef('this', [], () => 'self', say`this card`);
const someone = playerRef('someone', [], () => 'you', say`someone`);
const another = playerRef('another', [], () => 'you', say`another`);
const asked = condition('asked', [], () => 'true', say`it is so`);
const amount = value('amount', [], () => '1', say`so many`);
const second = value('second', [], () => '1', say`so many more`);
const stronger = modifier({ attribute: prowess, of: things, by: 1 });
const remains = tapIt(that).remains ?? asked;

const rows: readonly (readonly [string, AnyWord, readonly string[]])[] = [
  ['influenceLeftOver', influenceLeftOver(that), ['that']],
  ['inCompanyOf', inCompanyOf(that), ['that']],
  ['bearing', bearing(things), ['things']],
  ['bearerOf', bearerOf(that), ['that']],
  ['tapIt, later', remains, ['that']],
  ['corruptionIfBorne', corruptionIfBorne(that, this_), ['that', 'this']],
  ['attemptedBy', attemptedBy(things), ['things']],
  ['attemptedOn', attemptedOn(things), ['things']],
  ['ableToJoin', ableToJoin(that, false), ['that']],
  ['hasOwnCardOf', hasOwnCardOf(that), ['that']],
  ['grantAbout', grantAbout(stronger, untilEndOfTurn, amount), ['modifier add', 'amount']],
  ['grantToCompany', grantToCompany(stronger, untilEndOfTurn, amount, second), ['modifier add', 'amount']],
  ['companyCount', companyCount(that), ['that']],
  ['isAlone', isAlone(that), ['that']],
  ['companySizeOf', companySizeOf(that), ['that']],
  ['companyNumber', companyNumber(that), ['that']],
  ['companyHas', companyHas(things), ['things']],
  ['companyLacks', companyLacks(things), ['things', 'company has']],
  ['inChosen', inChosen(that), ['that']],
  ['nearestHavenFree', nearestHavenFree(that), ['that']],
  ['attackIs', attackIs(things), ['things']],
  ['itWas', itWas(things), ['things']],
  ['againstStruck', againstStruck(things), ['things']],
  ['returnsCompanyOf', returnsCompanyOf(that), ['that']],
  ['asHazardOn', asHazardOn(things), ['things']],
  ['fromHandOr', fromHandOr(asked), ['asked']],
  ['handSizeFrom', handSizeFrom(someone, 1), ['someone']],
  ['turnOver', turnOver('it', things, inForce), ['things']],
  ['atMostInDeck', atMostInDeck(amount, someone), ['amount', 'someone']],
  ['seeTop', seeTop(someone, another, 2), ['someone', 'another']],
  ['playableWhere', playableWhere(that), ['that']],
  ['keyedToItsSite', keyedToItsSite(that), ['that']],
  ['isAtADarkhaven', isAtADarkhaven(that), ['that']],
  ['versionsOf', versionsOf(that), ['that']],
  ['isAtSite', isAtSite(that, 'Bree'), ['that']],
  ['isAtAHaven', isAtAHaven(that), ['that']],
  ['atSiteOf', atSiteOf(that), ['that']],
  [
    'aRoll',
    aRoll([rollTerm(amount, 'needed', that)], rollTerm(second, 'added', this_)),
    ['amount', 'second', 'that', 'this'],
  ],
  ['rollAgainst', rollAgainst(that, 8, tapIt(this_)), ['that', 'this']],
];
test.each(rows)('%s names its parts', (_name, made, parts) => {
  expect([...wordsOf(made).keys()]).toEqual(expect.arrayContaining([...parts]));
});
