import { expectSound } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';

for (const path of [
  '/admin/manual-billing',
  '/admin/disagreements',
  '/admin/inquiries',
  '/admin/organizations',
  '/admin/users/00000000-0000-4000-8000-000000000000',
  '/webhook-monitor',
  '/webhook-test',
  '/maya-debug',
  '/subscription-test',
]) {
  test(`${path} is for administrators only`, async ({ page, signIn }) => {
    await signIn(newPerson());
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Administrators only' })).toBeAttached();
    await expect(page.getByText('This screen is for people who run the service.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/');
    await expectSound(page);
    expect(calls.filter((call) => /^\/api\/(admin|test)\//.test(call))).toEqual([]);
  });
}
