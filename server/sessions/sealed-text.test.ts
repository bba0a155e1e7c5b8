import { expect, test } from 'vitest';
import { sealer } from './sealed-text';

const secret = 'a secret of at least thirty-two letters';
const text = 'Peñaflor, {"state": "1"}';

test('what is sealed can be opened with the same key, and looks different each time', () => {
  const { seal, open } = sealer(secret, 'sign-in');
  expect(open(seal(text))).toBe(text);
  expect(seal(text)).not.toBe(seal(text));
  expect(Buffer.from(seal(text), 'base64url').includes('state')).toBe(false);
});

test('a changed byte anywhere, a shortened text and another key open nothing', () => {
  const { seal, open } = sealer(secret, 'sign-in');
  const sealed = Buffer.from(seal(text), 'base64url');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(open(changed.toString('base64url')), `byte ${at}`).toBeNull();
  }
  for (const length of [0, 11, 12, 27, 28, sealed.length - 1])
    expect(open(sealed.subarray(0, length).toString('base64url')), `${length} bytes`).toBeNull();
  expect(sealer(secret, 'another purpose').open(seal(text))).toBeNull();
  expect(sealer(`${secret}!`, 'sign-in').open(seal(text))).toBeNull();
});
