import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedDeadline } from '../integrations/deadline';
import { createImageWork } from './image-work';

/** Jobs that end when the test says so, in the order in which they began. */
const slowJobs = () => {
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => endings.set(name, () => resolve(name)));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    job,
    settle,
    end: async (name: string) => {
      endings.get(name)?.();
      await settle();
    },
  };
};

const refusal = (why: string) => ({ code: 'UNAVAILABLE', retryAfterSeconds: 10, message: why });

test('a user with a whole folder has one job at a time, and another one begins at once', async () => {
  const work = createImageWork();
  const { begun, job, settle, end } = slowJobs();
  const folder = Array.from({ length: 12 }, (_, index) => work.run('ana', job(`ana-${index}`)));
  await settle();
  expect(begun).toEqual(['ana-0']);
  const other = work.run('ben', job('ben-0'));
  await settle();
  expect(begun).toEqual(['ana-0', 'ben-0']);
  await end('ben-0');
  expect(await other).toBe('ben-0');
  // The free place is not the folder's.
  expect(begun).toEqual(['ana-0', 'ben-0']);
  for (let index = 0; index < 12; index += 1) await end(`ana-${index}`);
  expect(await Promise.all(folder)).toHaveLength(12);
  expect(begun.slice(2)).toEqual(folder.slice(1).map((_, index) => `ana-${index + 1}`));
});

test('where all places are taken, a newcomer is next, before the rest of a folder', async () => {
  const work = createImageWork();
  const { begun, job, settle, end } = slowJobs();
  for (const name of ['ana-0', 'ana-1', 'ana-2']) void work.run('ana', job(name));
  for (const name of ['ben-0', 'ben-1']) void work.run('ben', job(name));
  await settle();
  void work.run('carla', job('carla-0'));
  await settle();
  expect(begun).toEqual(['ana-0', 'ben-0']);
  await end('ana-0');
  expect(begun).toEqual(['ana-0', 'ben-0', 'carla-0']);
  await end('ben-0');
  expect(begun).toEqual(['ana-0', 'ben-0', 'carla-0', 'ana-1']);
});

test('what does not fit is refused with the time to come back, and leaves room for others', async () => {
  const work = createImageWork({ maxJobsPerUser: 2, maxJobs: 3, maxFirstJobs: 0 });
  const { job, end } = slowJobs();
  const kept = [work.run('ana', job('ana-0')), work.run('ana', job('ana-1'))];
  const ofOne = refusal('You are uploading many images at once. Please wait 10 seconds and try again.');
  await expect(work.run('ana', job('ana-2'))).rejects.toMatchObject(ofOne);
  expect(() => work.requireRoom('ana')).toThrow(expect.objectContaining(ofOne) as Error);
  kept.push(work.run('ben', job('ben-0')));
  const ofAll = refusal(
    'Many people are uploading images at the moment. Please wait 10 seconds and try again.',
  );
  await expect(work.run('carla', job('carla-0'))).rejects.toMatchObject(ofAll);
  for (const name of ['ana-0', 'ana-1', 'ben-0']) await end(name);
  await Promise.all(kept);
  work.requireRoom('ana');
  work.requireRoom('carla');
});

test('two users with whole folders do not fill the queue: a newcomer finds a place', async () => {
  const work = createImageWork();
  const { begun, job, settle, end } = slowJobs();
  const taken = { ana: 0, ben: 0 };
  const running: Promise<string>[] = [];
  for (const owner of ['ana', 'ben'] as const) {
    const jobs = Array.from({ length: 24 }, (_, index) => work.run(owner, job(`${owner}-${index}`)));
    for (const one of jobs) one.catch(() => (taken[owner] -= 1));
    taken[owner] += jobs.length;
    running.push(...jobs);
  }
  await settle();
  expect(taken).toEqual({ ana: 24, ben: 12 });
  work.requireRoom('carla');
  running.push(work.run('carla', job('carla-0')));
  await settle();
  await end('ana-0');
  expect(begun).toContain('carla-0');
});

test('any number of users with whole folders leave a place for a newcomer, up to a bound', async () => {
  const work = createImageWork();
  const { job, settle } = slowJobs();
  const fillAs = (owner: string) => {
    for (let index = 0; index < 24; index += 1) work.run(owner, job(`${owner}-${index}`)).catch(() => {});
  };
  for (let user = 0; user < 12; user += 1) fillAs(`folder-${user}`);
  await settle();
  expect(() => work.requireRoom('folder-0')).toThrow();
  let newcomers = 0;
  const isRefused = () => {
    try {
      work.requireRoom(`newcomer-${newcomers}`);
      return false;
    } catch {
      return true;
    }
  };
  while (!isRefused() && newcomers < 1000) {
    work.run(`newcomer-${newcomers}`, job(`newcomer-${newcomers}`)).catch(() => {});
    newcomers += 1;
  }
  // 96 in all, and each of the folders after the first few has one place of them.
  expect(newcomers).toBeGreaterThanOrEqual(40);
  expect(newcomers).toBeLessThanOrEqual(48);
});

test('a job that fails gives its place back', async () => {
  const work = createImageWork({ maxAtOnce: 1, maxJobsPerUser: 1 });
  const broken = () => Promise.reject(new Error('damaged'));
  await expect(work.run('ana', broken)).rejects.toThrow('damaged');
  expect(await work.run('ana', () => Promise.resolve('whole'))).toBe('whole');
});

test('a job whose deadline ends while it waits is refused, and not run when its turn comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const work = createImageWork({ maxAtOnce: 1 });
  const { begun, job, settle, end } = slowJobs();
  const first = work.run('ana', job('ana-0'));
  const waiting = Promise.allSettled([
    work.run('ana', job('ana-1'), sharedDeadline(500)),
    work.run('ben', job('ben-0'), sharedDeadline(500)),
  ]);
  const next = work.run('ana', job('ana-2'));
  await settle();
  await vi.advanceTimersByTimeAsync(500);
  const reason = refusal(
    'Many people are uploading images at the moment. Please wait 10 seconds and try again.',
  );
  for (const result of await waiting) expect(result).toMatchObject({ status: 'rejected', reason });
  await end('ana-0');
  await end('ana-2');
  expect(await Promise.all([first, next])).toEqual(['ana-0', 'ana-2']);
  expect(begun).toEqual(['ana-0', 'ana-2']);
});
