/** Reflections: the Gondor culture. */
import { bearer, man } from '../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, item, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { aragorn, Bob, gimli } from '../people.ts';

const onAMan = bearer(man);
invent(
  item('Crown', { kind: 'artifact', itemClass: 'helm', twilight: 2 }, onAMan),
  item('Sword', { kind: 'artifact' }, onAMan),
  item('Foreign Crown', { kind: 'artifact', culture: 'Elven', itemClass: 'helm' }, onAMan),
  item('Stone', { kind: 'artifact', 'Support Area': 1 }),
  item('Spear', {}, onAMan),
  companion('Man of Gondor'),
  companion('Man of Rohan', { culture: 'Rohan' }),
  companion('Elf of Gondor', { race: 'Elf' }),
  freeCondition('Filler'),
  site('Field', { siteNumber: 1, block: 2 }),
  site('Ford', { siteNumber: 2, block: 2 }),
);

const elendil = (more: object = {}) => ({ card: 'Elendil, The Tall', as: 'Elendil', ...more });
for (const [men, may] of [
  [['Man of Gondor', 'Man of Gondor'], true],
  [['Man of Gondor'], false],
] as const)
  scenario(`[9_32/1] with ${men.length} Gondor Men he may${may ? '' : ' not'} be played`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: { Ann: { companions: [frodo(), gimli(), ...men], hand: [elendil(), 'Filler'] }, Bob },
    });
    if (may) t.player('Ann').does('Elendil');
    else t.player('Ann').mayNot('Elendil', { because: 'what it needs to be played is not there' });
  });

const arming = (hand: readonly string[], on: readonly string[] = []) => ({
  phase: 'fellowship alone',
  players: { Ann: { companions: [frodo(), elendil({ on }), aragorn()], hand: [...hand, 'Filler'] }, Bob },
});
scenario('[9_32/2] an artifact played on Elendil raises the move limit', (t) => {
  t.given(arming(['Crown', 'Sword']));
  t.player('Ann').does('Elendil: fellowship', 'Crown').has({ 'move limit': 3 });
  t.expect.card('Crown', { in: 'on of Elendil' }).table({ twilight: 2 });
  t.player('Ann').does('Elendil: fellowship').has({ 'move limit': 4 });
  t.expect.card('Sword', { in: 'on of Elendil' });
});
scenario('[9_32/2] an artifact played as usual does not', (t) => {
  t.given(arming(['Crown', 'Sword']));
  t.player('Ann').does('Crown: play', 'Elendil').has({ 'move limit': 2 });
});
for (const [what, hand, on] of [
  ['a possession', ['Spear'], []],
  ['an artifact of the support area', ['Stone'], []],
  ['a second helm', ['Crown'], ['Foreign Crown']],
] as const)
  scenario(`[9_32/2] ${what} is no artifact that can be played on him`, (t) => {
    t.given(arming(hand, on));
    t.player('Ann').mayNot('Elendil', { because: 'an artifact can be played on' });
  });

const freeing = (on: readonly string[]) => ({
  phase: 'regroup alone',
  path: [{ card: 'Ford', number: 2 }],
  players: {
    Ann: { companions: [frodo(), elendil({ on })], site: 2 },
    Bob: { support: [{ card: 'Field', number: 1 }], site: 2 },
  },
});
scenario('[9_32/3, LR-CONTROL-008] a Gondor artifact is discarded to liberate a site', (t) => {
  t.given(freeing(['Crown']));
  t.player('Ann').does('Elendil');
  t.expect.card('Field', { in: 'path' }).card('Crown', { in: 'discard of Ann' });
});
for (const what of ['Foreign Crown', 'Spear'])
  scenario(`[9_32/3] ${what} is no Gondor artifact`, (t) => {
    t.given(freeing([what]));
    t.player('Ann').mayNot('Elendil', { because: 'you control a Gondor artifact' });
  });

const stone = { card: 'Seeing Stone of Minas Anor', as: 'Seeing Stone' };
const guard = (more: object = {}) => ({ card: 'Man of Gondor', as: 'Guard', ...more });
const finding = (threats: number, ...friends: readonly unknown[]) => ({
  phase: 'fellowship alone',
  players: { Ann: { companions: [frodo(), ...friends], threats, hand: [stone, 'Filler'] }, Bob },
});
scenario('[9_37/1] a Gondor Man with three vitality finds the stone', (t) => {
  t.given(finding(1, guard()));
  t.player('Ann').does('Seeing Stone').has({ threats: 1 });
  t.expect.card('Seeing Stone', { in: 'support of Ann' });
});
scenario('[9_37/1, LR-WOUND-006] a weaker one adds two threats', (t) => {
  t.given(finding(0, guard({ wounds: 1 })));
  t.player('Ann').does('Seeing Stone').has({ threats: 2 });
  t.expect.card('Seeing Stone', { in: 'support of Ann' });
});
scenario('[9_37/1] who could do either chooses', (t) => {
  t.given(finding(0, guard()));
  t.player('Ann')
    .does('Seeing Stone')
    .mayChoose.exactly('spot a Gondor Man with 3 or more vitality', 'spot a Gondor Man and add 2 threats');
  t.player('Ann').does('spot a Gondor Man and add').has({ threats: 2 });
});
for (const [why, threats, friend] of [
  ['room for one threat only', 1, guard({ wounds: 1 })],
  ['a Man of Rohan', 0, 'Man of Rohan'],
  ['an Elf of Gondor', 0, 'Elf of Gondor'],
] as const)
  scenario(`[9_37/1, LR-THREAT-002] ${why} is not enough`, (t) => {
    t.given(finding(threats, friend));
    t.player('Ann').mayNot('Seeing Stone', { rule: 'LR-COST-009' });
  });

const gazing = (wounds: number, deck: readonly string[]) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), 'Man of Rohan', 'Elf of Gondor', guard({ wounds })],
      support: [stone],
      hand: ['Filler', 'Sword'],
      deck,
    },
    Bob: { minions: [] },
  },
});
scenario('[9_37/2] a Gondor Man exerts for a new hand of three cards', (t) => {
  t.given(gazing(0, ['Crown', 'Spear', 'Stone', 'Foreign Crown']));
  t.player('Ann')
    .does('Seeing Stone: Regroup: exert')
    .has({ hand: ['Crown', 'Spear', 'Stone'], discard: ['Filler', 'Sword'], deck: 1 });
  t.expect.card('Guard', { wounds: 1 }).card('Seeing Stone', { in: 'support of Ann' });
});
scenario('[9_37/3] or the stone itself is discarded', (t) => {
  t.given(gazing(2, ['Crown', 'Spear']));
  t.player('Ann')
    .does('Seeing Stone')
    .has({ hand: ['Crown', 'Spear'], discard: ['Seeing Stone', 'Filler', 'Sword'], deck: 0 });
  t.expect.card('Guard', { wounds: 2 });
});
