import { Router } from 'express';
import { z } from 'zod';
import * as accounts from '#shared/accounts/endpoints';
import * as adminBilling from '#shared/admin-billing/endpoints';
import * as analytics from '#shared/analytics/endpoints';
import * as billing from '#shared/billing/endpoints';
import * as credentials from '#shared/credentials/endpoints';
import * as devices from '#shared/devices/endpoints';
import type { Endpoint } from '#shared/http/endpoint';
import { errorBody } from '#shared/http/errors';
import { rateLimits, type RateLimit } from '#shared/http/rate-limits';
import { product } from '#shared/product/product';
import * as privacyNotice from '#shared/privacy-notice/endpoints';
import * as publicProfile from '#shared/public-profile/endpoints';
import * as resume from '#shared/resume/endpoints';
import * as testTools from '#shared/test-tools/endpoints';
import * as webhooks from '#shared/webhooks/endpoints';
import * as yourData from '#shared/your-data/endpoints';
import { inlineStyle } from './pages/inline-style';
import { escapeHtml } from './pages/web-app';

export const apiDocsStyle = inlineStyle(`
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 16px }
  code, pre { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
  pre { white-space: pre-wrap }
  section { border-top: 1px solid #94a3b8; padding: 8px 0 }
`);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const modules = [
  accounts,
  devices,
  resume,
  credentials,
  publicProfile,
  billing,
  analytics,
  adminBilling,
  webhooks,
  testTools,
  yourData,
  privacyNotice,
];
/** Every endpoint that the features define. */
export const allEndpoints: Endpoint[] = modules.flatMap((module) => Object.values(module).filter(isEndpoint));

const descriptionPath = '/api/openapi.json';
const docsPath = '/api/docs';
export const apiDescriptionPaths = [descriptionPath, docsPath];

/**
 * The API described from the definitions that serve it: OpenAPI 3.1 for programs, a page for people. /api/test/* is told
 * only where it is served, `withTestTools`.
 */
export const apiDescriptionRoutes = ({ withTestTools }: { withTestTools: boolean }) => {
  const endpoints = allEndpoints.filter(({ path }) => withTestTools || !path.startsWith('/api/test/'));
  const description = describeApi(endpoints);
  const page = describePage(endpoints);
  const router = Router();
  router.get(descriptionPath, (_req, res) => {
    res.json(description);
  });
  router.get(docsPath, (_req, res) => {
    res.type('html').send(page);
  });
  return router;
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const jsonContent = (schema: object) => ({ content: { 'application/json': { schema } } });

const describeApi = (endpoints: readonly Endpoint[]) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = describeOperation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${product.name} API`, version: '1', description: product.description },
    paths,
    components: { schemas: { Error: jsonSchema(errorBody, 'output') } },
  };
};

const describeOperation = (endpoint: Endpoint) => {
  const parameters = [...describePathParameters(endpoint), ...describeQuery(endpoint)];
  return {
    summary: endpoint.summary,
    ...(parameters.length > 0 && { parameters }),
    ...describeBody(endpoint),
    responses: {
      ...describeSuccess(endpoint),
      ...describeLimit(endpoint),
      default: { description: 'Refused', ...jsonContent({ $ref: '#/components/schemas/Error' }) },
    },
  };
};

const describeLimit = ({ rateLimit }: Endpoint) =>
  rateLimit && {
    429: {
      description: limitInWords(rateLimits[rateLimit]),
      headers: {
        'Retry-After': { description: 'Seconds until the next try', schema: { type: 'integer' } },
      },
      ...jsonContent({ $ref: '#/components/schemas/Error' }),
    },
  };

const limitInWords = ({ what, perUser, perNetwork, seconds }: RateLimit) => {
  const limits = [perUser && `${perUser} for each user`, `${perNetwork} for each network`].filter(Boolean);
  return `Too many calls. ${what}: ${limits.join(', ')} in ${seconds} seconds`;
};

const describeSuccess = ({ response, produces }: Endpoint) => {
  if (produces) {
    const file = { type: 'string', format: 'binary' };
    return { 200: { description: 'Success', content: { [produces]: { schema: file } } } };
  }
  return response
    ? { 200: { description: 'Success', ...jsonContent(jsonSchema(response, 'output')) } }
    : { 204: { description: 'Done' } };
};

const describePathParameters = ({ path }: Endpoint) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const describeQuery = ({ query }: Endpoint) => {
  const fields = query && jsonSchema(query, 'input');
  return Object.entries(fields?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: fields?.required?.includes(name) ?? false,
    schema,
  }));
};

const describeBody = ({ body, upload }: Endpoint) => {
  const fields = body && jsonSchema(body, 'input');
  if (!upload) return fields && { requestBody: { required: true, ...jsonContent(fields) } };
  const file = { [upload]: { type: 'string', format: 'binary' } };
  const schema = {
    type: 'object',
    ...fields,
    required: [...(fields?.required ?? []), upload],
    properties: { ...fields?.properties, ...file },
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
};

const describePage = (endpoints: readonly Endpoint[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${product.name} API</title>
${apiDocsStyle.element}
</head>
<body>
<h1>${product.name} API</h1>
<p>${escapeHtml(product.description)} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${endpoints.map(describeSection).join('\n')}
</body>
</html>
`;

const describeSection = (endpoint: Endpoint) => {
  const schema = (name: string, type: z.ZodType | undefined, io: 'input' | 'output') =>
    type
      ? `<details><summary>${name}</summary><pre>${escapeHtml(JSON.stringify(jsonSchema(type, io), null, 2))}</pre></details>`
      : '';
  return `<section>
<h2><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></h2>
<p>${escapeHtml(endpoint.summary)}.${endpoint.upload ? ` Multipart, with the file in <code>${endpoint.upload}</code>.` : ''}${endpoint.rateLimit ? ` ${limitInWords(rateLimits[endpoint.rateLimit])}.` : ''}</p>
${schema('Query', endpoint.query, 'input')}${schema('Body', endpoint.body, 'input')}${schema('Answer', endpoint.response, 'output')}
</section>`;
};
