import { expect, test, vi } from 'vitest';
import { compareFile } from './check-file';

// printf 'test' | sha256sum
const known = { fileSize: 4, sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' };

test('the same bytes are the same file, whatever its name', async () => {
  expect(await compareFile(new File(['test'], 'renamed.pdf'), known)).toBe('same');
});

test('one bit more or less is another file', async () => {
  expect(await compareFile(new File(['tesu'], 'a.pdf'), known)).toBe('different');
  expect(await compareFile(new File(['test '], 'a.pdf'), known)).toBe('different');
});

const segment = (marker: number, text: string) => [
  0xff,
  marker,
  0,
  text.length + 2,
  ...new TextEncoder().encode(text),
];
const jpeg = (...metadata: number[]) =>
  new Uint8Array([0xff, 0xd8, ...metadata, ...segment(0xda, 'scan'), 1, 2, 3, 0xff, 0xd9]);

test('a photo with the metadata that its upload removed is the same picture', async () => {
  const stored = jpeg();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', stored));
  const photo = { fileSize: stored.length, sha256: Buffer.from(digest).toString('hex') };
  const original = new File([jpeg(...segment(0xe1, 'Exif\0\0camera'))], 'photo.jpg');
  expect(await compareFile(original, photo)).toBe('same-picture');
  expect(await compareFile(new File([stored], 'photo.jpg'), photo)).toBe('same');
  expect(await compareFile(new File([jpeg(1)], 'photo.jpg'), { ...photo, sha256: known.sha256 })).toBe(
    'different',
  );
});

test('a truncated image is another file', async () => {
  const broken = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])], 'a.png');
  expect(await compareFile(broken, known)).toBe('different');
});

test('a file that is shorter, or longer than any upload, is not read', async () => {
  const film = new File(['film'], 'film.mp4');
  const note = new File(['tes'], 'note.pdf');
  Object.defineProperty(film, 'size', { value: 10 * 1024 * 1024 + 1 });
  for (const file of [film, note]) {
    const read = vi.spyOn(file, 'arrayBuffer');
    expect(await compareFile(file, known)).toBe('different');
    expect(read).not.toHaveBeenCalled();
  }
});

test('an unreadable file rejects', async () => {
  const gone = new File(['test'], 'gone.pdf');
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  await expect(compareFile(gone, known)).rejects.toThrow('gone');
});
