import { expect, test } from 'vitest';
import { announcement, systemPackages } from './system-packages.mjs';

const missing = [systemPackages.poppler, systemPackages.chromium];

test('root on Debian reads what is installed and why, and how to skip it', () => {
  const text = announcement(missing, { isRootOnDebian: true }).join('\n');
  expect(text).toMatch(/poppler-utils +pdftotext/);
  expect(text).toMatch(/chromium +the browser/);
  expect(text).toContain('--no-install');
  expect(text).not.toContain('sudo');
});

test('other users get one line to run', () => {
  const lines = announcement(missing, { isRootOnDebian: false });
  expect(lines.filter((line) => line.includes('apt-get'))).toEqual([
    '  sudo apt-get install -y --no-install-recommends poppler-utils chromium',
  ]);
});
