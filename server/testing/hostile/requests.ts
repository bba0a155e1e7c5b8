import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#shared/http/endpoint';
import { allEndpoints } from '../../http/api-description';
import { multipart, type FormPart } from '../requests/multipart';
import { pdf } from '../content/documents';
import type { HostileRequest } from './send';
import { bombText, hostileJson, hostileText, valueOf, type JsonSchema } from './values';

/** A place that requests go to, by name. */
export interface Target {
  name: string;
  request: (known: readonly string[]) => fc.Arbitrary<HostileRequest>;
}

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** A part of a path: an id, hostile text, or an encoding that is none. */
const segment = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: hostileText(known).map((text) => encoded(text.slice(0, 700)) || '%20') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%',
        '%00',
        '%C3',
        '%2e%2e%2f%2e%2e',
        '..%2f..%2fetc',
        '%F0%9F',
        '.',
        '..;',
        '%252e',
        '1;x=2',
      ),
    },
  );

const pathOf = (template: string, known: readonly string[]) => {
  const parts = template
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(':') ? segment(known) : fc.constant(part)));
  return fc.tuple(...parts).map((texts) => texts.join(''));
};

const queryOf = (schema: z.ZodType | undefined, known: readonly string[]): fc.Arbitrary<string> => {
  const fields = schema ? Object.entries(schemaOf(schema).properties ?? {}) : [];
  const pair = fc.oneof(
    ...fields.map(([name, field]) =>
      valueOf(field, known).map((value) => `${name}=${encoded(asText(value).slice(0, 500))}`),
    ),
    fc
      .tuple(hostileText(known), hostileText(known))
      .map(([name, value]) => `${encoded(name.slice(0, 100))}=${encoded(value.slice(0, 500))}`),
    fc.constantFrom('a[b]=c', '__proto__[x]=1', 'a=1&a=2', '=', '&&', '%C3=%C3', 'limit=1e9', 'page=-1'),
  );
  const pairs = fc.array(pair, { minLength: schema ? 1 : 0, maxLength: 4 });
  return fc.oneof(
    { weight: schema ? 9 : 1, arbitrary: pairs.map((all) => (all.length > 0 ? `?${all.join('&')}` : '')) },
    { weight: schema ? 1 : 4, arbitrary: fc.constant('') },
  );
};

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const asJson = { ...sameOrigin, 'content-type': 'application/json' };

/** Headers that are wrong, odd or not the caller's to set; most requests have none. */
const oddHeaders = (known: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc.oneof(
    { weight: 7, arbitrary: fc.constant({}) },
    {
      weight: 3,
      arbitrary: fc.oneof(
        fc.constantFrom<Record<string, string>>(
          { 'content-type': 'text/plain' },
          { 'content-type': 'application/json; charset=klingon' },
          { 'content-type': 'multipart/form-data' },
          { 'content-encoding': 'gzip' },
          { 'content-encoding': 'klingon' },
          { range: 'bytes=0-0,5-' },
          { range: 'bytes=99999999999999999999-' },
          { range: 'bytes=-0' },
          { 'if-none-match': '*' },
          { 'if-modified-since': 'yesterday' },
          {
            'x-forwarded-for': '127.0.0.1, ::1, unknown',
            'x-forwarded-host': 'evil.example',
            'x-forwarded-proto': 'gopher',
          },
          { host: 'evil.example' },
          { 'sec-fetch-site': 'cross-site' },
          { origin: 'null', 'sec-fetch-site': 'same-site' },
          { 'x-http-method-override': 'DELETE' },
          { 'accept-encoding': 'klingon;q=9' },
          { 'accept-language': 'x'.repeat(2000) },
          { 'user-agent': `<x>${'a'.repeat(3000)}` },
          { 'x-request-id': '../../x' },
          { expect: '200-ok' },
        ),
        hostileText(known).map((text) => ({
          cookie: `husay.sid=s%3A${encoded(text.slice(0, 500))}.x; =; a`,
        })),
        fc.constantFrom(...known).map((id) => ({ 'x-acting-user': id })),
        fc
          .oneof(
            hostileText(known),
            fc.constantFrom('', 'husay_', `husay_${'0'.repeat(72)}`, `husay_${'f'.repeat(5000)}`, 'Bearer x'),
          )
          .map((text) => ({ authorization: `Bearer ${text.slice(0, 6000)}` })),
        hostileText(known).map((text) => ({
          referer: text.slice(0, 1000),
          'user-agent': text.slice(0, 1000),
        })),
      ),
    },
  );

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

const bodyOf = (body: z.ZodType | undefined, known: readonly string[]) => {
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

const formOf = ({ upload = 'file', body }: Endpoint, known: readonly string[]) => {
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

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];

const targetOf = (endpoint: Endpoint): Target => ({
  name: `${endpoint.method} ${endpoint.path}`,
  request: (known) => {
    const sendsBody = endpoint.method !== 'GET';
    const content: fc.Arbitrary<Pick<HostileRequest, 'headers' | 'body'>> = !sendsBody
      ? fc.constant({ headers: sameOrigin })
      : endpoint.upload
        ? formOf(endpoint, known)
        : bodyOf(endpoint.body, known);
    const method = fc.oneof(
      { weight: 19, arbitrary: fc.constant<string>(endpoint.method) },
      { weight: 1, arbitrary: fc.constantFrom(...methods) },
    );
    return fc
      .tuple(method, pathOf(endpoint.path, known), queryOf(endpoint.query, known), content, oddHeaders(known))
      .map(([verb, path, query, { headers, body }, odd]) => ({
        method: verb,
        path: path + query,
        headers: { ...headers, ...odd },
        ...(body !== undefined && !['GET', 'HEAD'].includes(verb) && { body }),
      }));
  },
});

/** Everything served that is no endpoint of the API description. */
const otherPaths = [
  'GET /',
  'GET /:any',
  'GET /api/:any',
  'GET /assets/:any',
  'GET /example',
  'GET /billing',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/login',
  'GET /api/callback',
  'GET /api/photos/:id',
  'GET /api/credentials/:id/file',
  'GET /api/credentials/:id/thumbnail',
  'GET /api/analytics/views.csv',
  'GET /api/analytics/downloads.csv',
  'POST /api/webhooks/maya',
  'GET /profile/:username',
  'GET /profile/:username/credentials/:id',
  'GET /oidc/auth',
  'POST /oidc/token',
  'GET /oidc/interaction/:uid',
  'POST /oidc/interaction/:uid',
  'GET /api/account/export',
];

const signInQuery = z.object({
  returnTo: z.string().optional(),
  code: z.string().optional(),
  state: z.string().optional(),
  error: z.string().optional(),
  client_id: z.string().optional(),
});

const describedNames = new Set(allEndpoints.map(({ method, path }) => `${method} ${path}`));

const otherTargets: Target[] = otherPaths
  .filter((name) => !describedNames.has(name))
  .map((name) => {
    const [method = 'GET', path = '/'] = name.split(' ');
    const endpoint = { method: method as 'GET' | 'POST', path: path as `/${string}`, summary: '' };
    return { ...targetOf({ ...endpoint, query: signInQuery }), name };
  });

/** Every endpoint of the API description, and every other path that is served. */
export const targets: Target[] = [...allEndpoints.map(targetOf), ...otherTargets];

/** Only long and odd text, in every place where an endpoint takes text. */
export const textTargets: Target[] = allEndpoints
  .filter(({ body, query, path }) => body !== undefined || query !== undefined || path.includes(':'))
  .map((endpoint) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    request: (known) =>
      fc.tuple(pathOf(endpoint.path, known), bombText, bombText).map(([path, text, other]) => {
        const filled = endpoint.body ? fill(schemaOf(endpoint.body), text, other) : undefined;
        const names = endpoint.query ? Object.keys(schemaOf(endpoint.query).properties ?? {}) : [];
        const query = names.map((name) => `${name}=${encoded(text.slice(0, 300))}`).join('&');
        return {
          method: endpoint.method,
          path: query ? `${path}?${query}` : path,
          headers: asJson,
          ...(filled !== undefined && endpoint.method !== 'GET' && { body: JSON.stringify(filled) }),
        };
      }),
  }));

const fill = (schema: JsonSchema, text: string, other: string): unknown => {
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      fields.map(([name, field], index) => [name, fill(field, index % 2 ? other : text, text)]),
    );
  }
  if (schema.type === 'array')
    return [fill(schema.items ?? {}, text, other), fill(schema.items ?? {}, other, text)];
  return text;
};
