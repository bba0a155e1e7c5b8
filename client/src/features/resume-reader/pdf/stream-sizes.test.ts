import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { bomb as bombOf } from '../testing/hostile-files';
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
  const decoy = zlibSync(latin1('endstream endobj'), { level: 0 });
  // The stored block of the decoy, followed by the bomb's blocks, in one stream.
  const body = [...decoy.subarray(0, 2), 0, ...decoy.subarray(3, -4), ...bomb.subarray(2)];
  expect(() => checkStreamSizes(fileOf('/Filter/FlateDecode', Uint8Array.from(body)))).toThrow(
    'unpacks-too-large',
  );
});

test('many streams share one limit', () => {
  const part = bombOf(40);
  expect(() => checkStreamSizes(fileOf('/Filter/FlateDecode', part, part))).not.toThrow();
  expect(() => checkStreamSizes(fileOf('/Filter/FlateDecode', part, part, part, part))).toThrow();
});
