/** The Dragons: hazard permanent-events. */
import { companyEvents } from '../../rules/chain/forbidden.ts';
import { facedCreatures } from '../../rules/companies/history.ts';
import { limitOnWay } from '../../rules/hazards/hazard-limit.ts';
import { firstDragonFree, oneDragonATurn } from '../../rules/hazards/manifestations.ts';
import { dragonAtHome } from '../families/dragons.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, aDragonAtHome, anyCompany, asHazard, atLeast, behind, both, called, cardFile,
  cardPlayed, character, choose, chooseVictim, companyHas, corruptionPoints, directInfluence, discardIt,
  discardSelf, discardWhenExhausted, doorsOfNight, engine, exactly, type Filter, filter, forbid, forEach,
  goesWithSite, guardsFacedAgain, host, influenceAttempt, influenceCheck, inPath, item, itemClass, kind,
  lastingEvent, modifier, noDoorsOfNight, noun, ofRace, ownDraws, passes, permanentLength, playedAtItsSite,
  races, raiseLimit, removedByTapping, say, saying, sequence, shortEvent, stays, staysOn, targetSite, the,
  trigger, whileHazards, withHoard, withoutAnother, withoutCopy, word,
} from '../words/index.ts';

export const card = cardFile();

/** Smaug: whoever moves draws less, but something if he may draw at all. */
const everyCompany: Filter = filter('every company', [], () => 'true', noun('company'));
/** Agburanar: the first Dragon on each company is free. */
const freeDragons: Ability = modifier({ attribute: firstDragonFree, of: everyCompany, by: 1 });
// Agburanar at Home
card('TD-2', ...dragonAtHome('Agburanar', freeDragons));

/** Bairanax: whoever has met animals is in more danger. */
const ANIMAL = races.indexOf('Animal');
const isAnimal = (def: number): boolean => engine.fact('race')[def] === ANIMAL;
const hasMetAnimals: Filter = filter(
  'has met animals',
  [],
  (g, v) => `(${g.ref(facedCreatures)}(s, ${v.it}, ${g.ref(isAnimal)}) > 0)`,
  { adjectives: [], noun: 'company', after: [say`that faces an Animal hazard creature`] },
);
const limitAfterAnimals: Ability = modifier({ attribute: limitOnWay, of: hasMetAnimals, by: 1 });
// Bairanax at Home
card('TD-5', ...dragonAtHome('Bairanax', limitAfterAnimals));

/** Daelomin: given up for more hazards. */
const discardForLimit = (by: number): Ability =>
  action({
    window: whileHazards,
    costs: [discardSelf],
    effect: raiseLimit(by),
  });
// Daelomin at Home
card('TD-11', ...dragonAtHome('Daelomin', discardForLimit(2)));

/** Eärcaraxë: whoever sails is in more danger. */
const onItsWay: Filter = filter('on its way', [], (_g, v) => `(s.global.company === ${v.it})`, {
  adjectives: [word('moving')],
  noun: 'company',
  after: [],
});
const limitAtSea: Ability = modifier({
  attribute: limitOnWay,
  of: onItsWay,
  by: 1,
  if: atLeast(inPath('coastal-sea'), 1),
});
// Eärcaraxë at Home
card('TD-22', ...dragonAtHome('Eärcaraxë', limitAtSea));

// Foolish Words
card(
  'TD-25',
  { onGuard: { company: true, attempts: true } },
  shortEvent({
    when: asHazard,
    targets: [chooseVictim(withoutAnother)],
    effect: staysOn(the('character')),
  }),
  saying(
    modifier({ attribute: influenceAttempt, of: exactly(host), by: -4 }),
    say`riddling rolls, offering attempts and influence attempts by its bearer are modified by ${-4}`,
    'riddles and offerings are made with the same number',
  ),
  removedByTapping(7),
);

/** Itangast and Scorba: items of a class weigh more. */
const dearItems = (name: 'major' | 'greater'): Ability =>
  modifier({
    attribute: corruptionPoints,
    of: called({ ...noun('item'), adjectives: [word(name)] }, itemClass.is(name)),
    by: 1,
  });
// Itangast at Home
card('TD-38', ...dragonAtHome('Itangast', dearItems('greater')));

// Known to an Ounce
card(
  'TD-39',
  shortEvent({
    when: asHazard,
    if: passes(targetSite, both(withHoard, withoutCopy)),
    effect: staysOn(targetSite),
  }),
  shortEvent({
    when: asHazard,
    targets: [choose('Dragon', both(aDragonAtHome, withoutCopy))],
    effect: staysOn(the('Dragon')),
  }),
  trigger(cardPlayed, { of: item, if: playedAtItsSite, effect: guardsFacedAgain }),
  goesWithSite,
);

/** Leucaruth: Dragons are rare. */
const everyone: Filter = filter('everyone', [], () => 'true', {
  adjectives: [],
  noun: 'player',
  after: [],
});
const rareDragons: Ability = modifier({ attribute: oneDragonATurn, of: everyone, by: 1 });
// Leucaruth at Home
card('TD-44', ...dragonAtHome('Leucaruth', rareDragons));

/** Scatha: nobody is easily won over. */
const worseInfluence: Ability = modifier({ attribute: influenceCheck, of: character, by: -1 });
// Scatha at Home
card('TD-62', ...dragonAtHome('Scatha', worseInfluence));

// Scorba at Home
card('TD-65', ...dragonAtHome('Scorba', dearItems('major')));

const fewerDraws: Ability = saying(
  modifier({ attribute: ownDraws, of: everyCompany, by: -1 }),
  say`the number of cards that its player draws for the movement of each company is changed by ${-1} (to a minimum of ${1})`,
  'the least that is drawn stands with the drawing',
);
// Smaug at Home
card('TD-71', ...dragonAtHome('Smaug', fewerDraws));

const wizards: Filter = both(ofRace('Wizard'), character);
const hasWizard: Filter = companyHas(wizards);
const onWizards: Filter = filter(
  'on companies of Wizards',
  [hasWizard],
  (g, v) =>
    `(s.card.ofCompany[${v.it}] !== 0 && ${hasWizard.js(g, { ...v, it: `s.card.ofCompany[${v.it}]` })})`,
  behind(say`on a company with a Wizard`),
);
const resourcePermanent: Filter = called(
  { adjectives: [word('resource')], noun: 'permanent-event', after: [] },
  both(kind.is('resource event'), permanentLength),
);
// Stormcrow
card(
  'TD-73',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(
    asHazard,
    sequence(stays, forEach('event', both(resourcePermanent, onWizards), discardIt(the('event')))),
  ),
  modifier({ attribute: directInfluence, of: wizards, by: -2, if: noDoorsOfNight }),
  modifier({ attribute: directInfluence, of: wizards, by: -4, if: doorsOfNight }),
  forbid(companyEvents, { of: both(anyCompany, hasWizard) }),
  discardWhenExhausted,
);
