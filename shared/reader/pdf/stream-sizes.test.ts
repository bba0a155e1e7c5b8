import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bomb as bombOf } from '../testing/hostile-pdfs';
import { checkStreamSizes } from './stream-sizes';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const bomb = bombOf(100);

const fileOf = (dictionary: string, ...streams: readonly Uint8Array[]) =>
  Uint8Array.from(
    streams.flatMap((packed) => [
      ...latin1(`1 0 obj <<${dictionary}>>stream\r\n`),
      ...packed,
      ...latin1('\nendstream endobj\n'),
    ]),
  );

/** ISO 32000-1, 7.4.3. */
const ascii85 = (bytes: Uint8Array) => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let value = [...group, 0, 0, 0].slice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);
    const digits: number[] = [];
    for (let index = 0; index < 5; index++) {
      digits.unshift(value % 85);
      value = Math.floor(value / 85);
    }
    text += digits
      .slice(0, group.length + 1)
      .map((digit) => String.fromCharCode(digit + 33))
      .join('');
  }
  return latin1(`${text}~>`);
};

/** A stored block of these bytes, followed by the bomb's blocks, in one stream. */
const bombAfter = (bytes: Uint8Array) => {
  const stored = zlibSync(bytes, { level: 0 });
  return Uint8Array.from([...stored.subarray(0, 2), 0, ...stored.subarray(3, -4), ...bomb.subarray(2)]);
};

test('what unpacks to a page’s size passes, in every coding that programs use', () => {
  const page = zlibSync(new Uint8Array(20_000));
  expect(() => checkStreamSizes(fileOf('/Filter/FlateDecode', page, page))).not.toThrow();
  expect(() => checkStreamSizes(fileOf('/Filter[/ASCII85Decode/FlateDecode]', ascii85(page)))).not.toThrow();
  expect(() => checkStreamSizes(fileOf('/Filter[/FlateDecode/DCTDecode]', page))).not.toThrow();
  expect(() => checkStreamSizes(fileOf('', latin1('BT ET')))).not.toThrow();
  expect(() => checkStreamSizes(fileOf('/Filter/FlateDecode', page.slice(0, 20)))).not.toThrow();
});

test('a bomb is found whatever its dictionary says', () => {
  for (const dictionary of ['/Filter/FlateDecode', '/Filter 9 0 R', '/Subtype/Image/Filter/Fl'])
    expect(() => checkStreamSizes(fileOf(dictionary, bomb))).toThrow('unpacks-too-large');
  expect(() => checkStreamSizes(fileOf('/Filter[/A85/Fl]', ascii85(bomb)))).toThrow('unpacks-too-large');
});

test('a keyword inside of packed bytes does not hide what follows', () => {
  expect(() =>
    checkStreamSizes(fileOf('/Filter/FlateDecode', bombAfter(latin1('endstream endobj')))),
  ).toThrow('unpacks-too-large');
});

test('a bomb is found behind a long block of bytes that are packed as they are', () => {
  expect(() => checkStreamSizes(fileOf('/Filter/FlateDecode', bombAfter(new Uint8Array(60_000))))).toThrow(
    'unpacks-too-large',
  );
});

test('many streams share one limit', () => {
  const part = bombOf(40);
  expect(() => checkStreamSizes(fileOf('/Filter/FlateDecode', part, part))).not.toThrow();
  expect(() => checkStreamSizes(fileOf('/Filter/FlateDecode', part, part, part, part))).toThrow();
});

describe('lists that pdf.js makes of numbers', () => {
  const map = (ranges: string) => latin1(`begincmap 1 beginbfrange ${ranges} endbfrange endcmap`);

  test('of fonts and functions as programs write them pass', () => {
    const all = '<0000> <FFFF> <0000>';
    expect(() => checkStreamSizes(fileOf('', map(all), map(all)))).not.toThrow();
    expect(() =>
      checkStreamSizes(fileOf('', latin1('beginbfchar <0041> <F0000041> endbfchar'))),
    ).not.toThrow();
    expect(() => checkStreamSizes(fileOf('/W[0[500 600]10 65535 500]', latin1('BT ET')))).not.toThrow();
    expect(() =>
      checkStreamSizes(fileOf('/ByteRange[0 1234567 1234999 7654321]', latin1('x'))),
    ).not.toThrow();
    expect(() => checkStreamSizes(fileOf('/FunctionType 0/Size[17 17 17]', latin1('x')))).not.toThrow();
  });

  test.each([
    ['a range of codes', '', map('<00000000> <00FFFFFF> <0041>')],
    ['a packed range', '/Filter/FlateDecode', zlibSync(map('<00> <FFFFFF> <0041>'))],
    ['ranges with a comment', '', map('<000000>%\n<FFFFFF> [<41>]')],
    ['a range of strings', '', map('(a) (b) (c)')],
    ['many ranges', '', map('<000000> <0FFFFF> <0041> '.repeat(3))],
    ['widths', '/W [0[500]3 2000000000 500]', latin1('BT ET')],
    [
      'widths in an object of their own',
      '',
      latin1('endstream endobj 7 0 obj [ 0 2000000000 500 ] endobj stream'),
    ],
    [
      'widths in packed objects',
      '/Type/ObjStm/Filter/FlateDecode',
      zlibSync(latin1('<</W[0 2000000000 5]>>')),
    ],
    ['samples of a function', '/FunctionType 0/Size[20000 20000]', latin1('x')],
  ])('are refused where they are too long: %s', (_, dictionary, stream) => {
    expect(() => checkStreamSizes(fileOf(dictionary, stream))).toThrow('unpacks-too-large');
  });

  test('a mesh of more triangles than a page has is refused', () => {
    const mesh = zlibSync(new Uint8Array(2_000_000));
    expect(() => checkStreamSizes(fileOf('/Filter/FlateDecode', mesh))).not.toThrow();
    expect(() => checkStreamSizes(fileOf('/ShadingType 5/Filter/FlateDecode', mesh))).toThrow();
  });
});
