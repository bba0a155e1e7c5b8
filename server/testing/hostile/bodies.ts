import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#shared/http/endpoint';
import { pdf } from '../content/documents';
import { multipart, type FormPart } from '../requests/multipart';
import { asText, schemaOf } from './encoding';
import { asJson } from './headers';
import { hostileJson, hostileText, valueOf } from './values';

const brokenJson = [
  '{"a":',
  '{"a":1}}',
  '\ufeff{}',
  '{"__proto__":{"userType":"admin"},"constructor":{"prototype":{"x":1}}}',
  '{"userId":"x","userId":"y"}',
  '['.repeat(30_000),
  `${'['.repeat(15_000)}${']'.repeat(15_000)}`,
  `{"a":${'{"a":'.repeat(900)}1${'}'.repeat(901)}`,
  '"\\ud800"',
  '1e999',
  `{"${'x'.repeat(30_000)}":1}`,
  '',
  'null',
];

/** JSON as the schema has it with hostile values, broken JSON, or a compressed bomb. */
export const bodyOf = (body: z.ZodType | undefined, known: readonly string[]) => {
  const value = body ? valueOf(schemaOf(body), known) : hostileJson(known);
  return fc.oneof(
    {
      weight: 8,
      arbitrary: value.map((content) => ({ headers: asJson, body: JSON.stringify(content) ?? '' })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...brokenJson).map((text) => ({ headers: asJson, body: text })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(10, 700_000, 8_000_000).map((size) => ({
        headers: { ...asJson, 'content-encoding': 'gzip' },
        body: gzipSync(`{"summary":"${' '.repeat(size)}"}`),
      })),
    },
  );
};

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture that claims to be enormous. */
const hugePng = Buffer.from(png);
hugePng.writeUInt32BE(60_000, 16);
hugePng.writeUInt32BE(60_000, 20);

/** A multipart form with hostile files, or a broken one. */
export const formOf = ({ upload = 'file', body }: Endpoint, known: readonly string[]) => {
  const fields = Object.entries(body ? (schemaOf(body).properties ?? {}) : {});
  const content = fc.oneof(
    fc.constantFrom<Uint8Array>(png, hugePng, pdf('HOSTILE'), pdf('HOSTILE', 30_000)),
    fc
      .constantFrom('<svg onload="x"/>', '%PDF-1.7', '\x89PNG\r\n\x1a\n', 'GIF89a', '')
      .map((text) => Buffer.from(text, 'latin1')),
    fc.uint8Array({ maxLength: 300 }),
  );
  const fileName = fc.oneof(
    fc.constantFrom('a.png', 'a.pdf', 'a.jpg', 'a.svg'),
    hostileText(known).map((text) => `${text.slice(0, 2000).replace(/["\r\n]/g, '')}.png`),
  );
  const file = fc.tuple(fc.constantFrom(upload, upload, upload, 'other', '__proto__'), content, fileName);
  const field = fc.oneof(
    ...fields.map(([name, schema]) => valueOf(schema, known).map((value): FormPart => [name, asText(value)])),
    hostileText(known).map((text): FormPart => [text.slice(0, 100).replace(/["\r\n]/g, '') || 'x', text]),
  );
  const whole = fc
    .tuple(fc.array(field, { maxLength: 8 }), fc.array(file, { maxLength: 2 }))
    .map(([texts, files]) => multipart([...texts, ...(files as FormPart[])]));
  const broken = fc.tuple(whole, fc.constantFrom('cut', 'boundary', 'type')).map(([form, how]) => ({
    headers: {
      ...form.headers,
      ...(how === 'boundary' && { 'content-type': 'multipart/form-data; boundary=other' }),
      ...(how === 'type' && { 'content-type': 'multipart/form-data' }),
    },
    body: how === 'cut' ? form.body.subarray(0, form.body.length / 2) : form.body,
  }));
  return fc.oneof({ weight: 5, arbitrary: whole }, { weight: 1, arbitrary: broken });
};
