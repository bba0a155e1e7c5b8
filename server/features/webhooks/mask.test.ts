import { describe, expect, test } from 'vitest';
import { maskPayload } from './mask';

const masked = (value: unknown) => JSON.parse(maskPayload(JSON.stringify(value))) as unknown;
// Not toBe: long texts would fill the screen.
const expectKept = (body: string) => expect(maskPayload(body) === body, body.slice(0, 200)).toBe(true);

describe('only the last four digits of a card number stay', () => {
  test.each([
    ['alone', '5123456789012346', '************2346'],
    ['in groups', '4123 4501-3100 0508', '************0508'],
    ['with dots', '5123.4567.8901.2346', '************2346'],
    ['with several spaces', '5123  4567   8901 \t 2346', '************2346'],
    ['as a form writes spaces', 'card=5123+4567+8901+2346&x=1', 'card=************2346&x=1'],
    ['before its last month', '5123456789012346 12/27', '************2346 12/27'],
    ['before another number', '5123456789012346 111', '************2346 111'],
    ['after another number', '09 5123456789012346', '09 ************2346'],
    ['after a day', '2025-11-20 5123456789012346', '2025-11-20 ************2346'],
    ['in groups amid others', '12 4123 4501 3100 0508 12-27', '12 ************0508 12-27'],
    ['stuck to another number', '095123456789012346111', '09************2346111'],
    ['beside another card', '5123456789012346 4123450131001381', '************2346 ************1381'],
    ['stuck to words', 'card5123456789012346x', 'card************2346x'],
    ['of thirteen digits', 'x 4222222222222', 'x *********2222'],
    ['of American Express', '3782 822463 10005', '***********0005'],
    ['of Diners Club', '3056 9309 0259 04', '**********5904'],
    ['of JCB', '3530111333300000', '************0000'],
    ['of UnionPay', '6250947000000014', '************0014'],
    ['of the second series', '2223000048400011', '************0011'],
    ['of Discover', '6011111111111117', '************1117'],
    ['of Visa, with nineteen digits', '4999000999999999990', '***************9990'],
    ['of UnionPay, with nineteen digits', 'x 6250947000000014002', 'x ***************4002'],
    ['on several lines', '4123 4501\t3100.0508', '************0508'],
  ])('%s', (_name, text, expected) => {
    expect(masked({ text })).toEqual({ text: expected });
    expect(maskPayload(`note: ${text}`)).toBe(`note: ${expected}`);
  });

  test('anywhere in JSON', () => {
    expect(
      masked({
        fundSource: { id: '5123456789012346' },
        list: [4123450131001381],
        '5123 4567 8901 2346': true,
      }),
    ).toEqual({
      fundSource: { id: '************2346' },
      list: ['************1381'],
      '************2346': true,
    });
    expect(maskPayload('{"a": 5.123456789012346e15 ,"b":-5123456789012346}')).toBe(
      '{"a": "************2346" ,"b":"-************2346"}',
    );
    expect(maskPayload(String.raw`{"a":"\u0035123456789012346"}`)).toBe('{"a":"************2346"}');
    expect(maskPayload('5123456789012346')).toBe('************2346');
  });

  test('two overlapping numbers are masked entirely', () => {
    // Both the first sixteen digits and all nineteen have the checksum.
    expect(masked(['4123450131001381 106'])).toEqual(['*******************']);
  });
});

test.each([
  ['a receipt', '1234567890123456'],
  [
    'numbers with the checksum that no issuer has',
    '1234567890123007, 7123456789012003, 9123456789012009, 2123456789012004, 2812345678901003, 31123456789018, 361234567890106, 512345678901208, 41234567890120',
  ],
  ['a rare card amid other digits', '950123456789012369'],
  ['a receipt of Maya', 'a1b2c3d4e5f6 012345678901'],
  ['sixteen digits without the checksum', '5123456789012345'],
  ['UUIDs', '51234567-8901-4346-8123-450131001381 3f0c6a1e-5123-4567-8901-234612345678'],
  ['moments', '2025-11-20T01:00:00.123Z 20251120010000123 2025-11-20 01.00.00'],
  ['phones', '+63 917 123 4567, 0917-123-4567'],
  ['money', '99.00 1234567.89'],
])('no card: %s', (_name, text) => {
  expectKept(text);
  expectKept(JSON.stringify({ text }));
});

test('timestamps in milliseconds and microseconds are not cards, whatever their checksum', () => {
  for (let ms = 1763600000000; ms < 1763600000100; ms++) expectKept(`{"at":${ms},"fine":${ms}123}`);
});

describe('values of secret names are removed', () => {
  test.each([
    'cvv',
    'CVV2',
    'cvc',
    'csc',
    'securityCode',
    'security_code',
    'card[cvv]',
    'Authorization',
    'apiKey',
    'x-api-key',
    'API_KEY',
    'pwd',
    'pass',
    'userPass',
    'password',
    'passwords',
    'pin',
    'cardPin',
    'otp',
    'secretKey',
    'paymentTokenId',
    'access_token',
    'signature',
    'client_secret',
    'passwd',
    'passcode',
    'passphrase',
    'X-Authorisation',
    'cvn',
    'card_code',
    'verification code',
    'accessKey',
    'private_key',
    'credentials',
    'Set-Cookie',
    'pins',
    'otp2',
  ])('%s', (name) => {
    for (const value of ['abc', 111, true, ['x', { y: 1 }], { value: 'abc', more: [[{}]] }]) {
      expect(masked({ before: 1, [name]: value, after: [2] })).toEqual({
        before: 1,
        [name]: '***',
        after: [2],
      });
    }
    expect(masked({ [name]: null })).toEqual({ [name]: null });
    expect(maskPayload(`a=1&${encodeURIComponent(name)}=x,y:z&b=2`)).toBe(
      `a=1&${encodeURIComponent(name)}=***&b=2`,
    );
  });

  test.each(['passed', 'passenger', 'shipping', 'isPaid', 'scheme', 'spinner', 'description', 'bypass'])(
    '%s is none',
    (name) => expectKept(JSON.stringify({ [name]: 'abc' })),
  );

  test.each([
    ['twice', '{"cvv":"111","cvv":"222","a":1}', '{"cvv":"***","cvv":"***","a":1}'],
    ['with spaces', '{ "cvv" : "111" , "a" : 1 }', '{ "cvv" : "***" , "a" : 1 }'],
    ['written with escapes', String.raw`{"c\u0076v":"1\"11"}`, String.raw`{"c\u0076v":"***"}`],
    ['in a list', '[{"a":[{"token":{"b":["x"]},"c":1}]}]', '[{"a":[{"token":"***","c":1}]}]'],
    ['in a string', '{"raw":"{\\"cvv\\":111}"}', '{"raw":"{\\"cvv\\":\\"***\\"}"}'],
    ['of a form in a string', '{"raw":"cvv=111&a=1"}', '{"raw":"cvv=***&a=1"}'],
    ['in an address', '{"url":"https://x.ph/?token=abc&a=1#b"}', '{"url":"https://x.ph/?token=***&a=1#b"}'],
    ['of a form', 'cvv=111&password=x', 'cvv=***&password=***'],
    ['of a form with brackets', 'x[cvv]=111&password=a,b:{c}', 'x[cvv]=***&password=***'],
    ['of a header', 'a: b\nAuthorization: Basic abc def\nc: d', 'a: b\nAuthorization: ***\nc: d'],
    ['quoted', "x password='a b' y", 'x password=*** y'],
    ['in a log', '[INFO] password=a,b:c d', '[INFO] password=*** d'],
    ['where JSON breaks off', '{"cvv":"111",', '{"cvv":"***",'],
    ['where JSON breaks off within', '{"a":1,"cvv":"11', '{"a":1,"cvv":"***"'],
    ['where JSON breaks off below', '{"password":{\n"a":"x",\n"b":', '{"password":"***"'],
    ['in JSON after words', 'body {"token":{"a":\n"x"},"b":1}', 'body {"token":"***","b":1}'],
  ])('%s', (_name, body, expected) => {
    expect(maskPayload(body)).toBe(expected);
  });

  test('in strings within strings', () => {
    let body = '{"cvv":"111","card":"5123456789012346"}';
    for (let level = 0; level < 4; level++) body = JSON.stringify({ body });
    let found = maskPayload(body);
    for (let level = 0; level < 4; level++) found = (JSON.parse(found) as { body: string }).body;
    expect(found).toBe('{"cvv":"***","card":"************2346"}');
  });
});

test('deeply nested strings are removed before they grow without bound', () => {
  const inString = (text: string) =>
    `"${text.replaceAll('\\', String.raw`\u005c`).replaceAll('"', String.raw`\u0022`)}"`;
  let body = '{"cvv":"111"}';
  while (body.length < 50_000) body = `["cvv=1",${inString(body)}]`;
  const found = maskPayload(body);
  expect(found).toMatch(/^\["cvv=\*\*\*",/);
  expect(found.length).toBeLessThan(1000);
});

describe('everything else stays unchanged', () => {
  test.each([
    ['a big number', '{"n":12345678901234567890}'],
    ['names that come twice', '{"a":1,"a":2}'],
    ['spaces and escapes', '{ "a" : "\\u00e9\\/" ,\n "b":[ 1.0, 1e5 ] }'],
    ['nothing', ''],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['a string in strings', '{"a":"\\"\\\\\\"x\\\\\\"\\""}'],
    ['text', 'status=PAID & "quoted'],
    ['brackets without end', '['.repeat(60_000)],
    ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['deep names', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ])('%s', (_name, body) => expectKept(body));

  test('also next to masked values', () => {
    expect(maskPayload('{"n":12345678901234567890, "a":1,"a":2.0,"cvv":111}')).toBe(
      '{"n":12345678901234567890, "a":1,"a":2.0,"cvv":"***"}',
    );
  });
});

test('deep nesting does not bypass the mask', () => {
  const deep = (inner: string) => '['.repeat(25_000) + inner + ']'.repeat(25_000);
  const body = deep('{"cvv":"111","n":"5123456789012346"}');
  expect(maskPayload(body) === deep('{"cvv":"***","n":"************2346"}')).toBe(true);
});
