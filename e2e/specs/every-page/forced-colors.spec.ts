import type { Locator } from '@playwright/test';
import { expect, newPerson, test } from '../../fixtures';
import { CredentialsTab } from '../../pages/credentials-tab';

// Like Windows' contrast themes: no backgrounds or shadows; borders and text have system colors.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const lookOf = (element: Locator, pseudo?: string) =>
  element.evaluate((node, pseudoElement) => {
    const { backgroundColor, color, borderTopWidth, borderTopStyle, borderTopColor, outlineStyle } =
      getComputedStyle(node, pseudoElement);
    return {
      background: backgroundColor,
      color,
      outlineStyle,
      hasBorder:
        parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && borderTopColor !== backgroundColor,
    };
  }, pseudo);

const pageBackground = (element: Locator) =>
  element.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('buttons keep a border, and selected items look different', async ({ page, openDashboard }) => {
  const dashboard = await openDashboard(newPerson());
  const canvas = await pageBackground(page.locator('body'));
  for (const name of ['Download PDF', 'Share Profile', 'Save Changes'])
    expect((await lookOf(page.getByRole('button', { name }).first())).hasBorder, name).toBe(true);
  const [primary, secondary] = [
    await lookOf(page.getByRole('button', { name: 'Download PDF' })),
    await lookOf(page.getByRole('button', { name: 'Share Profile' }).first()),
  ];
  expect(primary.background, 'Download PDF').not.toBe(secondary.background);
  expect(primary.color, 'Download PDF').not.toBe(primary.background);
  expect((await lookOf(dashboard.tab('Resume Builder'), '::after')).background).not.toBe(canvas);
  const current = dashboard.navigation.getByRole('link', { name: 'Dashboard' }).first();
  expect((await lookOf(current, '::after')).background).not.toBe(canvas);

  await dashboard.tab('Templates').click();
  const filters = page.getByRole('group', { name: 'Filter templates by category' });
  const selected = await lookOf(filters.getByRole('button', { name: 'All' }));
  const other = await lookOf(filters.getByRole('button', { name: 'Modern' }));
  expect(selected.hasBorder).toBe(true);
  expect(other.hasBorder).toBe(true);
  expect(selected.background).not.toBe(other.background);
  expect(selected.color).not.toBe(selected.background);
  const template = page.getByRole('listitem', { name: 'Modern Professional' });
  expect((await lookOf(template)).outlineStyle).toBe('solid');
  expect((await lookOf(page.getByRole('listitem', { name: 'Minimalist Clean' }))).outlineStyle).toBe('none');
});

test('the open step and the chosen template look different', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  await page.goto('/?step=look');
  const bar = (step: RegExp) =>
    page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('button', { name: step })
      .locator('> span')
      .nth(1);
  const [current, other] = [await lookOf(bar(/^Step 5/)), await lookOf(bar(/^Step 1/))];
  expect(current.background).not.toBe(other.background);
  const chip = (name: string) => page.locator('label').filter({ hasText: name });
  const [chosen, free] = [await lookOf(chip('Modern Professional')), await lookOf(chip('Minimalist Clean'))];
  expect(chosen.background).not.toBe(free.background);
});

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('colored boxes and initials keep an outline', async ({ page, signIn }) => {
    await page.goto('/api/login');
    expect((await lookOf(page.getByRole('button', { name: 'Sign in' }))).hasBorder, 'sign in').toBe(true);
    await signIn(newPerson());
    const tab = new CredentialsTab(page);
    await tab.goto();
    expect((await lookOf(page.getByText('LR', { exact: true }).first())).hasBorder, 'initials').toBe(true);
    await tab.choose({ name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
    await page.route('**/api/credentials/upload', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 'INVALID_FILE', message: 'No PDF inside.', requestId: '1' },
      }),
    );
    await tab.send();
    const card = tab.uploadDialog.locator('form > div').filter({ hasText: 'No PDF inside.' });
    expect((await lookOf(card)).hasBorder, 'upload failed').toBe(true);
  });
});

test('the menu marks the current page', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.locator('#mobile-menu').getByRole('link');
  const [here, elsewhere] = [await lookOf(links.nth(0)), await lookOf(links.nth(1))];
  expect(here.background).not.toBe(elsewhere.background);
});
