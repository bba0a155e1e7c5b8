// @vitest-environment node
import { readFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { fontPath } from '../../test/pdf-file';
import { glyphsOf } from '../../test/pdf-ua/font-program';
import { trueTypeFont } from './true-type';

const read = (name: string) => new Uint8Array(readFileSync(fontPath(`${name}.ttf`)));
const codesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const tagsOf = (file: Uint8Array) =>
  Array.from({ length: Buffer.from(file).readUInt16BE(4) }, (_, i) =>
    Buffer.from(file).toString('latin1', 12 + 16 * i, 16 + 16 * i),
  );

test('a subset has the glyphs that are used, what they are made of, and no more', () => {
  const file = read('regular');
  const font = trueTypeFont(file);
  const [e, acute] = codesOf('eé').map(font.glyphOf);
  const original = glyphsOf(Buffer.from(file));
  const subset = glyphsOf(Buffer.from(font.subset([acute ?? 0])));
  const outlined = Array.from({ length: subset.count }, (_, i) => i).filter(subset.hasOutline);
  expect(outlined).toContain(e);
  // The letter, its accent and both together.
  expect(outlined).toHaveLength(3);
  expect(subset.count).toBe(Math.max(...outlined) + 1);
  for (const glyph of outlined) {
    expect(subset.width(glyph)).toBe(original.width(glyph));
    expect(subset.leftBearing(glyph)).toBe(original.leftBearing(glyph));
  }
});

test('a subset is a font file with only what a reader of a PDF needs, and its checksums are right', () => {
  const subset = Buffer.from(trueTypeFont(read('serif-bold')).subset([5, 300]));
  expect(tagsOf(subset)).toEqual(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
  const sum = (from: number, to: number) => {
    let total = 0;
    for (let at = from; at < to; at += 4) total = (total + subset.readUInt32BE(at)) >>> 0;
    return total;
  };
  expect(sum(0, subset.length)).toBe(0xb1b0afba);
  for (let i = 0; i < 6; i++) {
    const entry = 12 + 16 * i;
    if (tagsOf(subset)[i] === 'head') continue;
    const start = subset.readUInt32BE(entry + 8);
    expect(sum(start, start + ((subset.readUInt32BE(entry + 12) + 3) & ~3))).toBe(
      subset.readUInt32BE(entry + 4),
    );
  }
});

test('another program draws the same outlines from a subset', () => {
  const outlines = (file: Uint8Array, glyphs: number[]) => {
    const font = new Font(new Face(new Blob(Uint8Array.from(file).buffer)));
    return glyphs.map((glyph) => font.glyphToPath(glyph));
  };
  const file = read('bold');
  const font = trueTypeFont(file);
  const glyphs = codesOf('Añ₱½Ǻ–').map(font.glyphOf);
  expect(outlines(font.subset(glyphs), glyphs)).toEqual(outlines(file, glyphs));
});

test('characters that a font lacks have no glyph', () => {
  const font = trueTypeFont(read('regular'));
  for (const code of [0, 0x0e01, 0xffff]) expect(font.glyphOf(code)).toBe(0);
  expect(font.glyphOf('₱'.charCodeAt(0))).toBeGreaterThan(0);
});

test('a file that is no font is refused', () => {
  expect(() => trueTypeFont(new Uint8Array())).toThrow();
  expect(() => trueTypeFont(new Uint8Array(64))).toThrow('The font has no table');
});
