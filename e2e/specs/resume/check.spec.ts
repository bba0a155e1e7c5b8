import { sampleResume } from '../../../shared/resume/sample-resume';
import { expectAccessible, expectNoSidewaysScroll } from '../../accessibility';
import { closeByEscape, expect, newPerson, test } from '../../fixtures';
import { ResumeBuilder } from '../../pages/resume-builder';

for (const width of [360, 1440])
  test(`the check reads the finished PDF back, and each finding leads to its field, at ${width} px`, async ({
    page,
    openDashboard,
  }) => {
    // Axe scans the dialog twice.
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await openDashboard(newPerson('Liza', 'Reyes'));
    const builder = new ResumeBuilder(page);
    await builder.field('Title').fill('Registered Nurse');
    await builder.field('Location').fill('Cebu City, Philippines');
    await builder.field('Summary').fill(sampleResume.summary);
    await builder.addSkill('Wound care');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });

    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const check = page.getByRole('dialog', { name: 'Check before you send' });
    await expect(check.getByText('6 of 6 details read correctly')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await check.getByText('Compare with a job post').click();
    await check.getByLabel('Job post').fill('Nurse with wound care and dialysis experience');
    await expect(check.getByRole('list', { name: 'Not in your resume' })).toContainText('dialysis');
    await expect(check.getByRole('list', { name: 'In your resume', exact: true })).toContainText('wound');
    await expectAccessible(page);

    await check.getByRole('listitem').filter({ hasText: 'Add a phone number' }).getByRole('button').click();
    await expect(check).toBeHidden();
    await expect(builder.field('Phone')).toBeFocused();
    // Only the draft is saved; neither the PDF nor the post leaves the browser.
    expect(sent.filter((url) => !url.includes('/api/resume'))).toEqual([]);

    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(check).toBeVisible();
    await closeByEscape(page, check);
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeFocused();
  });
