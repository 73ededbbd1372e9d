// Plans: each step is something that is offered, or the plan ends with a reason.
import type { Choice, Decision, MeccgScene, MeccgSide, PartName } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { isWhole } from '../src/plan/is-whole.ts';
import { inOrder, putAt } from '../src/plan/order.ts';
import {
  alsoWished,
  newCompany,
  openIn,
  organizationOf,
  organizing,
  travelling,
  type Wish,
  wished,
} from '../src/plan/organization.ts';
import { nextOf, type Plan } from '../src/plan/plan.ts';
import { assigning, discarding, drawing, facing, skirmishes } from '../src/plan/whole.ts';

const choice = (index: number, some: Partial<Choice> = {}): Choice => ({
  index,
  kind: 'card',
  text: `option ${index}`,
  note: '',
  group: '',
  card: index,
  ...some,
});
const pass = choice(9, { kind: 'pass', card: 0 });
const asking = (of: PartName | null, choices: readonly Choice[], most = choices.length): Decision => ({
  seat: 1,
  about: '',
  ask: '',
  step: '',
  rules: [],
  offer: false,
  choices: [...choices],
  part: of === null ? null : { of, most },
});
const [one, two, three] = [choice(1), choice(2), choice(3)];
const first = (plan: Plan, decision: Decision, scene: MeccgScene | null = null) =>
  nextOf(plan, plan.steps, decision, scene);

describe('step by step', () => {
  test('discards are picked in their order, each from what is offered then', () => {
    const plan = discarding([two, one]);
    const next = first(plan, asking('discards', [one, two, three]));
    expect(next).toMatchObject({ do: 'take', choice: { index: 2 } });
    const left = next.do === 'take' ? next.left : [];
    expect(left).toHaveLength(1);
    expect(nextOf(plan, left, asking('discards', [one, three]), null)).toMatchObject({ do: 'take' });
  });
  test('what is not offered stops it with its name', () => {
    expect(first(discarding([two]), asking('discards', [one, three]))).toEqual({
      do: 'stop',
      why: 'The discard stops here: option 2 is not offered.',
    });
    expect(first(discarding([two]), asking(null, [two]))).toMatchObject({ do: 'stop' });
  });
  test('what is asked and not offered stops it even where the engine might have taken it', () => {
    const plan = skirmishes([{ minion: one, against: 7, name: 'Gimli' }]);
    expect(nextOf(plan, plan.steps.slice(1), asking('defender', [two, three]), null)).toEqual({
      do: 'stop',
      why: 'The assignment stops here: Gimli against it is not offered.',
    });
  });
  test('of several options on one card none is guessed', () => {
    const twice = choice(4, { card: 2 });
    expect(first(discarding([two]), asking('discards', [two, twice]))).toMatchObject({ do: 'stop' });
  });
  test('drawing two of three says yes twice and then no; where all are drawn nobody asks', () => {
    const plan = drawing(2);
    const yesNo = asking('draws', [choice(0, { kind: 'yes' }), choice(1, { kind: 'no' })]);
    const taken: number[] = [];
    let { steps: left } = plan;
    for (
      let next = nextOf(plan, left, yesNo, null);
      next.do === 'take';
      next = nextOf(plan, left, yesNo, null)
    ) {
      taken.push(next.choice.index);
      left = next.left;
    }
    expect(taken).toEqual([0, 0, 1]);
    expect(nextOf(plan, plan.steps.slice(2), asking('strikes', [one]), null)).toEqual({ do: 'end' });
  });
  test('strikes that are left to the attacker end with a pass', () => {
    const steps = assigning([one], true).steps.map(({ pick }) => pick);
    expect(steps).toEqual([{ card: 1 }, { kind: 'pass' }]);
    expect(assigning([one], false).steps).toHaveLength(1);
  });
  test('a minion that only one can fight is not asked about', () => {
    const plan = skirmishes([
      { minion: one, against: 7, name: 'Gimli' },
      { minion: two, against: 8, name: 'Sam' },
    ]);
    const next = nextOf(plan, plan.steps.slice(1), asking('minion', [two, pass]), null);
    expect(next).toMatchObject({ do: 'take', choice: { index: 2 } });
    expect(nextOf(plan, plan.steps.slice(4), asking(null, [one]), null)).toEqual({ do: 'end' });
  });
});

describe('a plan for an attack waits', () => {
  const attack = (card: number): MeccgScene =>
    ({
      game: 'meccg',
      you: 1,
      time: { turn: 2, active: 1, phases: [], now: 0 },
      sides: [],
      journey: null,
      chain: [],
      check: null,
      attack: {
        name: 'Orc-guard',
        card: 5,
        face: '',
        race: 'Orc',
        company: 3,
        strikes: 2,
        prowess: 7,
        body: 0,
        detainment: false,
        stages: [],
        now: 0,
        faced: [],
        strike: { card, own: 5, against: 7, terms: [], odds: [] },
      },
    }) satisfies MeccgScene;
  const plan = facing(attack(0), [two, one], true, new Set([1]));
  const stance = asking('stance', [choice(0, { kind: 'yes', card: 0 }), choice(1, { kind: 'no', card: 0 })]);
  test('strikes are resolved in the order in which they were assigned', () => {
    expect(first(plan, asking('nextStrike', [one, two]))).toMatchObject({ choice: { index: 2 } });
    expect(first(plan, asking('nextStrike', [one, three]))).toMatchObject({ choice: { index: 1 } });
  });
  test('each stays untapped or taps as was said for him, and for him alone', () => {
    expect(first(plan, stance, attack(1))).toMatchObject({ choice: { kind: 'yes' } });
    expect(first(plan, stance, attack(2))).toMatchObject({ choice: { kind: 'no' } });
    expect(first(plan, stance, attack(3))).toEqual({ do: 'wait' });
  });
  test('who was meant to face a strike and does not is named, once all are assigned', () => {
    const faced = (...cards: number[]): MeccgScene => {
      const scene = attack(0);
      const all = cards.map((card) => ({
        card,
        name: `card ${card}`,
        result: '',
        excess: 0,
        present: false,
      }));
      return scene.attack === null ? scene : { ...scene, attack: { ...scene.attack, faced: all } };
    };
    expect(plan.differs?.(faced(1))).toBeNull();
    expect(plan.differs?.(faced(1, 2))).toBeNull();
    expect(plan.differs?.(faced(1, 3))).toBe(
      'The strikes went otherwise than planned: card 1, card 3 face them, and not option 2.',
    );
  });
  test('anything else is left to the player', () => {
    expect(first(plan, asking(null, [one, pass]), attack(1))).toEqual({ do: 'wait' });
  });
});

test('a screen of its own is for what takes several picks', () => {
  expect(isWhole(asking('discards', [one, two, three], 2))).toBe(true);
  expect(isWhole(asking('discards', [one, two, three], 1))).toBe(false);
  expect(isWhole(asking('strikes', [one, pass]))).toBe(true);
  expect(isWhole(asking('nextStrike', [one, two]))).toBe(true);
  expect(isWhole(asking('strikes', [one, two, pass]))).toBe(true);
  expect(isWhole(asking('order', [one, two]))).toBe(false);
  expect(isWhole(asking('order', [one, two, three]))).toBe(true);
  expect(isWhole(asking(null, [one, two, three]))).toBe(false);
});

describe('the organization', () => {
  const card = (id: number, on: number[] = []): MeccgSide['companies'][number]['characters'][number] => ({
    id,
    face: `f${id}`,
    owner: 1,
    marks: [],
    numbers: {},
    tokens: {},
    on: on.map((item) => card(item)),
  });
  const company = (id: number, characters: number[], followers: { card: number; leader: number }[] = []) => ({
    id,
    name: `Company ${id}`,
    site: null,
    siteType: '',
    notes: [],
    destination: null,
    characters: characters.map((one) => card(one, one === 1 ? [50] : [])),
    followers,
    onGuard: [],
    acting: false,
  });
  const companies = [company(2, [1, 2, 3], [{ card: 2, leader: 1 }]), company(4, [6])];
  const sideOf = (own: MeccgSide['companies']): MeccgSide => {
    const pile = { count: 0, cards: [] };
    return {
      seat: 1,
      name: 'Ann',
      side: 'wizard',
      standing: [],
      hand: pile,
      deck: pile,
      discard: pile,
      sideboard: pile,
      pool: pile,
      influence: { used: 0, of: 20 },
      points: [],
      council: 0,
      countedAt: '',
      exhausted: 0,
      companies: own,
      events: [],
      agents: [],
      prisoners: [],
      factions: [],
      stored: [],
      eliminated: pile,
    };
  };
  const sceneOf = (own: MeccgSide['companies']): MeccgScene => ({
    game: 'meccg',
    you: 1,
    time: { turn: 2, active: 1, phases: [], now: 0 },
    sides: own.length === 0 ? [] : [sideOf(own)],
    journey: null,
    chain: [],
    check: null,
    attack: null,
  });
  const start = organizationOf({ companies });
  const nameOf = (one: number): string => `card ${one}`;
  test('followers go with their leader, and a company of its own is new', () => {
    const fresh = newCompany(start);
    expect(fresh).toBeLessThan(0);
    const o = wished(start, { to: 'company', card: 1, company: fresh });
    expect(o.members.filter((member) => member.company === fresh).map((member) => member.card)).toEqual([
      1, 2,
    ]);
    expect(o.companies).toHaveLength(3);
  });
  test('the first founds the new company, the next joins him; then items are handed on', () => {
    const fresh = newCompany(start);
    const o = [
      { to: 'company', card: 3, company: fresh } as const,
      { to: 'company', card: 6, company: fresh } as const,
      { to: 'leader', card: 2, leader: 0 } as const,
      { to: 'bearer', item: 50, bearer: 3 } as const,
    ].reduce(wished, start);
    const { steps } = organizing(o, nameOf);
    expect(steps.map(({ part, pick }) => [part, pick])).toEqual([
      ['organize', { does: 'regroup' }],
      ['regroup', { card: 3, does: '' }],
      ['place', { kind: 'number' }],
      ['regroup', { card: 6, does: '' }],
      ['place', { companyOf: 3 }],
      ['regroup', { card: 2, does: '' }],
      ['place', { kind: 'pass' }],
      ['regroup', { kind: 'pass' }],
      ['organize', { card: 50, does: 'transfer' }],
      ['receiver', { card: 3 }],
    ]);
  });
  test('each is placed once, as he was put last; who comes out of hand goes to his place at once', () => {
    const fresh = newCompany(start);
    const wishes = (
      [
        { to: 'company', card: 3, company: fresh },
        { to: 'play', card: 8, face: 'f8', company: 2, leader: 0 },
        { to: 'company', card: 3, company: 4 },
        { to: 'company', card: 8, company: 4 },
      ] satisfies Wish[]
    ).reduce<readonly Wish[]>(alsoWished, []);
    expect(wishes).toEqual([
      { to: 'company', card: 3, company: 4 },
      { to: 'play', card: 8, face: 'f8', company: 4, leader: 0 },
    ]);
    const { steps } = organizing(wishes.reduce(wished, start), nameOf, true);
    expect(steps.map(({ part, pick }) => [part, pick])).toEqual([
      [['organize', 'regroup'], { card: 8, does: 'bringIn' }],
      ['arrival', { company: 4 }],
      ['control', { kind: 'pass' }],
      ['organize', { does: 'regroup' }],
      ['regroup', { card: 3, does: '' }],
      ['place', { company: 4 }],
      ['regroup', { kind: 'pass' }],
      ['organize', { kind: 'pass' }],
    ]);
  });
  test('a journey is declared for its company, and its way is taken when it is asked for', () => {
    const o = wished(start, {
      to: 'site',
      company: 4,
      site: 'Moria (shadow-hold)',
      place: 'Moria',
      way: 'By air',
    });
    const { steps } = organizing(o, nameOf);
    expect(steps.map(({ part, pick }) => [part, pick])).toEqual([
      ['organize', { does: 'declareMovement', by: 4 }],
      ['destination', { does: 'Moria (shadow-hold)' }],
    ]);
    expect(travelling(o, sceneOf([]))).toMatchObject({
      patience: 'any',
      steps: [{ part: 'path', pick: { does: 'By air' }, acting: 4 }],
    });
  });
  test('companies move in the order that was set, also one that was formed on the board', () => {
    const fresh = newCompany(start);
    const wishes: Wish[] = [
      { to: 'company', card: 3, company: fresh },
      { to: 'order', companies: [4, fresh, 2] },
    ];
    const plan = travelling(wishes.reduce(wished, start), sceneOf([]));
    // Company 9 is the one that card 3 has founded.
    const after = sceneOf([company(2, [1, 2]), company(4, [6]), company(9, [3])]);
    const offered = [2, 4, 9].map((id, i) => choice(i, { card: 0, company: id, kind: 'number' }));
    const taken: (number | undefined)[] = [];
    let { steps: left } = plan;
    for (let open = offered; open.length > 0; ) {
      const next = nextOf(plan, left, asking('order', open), after);
      if (next.do !== 'take') throw new Error(next.do);
      taken.push(next.choice.company);
      left = next.left;
      open = open.filter(({ company: id }) => id !== next.choice.company);
    }
    expect(taken).toEqual([4, 9, 2]);
    expect(nextOf(plan, left, asking('order', offered), after)).toEqual({ do: 'end' });
    expect(organizing(wished(start, wishes[1]), nameOf).steps).toEqual([]);
  });
  test('who is put into the place of another pushes him on; who came since moves last', () => {
    const all = [{ id: 2 }, { id: 4 }, { id: 9 }];
    expect(inOrder(all, [4, 2])).toEqual([{ id: 4 }, { id: 2 }, { id: 9 }]);
    expect(putAt(all, [], 9, 2)).toEqual([9, 2, 4]);
    expect(putAt(all, [], 2, 9)).toEqual([4, 9, 2]);
    expect(putAt(all, [9, 2, 4], 4, 2)).toEqual([9, 4, 2]);
  });
  test('only what is offered can be planned', () => {
    const offered = [choice(1, { does: 'transfer', card: 50 }), choice(2, { does: 'bringIn', card: 8 })];
    const open = openIn(asking('organize', offered));
    expect([open.regroup, [...open.items], [...open.hand], open.journeys.size]).toEqual([
      false,
      [50],
      [8],
      0,
    ]);
    expect(openIn(asking('regroup', [one])).regroup).toBe(true);
  });
  test('items alone need no regrouping', () => {
    const o = wished(start, { to: 'bearer', item: 50, bearer: 6 });
    expect(organizing(o, nameOf).steps).toHaveLength(2);
    expect(o.members.find((member) => member.card === 6)?.items).toHaveLength(1);
  });
  test('a check on the way is waited for; a pick of something else is not', () => {
    const plan = organizing(wished(start, { to: 'bearer', item: 50, bearer: 6 }), nameOf);
    expect(first(plan, asking(null, [one, pass]))).toEqual({ do: 'wait' });
    expect(first(plan, asking('discards', [one, two]))).toMatchObject({ do: 'stop' });
  });
});
