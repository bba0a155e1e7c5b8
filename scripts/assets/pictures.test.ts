import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { landingResume, templateThumbnails } from '#shared/pages/pictures';
import { templates } from '#shared/document/templates';

const publicFile = (path: string) => fileURLToPath(new URL(`../../client/public${path}`, import.meta.url));

test('each template has a thumbnail', () => {
  for (const { id, thumbnail } of templates) expect(templateThumbnails[id]?.src).toBe(thumbnail);
});

const pictures = [landingResume, ...Object.values(templateThumbnails)];

test.each(pictures.map(({ src }) => src))('%s exists', (src) => {
  expect(existsSync(publicFile(src))).toBe(true);
});

const candidates = pictures.flatMap(({ avifSrcSet }) => avifSrcSet.split(', '));

// Browsers keep them for a year: other content needs another name.
test.each(candidates.map((candidate) => candidate.split(' ')[0] ?? ''))(
  '%s is named by its content',
  (path) => {
    const hash = createHash('sha256')
      .update(readFileSync(publicFile(path)))
      .digest('hex');
    expect(path).toContain(`-${hash.slice(0, 8)}.avif`);
  },
);
