/**
 * Every word names the words that it is made of: abilities within it get their numbers, surveys count it, and a text
 * introduces what it mentions, all by walking these parts. Each word is made of markers, which must be its parts.
 */
import * as k from '@westmarch/kernel';
import { expect, test } from 'vitest';
import { toy, zone } from '../toy.ts';

const { strength, hurt, healing, might } = toy();
const things = k.filter('things', [], () => 'true', k.noun('thing'));
const others = k.filter('others', [], () => 'true', k.noun('other'));
const near = k.filter('near', [], () => 'true', k.behind(k.say`near by`));
const that = k.cardRef('that', [], () => 'self', k.say`that card`);
const this_ = k.cardRef('this', [], () => 'self', k.say`this card`);
const someone = k.playerRef('someone', [], () => 'you', k.say`someone`);
const another = k.playerRef('another', [], () => 'you', k.say`another`);
const asked = k.condition('asked', [], () => 'true', k.say`it is so`);
const also = k.condition('also', [], () => 'true', k.say`it is so too`);
const amount = k.value('amount', [], () => '1', k.say`so many`);
const limit = k.value('limit', [], () => '1', k.say`as many`);
const deed = k.effect('deed', [], k.say`do it`, () => undefined);
const deed2 = k.effect('deed 2', [], k.say`do that`, () => undefined);
const price = k.cost(also, deed2);
const chosen = k.choose('it', others);
const now: k.Duration = { js: () => '0', say: k.say`now` };
const stronger = k.modifier({ attribute: strength, of: things, by: 1 });

const rows: readonly (readonly [string, k.AnyWord, readonly string[]])[] = [
  ['owner of', k.ownerOf(that), ['that']],
  ['controller of', k.controllerOf(that), ['that']],
  ['printed', k.printedOf(that, might), ['that']],
  ['attribute of', k.attributeOf(that, strength), ['that']],
  ['column of', k.columnOf(that, 'owner'), ['that']],
  ['player column', k.playerColumn(someone, 'gold'), ['someone']],
  ['plus', k.plus(amount, limit), ['amount', 'limit']],
  ['count of', k.countOf(things), ['things']],
  ['all', k.all(asked, also), ['asked', 'also']],
  ['any', k.any(asked, also), ['asked', 'also']],
  ['not', k.not(asked), ['asked']],
  ['at least', k.atLeast(amount, limit), ['amount', 'limit']],
  ['there are so many', k.thereAre(amount, things), ['things', 'amount']],
  ['there are two', k.thereAre(2, things), ['things']],
  ['passes', k.passes(that, things), ['that', 'things']],
  ['same', k.same(that, this_), ['that', 'this']],
  ['same player', k.samePlayer(someone, another), ['someone', 'another']],
  ['lies in', k.liesIn(that, zone.hand, 'hand'), ['that']],
  ['both', k.both(things, others), ['things', 'others']],
  ['either', k.either(things, others), ['things', 'others']],
  ['non', k.non(things), ['things']],
  ['non, said behind', k.non(near), ['near']],
  ['other than', k.otherThan(that), ['that']],
  ['controlled by', k.controlledBy(someone), ['someone']],
  ['not controlled by', k.notControlledBy(someone), ['someone']],
  ['exactly', k.exactly(that), ['that']],
  ['on', k.on(that), ['that']],
  ['where', k.where(asked), ['asked']],
  ['verb', k.verb('so', () => undefined, [that, 3, amount], k.say`so`), ['that', 'amount']],
  ['sequence', k.sequence(deed, deed2), ['deed', 'deed 2']],
  ['if so', k.ifSo(asked, deed), ['asked', 'deed']],
  ['if so, and otherwise', k.ifSo(asked, deed, deed2), ['asked', 'deed', 'deed 2']],
  ['may', k.may(deed, someone), ['deed', 'someone']],
  ['either of', k.eitherOf([deed, deed2], someone), ['deed', 'deed 2', 'someone']],
  ['unless', k.unless(someone, asked, deed, deed2), ['someone', 'asked', 'deed', 'deed 2']],
  ['for each', k.forEach('it', things, deed), ['things', 'deed']],
  ['remember', k.remember('it', amount), ['amount']],
  ['repeat', k.repeat(amount, deed), ['amount', 'deed']],
  ['move card', k.moveCard(that, zone.hand, someone, 'hand'), ['that', 'someone']],
  ['move card, to nobody', k.moveCard(that, zone.middle, null, 'middle'), ['that']],
  ['gets', k.gets(that, strength, amount, now), ['that', 'amount']],
  ['grant', k.grant(stronger, now), ['modifier add']],
  ['grant, to a card', k.grant(stronger, now, that), ['modifier add', 'that']],
  ['copy text', k.copyText(that, now, this_), ['that', 'this']],
  ['lose text', k.loseText(that, now), ['that']],
  ['look at', k.lookAt(someone, k.inForce, 'all'), ['someone']],
  ['choose', k.choose('it', things, k.inForce, someone), ['things', 'someone']],
  [
    'choose many',
    k.chooseMany('it', things, { most: amount, who: someone, sum: { of: () => amount, atMost: limit } }),
    ['things', 'someone', 'amount', 'limit'],
  ],
  ['with each', k.withEach(chosen, deed), ['deed']],
  ['choose number', k.chooseNumber('n', amount, limit, someone), ['amount', 'limit', 'someone']],
  ['in turn', k.inTurn('it', things, deed, someone), ['things', 'deed', 'someone']],
  ['cost', price, ['also', 'deed 2']],
  [
    'action',
    k.action({ window: asked, zone: also, if: asked, costs: [price], targets: [chosen], effect: deed }),
    ['asked', 'also', 'asked', 'cost deed 2', 'choose', 'deed'],
  ],
  [
    'modifier',
    k.modifier({ attribute: strength, of: things, by: amount, upTo: limit, if: asked }),
    ['things', 'amount', 'limit', 'asked'],
  ],
  [
    'trigger',
    k.trigger(hurt, { of: things, if: asked, costs: [price], targets: [chosen], effect: deed }),
    ['passes', 'asked', 'cost deed 2', 'choose', 'deed'],
  ],
  ['forbid', k.forbid(healing, { who: someone, if: asked }), ['same player', 'asked']],
];
test.each(rows)('%s names its parts', (_name, made, parts) => {
  expect(made.parts.map(({ word }) => word)).toEqual(parts);
});
