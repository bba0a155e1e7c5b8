import { createSign, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { signatureCheck, signedText } from './signature';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const maya = pair();
const other = pair();
const pem = ({ publicKey }: ReturnType<typeof pair>) =>
  String(publicKey.export({ type: 'spki', format: 'pem' }));

const payment = {
  id: 'a',
  isPaid: true,
  amount: 99,
  fundSource: { details: [{ last4: '1381' }] },
  empty: {},
};

/** A delivery signed in the test, from the text to sign. */
const signed = (body: unknown, text: string, by = maya, nonce = 'n1') => ({
  body: JSON.stringify(body),
  headers: {
    'x-maya-webhook-signature': `nonce=${nonce},v1=${createSign('RSA-SHA256')
      .update(`${text}&nonce=n1`)
      .sign(by.privateKey, 'hex')}`,
  },
});
const text = 'amount=99&fundSource.details.0.last4=1381&id=a&isPaid=true';

test('pairs are sorted, and what is empty is left out', () => {
  expect(signedText(payment)).toBe(text);
  expect(signedText({ b: null, a: '', c: [], d: {}, e: 0, f: false })).toBe('e=0&f=false');
});

test('a signature by any of the keys is taken', () => {
  const isSigned = signatureCheck({ publicKeys: [pem(other), pem(maya)], required: true });
  expect(isSigned(signed(payment, text))).toBe(true);
});

test('spaces in the header and capitals in the digits change nothing', () => {
  const isSigned = signatureCheck({ publicKeys: [pem(maya)], required: true });
  const { body, headers } = signed(payment, text);
  const [nonce = '', v1 = ''] = headers['x-maya-webhook-signature'].split(',');
  const [name = '', digits = ''] = v1.split('=');
  for (const header of [
    ` nonce = n1 , v1 = ${digits} `,
    `v1=${digits}, nonce=n1`,
    `${nonce},${name}=${digits.toUpperCase()}`,
    `t=1,${nonce},${v1},v0=00`,
  ]) {
    expect(isSigned({ body, headers: { 'x-maya-webhook-signature': header } }), header).toBe(true);
  }
  for (const header of [`${nonce},v1=-${digits}`, `${nonce},v1=${digits}-`, `nonce=,${v1}`, v1]) {
    expect(isSigned({ body, headers: { 'x-maya-webhook-signature': header } }), header).toBe(false);
  }
});

test.each([
  ['another key', signed(payment, text, other)],
  ['another body', { ...signed(payment, text), body: JSON.stringify({ ...payment, amount: 1 }) }],
  ['another nonce', signed(payment, text, maya, 'n2')],
  ['no JSON', { ...signed(payment, text), body: '{' }],
  ['no signature inside', { body: '{}', headers: { 'x-maya-webhook-signature': 'nonce=n1' } }],
  ['odd hex', { body: '{}', headers: { 'x-maya-webhook-signature': 'nonce=n1,v1=abc' } }],
  ['nonsense', { body: '{}', headers: { 'x-maya-webhook-signature': ',,==' } }],
  ['two headers', { body: '{}', headers: { 'x-maya-webhook-signature': ['a', 'b'] } }],
])('a signature with %s is refused, required or not', (_what, delivery) => {
  for (const required of [true, false]) {
    expect(signatureCheck({ publicKeys: [pem(maya)], required })(delivery)).toBe(false);
  }
});

test('a missing signature counts only where it is required', () => {
  const delivery = { body: '{}', headers: {} };
  expect(signatureCheck({ publicKeys: [pem(maya)], required: false })(delivery)).toBe(true);
  expect(signatureCheck({ publicKeys: [pem(maya)], required: true })(delivery)).toBe(false);
});

test('without keys nothing can be checked', () => {
  const delivery = signed(payment, text, other);
  expect(signatureCheck({ publicKeys: [], required: false })(delivery)).toBe(true);
  expect(signatureCheck({ publicKeys: [], required: true })(delivery)).toBe(false);
});

test('a body of 30,000 levels ends in a plain answer', () => {
  const body = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  const { headers } = signed(payment, text);
  expect(signatureCheck({ publicKeys: [pem(maya)], required: false })({ body, headers })).toBe(false);
});

test('a body deeper or larger than any of Maya’s is refused, even one whose signature would fit', () => {
  const isSigned = signatureCheck({ publicKeys: [pem(maya)], required: false });
  const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
  const wide = (values: number) => Object.fromEntries(Array.from({ length: values }, (_, i) => [`k${i}`, 1]));
  for (const [body, isTaken] of [
    [nested(20), true],
    // The object itself is a value, too.
    [wide(1999), true],
    [nested(21), false],
    [wide(2000), false],
    [nested(1000), false],
    [wide(5000), false],
    [{ many: Array.from({ length: 100 }, () => wide(50)) }, false],
  ] as const) {
    expect(isSigned(signed(body, signedText(body)))).toBe(isTaken);
  }
});
