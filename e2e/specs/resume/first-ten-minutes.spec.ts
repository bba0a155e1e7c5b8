import { expect as baseExpect, newPerson, test } from '../../fixtures';
import { pdfTextOf } from '../../pdf-text';
import { catchSharedFiles } from '../../shared-files';
import { slowDown } from '../../slow-phone';
import { Thumb } from '../../thumb';

const maxTaps = 60;

// Everything is slow here on purpose, and the machine may be busy beside it.
const expect = baseExpect.configure({ timeout: 60_000 });
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, actionTimeout: 60_000 });

test('from the landing page to a shared PDF with a license and without a watermark, on a cheap phone', async ({
  page,
}, testInfo) => {
  test.setTimeout(420_000);
  await slowDown(page);
  const sharedFiles = await catchSharedFiles(page);
  const thumb = new Thumb(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const heading = page.locator('#step-title');
  const goOn = async (title: string) => {
    await thumb.tap(button('Next'));
    await expect(heading).toHaveText(title);
  };

  await test.step('sign in', async () => {
    const liza = newPerson('Liza', 'Reyes');
    await page.goto('/');
    await thumb.tap(page.getByRole('link', { name: 'Start Building for Free' }).first());
    await expect(field('Email')).toBeFocused();
    await thumb.type(liza.email);
    await thumb.tap(field('First name'));
    await thumb.type(liza.firstName);
    await thumb.tap(field('Last name'));
    await thumb.type(liza.lastName);
    await thumb.tap(button(/^Sign in$/));
    await thumb.tap(button('Start from scratch'));
  });

  await test.step('about you', async () => {
    await expect(heading).toHaveText('About you');
    await thumb.tap(field('Title'));
    await thumb.type('Registered Nurse');
    await thumb.next(field('Summary'));
    await thumb.type(
      'Newly registered nurse with 1,100 hours of clinical duty. Gentle with patients and careful with medication.',
    );
    await thumb.tap(field('Phone'));
    await thumb.type('0917 555 0123');
    await thumb.next(field('Location'));
    await thumb.type('Cebu City, Philippines');
    await goOn('Work or training');
  });

  await test.step('work', async () => {
    await thumb.tap(button('Add Experience'));
    await expect(field('Job title')).toBeFocused();
    await thumb.type('Student Nurse');
    await thumb.next(field('Company'));
    await thumb.type('Vicente Sotto Memorial Medical Center');
    await thumb.next(field('Duration'));
    await thumb.type('Jun 2023 - Apr 2025');
    await thumb.tap(field('Description'));
    await thumb.type('- Took vital signs of twelve patients per shift');
    await page.keyboard.press('Enter');
    await thumb.type('Assisted in wound care');
    await goOn('Education');
  });

  await test.step('education', async () => {
    await thumb.tap(button('Add Education'));
    await expect(field('Degree')).toBeFocused();
    await thumb.type('Bachelor of Science in Nursing');
    await thumb.next(field('School'));
    await thumb.type('Cebu Normal University');
    await thumb.next(field('Year'));
    await thumb.type('2021-2025');
    await goOn('Skills and licenses');
  });

  await test.step('skills and a license', async () => {
    await thumb.tap(field('New skill'));
    await thumb.type('Vital signs, IV therapy, Wound care,');
    await thumb.tap(button('Add License'));
    await expect(field('License or certificate')).toBeFocused();
    await thumb.type('Registered Nurse');
    await thumb.next(field('Issuer'));
    await expect(field('Issuer')).toHaveValue(/Professional Regulation Commission/);
    await thumb.next(field('Issued'));
    await thumb.type('Nov 24, 2025');
    await thumb.next(field('Valid until'));
    await thumb.type('Nov 24, 2028');
    await thumb.next(field('License number (optional)'));
    await thumb.type('0912345');
    await goOn('Look and share');
  });

  await test.step('save, try Pro, and send', async () => {
    const look = page.getByRole('region', { name: /^Step 5/ });
    await thumb.tap(look.getByRole('button', { name: 'Save Your Resume' }));
    await thumb.tap(look.getByRole('button', { name: 'Download Your PDF' }));
    const prompt = page.getByRole('dialog', { name: 'Download your resume' });
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await thumb.tap(prompt.getByRole('button', { name: 'Start Pro Trial' }));
    await download;
    await thumb.tap(look.getByRole('button', { name: 'Share Your Profile' }));
    const share = page.getByRole('dialog', { name: 'Share Profile' });
    await thumb.tap(share.getByRole('button', { name: 'Share PDF' }));
    // Where making the file takes longer than browsers remember a press, the button asks for another one.
    const pressAgain = share.getByRole('button', { name: 'Choose Where to Send It' });
    await expect(async () => {
      if ((await sharedFiles()).length === 0 && (await pressAgain.isVisible())) await thumb.tap(pressAgain);
      expect(await sharedFiles()).toHaveLength(1);
    }).toPass({ timeout: 120_000 });
  });

  const [file] = await sharedFiles();
  console.log(`The first resume is sent after ${thumb.length}.`);
  expect(file!.name).toMatch(/^Liza_Reyes_CV_.*\.pdf$/);
  const text = await pdfTextOf(testInfo, file!.name, file!.content);
  for (const typed of [
    'Liza Reyes',
    'Student Nurse',
    'Cebu Normal University',
    'Wound care',
    'Professional Regulation Commission',
    '0912345',
  ])
    expect(text).toContain(typed);
  expect(text).not.toContain('Husay FREE');
  expect(thumb.taps).toBeLessThanOrEqual(maxTaps);
});
