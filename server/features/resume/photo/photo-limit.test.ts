import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { photos } from '../../../db/schema/files';
import { jpeg } from '../../../testing/content/pictures';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp } from '../../../testing/test-app';

test('of photos that are never shown a person may keep twenty a day, also when they come all at once', async () => {
  const app = await startTestApp();
  try {
    const ana = await app.signedIn({ email: 'ana@example.com' });
    const { id } = await ana.currentUser();
    const picture = await jpeg();
    const upload = (browser = ana) => browser.upload('/api/upload/photo', 'file', picture, 'me.jpg');
    const shown = (await (await upload()).json()) as { url: string };
    await ana.send('POST', '/api/resume', { profilePhotoUrl: shown.url });
    const unused = Array.from({ length: 17 }, () => ({
      userId: id,
      storageKey: randomUUID(),
      contentType: 'image/jpeg',
      sizeBytes: 1,
      createdAt: app.clock.now(),
    }));
    await app.db.insert(photos).values(unused);

    const answers = await Promise.all(Array.from({ length: 6 }, () => upload()));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(3);
    for (const response of refused) {
      expect(await refusal(response)).toMatchObject({
        status: 429,
        code: 'TOO_MANY',
        message: 'You have uploaded many photos today. Please try again tomorrow.',
      });
    }
    expect(await app.storedFiles()).toHaveLength(4);
    expect((await upload(await app.signedIn({ email: 'ben@example.com' }))).status).toBe(200);

    app.clock.set(new Date(app.clock.now().getTime() + 25 * 3600_000));
    expect((await upload()).status).toBe(200);
  } finally {
    await app.stop();
  }
});
