import { expect, test, vi } from 'vitest';
import { readImportFile } from './read-import-file';

test('a file that is too large is refused before it is read into memory', async () => {
  const file = new File(['x'], 'holiday.mp4');
  const arrayBuffer = vi.spyOn(file, 'arrayBuffer');
  Object.defineProperty(file, 'size', { value: 2_000_000_000 });
  const options = { signal: new AbortController().signal, onProgress: () => {}, credentials: [] };
  const result = await readImportFile(file, options);
  expect(result).toEqual({ problem: expect.stringContaining('too large') as string });
  expect(arrayBuffer).not.toHaveBeenCalled();
});
