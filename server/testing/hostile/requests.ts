import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#shared/http/endpoint';
import { pages } from '#shared/pages/page-table';
import { allEndpoints } from '../../http/api-description';
import { bodyOf, formOf } from './bodies';
import { asText, encoded, schemaOf } from './encoding';
import { asJson, oddHeaders, sameOrigin } from './headers';
import type { HostileRequest } from './send';
import { bombText, hostileText, valueOf, type JsonSchema } from './values';

/** A place that requests go to, by name. */
export interface Target {
  name: string;
  request: (known: readonly string[]) => fc.Arbitrary<HostileRequest>;
}

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

/** Everything served that is no endpoint of the API description (http/limits/every-route.test.ts). */
export const otherPaths = [
  ...Object.values(pages)
    .filter((path) => path.includes(':'))
    .map((path) => `GET ${path}`),
  'GET /',
  'GET /:any',
  'GET /api/:any',
  'GET /assets/:any',
  'GET /privacy',
  'GET /terms',
  'GET /example',
  'GET /billing',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemap-:number.xml',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/login',
  'GET /api/callback',
  'GET /api/logout',
  'GET /api/profile/:username/vcard',
  'GET /profile/:username/picture.jpg',
  'GET /api/photos/:id',
  'GET /api/credentials/:id/file',
  'GET /api/credentials/:id/thumbnail',
  'GET /api/sent/:id/file',
  'GET /api/organizations/:organizationId/candidates/:candidateId/basis-file',
  'GET /api/applications/calendar/:token.ics',
  'GET /api/analytics/views.csv',
  'GET /api/analytics/downloads.csv',
  'POST /api/webhooks/maya',
  'GET /reminders/stop/:token',
  'POST /reminders/stop/:token',
  'GET /presented/:token',
  'POST /presented/:token',
  'GET /presented/:token/:position.pdf',
  'GET /agency/:slug',
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
    const endpoint = {
      method: method as 'GET' | 'POST',
      path: path as `/${string}`,
      summary: '',
      rateLimit: 'read' as const,
    };
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
