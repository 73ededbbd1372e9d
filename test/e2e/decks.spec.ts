/**
 * Decks, cards and rules in a real browser: a deck is copied, changed, checked, shared, exported and read again, and played
 * with; cards are searched; rules are found from both sides. On a desk by keys and presses, on a phone by touch.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { fitsTheScreen, isAccessible, newPerson, test } from './table.ts';

/** One press or tap, as the screen has it. */
const press = (page: Page, name: RegExp | string): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search cards' });

/** Of the builder's three parts a phone shows one. */
async function show(page: Page, part: RegExp): Promise<void> {
  await expect(page.getByLabel('Name of the deck')).toBeVisible();
  const tab = page.getByRole('group', { name: 'What is shown' }).getByRole('button', { name: part });
  if (await tab.isVisible()) await tab.click();
}

test('a deck of one’s own: copied, changed, checked, shared, exported, read again and played', async ({
  page,
  browser,
}) => {
  await page.goto('/decks?game=lotr-tcg');
  await page.getByLabel('can be played now').check();
  await page.getByRole('region', { name: 'Printed decks' }).getByRole('link').first().click();
  await expect(page.getByText('✓ Legal')).toBeVisible();
  await press(page, 'Copy it into your own');
  await page.waitForURL(/\/decks\/[a-z0-9]{12}$/);

  // A card more: the checker says at once what is wrong, and undo mends it.
  await show(page, /^Cards/);
  await searchBox(page).fill('side:shadow type:minion is:playable');
  await page.getByRole('list', { name: 'Cards found' }).getByRole('button').first().click();
  await show(page, /^Check/);
  await expect(page.getByText(/as many Shadow as Free Peoples/)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await isAccessible(page);
  await fitsTheScreen(page);
  await press(page, 'Undo');
  await expect(page.getByText('✓ Legal')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // Another window changes it: this one follows when it is looked at again.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Name of the deck').fill('Changed elsewhere');
  await other.keyboard.press('Enter');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await other.close();
  await page.getByLabel('Name of the deck').fill('Mine after all');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This deck was changed in another window.')).toBeVisible();
  await press(page, 'Keep mine');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await press(page, 'Share');
  await press(page, 'Make a link');
  const link = await page.getByLabel('The link').inputValue();
  await press(page, 'Close');
  const friend = await newPerson(browser, 'friend');
  await friend.goto(link);
  await expect(friend.getByRole('heading', { name: 'Mine after all' })).toBeVisible();
  await friend.close();

  await press(page, 'Export');
  const list = await page.getByRole('textbox', { name: 'Plain list' }).inputValue();
  expect(list).toContain('Ring-bearer');
  await press(page, 'Close');
  await press(page, 'Play it');
  await press(page, 'Against Novice');
  await page.waitForURL(/\/table\//);

  await page.goto('/decks/new?game=lotr-tcg');
  await page.getByLabel(/A list, JSON/).fill(`${list}\n2 Uruk Sabage\n`);
  await press(page, 'Read it');
  await expect(page.getByText(/there is no card "Uruk Sabage"; did you mean "Uruk Savage"/)).toBeVisible();
  await isAccessible(page);
  await press(page, 'Keep it as your own');
  await page.waitForURL(/\/decks\/[a-z0-9]{12}$/);
  await show(page, /^Check/);
  await expect(page.getByText('✓ Legal')).toBeVisible();
});

test('cards are searched by keys, and lead to rules that lead back', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/cards');
  const box = searchBox(page);
  await box.fill('ra');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('race:');
  await box.pressSequentially('elff');
  await expect(page.getByText(/No card has race “elff”/)).toBeVisible();
  await box.fill('name:glorfindel type:character');
  await expect(page.getByText(/^\d cards?, /)).toBeVisible();
  await isAccessible(page);
  await fitsTheScreen(page);
  await page.getByRole('list', { name: 'Cards found' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Glorfindel/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Decks that use it/ })).toBeVisible();
  await isAccessible(page);
  await page.goto('/rules/meccg?rule=ME-MOVE-530');
  await expect(page.locator('#ME-MOVE-530')).toBeInViewport();
  await isAccessible(page);
  await fitsTheScreen(page);
  await page.getByRole('searchbox').fill('ME-CARD-0001');
  await page.locator('#ME-CARD-0001').getByRole('link', { name: 'A Merrier World' }).click();
  await expect(page).toHaveURL(/\/cards\?/);
  await expect(page.getByRole('list', { name: 'Cards found' }).getByRole('link').first()).toBeVisible();
});

test('a deck of Middle-earth CCG by keyboard alone', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/decks');
  await press(page, 'New deck');
  await page.waitForURL(/\/decks\/[a-z0-9]{12}$/);
  const box = searchBox(page);
  await box.fill('name:abductor');
  await page.keyboard.press('Escape');
  await page.getByRole('list', { name: 'Cards found' }).getByRole('button').first().focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Hazards, 2' })).toContainText('Abductor');
  await expect(page.getByText('border land')).toBeVisible();
  await expect(page.getByRole('region', { name: 'A hand to begin with' }).getByRole('listitem')).toHaveCount(
    2,
  );
  await expect(page.getByText(/things are wrong/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('region', { name: 'Hazards, 1' })).toBeVisible();
  await isAccessible(page);
});

test('a long press reads a card, and takes nothing', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/decks');
  await press(page, 'New deck');
  await page.waitForURL(/\/decks\/[a-z0-9]{12}$/);
  const first = page.getByRole('list', { name: 'Cards found' }).getByRole('button').first();
  await first.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
  await expect(page.getByRole('dialog')).toContainText('Abductor');
  await first.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true });
  await first.dispatchEvent('click');
  await press(page, 'Close');
  await expect(page.getByRole('group', { name: 'What is shown' })).toContainText('Deck · 0');
  await first.tap();
  await expect(page.getByRole('group', { name: 'What is shown' })).toContainText('Deck · 1');
});

test('a deck is measured in the browser, with progress and the bounds of what it won', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/decks/collection/lotr-tcg/fotr-aragorn');
  await page.getByRole('button', { name: 'Copy it into your own' }).click();
  await page.getByRole('button', { name: 'Measure it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Measure it' }).click();
  await expect(dialog.getByText(/^Won \d+ of 20(, \d+ drawn)?: \d+ to \d+ % of the points\.$/)).toBeVisible();
  await expect(dialog.getByText(/as far as these bots can tell|leaves open/)).toBeVisible();
  await isAccessible(page);
});

test('a deck of a tournament says how many of its cards are not written, and why nothing stands in', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/decks/collection/meccg/t86');
  await expect(page.getByText(/It cannot be played yet: \d+ of its cards are not written/)).toBeVisible();
  await expect(page.getByText(/Nothing stands in for them/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play it' })).toHaveCount(0);
});
