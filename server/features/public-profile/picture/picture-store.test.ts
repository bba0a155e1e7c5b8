import { expect, test, vi } from 'vitest';
import { createPictureStore, type PictureStoreDeps } from './picture-store';
import type { PictureFacts } from './picture-facts';

const facts: PictureFacts = {
  name: 'Ana Cruz',
  title: 'Registered Nurse',
  location: 'Cebu City',
  username: 'ana-cruz',
  address: 'husay.example/profile/ana-cruz',
  photoUrl: '',
  isPhotoRound: true,
  templateId: 'modern-blue',
};
const picture = (version: string, hash: string) => ({ version, hash, changesAt: new Date(0) });

const setUp = () => {
  const run = vi.fn(async (_line: string, work: () => Promise<Buffer>) => work());
  const imageWork = { requireRoom: () => undefined, run } as unknown as PictureStoreDeps['imageWork'];
  return { run, store: createPictureStore({ imageWork, readPhoto: async () => null }) };
};

test('a request that read the profile before another’s picture was stored draws no second one', async () => {
  const { run, store } = setUp();
  const first = await store.keep('ana-cruz', picture('1', 'same'), facts);
  const second = await store.keep('ana-cruz', picture('2', 'same'), facts);
  expect(run).toHaveBeenCalledTimes(1);
  expect(second).toEqual({ ...first, version: '2' });
  expect(store.find('ana-cruz')).toBe(second);
});

test('a drawing that fails is tried again by the next request', async () => {
  const { run, store } = setUp();
  run.mockRejectedValueOnce(new Error('out of memory'));
  const failed = [1, 2].map(() => store.keep('ana-cruz', picture('1', 'same'), facts));
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await store.keep('ana-cruz', picture('1', 'same'), facts)).bytes.length).toBeGreaterThan(0);
});
