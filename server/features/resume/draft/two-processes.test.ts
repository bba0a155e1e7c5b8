import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResumeDraft } from '#shared/resume/draft';
import { publishResume } from '../../../testing/content/publish-resume';
import { isOnPostgres } from '../../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../../testing/postgres/two-apps';
import type { Browser } from '../../../testing/requests/browser';

const path = '/api/resume/draft';

const put = (device: Browser, title: string, revision: string, replaces: string[] = []) =>
  device.send('PUT', path, { content: { title }, version: 0, revision, replaces });
const load = async (device: Browser) =>
  ((await (await device.get(path)).json()) as { draft: ResumeDraft | null }).draft;

describe.skipIf(!isOnPostgres)('two devices, each at a process of its own', () => {
  let both: TwoApps;
  let count = 0;
  beforeAll(async () => {
    both = await startTwoApps();
  });
  afterAll(() => both.stop());

  const twoDevices = async () => {
    const phone = await both.one.signedIn({ email: `two-devices-${++count}@example.com` });
    return { phone, laptop: both.atSecond(phone) };
  };

  test('of two first drafts at once one is stored, and the other device can read it', async () => {
    const { phone, laptop } = await twoDevices();
    await publishResume(phone);
    const { id } = await phone.currentUser();
    const answers = await both.collide(
      { table: 'resumes', column: 'user_id', id },
      () => put(phone, 'Typed on the phone', 'phone-0001'),
      () => put(laptop, 'Typed on the laptop', 'laptop-0001'),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await load(laptop)).toMatchObject({
      content: { title: 'Typed on the phone' },
      revision: 'phone-0001',
    });
  });

  test('typing starts on both before there is a resume, and one of them is told so', async () => {
    const { phone, laptop } = await twoDevices();
    const answers = await Promise.all([
      put(phone, 'Phone', 'phone-0001'),
      put(laptop, 'Laptop', 'laptop-0001'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = answers[0].ok ? 'Phone' : 'Laptop';
    for (const device of [phone, laptop])
      expect(await load(device)).toMatchObject({ content: { title: stored } });
  });

  test('of two that continue the same draft at once one is stored', async () => {
    const { phone, laptop } = await twoDevices();
    expect((await put(phone, 'Both know this', 'phone-0001')).status).toBe(200);
    const answers = await Promise.all([
      put(phone, 'Phone', 'phone-0002', ['phone-0001']),
      put(laptop, 'Laptop', 'laptop-0001', ['phone-0001']),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await load(phone)).toMatchObject({ content: { title: answers[0].ok ? 'Phone' : 'Laptop' } });
  });

  test('a draft whose answer was lost is sent again to the other process, and is no conflict', async () => {
    const { phone } = await twoDevices();
    await put(phone, 'Typed on the bus', 'phone-0001');
    const again = both.atSecond(phone);
    expect((await put(again, 'Typed on the bus', 'phone-0001')).status).toBe(200);
    expect((await put(again, 'Typed at home', 'phone-0002', ['phone-0001'])).status).toBe(200);
    expect(await load(phone)).toMatchObject({ content: { title: 'Typed at home' } });
  });

  test('a draft discarded at one process is gone at the other, and typing goes on there', async () => {
    const { phone, laptop } = await twoDevices();
    await put(phone, 'A mistake', 'phone-0001');
    expect((await phone.send('DELETE', `${path}?revision=phone-0001`)).status).toBe(204);
    expect(await load(laptop)).toBeNull();
    expect((await put(laptop, 'Nurse', 'laptop-0001', ['phone-0001'])).status).toBe(200);
    expect(await load(phone)).toMatchObject({ content: { title: 'Nurse' } });
  });
});
