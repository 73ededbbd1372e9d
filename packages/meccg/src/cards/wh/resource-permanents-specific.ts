/** The White Hand: stage permanent-events that are specific to one Fallen-wizard. */
import { attack } from '../../rules/combat/combat.ts';
import { huntIn, setUpon } from '../../rules/hazards/great-hunt.ts';
import { workshop } from '../../rules/sites/workshops.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, all, ally, atSiteOf, attackBody, behind, body, both, type Condition, called, cardFile, character,
  choose, chooseCharacter, condition, creature, definite, directInfluence, duringEndOfTurn, type Effect,
  either, eitherOf, exactly, type Filter, facingAttack, faction, filter, gains, goesWithSite, grant,
  handDiscarded, hasSkill, haveInPlay, host, inAttackedCompany, inCompanyOf, inDiscard, inOrganization,
  inPilesOrHand, isAtAHaven, isOnWizard, it, item, itemClass, keyword, may, modifier, NOTHING, named, non,
  ofRace, ofYou, oneOfYours, only, onYourWizard, opensChain, type Phrase, passes, printed, prowess, type S,
  say, saying, seesDiscards, self, sequence, servesFor, shortEvent, stagePermanent, stagePointsAtLeast, stays,
  takeIntoHand, tapBearer, tapSelf, thatCard, the, thereAre, trigger, untappedSelf, untilEnd, verb, where,
  withoutCopy, word, worthEach, worthFull, you, youAre, yourOpponent, yourProtectedHaven, yourSiteAt, yours,
  yourWizard, Zone,
} from '../words/index.ts';

export const card = cardFile();

const inHisCompany: Filter = inCompanyOf(yourWizard);
const fightingGear: Filter = either(
  ...(['weapon', 'shield', 'armor', 'helmet'] as const).map((name) => keyword.has(name)),
);

/** He faces a strike of the attack before others are assigned, tapped or wounded. */
const faceStrike = (s: S, who: number): void => {
  s.attack.mustFace[s.global.attack] = who;
};
const noOneMustFace: Condition = condition(
  'no one must face',
  [],
  () => '(s.attack.mustFace[s.global.attack] === 0)',
  say`nobody else must face a strike of it`,
);
const facesYourWizard: Filter = filter(
  'attack on your wizard',
  [],
  (_g, v) => `(${v.it} === s.global.attack && s.strike.target[s.global.strike] === s.player.avatar[you])`,
  definite(say`a strike against Alatar`),
);
// Bow of Alatar
card(
  'WH-90',
  ...onYourWizard,
  action({
    window: facingAttack,
    zone: untappedSelf,
    if: all(isOnWizard, passes(self, inAttackedCompany), noOneMustFace),
    costs: [tapSelf],
    effect: sequence(
      verb(
        'face a strike',
        faceStrike,
        [yourWizard],
        say`have Alatar face a strike of the attack, whatever his state and its normal capabilities`,
      ),
      grant(modifier({ attribute: attackBody, of: facesYourWizard, by: -1 }), untilEnd(attack)),
    ),
  }),
);

const hunts = (zone: number, pile: string, then: Phrase): Effect =>
  verb(
    'hunt in',
    huntIn,
    [you, yourOpponent, zone],
    say`your opponent reveals cards one at a time from his ${word(pile)} until ${5} creatures or all its cards are revealed, and each hazard creature immediately attacks Alatar's company${then}`,
  );
const byOpponent: Condition = condition(
  'by an opponent',
  [],
  () => '(b !== you)',
  say`it is your opponent's`,
);
const onYours: Condition = condition(
  'on your turn',
  [],
  () => '(s.global.active === you)',
  say`it is your turn`,
);
// The Great Hunt
card(
  'WH-91',
  { otherNumbers: { more: [5], why: 'said once for each pile' } },
  shortEvent({
    when: inOrganization,
    if: all(...only, oneOfYours, youAre('Alatar'), stagePointsAtLeast(12), opensChain),
    effect: sequence(
      stays,
      eitherOf([
        hunts(Zone.deck, 'play deck', say` (he reshuffles his play deck)`),
        hunts(Zone.discard, 'discard pile', NOTHING),
      ]),
    ),
    rules: 'ME-STAGE-008',
  }),
  modifier({ attribute: seesDiscards, of: ofYou, by: 1 }),
  trigger(handDiscarded, {
    of: creature,
    if: all(byOpponent, onYours),
    effect: may(
      verb('set upon', setUpon, [you, thatCard], say`have ${thatCard.say} attack Alatar's company instead`),
    ),
  }),
);

const huntersCards: Filter = either(named('Risky Blow'), named('True Fána'), named('The Hunt'));
// Huntsman’s Garb
card(
  'WH-92',
  ...onYourWizard,
  action({
    window: duringEndOfTurn,
    zone: untappedSelf,
    if: isOnWizard,
    costs: [tapSelf],
    targets: [choose('card', huntersCards, inDiscard)],
    effect: takeIntoHand(the('card')),
  }),
);

const withProwess: Filter = filter(
  'with prowess',
  [],
  (g, v) => `(${g.ref(printed.prowess)}(s, ${v.it}) !== 0 || ${g.ref(printed.body)}(s, ${v.it}) !== 0)`,
  behind(say`with a prowess attribute`),
);
// Join the Hunt
card(
  'WH-93',
  stagePermanent(),
  worthFull(
    called(
      {
        adjectives: [],
        noun: 'weapon, shield, armor or helmet item',
        after: [say`in the company of Alatar`],
      },
      both(fightingGear, item, inHisCompany),
    ),
  ),
  worthFull(
    called(
      { adjectives: [], noun: 'ally', after: [say`with a prowess attribute`, say`in the company of Alatar`] },
      both(ally, withProwess, inHisCompany),
    ),
  ),
);

// Squire of the Hunt
card(
  'WH-95',
  stagePermanent({
    on: chooseCharacter(
      'warrior',
      both(hasSkill('warrior'), where(isAtAHaven(it), behind(say`at one of your Wizardhavens`))),
    ),
  }),
  ...servesFor(2),
  modifier({ attribute: prowess, of: exactly(host), by: 1 }),
  modifier({ attribute: body, of: exactly(host), by: 1 }),
);

const smith: Filter = called(
  { adjectives: [], noun: 'character', after: [say`who is a Man or a non-Hobbit sage`] },
  either(ofRace('Man'), both(hasSkill('sage'), non(ofRace('Hobbit')))),
);
const gear: Filter = called(
  { adjectives: [word('non-unique')], noun: 'minor weapon, armor, shield or helmet', after: [] },
  both(itemClass.is('minor'), fightingGear, non(keyword.has('unique'))),
);
// The Forge-master
card(
  'WH-117',
  stagePermanent({ on: chooseCharacter('smith', smith) }),
  ...servesFor(2),
  action({
    window: inOrganization,
    if: isAtAHaven(host),
    costs: [tapBearer],
    targets: [choose('item', gear, inPilesOrHand), choose('bearer', both(yours, character, atSiteOf(host)))],
    effect: gains(the('bearer'), the('item')),
  }),
);

const lore: Filter = either(
  ...[
    'Andúril, the Flame of the West',
    'Dragon-lore',
    'Dreams of Lore',
    'Maker’s Map',
    'Map to Mithril',
    'Reforging',
    'Swordmaster',
    'That Ain’t No Secret',
    'That’s Been Heard Before Tonight',
    'When I Know Anything',
    'When You Know More',
  ].map(named),
);
// Man of Skill
card(
  'WH-119',
  stagePermanent(),
  worthEach(
    2,
    called(
      {
        adjectives: [],
        noun: 'permanent-event',
        after: [say`that requires a site where Information is playable`],
      },
      lore,
    ),
  ),
);

const works: Filter = called(
  {
    adjectives: [word('protected')],
    noun: 'site',
    after: [say`of yours at Isengard or The White Towers`, say`with no other copy of it`],
  },
  both(yourProtectedHaven, yourSiteAt('Isengard', 'The White Towers'), withoutCopy),
);
// Saruman’s Machinery
card(
  'WH-120',
  stagePermanent({ if: [youAre('Saruman')], on: choose('site', works) }),
  saying(
    modifier({ attribute: workshop, of: exactly(host), by: 1 }),
    say`one technology item is playable at its site during your site phase, whether it is tapped or untapped`,
    'the attribute has no name that a reader knows',
  ),
  goesWithSite,
);

const factionsOfYours = both(yours, faction);
// The White Hand
card(
  'WH-122',
  { otherNumbers: { more: [2], why: 'his direct influence stands beside the text' } },
  stagePermanent({
    if: [
      youAre('Saruman'),
      stagePointsAtLeast(12),
      thereAre(3, factionsOfYours),
      haveInPlay('A Strident Spawn'),
      haveInPlay('Saruman’s Machinery'),
    ],
    on: choose('Saruman', exactly(yourWizard)),
  }),
  modifier({ attribute: prowess, of: exactly(host), by: 1 }),
  modifier({ attribute: directInfluence, of: exactly(host), by: 2 }),
);
