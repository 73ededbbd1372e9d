/** The Lidless Eye: By the Ringwraith’s Word. */
import { describe, expect } from 'vitest';
import { companyOf, hasKeyword } from '../../../../src/rules/cards/cards.ts';
import { directInfluenceLeft } from '../../../../src/rules/influence/influence.ts';
import { fight } from '../../../fights.ts';
import { Bob, company, resolveChain, rowOf, scenario } from '../../../table.ts';

const word = 'By the Ringwraith’s Word';
const at = (place: string, ...who: readonly (string | object)[]) => ({
  ...company(place, ...who),
  as: 'band',
});
const ann = (companies: readonly object[], more: object = {}) => ({
  players: { Ann: { side: 'ringwraith', hand: [word], companies, ...more }, Bob },
});

describe('[LE-174] By the Ringwraith’s Word', () => {
  scenario('[LE-174/1] is put on another at the same Darkhaven, in his company or not', (t) => {
    t.given(ann([at('Dol Guldur', 'Ren the Ringwraith'), company('Dol Guldur', 'Gorbag', 'Muzgash')]));
    t.player('Ann').does(`${word}: in`, 'Gorbag');
    resolveChain(t);
    t.expect.card(word, { in: 'on of Gorbag' });
  });
  scenario('[LE-174/1 ME-CARD-0109] on a Ringwraith follower, too', (t) => {
    t.given(
      ann([
        at('Dol Guldur', 'Ren the Ringwraith', {
          card: 'Dwar the Ringwraith',
          leader: 'Ren the Ringwraith',
        }),
      ]),
    );
    t.player('Ann').does(`${word}: in`);
    resolveChain(t);
    t.expect.card(word, { in: 'on of Dwar the Ringwraith' });
  });
  for (const [why, companies, more] of [
    ['without your Ringwraith', [at('Dol Guldur', 'Gorbag')], {}],
    ['on himself', [at('Dol Guldur', 'Ren the Ringwraith')], {}],
    ['elsewhere', [at('Dol Guldur', 'Ren the Ringwraith'), company('Minas Morgul', 'Gorbag')], {}],
    [
      'away from a Darkhaven',
      [at('Moria', 'Ren the Ringwraith', { card: 'Dwar the Ringwraith', leader: 'Ren the Ringwraith' })],
      { events: [{ card: 'Fell Rider', company: 'band' }] },
    ],
  ] as const)
    scenario(`[LE-174/1] not ${why}`, (t) => {
      t.given(ann(companies, more));
      t.player('Ann').mayNot(word, { because: 'nothing to choose' });
    });
  scenario('[LE-174/1] not a second one of the same player', (t) => {
    t.given(
      ann([
        at('Dol Guldur', 'Ren the Ringwraith'),
        company('Dol Guldur', { card: 'Gorbag', on: [word] }, 'Muzgash'),
      ]),
    );
    t.player('Ann').mayNot(`${word} in hand of Ann`, { because: 'no other copy' });
  });
  scenario('[LE-174/2 LE-174/3] its bearer is a leader, with +4 against those of his company', (t) => {
    t.given(
      ann([
        at('Dol Guldur', { card: 'Layos', on: [word] }, 'Dôgrib'),
        company('Dol Guldur', 'Ren the Ringwraith', 'Ostisen'),
      ]),
    );
    const [layos, dogrib, ostisen] = ['Layos', 'Dôgrib', 'Ostisen'].map((name) => rowOf(t.state, name));
    const left = (target: number): number =>
      directInfluenceLeft(t.state, layos, companyOf(t.state, layos), target);
    expect([hasKeyword(t.state, layos, 'Leader'), hasKeyword(t.state, dogrib, 'Leader')]).toEqual([
      true,
      false,
    ]);
    expect([left(dogrib), left(ostisen)]).toEqual([6, 2]);
  });
  for (const [on, where] of [
    [[word], 'company of band'],
    [[], 'discard of Ann'],
  ] as const)
    scenario(`[LE-174/4] a body check does not discard him: ${where}`, (t) => {
      // A result of 9 discards Gorbag by his own text.
      t.given({
        phase: 'attack',
        attack: { strikes: 1, prowess: 20 },
        dice: [1, 1, 4, 5],
        players: { Ann: { side: 'ringwraith', companies: [at('Moria', { card: 'Gorbag', on })] }, Bob },
      });
      fight(t);
      t.expect.card('Gorbag', { in: where });
    });
  scenario('[LE-174/1] it goes at once where somebody has a higher mind', (t) => {
    t.given(ann([at('Dol Guldur', 'Ren the Ringwraith'), company('Dol Guldur', 'Muzgash', 'Gorbag')]));
    t.player('Ann').does(`${word}: in`, 'Muzgash');
    resolveChain(t);
    t.expect.card(word, { in: 'discard of Ann' });
  });
  for (const [who, where] of [
    ['Gorbag', 'discard of Ann'],
    ['Grishnákh', 'on of Lagduf'],
  ] as const)
    scenario(`[LE-174/5] and when such a one joins: ${who}`, (t) => {
      t.given(
        ann(
          [at('Dol Guldur', { card: 'Lagduf', on: [word] }), { ...company('Dol Guldur', who), as: 'other' }],
          {
            hand: [],
          },
        ),
      );
      t.player('Ann').does('Lagduf: regroup companies', who, 'Done');
      t.expect.card(word, { in: where });
    });
});
