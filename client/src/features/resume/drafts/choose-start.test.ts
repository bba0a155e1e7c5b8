import { expect, test } from 'vitest';
import type { ResumeDraft } from '#shared/resume/draft';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume } from '#shared/resume/schema';
import { formOf } from '../form/form-content';
import { openStart } from './choose-start';
import { drafts } from './local-drafts';

test('typing that reaches the server while the form opens is not lost between here and there', async () => {
  const content = { ...formOf(emptyResume), title: 'Nurse' };
  const own = { id: 'own', content, version: 0, keptAt: Date.now(), acknowledged: null, unconfirmed: ['r1'] };
  drafts.persist('user-1', own);
  let onServer: ResumeDraft | null = null;
  const opening = openStart('user-1', { ...emptyResume, version: 0 } as Resume, () => onServer);
  // The send of the page that was just left ends.
  drafts.remove('user-1', own.id);
  onServer = { content: { ...content }, version: 0, revision: 'r1', savedAt: '2026-11-28T06:00:00.000Z' };
  expect((await opening).content.title).toBe('Nurse');
});
