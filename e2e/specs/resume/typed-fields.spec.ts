import { expect, expectToast, newPerson, test } from '../../fixtures';
import { ResumeBuilder } from '../../pages/resume-builder';

test('a phone number with spaces is saved with all digits and shown in groups @phone', async ({
  page,
  openDashboard,
}) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  const phone = builder.field('Phone');
  await phone.pressSequentially('+63 917 555 0142');
  await expect(phone).toHaveValue('+639175550142');
  // The preview is beside the form on a wide screen and behind a button on a phone.
  const showPreview = page.getByRole('button', { name: 'Preview', exact: true });
  const isNarrow = await showPreview.isVisible();
  if (isNarrow) await showPreview.click();
  const shown = isNarrow ? page.getByRole('dialog', { name: 'Preview' }) : builder.preview;
  await expect(shown.getByText('+63 917 555 0142')).toBeAttached();
  if (isNarrow) {
    await shown.getByRole('button', { name: 'Edit' }).click();
    await expect(shown).toBeHidden();
  }
  expect((await builder.save()).status()).toBe(200);
  await page.reload();
  await expect(phone).toHaveValue('+639175550142');
});

test('a pasted phone number keeps its digits, can be undone, and is refused with a message when too long', async ({
  page,
  openDashboard,
}) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  const phone = builder.field('Phone');
  // Copied from another field, as a user would.
  await builder.field('Location').fill('(+63) 917-555-0142');
  await builder.field('Location').press('ControlOrMeta+a');
  await builder.field('Location').press('ControlOrMeta+c');
  await phone.pressSequentially('0917');
  await phone.press('ControlOrMeta+a');
  await phone.press('ControlOrMeta+v');
  await expect(phone).toHaveValue('+639175550142');
  await phone.press('ControlOrMeta+z');
  await expect(phone).toHaveValue('0917');
  await phone.press('ControlOrMeta+Shift+z');
  await expect(phone).toHaveValue('+639175550142');
  await phone.press('Home');
  await phone.press('ArrowRight');
  await phone.pressSequentially('12');
  await expect(phone).toHaveValue('+12639175550142');
  await phone.pressSequentially('3');
  await expect(phone).toHaveValue('+12639175550142');
  await expect(page.getByText('“3” did not fit. A phone number has at most 15 characters.')).toBeVisible();
});

test('years and skills are accepted in common spellings', async ({ page, openDashboard }) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.addEntry('Education');
  await builder.entry('Education', 1).getByLabel('School').fill('Cebu Normal University');
  await builder.entry('Education', 1).getByLabel('Year').fill('2021 – 2025');
  await builder.field('Website').fill('facebook.com/ana');
  await builder.field('Summary').fill('Triage\nWound care\nECG, IV therapy');
  await builder.field('Summary').press('ControlOrMeta+a');
  await builder.field('Summary').press('ControlOrMeta+x');
  await page.getByLabel('New skill').press('ControlOrMeta+v');
  await expect(builder.skills).toHaveText(['Triage', 'Wound care', 'ECG', 'IV therapy']);
  await expect(page.getByLabel('New skill')).toHaveValue('');
  expect((await builder.save()).status()).toBe(200);
  await expectToast(page, 'Resume Saved', 'Your resume has been saved successfully!');
  await expect(builder.entry('Education', 1).getByLabel('Year')).toHaveValue('2021-2025');
  await expect(builder.field('Website')).toHaveValue('https://facebook.com/ana');
});
