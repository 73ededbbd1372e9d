/** The White Hand: allies. */
import { valueOf } from '@westmarch/kernel';
import { describe, expect } from 'vitest';
import { companyOf } from '../../../src/rules/cards/cards.ts';
import { regionsMore } from '../../../src/rules/movement/regions.ts';
import { Bob, company, scenario } from '../../table.ts';

describe('Noble Steed', () => {
  const at = (site: string, more: object = {}) => ({
    phase: 'at the site',
    players: {
      Ann: { hand: ['Noble Steed', 'Cram'], companies: [{ ...company(site, 'Elladan'), ...more }] },
      Bob,
    },
  });
  for (const [title, more] of [
    ['an untapped', {}],
    ['a tapped', { siteTapped: true }],
  ] as const)
    scenario(`[WH-33] Noble Steed: at ${title} site in Rohan`, (t) => {
      t.given(at('Edoras', more));
      t.player('Ann').does('Noble Steed: play');
      t.expect.card('Noble Steed', { in: 'on of Elladan' });
      t.player('Ann').has({ 'ally points': 1 });
    });
  scenario('[WH-33] Noble Steed: not elsewhere', (t) => {
    t.given(at('Moria'));
    t.player('Ann').mayNot('Noble Steed', { because: 'another site' });
  });
  const riding = (...who: readonly (string | object)[]) => ({
    phase: 'organization',
    players: { Ann: { companies: [company('Edoras', ...who)] }, Bob },
  });
  const mounted = (card: string, mount = 'Noble Steed') => ({ card, on: [mount] });
  // Five regions away.
  const far = 'Bree';
  scenario('[WH-33/1] Noble Steed: where each has one, two regions more', (t) => {
    t.given(riding(mounted('Elladan'), mounted('Elrohir', 'Bill the Pony')));
    t.player('Ann').does('Elladan: declare movement').mayChoose.includes(far);
  });
  scenario('[WH-33/1] Noble Steed: two of them do not add up', (t) => {
    t.given(
      riding(mounted('Elladan', 'Noble Steed'), {
        card: 'Elrohir',
        on: [{ card: 'Noble Steed', as: 'other' }],
      }),
    );
    expect(valueOf(t.state, regionsMore, companyOf(t.state, t.who.card('Elladan')))).toBe(2);
  });
  scenario('[WH-33/1] Noble Steed: not where one has none', (t) => {
    t.given(riding(mounted('Elladan'), 'Elrohir'));
    t.player('Ann').does('Elladan: declare movement').mayChoose.excludes(far);
  });
  const struck = (more: object = {}) => ({
    phase: 'attack',
    attack: { strikes: 1, prowess: 9, race: 'Orc', ...more },
    players: { Ann: { hand: ['Dodge'], companies: [company('Moria', mounted('Elladan'), 'Elrohir')] }, Bob },
  });
  type Table = Parameters<Parameters<typeof scenario>[1]>[0];
  const assign = (t: Table, target: string): void => {
    t.player('Ann').does(target, 'No', 'Pass');
  };
  for (const target of ['Elladan', 'Noble Steed'])
    scenario(`[WH-33/2] Noble Steed: taps to cancel a strike against ${target}`, (t) => {
      t.given(struck());
      assign(t, target);
      t.player('Ann').does('Noble Steed: when it or its bearer');
      t.expect.card('Noble Steed', { status: 'tapped' }).card('Elladan', { status: 'untapped' });
    });
  scenario('[WH-33/2] Noble Steed: not against others', (t) => {
    t.given(struck());
    assign(t, 'Elrohir');
    t.player('Ann').mayNot('Noble Steed', { because: 'it or its bearer faces a strike' });
  });
  scenario('[WH-33/2] Noble Steed: not of an automatic-attack', (t) => {
    t.given(struck({ automatic: true }));
    assign(t, 'Elladan');
    t.player('Ann').mayNot('Noble Steed', { because: 'no automatic-attack' });
  });
});
