import type { Page } from '@playwright/test';
import { getDocument, makeDocument } from '../../../shared/resume/documents/endpoints';
import type { DocumentSummary, ResumeDocument } from '../../../shared/resume/documents/schema';
import { getResume, saveResume } from '../../../shared/resume/endpoints';
import type { Resume } from '../../../shared/resume/schema';
import { expectSound } from '../../accessibility';
import { expect, newPerson, test } from '../../fixtures';

const send = async <Answer>(page: Page, path: string, data: object): Promise<Answer> => {
  const response = await page.request.post(path, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Answer;
};

const first = {
  title: 'Staff Nurse',
  summary: 'Cares for patients of a busy ward in Cebu City.',
  skills: ['Triage'],
};
const later = { title: 'Head Nurse', summary: 'Leads the nurses of a busy ward in Cebu City.' };

/** What is stored of a document, or of the main resume. */
const stored = async (page: Page, id?: string) => {
  const path = id === undefined ? getResume.path : getDocument.path.replace(':id', id);
  const response = await page.request.get(path);
  const { title, summary, skills } = (await response.json()) as Resume | ResumeDocument;
  return { title, summary, skills };
};

const openDifferences = async (page: Page, name: string) => {
  await page.goto('/documents');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'See the differences' }).click();
  return page.getByRole('dialog', { name: 'What differs from your main resume' });
};

test('a change of the main resume is taken in one version and kept out of another @phone', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(newPerson('Ana', 'Cruz'));
  await send(page, saveResume.path, first);
  const dubai = await send<DocumentSummary>(page, makeDocument.path, { name: 'Nurse for Dubai' });
  const manila = await send<DocumentSummary>(page, makeDocument.path, { name: 'Nurse for Manila' });
  await send(page, saveResume.path, later);

  await page.goto('/documents');
  await expect(page.getByRole('link', { name: 'Your main resume changed in 2 places' })).toHaveCount(2);
  await expectSound(page);
  // Nothing changes by itself.
  expect(await stored(page, dubai.id)).toEqual(first);
  expect(await stored(page, manila.id)).toEqual(first);

  const taken = await openDifferences(page, 'Nurse for Dubai');
  await expect(taken.getByText('2 differences to decide')).toBeVisible();
  await expectSound(page);
  await taken.getByRole('button', { name: 'Take it: Title' }).click();
  await expect(taken.getByText('1 difference to decide')).toBeVisible();
  expect(await stored(page, dubai.id)).toEqual({ ...first, title: later.title });
  await taken.getByRole('button', { name: 'Take it: Summary' }).click();
  await expect(taken.getByText(/^Nothing to decide/)).toBeVisible();
  expect(await stored(page, dubai.id)).toEqual({ ...first, ...later });
  expect(await stored(page, manila.id)).toEqual(first);

  const kept = await openDifferences(page, 'Nurse for Manila');
  await kept.getByRole('button', { name: 'Keep mine: Title', exact: true }).click();
  await expect(kept.getByText('1 difference to decide')).toBeVisible();
  await kept.getByRole('button', { name: 'Always keep mine: Summary' }).click();
  await expect(kept.getByText(/^Nothing to decide/)).toBeVisible();
  expect(await stored(page, manila.id)).toEqual(first);
  await expectSound(page);

  // The other way: this wording alone.
  await kept.getByRole('button', { name: 'Put this wording into my main resume: Title' }).click();
  await expect(kept.getByRole('button', { name: /main resume: Title/ })).toBeHidden();
  expect(await stored(page)).toEqual({ ...first, ...later, title: first.title });
  expect(await stored(page, manila.id)).toEqual(first);
  expect(await stored(page, dubai.id)).toEqual({ ...first, ...later });

  // What is always kept is not asked about again.
  await send(page, saveResume.path, { summary: 'Trains the nurses of a busy ward in Cebu City.' });
  await page.goto('/documents');
  const versions = page.getByRole('listitem');
  await expect(versions.filter({ hasText: 'Nurse for Dubai' })).toContainText('changed in 2 places');
  await expect(versions.filter({ hasText: 'Nurse for Manila' })).not.toContainText('changed in');
  expect(await stored(page, manila.id)).toEqual(first);
});
