import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { png, pngWithHugeChunk } from '../testing/content/pictures';
import { openPicture } from './open-picture';

/** Memory in megabytes that a process holds after reading this many broken pictures of 25 megapixels. */
const memoryAfter = (count: number) => {
  const program = `
    import sharp from 'sharp';
    import { openPicture } from './server/files/open-picture.ts';
    const side = 5000;
    const whole = await sharp({ create: { width: side, height: side, channels: 3, background: '#3366aa' } })
      .jpeg({ progressive: true }).toBuffer();
    for (let i = 0; i < ${count}; i++) {
      const cut = Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from([i])]);
      const picture = await openPicture(cut);
      await picture.resize(480, 480, { fit: 'inside' }).webp().toBuffer().catch(() => undefined);
    }
    console.log(process.memoryUsage().rss / 1024 / 1024);
  `;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8', cwd: new URL('../..', import.meta.url).pathname },
  );
  const megabytes = Number(stdout.trim());
  if (!megabytes) throw new Error(stderr);
  return megabytes;
};

test('pictures that break off while they are read leave nothing in memory', () => {
  expect(memoryAfter(12) - memoryAfter(1)).toBeLessThan(150);
});

test.each(['iCCP', 'zTXt', 'iTXt'] as const)(
  'a PNG whose %s unpacks to 64 MB is refused before it is',
  async (type) => {
    await expect(openPicture(await pngWithHugeChunk(type))).rejects.toThrow(
      `${type} of this picture inflates too far`,
    );
    await expect(openPicture(await png())).resolves.toBeDefined();
  },
);
