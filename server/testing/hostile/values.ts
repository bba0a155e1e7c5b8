import fc from 'fast-check';

/** A tag that no page may carry as a tag, no matter who typed it into a text. */
export const hostileTag = 'hostile-tag';

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\ufeff',
  '\u202e\u2066gnp.exe',
  '\u200b\u200d\u2060',
  'nimda yb deifirev\u202e',
  'Ana\u2069\u2067 Cruz',
  'a\u{e0061}\u{e0064}\ufe01\ufe02\u3164',
  '\r\nX-Injected: 1',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  "' or 1=1 --",
  "'; drop table nothing; --",
  '%_\\%',
  '\\',
  '$1',
  '${7*7}{{7*7}}',
  `<${hostileTag}>`,
  `</script><${hostileTag}>`,
  `"><${hostileTag} onload=alert(1)>`,
  `javascript:alert(1)//<${hostileTag}`,
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'http://a@b@c/',
  'https://husay.ph@evil.example/',
  'https://husay.ph\\@evil.example/',
  'https://evil.example/\u202egnp.exe',
  'http://169.254.169.254/latest/meta-data',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/api/photos/../../etc',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'admin',
  'a'.repeat(31),
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '+63 917 555 0142',
  '\u1ec7',
  '👩🏽‍⚕️',
  'ﷺ',
];

/** Texts that are slow to read for what walks them naively. */
const bombs: ((size: number) => string)[] = [
  (size) => `a${'\u0315'.repeat(size / 2)}${'\u0300'.repeat(size / 2)}`,
  (size) => 'x'.repeat(size),
  (size) => ' '.repeat(size),
  (size) => `${' '.repeat(size)}x`,
  (size) => '\n'.repeat(size),
  (size) => '-'.repeat(size),
  (size) => 'a@'.repeat(size / 2),
  (size) => 'a.'.repeat(size / 2),
  (size) => '%'.repeat(size),
  (size) => '\ufdfa'.repeat(size),
  (size) => '('.repeat(size),
  (size) => `https://${'a.'.repeat(size / 2)}`,
  (size) => '😀'.repeat(size / 2),
];

const sizes = [40, 400, 3000, 10_000, 60_000, 140_000];

export const bombText = fc
  .tuple(fc.constantFrom(...bombs), fc.constantFrom(...sizes))
  .map(([bomb, size]) => bomb(size));

/** Text that breaks, misleads or delays what reads it; `known` are ids and usernames, also of others. */
export const hostileText = (known: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...texts) },
    { weight: 3, arbitrary: bombText },
    { weight: 2, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  );

const nested = (depth: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Any JSON value but the one that was asked for. */
export const hostileJson = (known: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: hostileText(known) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 53, 1e308, [], {}) },
    { weight: 1, arbitrary: fc.constantFrom(1, 50, 900).map(nested) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(30, 2000).map((length) => Array.from({ length }, (_, n) => n)) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(200, 3000)
        .map((keys) => Object.fromEntries(Array.from({ length: keys }, (_, n) => [`k${n}`, n]))),
    },
  );

export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
}

/** A value of the schema in which anything may be swapped for a hostile one. */
export const valueOf = (schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fittingValueOf(schema, known) },
    { weight: 1, arbitrary: hostileJson(known) },
  );

const fittingValueOf = (schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => valueOf(option, known)));
  switch (schema.type) {
    case 'string':
      return fittingTextOf(schema, known);
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -5, -1e6),
        max: Math.min(schema.maximum ?? 1000, 1e6),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, known), { maxLength: 4 });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const values = Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, known)]));
      return fc.record(values, { requiredKeys: schema.required ?? [] });
    }
    default:
      return hostileJson(known);
  }
};

const fittingTextOf = ({ format }: JsonSchema, known: readonly string[]): fc.Arbitrary<string> => {
  if (format === 'date') return fc.constantFrom('2026-05-31', '0001-01-01', '2099-12-31', '2024-02-29');
  if (format === 'date-time') return fc.constantFrom('2026-05-31T00:00:00Z', '2026-05-31T00:00:00.000Z');
  if (format === 'email') return fc.constantFrom('mallory@example.com', 'mallory@example.ph');
  const words = [
    'Registered Nurse',
    'Cebu City',
    '+639175550142',
    '2020-2024',
    'https://example.com',
    'Triage',
    '',
  ];
  return fc.constantFrom(...words, ...known);
};
