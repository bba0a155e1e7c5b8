import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { ResumeBuilder } from '../../pages/resume-builder';

/** The accessible name of what has the focus, as far as the builder's controls need it. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement;
    const name = focused.ariaLabel ?? focused.labels?.[0]?.textContent ?? focused.textContent;
    return name.replaceAll(/\s+/g, ' ').trim();
  });

/** What Tab stops at until it is at what has this name, or begins with it. */
const stopsUntil = async (page: Page, last: string) => {
  const stops = [await focusedName(page)];
  while (!stops.at(-1)?.startsWith(last) && stops.length < 100) {
    await page.keyboard.press('Tab');
    stops.push(await focusedName(page));
  }
  return stops;
};

test('a filled resume has two Tab stops for each of its lists, however long they are', async ({
  page,
  openDashboard,
}) => {
  await openDashboard('Maria Santos');
  const builder = new ResumeBuilder(page);
  await expect(builder.skills).toHaveCount(11);
  await expect(builder.preview.getByText('Page 1 of')).toBeVisible();
  await builder.field('Title').focus();
  const toSave = await stopsUntil(page, 'Save Changes');
  const fields = toSave.slice(0, toSave.indexOf('Arrange Sections'));
  expect(fields).toEqual([
    'Title',
    'Summary',
    'Phone',
    'Location',
    'Website',
    'New skill',
    'Add Skill',
    'Remove Critical care nursing',
    'Senior Staff Nurse, Intensive Care Unit, Visayas Heart and Lung Medical Center',
    'Add Experience',
    'Bachelor of Science in Nursing, cum laude, Cebu Normal University',
    'Add Education',
    'Registered Nurse, Professional Regulation Commission',
    'Add License',
    'Cebuano',
    'Add Language',
    'Mechanical Ventilation for Critical Care Nurses, Visayas Critical Care Society',
    'Add Training',
    'LinkedIn, https://www.linkedin.com/in/maria-santos-example',
    'Add Link',
    'Print “Available on request” instead of names',
    'Show them on my public profile',
    'Add Reference',
  ]);
  // Then one for each section to add, the save, and the page.
  const toPreview = await stopsUntil(page, 'Pages');
  expect(toPreview.length + toSave.length, [...toPreview, ...toSave].join('\n')).toBeLessThanOrEqual(45);
});

test('links before the form skip to the preview and to the save', async ({ page, openDashboard }) => {
  await openDashboard('Maria Santos');
  const skipTo = async (link: string) => {
    await page.getByRole('link', { name: link }).focus();
    await page.keyboard.press('Enter');
  };
  await skipTo('Skip to save');
  await expect(new ResumeBuilder(page).saveButton).toBeFocused();
  await page.setViewportSize({ width: 320, height: 256 });
  await skipTo('Skip to preview');
  await expect(page.getByRole('dialog', { name: 'Preview' }).getByText('Page 1 of')).toBeVisible();
});
