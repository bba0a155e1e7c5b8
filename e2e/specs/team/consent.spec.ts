import { expectSound } from '../../accessibility';
import { openAgency } from '../../agency';
import { expect, newPerson, test } from '../../fixtures';
import { publishResume } from '../../publish-resume';

test('a candidate is asked, consents, sees who looked and withdraws, and the agency no longer finds them @phone', async ({
  page,
  signIn,
  browser,
}) => {
  test.slow();
  const person = newPerson('Liza', 'Reyes');
  await signIn(person);
  await publishResume(page);
  const agency = await openAgency(browser);
  const recruiter = agency.page;
  const name = 'Liza Reyes';

  // Asked by email: the request waits in the account of that address.
  const roster = `${agency.team}/candidates`;
  await recruiter.goto(roster);
  await recruiter.getByRole('button', { name: 'Ask a person with an account' }).click();
  await recruiter.getByLabel('Email of their account').fill(person.email);
  await recruiter.getByLabel('Purpose').fill('Proposing you to hospitals in Riyadh as a nurse');
  await expectSound(recruiter);
  await recruiter.getByRole('button', { name: 'Ask by email' }).click();
  await expect(recruiter.getByText('The request is ready')).toBeVisible();
  await expectSound(recruiter);

  await page.goto('/shared-with');
  await expect(page.getByText('Proposing you to hospitals in Riyadh as a nurse')).toBeVisible();
  await expect(page.getByText('Nothing is shared', { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Read and answer Bayanihan Manpower' }).click();
  await expect(
    page.getByRole('heading', { name: 'Bayanihan Manpower asks for your resume', level: 1 }),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /Email, phone/ }).check();
  await expect(
    page.getByText(/I allow Bayanihan Manpower .* with my email, phone, website, links and the references/),
  ).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'I agree, share it' }).click();
  await expect(page).toHaveURL('/shared-with');
  await expect(page.getByText('No views yet.')).toBeVisible();
  await expect(page.getByText('Waiting for your answer')).toHaveCount(0);

  // The agency finds them, and the look is seen.
  await recruiter.goto(roster);
  await recruiter.getByRole('link', { name }).click();
  await expect(recruiter.getByRole('heading', { level: 2, name })).toBeVisible();
  const opened = recruiter.url();
  await page.reload();
  await expect(page.getByText('Olga Ramos (owner)')).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Withdraw from Bayanihan Manpower' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByText('Olga Ramos (owner)')).toBeVisible();
  await expectSound(page);

  await recruiter.goto(roster);
  await expect(recruiter.getByText('No candidates yet')).toBeVisible();
  await recruiter.goto(opened);
  await expect(recruiter.getByRole('heading', { level: 2, name })).toHaveCount(0);
  await expect(
    recruiter
      .getByRole('alert')
      .or(recruiter.getByText(/not found|no longer/i))
      .first(),
  ).toBeVisible();
  await agency.close();
});
