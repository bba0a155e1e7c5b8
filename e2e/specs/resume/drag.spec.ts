import sharp from 'sharp';
import { drag, middleOf } from '../../drag';
import { expect, newPerson, test } from '../../fixtures';
import { ResumeBuilder } from '../../pages/resume-builder';

test('skills are put in order by drag and by keys, and saved that way @phone', async ({
  page,
  hasTouch,
  openDashboard,
}) => {
  await openDashboard(newPerson());
  const builder = new ResumeBuilder(page);
  await builder.openSection('Skills');
  await page.getByLabel('New skill').fill('Triage, ECG, Wound care, IV therapy,');
  await page.getByLabel('New skill').press('Enter');
  await expect(builder.skills).toHaveText(['Triage', 'ECG', 'Wound care', 'IV therapy']);

  const handle = (skill: string) => page.getByRole('button', { name: `Reorder ${skill}` });
  const target = builder.skills.filter({ hasText: 'Wound care' });
  // Dragging is loaded after the list.
  await expect(page.getByRole('list', { name: 'Your skills' })).toHaveAttribute('data-draggable');
  // Both in sight first: scrolling to one moves the other.
  await target.scrollIntoViewIfNeeded();
  const from = await middleOf(handle('Triage'));
  await drag(page, from, await middleOf(target), hasTouch);
  await expect(builder.skills).toHaveText(['ECG', 'Wound care', 'Triage', 'IV therapy']);
  await expect(page.getByText('Triage moved to position 3 of 4')).toBeAttached();

  await handle('IV therapy').press('ArrowLeft');
  await expect(handle('IV therapy')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(builder.skills).toHaveText(['ECG', 'IV therapy', 'Wound care', 'Triage']);
  await builder.save();
  await page.reload();
  await builder.openSection('Skills');
  await expect(builder.skills).toHaveText(['ECG', 'IV therapy', 'Wound care', 'Triage']);
});

test('a photo is dragged in its circle, and what is in the circle is stored @phone', async ({
  page,
  hasTouch,
  openDashboard,
}) => {
  await openDashboard(newPerson());
  // Red on the left, blue on the right.
  const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#d02020' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#2040d0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  await page
    .getByLabel('Profile photo file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Crop or Rotate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop and rotate' });
  const photo = dialog.getByRole('application', { name: /^Photo/ });
  await expect(photo).toBeVisible();
  // The stored photo is square: there is room to drag once it is enlarged.
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  const middle = await middleOf(photo);
  await drag(page, middle, { ...middle, x: middle.x + 160 }, hasTouch);
  await expect(dialog.getByRole('slider', { name: 'Left or right' })).toHaveValue('0');

  const uploaded = page.waitForResponse((response) => response.url().endsWith('/api/upload/photo'));
  await dialog.getByRole('button', { name: 'Use This Photo' }).click();
  const { url } = (await (await uploaded).json()) as { url: string };
  const { channels } = await sharp(await (await page.request.get(url)).body()).stats();
  const [r, , b] = channels.map(({ mean }) => mean);
  expect(r).toBeGreaterThan(180);
  expect(b).toBeLessThan(60);
});
