import { expect, test, vi } from 'vitest';
import { isSameFile } from './compare-file';

// printf 'test' | sha256sum
const known = { fileSize: 4, sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' };

test('the same bytes are the same file, whatever its name', async () => {
  expect(await isSameFile(new File(['test'], 'renamed.pdf'), known)).toBe(true);
});

test('one bit more or less is another file', async () => {
  expect(await isSameFile(new File(['tesu'], 'a.pdf'), known)).toBe(false);
});

test('a file of another length is not even read', async () => {
  const film = new File(['a film'], 'film.mp4');
  const read = vi.spyOn(film, 'arrayBuffer');
  expect(await isSameFile(film, known)).toBe(false);
  expect(read).not.toHaveBeenCalled();
});

test('a file that cannot be read is said to be so', async () => {
  const gone = new File(['test'], 'gone.pdf');
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  await expect(isSameFile(gone, known)).rejects.toThrow('gone');
});
