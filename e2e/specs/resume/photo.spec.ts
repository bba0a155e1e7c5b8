import sharp from 'sharp';
import { expectSound } from '../../accessibility';
import { expect, expectToast, newPerson, test } from '../../fixtures';

/** A photo as a phone's camera makes it: of more than 5 MB, and stored lying on its side. */
const cameraPhoto = () => {
  const [width, height] = [2000, 1500];
  const noise = Buffer.alloc(width * height * 3);
  for (let i = 0; i < noise.length; i += 1) noise[i] = (i * 2654435761) >>> 13;
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

test('a photo of more than 5 MB is refused, made smaller on request, and cropped with the keyboard @phone', async ({
  page,
  openDashboard,
}) => {
  await openDashboard(newPerson());
  const buffer = await cameraPhoto();
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await page
    .getByLabel('Profile photo file')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expectToast(page, 'File too large', 'Please upload an image smaller than 5MB.');
  await page.getByRole('button', { name: 'Make it smaller' }).click();
  await expectToast(page, 'Photo uploaded', 'Your profile photo has been updated successfully!');

  await page.getByRole('button', { name: 'Crop or Rotate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop and rotate' });
  const photo = dialog.getByRole('application', { name: 'Photo: move it with the arrow keys' });
  await expect(photo).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Rotate' }).press('Enter');
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await zoom.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(zoom).toHaveValue('1.25');
  const leftOrRight = dialog.getByRole('slider', { name: 'Left or right' });
  await expect(leftOrRight).toHaveValue('50');
  await photo.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(leftOrRight).not.toHaveValue('50');
  await leftOrRight.fill('100');
  await expect(leftOrRight).toHaveValue('100');
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/api/upload/photo'));
  await dialog.getByRole('button', { name: 'Use This Photo' }).press('Enter');
  const { url } = (await (await uploaded).json()) as { url: string };
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'Your profile photo' })).toHaveAttribute('src', url);
  const stored = await sharp(await (await page.request.get(url)).body()).metadata();
  expect(stored.width).toBe(stored.height);
});
