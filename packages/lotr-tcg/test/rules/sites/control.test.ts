/** Taking control of sites and liberating them. */
import { action, condition, firstIn, modifier, place, say, verb, you } from '@westmarch/kernel';
import { kind, strength } from '../../../src/engine.ts';
import { inPhase } from '../../../src/rules/actions/windows.ts';
import { takeControl } from '../../../src/rules/sites/control.ts';
import { controlledBy, isCurrentSite, liberate, replaceSite } from '../../../src/rules/sites/sites.ts';
import { Phase, type S, Zone } from '../../../src/state.ts';
import { companion, freeCondition, invent, minion, shadowCondition, site } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

/** Replaces the site that Bob controls by one of Ann's. */
const rebuild = (s: S): void => replaceSite(s, controlledBy(s, 2), firstIn(s, place(s, Zone.adventure, 1)));
const here = condition('here', [], (g) => `${g.ref(isCurrentSite)}(s, self)`, say`the fellowship is here`);
const now = inPhase(Phase.maneuver);
invent(
  companion('Guard'),
  shadowCondition('Ruin', { 'Support Area': 0 }),
  minion(
    'Conqueror',
    {},
    action({ window: now, effect: verb('take', takeControl, [you], say`take a site`) }),
  ),
  freeCondition(
    'Banner',
    {},
    action({ window: now, effect: verb('free', liberate, [you], say`liberate a site`) }),
  ),
  freeCondition(
    'Rebuild',
    {},
    action({ window: now, effect: verb('rebuild', rebuild, [], say`replace a site`) }),
  ),
  site(
    'Watched',
    { siteNumber: 1, block: 1 },
    modifier({ attribute: strength, of: kind.is('companion'), by: 9, if: here }),
  ),
  site('One', { siteNumber: 1, block: 1 }),
  site('Two', { siteNumber: 2, block: 1 }),
  site('Three', { siteNumber: 3, block: 1 }),
  site('New one', { siteNumber: 1, block: 1 }),
);
const table = (ann: object, bob: object, path: readonly unknown[], more = {}) => ({
  phase: 'maneuver alone',
  path,
  players: {
    Ann: { companions: [frodo()], support: ['Banner'], ...ann },
    Bob: { minions: ['Conqueror'], ...bob },
    ...more,
  },
});

scenario(
  '[LR-CONTROL-001 LR-CONTROL-003 LR-CONTROL-005] the lowest site that all have passed goes to the Shadow player’s support area, and stays its owner’s',
  (t) => {
    t.given(table({ site: 3 }, { site: 2 }, [{ card: 'One', owner: 'Ann' }, 'Two', 'Three']));
    t.player('Ann').passes();
    t.player('Bob').does('Conqueror');
    t.expect.card('One', { in: 'support of Bob', owner: 'Ann', controller: 'Bob', number: 1 });
    t.player('Ann').passes();
    t.player('Bob').does('Conqueror');
    t.expect.card('Two', { in: 'path' });
  },
);
scenario(
  '[LR-CONTROL-004 LR-ACTIVE-006] a controlled site’s text is of use to nobody, wherever the fellowship stands',
  (t) => {
    t.given(table({ site: 1 }, { site: 5, support: ['Watched'] }, ['Two', 'Three']));
    t.expect.card('Watched', { active: true, number: 1 }).card('Frodo', { strength: 4 });
  },
);
scenario('[LR-CONTROL-002] not while any fellowship stands there', (t) => {
  t.given(table({ site: 3 }, { site: 1 }, ['One', 'Two', 'Three']));
  t.player('Ann').passes();
  t.player('Bob').does('Conqueror');
  t.expect.card('One', { in: 'path' });
});
scenario(
  '[LR-CONTROL-008 LR-CONTROL-010 LR-CONTROL-011] the highest site of an opponent is liberated, and what lay on it is discarded',
  (t) => {
    t.given(
      table({ site: 5 }, { site: 5, support: ['One', { card: 'Two', stacked: ['Guard'] }] }, ['Three']),
    );
    t.player('Ann').does('Banner');
    t.expect
      .card('Two', { in: 'path', number: 2 })
      .card('One', { in: 'support of Bob' })
      .card('Guard', { in: 'discard of Bob' });
  },
);
scenario(
  '[LR-CONTROL-009 LR-CONTROL-010] sites that the liberator controls himself are out of reach',
  (t) => {
    t.given(table({ site: 5, support: ['Banner', 'Two'] }, { site: 5, support: ['One'] }, ['Three']));
    t.player('Ann').does('Banner');
    t.expect.card('Two', { in: 'support of Ann' }).card('One', { in: 'path' });
    t.player('Bob').passes();
    t.player('Ann').does('Banner');
    t.expect.card('Two', { in: 'support of Ann' });
  },
);
for (const owner of ['Bob', 'Ann'])
  scenario(
    `[LR-CONTROL-006 LR-SITE-009] a site of ${owner} that is replaced hands over what lies on it and who controls it, and returns to its owner`,
    (t) => {
      t.given(
        table(
          { site: 5, support: ['Rebuild'], adventure: ['New one'] },
          { site: 5, support: [{ card: 'One', owner, stacked: ['Guard'], on: ['Ruin'] }] },
          ['Two', 'Three'],
        ),
      );
      t.player('Ann').does('Rebuild');
      t.expect.card('New one', { in: 'support of Bob', number: 1, controller: 'Bob' });
      t.expect
        .card('Guard', { in: 'stacked of New one' })
        .card('Ruin', { in: 'on of New one' })
        .card('One', { in: `adventure of ${owner}` });
    },
  );
