import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error';
import { refusedAs } from './refused-as';
import { toastStore } from './toast';

const refusal = (status: number, body: object) => new ApiError(status, JSON.stringify(body), '');

test('a refused call says why, and one that was signed out leads to sign-in instead', () => {
  const onUnauthorized = vi.fn();
  const refused = refusedAs('Nothing was changed', onUnauthorized, 'Try again later.');
  const fields = { tag: 'A tag has at most 30 characters' };
  refused(refusal(400, { code: 'VALIDATION_FAILED', message: 'Please check the fields.', fields }));
  expect(toastStore.read()).toMatchObject({ title: 'Nothing was changed', description: fields.tag });
  refused(new TypeError('Failed to fetch'));
  expect(toastStore.read()).toMatchObject({ description: 'Try again later.', variant: 'destructive' });
  expect(onUnauthorized).not.toHaveBeenCalled();
  refused(refusal(401, { code: 'UNAUTHORIZED', message: 'Unauthorized' }));
  expect(onUnauthorized).toHaveBeenCalledOnce();
});
