/** Company: two people meet in the lobby, talk, play by the clock, play again, and look at their profiles. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { begin, concede, fitsTheScreen, isAccessible, newPerson, test } from './table.ts';

test.describe.configure({ timeout: 300_000 });

/** Who one is, typed on the home page and kept by the server. */
async function named(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('You are').fill(name);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/me') && answer.ok());
  await page.keyboard.press('Enter');
  await kept;
}
const talkOf = (page: Page) => page.getByRole('complementary', { name: 'Talk at the table' });

test(
  'two meet in the lobby, talk, play by the clock, and play again with exchanged decks',
  { tag: '@desk' },
  async ({ page, browser }, { project }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const [anna, bert] = [`Anna ${project.name}`, `Bert ${project.name}`];
    const other = await newPerson(browser, `company ${project.name}`);
    await named(page, anna);
    await named(other, bert);

    // The navigation marks where one is, and leads on by keyboard.
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Play' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByText(/\d+ are here/)).toBeVisible();

    await page.locator('[data-game="lotr-tcg"]').click();
    await page.getByText('More to choose').click();
    await page
      .getByLabel('Clock')
      .selectOption({ label: '15 minutes each and 5 seconds more for each choice' });
    await page.getByLabel('Spectators').selectOption({ label: 'see it 1 minute later' });
    await page.getByLabel('Taking back').selectOption({ label: 'never' });
    await page.getByRole('button', { name: /^Anyone\b/ }).click();
    await page.waitForURL(/\/table\//);
    await expect(page.getByText('nothing is taken back')).toBeVisible();

    // The other sees it appear, with everything that was agreed to, and sits down with one press.
    const row = other.locator('[data-table]', { hasText: anna });
    await expect(row).toContainText('15 minutes each');
    await expect(row).toContainText('spectators see it 1 minute later');
    await isAccessible(other);
    await row.getByRole('button', { name: 'Sit down' }).click();
    await other.waitForURL(/\/table\//);
    await expect(page.getByRole('timer')).toHaveCount(2);
    await expect(page.getByRole('timer').first()).toHaveText(/^1[45]:\d\d$/);
    await fitsTheScreen(page);

    // Talk is text, whatever it looks like; numbers typed there choose nothing.
    const before = await page.locator('[data-v]').getAttribute('data-v');
    await page.getByRole('button', { name: /^Talk/ }).click();
    await talkOf(page).getByRole('button', { name: 'Well met!' }).click();
    await talkOf(page).getByLabel('Say something').fill('1 <b>wolf</b>');
    await page.keyboard.press('Enter');
    await expect(talkOf(page)).toContainText('<b>wolf</b>');
    await other.getByRole('button', { name: /^Talk, \d new/ }).click();
    await expect(talkOf(other)).toContainText('Well met!');
    await expect(talkOf(other)).toContainText('1 <b>wolf</b>');
    expect(await page.locator('[data-v]').getAttribute('data-v')).toBe(before);
    await isAccessible(other);
    await talkOf(other)
      .getByRole('button', { name: `Mute ${anna}` })
      .first()
      .click();
    await expect(talkOf(other)).not.toContainText('wolf');
    await page.keyboard.press('Escape');
    await expect(talkOf(page)).toHaveCount(0);
    await talkOf(other).getByRole('button', { name: 'Close the talk' }).click();

    // Nothing is taken back here; the game is conceded, and played again with exchanged decks.
    await expect(page.getByRole('button', { name: 'Take back your last choice' })).toBeDisabled();
    await concede(other);
    await expect(page.getByRole('dialog')).toContainText('You have won');
    await page.getByLabel('Another game, with').selectOption({ label: 'exchange the decks' });
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(other.getByRole('dialog')).toContainText('wants to exchange the decks');
    const first = page.url();
    await other.getByRole('button', { name: 'Accept the rematch' }).click();
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole('timer')).toHaveCount(2);

    // The other, who sits first now, finds the game in his list, and the title says that it is his turn.
    await other.goto('/profile');
    await expect(other).toHaveTitle(/^● Your turn \(1\)/);
    await expect(other.getByRole('table', { name: 'Against' })).toContainText(anna);
    await expect(other.getByText('Whom you have muted')).toBeVisible();
    await isAccessible(other);
    await other.getByRole('button', { name: `Hear again: ${anna}` }).click();
    await expect(other.getByText('Whom you have muted')).toHaveCount(0);

    // Everything of one's own in a file; then leaving for good, which needs one's name.
    await page.goto('/profile');
    await fitsTheScreen(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a file' }).click();
    const saved = await readFile(await (await download).path(), 'utf8');
    expect(JSON.parse(saved)).toMatchObject({
      name: anna,
      said: [{ text: 'Well met!' }, { text: '1 <b>wolf</b>' }],
    });
    await page.getByRole('button', { name: 'Leave for good' }).click();
    const leave = page.getByRole('dialog').getByRole('button', { name: 'Leave for good' });
    await expect(leave).toBeDisabled();
    await isAccessible(page);
    await page.getByRole('dialog').getByRole('textbox').fill(anna);
    await leave.click();
    await page.waitForURL('/');
    await expect(page.getByLabel('You are')).toHaveValue('');
    await other.goto('/profile');
    await expect(other.getByRole('table', { name: 'Against' })).toContainText('a former guest');
    expect(errors).toEqual([]);
  },
);

test(
  'somebody who is in the lobby is asked to a table',
  { tag: '@desk' },
  async ({ page, browser }, { project }) => {
    const [anna, bert] = [`Asking ${project.name}`, `Asked ${project.name}`];
    const other = await newPerson(browser, `asked ${project.name}`);
    await named(other, bert);
    await named(page, anna);
    await page.locator('[data-game="lotr-tcg"]').click();
    await page.getByRole('button', { name: /^A friend\b/ }).click();
    await page.getByRole('button', { name: `Ask ${bert}` }).click();
    await expect(other.getByText(`${anna} asks you to a game of`)).toBeVisible();
    await other.getByRole('link', { name: 'See the invitation' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toContainText(anna);
    await other.getByRole('button', { name: 'Sit down' }).click();
    await other.waitForURL(/\/table\//);
    await expect(page.locator('[data-v]')).toBeVisible();
  },
);

test(
  'who looks elsewhere is notified that it is his turn; who watches mutes others, and not himself',
  {
    tag: '@desk',
  },
  async ({ page, browser }, { project }) => {
    // The system itself cannot be looked at: what it would be told is written down instead.
    await page.addInitScript(() => {
      const told: string[] = [];
      class Note extends EventTarget {
        static readonly permission = 'granted';
        static requestPermission = async (): Promise<string> => 'granted';
        constructor(title: string, { body = '' }: NotificationOptions = {}) {
          super();
          told.push(`${title}: ${body}`);
        }
        close(): void {}
      }
      Object.assign(window, { Notification: Note, told });
      document.hasFocus = () => false;
    });
    const told = () => page.evaluate(() => (window as Window & { told?: string[] }).told ?? []);
    await named(page, `Elsewhere ${project.name}`);
    await page.goto('/profile');
    await page.getByLabel('A notification of the system when it is your turn').check();
    await begin(page, 'lotr-tcg', 'Novice');
    await expect(page.locator('#decision[data-turn="yours"]')).toBeVisible();
    await expect.poll(told).toContain('Westmarch: It is your turn at the table.');

    const watcher = await newPerson(browser, `watcher ${project.name}`);
    await named(watcher, `Watcher ${project.name}`);
    await watcher.goto(page.url().replace('/table/', '/watch/'));
    await watcher.getByRole('button', { name: /^Talk/ }).click();
    const talk = talkOf(watcher);
    await talk.getByLabel('Say something').fill('A fair wind');
    await talk.getByRole('button', { name: 'Say', exact: true }).click();
    await expect(talk.getByText('A fair wind')).toBeVisible();
    await expect(talk.getByRole('listitem').filter({ hasText: 'A fair wind' })).toContainText('You:');
    await expect(talk.getByRole('button', { name: /^Mute/ })).toHaveCount(0);
  },
);
