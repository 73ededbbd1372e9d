/**
 * `node scripts/pictures.mjs [WORD…]`: photographs every screen for docs/pictures, or those whose names have one of the
 * words, on a desk and on a phone; `--help` names them.
 *
 * It starts a server of its own on a free port and drives the browser of the end-to-end tests. Positions are found by
 * playing until one is there: dice and shuffles differ from run to run, the kinds of moment do not.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { main, node24, root } from './ensure.mjs';
import { inStudio, SIZES } from './studio.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, reach: (page: Page) => Promise<void>, dark?: true, whole?: true }} Picture */

const YOURS = '[data-turn="yours"][data-waits="false"]';

/** @type {Picture[]} */
const PICTURES = [
  { name: 'home', reach: (page) => go(page, '/') },
  { name: 'home-dark', reach: (page) => go(page, '/'), dark: true },
  { name: 'new-game', reach: chooseGame },
  { name: 'terms', reach: chooseTerms, whole: true },
  { name: 'waiting', reach: inviteFriend },
  { name: 'join', reach: join_ },
  { name: 'meccg-draft', reach: (page) => play(page, 'meccg', 'text=Draft', 3) },
  { name: 'meccg-table', reach: (page) => play(page, 'meccg', `${YOURS} >> text=organization`, 40) },
  {
    name: 'meccg-combat',
    reach: (page) => play(page, 'meccg', '#decision >> text=/and two dice against/', 400),
  },
  {
    name: 'meccg-dark',
    reach: (page) => play(page, 'meccg', '#decision >> text=/No hazard/', 200),
    dark: true,
  },
  { name: 'meccg-board', reach: board },
  { name: 'meccg-card', reach: readCard },
  { name: 'meccg-hint', reach: hint },
  { name: 'lotr-table', reach: (page) => play(page, 'lotr-tcg', YOURS, 25) },
  {
    name: 'lotr-skirmish',
    reach: (page) => play(page, 'lotr-tcg', 'article[data-present="true"] >> visible=true', 300),
  },
  { name: 'lotr-why', reach: why },
  { name: 'lotr-dark', reach: (page) => play(page, 'lotr-tcg', YOURS, 40), dark: true },
  { name: 'end', reach: (page) => play(page, 'lotr-tcg', 'dialog:has-text("You have")', 2_000) },
  { name: 'replay', reach: replay },
  { name: 'analysis', reach: analysis },
  { name: 'settings', reach: settings },
  { name: 'decks', reach: (page) => go(page, '/decks') },
  { name: 'deck-builder', reach: builder },
  { name: 'laboratory', reach: laboratory },
  { name: 'cards', reach: (page) => go(page, '/cards?q=type%3Acharacter+mind%3C%3D4') },
  { name: 'card', reach: (page) => go(page, '/cards/meccg/TW-161') },
  { name: 'rules', reach: (page) => go(page, '/rules/meccg?rule=ME-MOVE-530') },
  { name: 'profile', reach: (page) => go(page, '/profile'), whole: true },
  { name: 'talk', reach: talk },
  { name: 'map', reach: (page) => go(page, '/map') },
  { name: 'map-dark', reach: (page) => go(page, '/map'), dark: true },
  { name: 'meccg-map', reach: tableMap },
  { name: 'not-found', reach: (page) => go(page, '/nowhere') },
  { name: 'status', reach: (page) => go(page, '/status'), whole: true },
];

/** Where a company could go, on the map of a game. @param {Page} page */
async function tableMap(page) {
  await play(page, 'meccg', `${YOURS} >> text=organization`, 40);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.locator('[data-mark]').first().waitFor();
  const company = page.locator('[data-map] button', { hasText: 'where to?' }).first();
  if ((await company.count()) > 0) await company.click();
  await page
    .locator('[data-mark][data-offered="true"]')
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
}

/** The whole organization on one board. @param {Page} page */
async function board(page) {
  await play(page, 'meccg', '#decision >> text=/Organize your/', 40);
  await page.getByRole('button', { name: 'Organize on a board' }).click();
  const order = page.getByRole('button', { name: 'Set the order now' });
  await order.click({ timeout: 3_000 }).catch(() => undefined);
  await page.locator('dialog[open] h2').focus();
}

/** @param {Page} page @param {string} path */
async function go(page, path) {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** @param {Page} page */
async function chooseGame(page) {
  await go(page, '/');
  await page.locator('[data-game="meccg"]').click();
}

/** What a table agrees to: its clock, who may watch, taking back. @param {Page} page */
async function chooseTerms(page) {
  await chooseGame(page);
  await page.getByText('More to choose').click();
  await page.getByLabel('Clock').selectOption('5');
}

/** @param {Page} page */
async function talk(page) {
  await play(page, 'lotr-tcg', YOURS, 10);
  await page.getByRole('button', { name: /^Talk/ }).click();
  await page.getByRole('button', { name: 'Well met!' }).click();
}

/** @param {Page} page @param {string} game @param {string} opponent */
async function begin(page, game, opponent) {
  await go(page, '/');
  await page.locator(`[data-game="${game}"]`).click();
  await page.getByRole('button', { name: new RegExp(`^${opponent}`) }).click();
  await page.waitForURL(/\/table\//);
}

/** @param {Page} page */
async function inviteFriend(page) {
  await begin(page, 'meccg', 'A friend');
  await page.locator('#invitation').waitFor();
}

/** @param {Page} page */
async function join_(page) {
  await inviteFriend(page);
  const link = await page.locator('#invitation').inputValue();
  await page.context().clearCookies();
  await go(page, new URL(link).pathname);
}

/** So many games are begun for a moment: some end before it comes. */
const TRIES = 4;

/**
 * Plays against Novice until something is on the page, or so many choices were made.
 * @param {Page} page @param {'meccg' | 'lotr-tcg'} game @param {string} until @param {number} most
 */
async function play(page, game, until, most) {
  for (let tries = 0; tries < TRIES; tries++) {
    await playOnce(page, game, until, most);
    if ((await page.locator('dialog[open]').count()) === 0 || (await page.locator(until).count()) > 0) break;
  }
  await sleep(900);
}

/** @param {Page} page @param {'meccg' | 'lotr-tcg'} game @param {string} until @param {number} most */
async function playOnce(page, game, until, most, opponent = 'Novice') {
  await begin(page, game, opponent);
  for (let made = 0; made < most; made++) {
    await page.locator(`${YOURS}, dialog[open]`).first().waitFor({ timeout: 60_000 });
    if (made > 6 && (await page.locator(until).count()) > 0) break;
    if ((await page.locator('dialog[open]').count()) > 0) break;
    await page.evaluate((n) => {
      /** @type {HTMLElement[]} */
      const options = [...document.querySelectorAll('#decision [data-choice]')].filter(
        (o) => o instanceof HTMLElement,
      );
      const pass = document.querySelector('#decision [data-pass]');
      if (options.length === 0 && pass === null) {
        // What is decided as a whole: picked, and then confirmed.
        const whole =
          document.querySelector('#decision [data-confirm]:enabled') ??
          document.querySelector('#decision [aria-pressed="false"]:enabled');
        if (whole instanceof HTMLElement) whole.click();
        return;
      }
      // A full company is better to look at than a lonely one.
      const setUp = document.querySelector('[aria-label="Before the first turn"]') !== null;
      const passes = pass instanceof HTMLElement && (options.length === 0 || (!setUp && n % 3 !== 0));
      // Whoever travels to guarded sites has more to show.
      const bold = options.find((o) => /declare movement|guarded by|Yes/.test(o.textContent ?? ''));
      (bold ?? (passes ? pass : options[(n * 7) % options.length])).click();
    }, made);
    await sleep(60);
  }
}

/** @param {Page} page */
async function readCard(page) {
  await play(page, 'meccg', YOURS, 20);
  await page
    .getByRole('button', { name: /character/ })
    .first()
    .focus();
  await page.keyboard.press('r');
  await page.locator('dialog[open]').waitFor();
}

/** Why a Steward did what he did last. @param {Page} page */
async function why(page) {
  await playOnce(page, 'lotr-tcg', '[aria-label^="Why? Steward the Hunter plays"]', 14, 'Steward the Hunter');
  await page.locator(YOURS).waitFor();
  const log = page.getByRole('button', { name: 'Log', exact: true });
  const isPhone = await log.isVisible();
  if (isPhone) await log.click();
  await (isPhone ? page.getByRole('dialog') : page)
    .getByRole('button', { name: /^Why\? .* (plays|assigns)/ })
    .last()
    .click();
  await page.getByText('his chance to win was').waitFor();
  await sleep(500);
}

/** What Loremaster would do. @param {Page} page */
async function hint(page) {
  await play(page, 'meccg', `${YOURS} >> text=organization`, 40);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByText('What else he thought of').waitFor();
}

/** @param {Page} page */
async function replay(page) {
  await play(page, 'lotr-tcg', 'dialog:has-text("You have")', 2_000);
  await page.getByRole('link', { name: 'See the replay' }).click();
  await page.getByRole('slider').waitFor();
  await page.locator('[data-card]').first().waitFor({ state: 'attached' });
  for (let i = 0; i < 4; i++) await page.keyboard.press('PageDown');
  await sleep(900);
}

/** The record of a whole game of two bots: whoever clicks at random loses too soon for it to turn. */
function recordOfBots() {
  const code = `
    import { play } from '@westmarch/bots';
    import { lotrTable as table } from '@westmarch/table/lotr-tcg';
    const setup = table.setup(['ttt-aragorn', 'mom-gimli'], {});
    const bots = ['steward', 'novice'].map((key) => table.bots.find((bot) => bot.key === key).make('m'));
    const { choices } = play(table.game, setup, 'm1', bots);
    const record = { ...table.game.record(setup, 'm1', choices), setup: table.kept(setup) };
    process.stdout.write(JSON.stringify({ ...record, table: { players: ['Anna', 'Bert'] } }));`;
  return execFileSync(node24(), ['--input-type=module', '-e', code], { cwd: root });
}

/** How the game went, and where it turned. @param {Page} page */
async function analysis(page) {
  await go(page, '/');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: recordOfBots() };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Analysis' }).click();
  const begin = page.getByRole('button', { name: 'Analyse this game' });
  const made = page.getByRole('heading', { name: 'Where it turned' });
  // The phone sees what was made on the desk.
  await begin.or(made).waitFor();
  if ((await begin.count()) > 0) await begin.click();
  await made.waitFor({ timeout: 300_000 });
  const turns = page.getByRole('region', { name: 'Analysis' }).locator('li[data-kind="choice"] button');
  await turns.first().click();
  await sleep(900);
}

/** @param {Page} page */
async function builder(page) {
  await go(page, '/decks/collection/meccg/A');
  await page.getByRole('button', { name: 'Copy it into your own' }).click();
  await page.waitForURL(/\/decks\/[a-z0-9]{12}$/);
  await page.getByText('Legal').waitFor({ state: 'attached' });
  await sleep(900);
}

/** Games of a deck, played to their end. @param {Page} page */
async function laboratory(page) {
  await go(page, '/laboratory?game=lotr-tcg&deck=fotr-aragorn');
  await page.getByLabel('Games', { exact: true }).selectOption('200');
  await page.getByRole('button', { name: 'Play the games' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor({ state: 'detached', timeout: 120_000 });
  await sleep(500);
}

/** @param {Page} page */
async function settings(page) {
  await play(page, 'lotr-tcg', YOURS, 8);
  await page.getByRole('button', { name: 'Menu of the table' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.locator('dialog[open] label').first().waitFor();
}

await main(async () => {
  const folder = join(root, 'docs/pictures');
  mkdirSync(folder, { recursive: true });
  const wanted = process.argv.slice(2);
  if (wanted.includes('--help')) {
    console.log(
      `node scripts/pictures.mjs [WORD…]: photographs these, or those whose names have a word:\n${PICTURES.map(({ name }) => name).join(' ')}`,
    );
    return 0;
  }
  await inStudio(async (pageOf) => {
    for (const { name, reach, dark, whole } of PICTURES) {
      if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
      for (const size of SIZES) {
        const page = await pageOf(size, dark);
        await reach(page);
        const file = `${name}-${size.width}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: whole === true });
        await page.context().close();
        console.log(`docs/pictures/${file}`);
      }
    }
  });
  return 0;
});
