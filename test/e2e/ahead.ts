/**
 * Games that have gone on for a while before a page looks at them. Their player made the first choices without a
 * browser, as another tab of his: that takes a thirtieth of the time, and what a test is about is still done on the
 * page. That a whole game can be played there is what games.spec.ts is about.
 */
import type { Page } from '@playwright/test';
import type { Decision, OpenTable } from '@westmarch/protocol';
import { Client, type Tab, type Update } from '../../apps/server/test/play/client.ts';
import { type Game, test } from './table.ts';

/** Against Novice; the shortest game there is of MECCG. */
const TABLES: Readonly<Record<Game, OpenTable>> = {
  meccg: { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'novice', deck: 'B' }], length: 1 },
  'lotr-tcg': {
    game: 'lotr-tcg',
    deck: 'fotr-aragorn',
    others: [{ kind: 'bot', bot: 'novice', deck: 'fotr-gandalf' }],
  },
};

type Holds = (decision: Decision, update: Update) => boolean;
const MOST = 400;

/**
 * The page, at a table where it holds. On the way there everything is taken that can be before the first turn, nobody is
 * placed elsewhere, and then everything is passed.
 */
export async function ahead(page: Page, game: Game, holds: Holds): Promise<void> {
  const client = new Client(test.info().project.use.baseURL ?? '');
  const table = await client.open(TABLES[game]);
  await onwards(await client.at(table), holds);
  const [name, value] = client.cookie.split('=');
  await page.context().addCookies([{ name, value, url: client.url }]);
  await page.goto(`/table/${table}`);
  await page.locator('[data-turn="yours"][data-waits="false"]').first().waitFor();
}

async function onwards(tab: Tab, holds: Holds): Promise<void> {
  for (let chosen = 0; chosen < MOST; chosen++) {
    const update = await tab.myTurn();
    const { decision, scene, v } = update;
    if (decision === null) throw new Error(`The game was over after ${chosen} choices.`);
    if (holds(decision, update)) return tab.close();
    const passes = scene.time.turn > 0 || decision.part?.of === 'regroup';
    const wanted = decision.choices.find(({ kind }) => (kind === 'pass') === passes);
    tab.choose(wanted?.index ?? 0, v);
    await tab.nextUpdate((next) => next.v > v);
  }
  throw new Error(`It did not come to that in ${MOST} choices.`);
}
