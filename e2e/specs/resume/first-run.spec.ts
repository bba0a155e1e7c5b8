import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';
import { pdfText } from '../../pdf-text';
import { catchSharedFiles } from '../../shared-files';

const start = (page: Page) => page.getByRole('button', { name: 'Start from scratch' });
const heading = (page: Page) => page.locator('#step-title');
const forward = (page: Page) => page.getByRole('button', { name: /^(Next|Skip for now)$/ });
const titles = ['About you', 'Work or training', 'Education', 'Skills and licenses', 'Look and share'];

const goForward = async (page: Page, title: string) => {
  await forward(page).click();
  await expect(heading(page)).toHaveText(title);
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  // Axe on six screens in two color schemes.
  test.slow();

  test('a new user gets from the panel to a saved resume in five steps', async ({ page, signIn }) => {
    await signIn(newPerson('Liza', 'Reyes'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Liza');
    await expect(start(page)).toBeInViewport();
    await expectSound(page);

    await start(page).click();
    await expect(heading(page)).toHaveText('About you');
    await page.getByLabel('Title').fill('Registered Nurse');
    await page.getByText('See an example').click();
    await page.getByRole('button', { name: 'Use This Example' }).click();
    await expect(page.getByLabel('Summary')).toHaveValue(/^Newly registered nurse/);
    await expectSound(page);

    await goForward(page, 'Work or training');
    await page.getByRole('button', { name: 'Add Experience' }).click();
    await page.getByLabel('Job title').fill('Student Nurse');
    await page.getByRole('button', { name: 'Ideas' }).click();
    await page.getByRole('button', { name: /^Took and recorded vital signs/ }).click();
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue(/^• Took and recorded/);
    await expectSound(page);

    await goForward(page, 'Education');
    await expectSound(page);
    await goForward(page, 'Skills and licenses');
    await page.getByRole('button', { name: 'Add the skill Wound care' }).click();
    await page.getByRole('button', { name: 'Add License' }).click();
    await page.getByLabel('License or certificate').fill('Registered Nurse');
    await page.getByLabel('Issuer').fill('Professional Regulation Commission');
    await expectSound(page);

    // A reload in the middle, and every step back.
    await page.getByLabel('License or certificate').blur();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(heading(page)).toHaveText('Skills and licenses');
    const restore = page.getByRole('button', { name: 'Restore', exact: true });
    await expect(
      restore.or(page.getByRole('button', { name: 'Registered Nurse, Professional' })),
    ).toBeVisible();
    if (await restore.isVisible()) await restore.click();
    for (const title of titles.slice(0, 3).reverse()) {
      await page.goBack();
      await expect(heading(page)).toHaveText(title);
    }
    await expect(page.getByLabel('Title')).toHaveValue('Registered Nurse');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Continue your resume' })).toHaveAccessibleDescription(
      'Step 4 of 5: Skills and licenses',
    );
    await page.getByRole('button', { name: 'Continue your resume' }).click();
    await expect(heading(page)).toHaveText('Skills and licenses');

    await goForward(page, 'Look and share');
    await expectSound(page);
    const look = page.getByRole('region', { name: /^Step 5/ });
    await look.getByRole('button', { name: 'Save Your Resume' }).click();
    await expect(heading(page)).toHaveText('Your resume is ready');
    await expect(page.getByRole('radio', { name: 'Anyone with the link' })).toBeVisible();
    await expectSound(page);
    await look.getByRole('button', { name: 'Go to the Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Liza');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.getByRole('button', { name: 'Work Experience' }).click();
    await expect(page.getByRole('button', { name: 'Student Nurse' })).toBeVisible();
    await expectSound(page);
  });

  test('the focused field is never behind a bar', async ({ page, signIn }) => {
    await signIn(newPerson('Ben', 'Cruz'));
    await page.goto('/');
    await page.getByRole('button', { name: 'Engineer' }).click();
    await page.getByRole('button', { name: 'Use This as a Start' }).click();
    await expect(page.getByText(/^Still from the example: /)).toBeVisible();
    await goForward(page, 'Work or training');
    await page.getByRole('button', { name: /^Site Engineer/ }).click();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const coveredBy = () =>
        page.evaluate(() => {
          const focused = document.activeElement!;
          const { left, top, width, height } = focused.getBoundingClientRect();
          const shown = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) - 2);
          const isShown = focused.contains(shown) || shown?.contains(focused);
          return isShown
            ? null
            : `${focused.outerHTML.slice(0, 200)} is behind ${shown?.outerHTML.slice(0, 200)}`;
        });
      await expect.poll(coveredBy, `after ${press + 1} tabs`).toBeNull();
    }
  });
});

test('the keyboard alone gets through the steps', async ({ page, signIn }) => {
  await signIn(newPerson('Ana', 'Diaz'));
  await page.goto('/');
  await start(page).focus();
  await page.keyboard.press('Enter');
  for (const title of titles.slice(1)) {
    await expect(heading(page)).toBeFocused();
    await forward(page).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(title);
  }
  // The scroll to the button would go on in the next step, past its heading.
  const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await scrolling()).toBe('auto');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('radio', { name: 'Modern Professional' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Minimalist Clean/ })).toBeChecked();
});

const maxTabs = 80;

/** Presses Tab until this has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < maxTabs; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

test('the keyboard alone fills in a resume, saves it and opens its ways to be sent', async ({
  page,
  signIn,
}) => {
  test.slow();
  await catchSharedFiles(page);
  await signIn(newPerson('Ana', 'Diaz'));
  await page.goto('/');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const fill = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await press(start(page));
  await fill('Title', 'Registered Nurse');
  await fill('Location', 'Cebu City');
  await press(button('Next'));
  await press(button('Add Experience'));
  await fill('Job title', 'Staff Nurse');
  await press(button('Next'));
  await press(button('Add Education'));
  await fill('Degree', 'BS Nursing');
  await press(button('Next'));
  await fill('New skill', 'Triage');
  await page.keyboard.press('Enter');
  await press(button('Add License'));
  await fill('License or certificate', 'Registered Nurse');
  await press(button('Next'));
  await expect(heading(page)).toHaveText('Look and share');
  const look = page.getByRole('region', { name: /^Step 5/ });
  await press(look.getByRole('button', { name: 'Save Your Resume' }));
  await expect(page.getByText('Your resume is saved. You can send it now.')).toBeVisible();
  await press(look.getByRole('button', { name: 'Share Your Profile' }));
  const share = page.getByRole('dialog', { name: 'Share Profile' });
  await tabTo(page, share.getByRole('button', { name: 'Share PDF' }));
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();
  await expect(look.getByRole('button', { name: 'Share Your Profile' })).toBeFocused();
  await press(look.getByRole('button', { name: 'Download Your PDF' }));
  const prompt = page.getByRole('dialog', { name: 'Download your resume' });
  const download = page.waitForEvent('download');
  await press(prompt.getByRole('button', { name: 'Start Pro Trial' }));
  const text = await pdfText(await download);
  for (const typed of ['Staff Nurse', 'BS Nursing', 'Triage']) expect(text).toContain(typed);
  expect(text).not.toContain('Husay FREE');
});
