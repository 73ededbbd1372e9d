/** The Balrog: creatures. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, action, againstStruck, all, ally, asHazard, attackBonus, both, called, cancelStrike, cardFile,
  character, choose, counted, type Effect, either, hasSkill, ifSo, inAttackedCompany, inMovingCompany, named,
  not, ofCompanyKind, onceDeclared, onItsWay, outOfCombat, prowessAbove, returnsToOrigin, say, saying,
  shortEvent, strikeCancellable, struckAlone, tapping, the, theDefender, thereAre, thisStrikes,
  underDeepsOrSurface, untapped, word, wounded, woundRolls,
} from '../words/index.ts';

export const card = cardFile();

const strongWarrior = both(untapped, hasSkill('warrior'), prowessAbove(4));
const champion = both(either(named('Beorn'), strongWarrior), character, inMovingCompany);
const movingHeroes = called(
  { adjectives: [word('moving'), word('hero')], noun: 'company', after: [] },
  both(ofCompanyKind('hero'), onItsWay, aCompany, inMovingCompany),
);
const driveBack: Effect = saying(
  ifSo(not(thereAre(1, champion)), returnsToOrigin(the('company'))),
  say`${the('company').say} returns to its site of origin, unless it contains Beorn or ${counted(strongWarrior.noun, 'a')}`,
  'the words tell the steps, a reader wants what comes of them',
);
// Beorning Skin-changers
card(
  'BA-10',
  {
    prey: 'minion',
    keyedTo: { regions: ['Anduin Vales', 'Western Mirkwood', 'Wold & Foothills'], anySite: true },
  },
  shortEvent({
    when: asHazard,
    if: outOfCombat,
    targets: [choose('company', movingHeroes)],
    effect: driveBack,
    rules: 'ME-CARD-0079 ME-CARD-0080 ME-RETURN-501',
  }),
);

const fighter = both(untapped, either(character, ally), inAttackedCompany);
const onWounded = againstStruck(wounded);
// Carrion Feeders
card(
  'BA-11',
  struckAlone(wounded),
  attackBonus(woundRolls, 1),
  action({
    window: onceDeclared(thisStrikes),
    by: theDefender,
    if: all(strikeCancellable, onWounded),
    targets: [choose('character', fighter)],
    costs: [tapping(the('character'))],
    effect: cancelStrike,
  }),
);

// Olog Warlords
card('BA-12', { prey: 'hero' });

// Shelob’s Brood
card('BA-13', { keyedTo: { at: underDeepsOrSurface } });
