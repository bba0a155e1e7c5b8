import { Router } from 'express';
import * as accounts from '#shared/accounts/endpoints';
import * as adminBilling from '#shared/admin-billing/endpoints';
import * as analytics from '#shared/analytics/endpoints';
import * as apiTokens from '#shared/api-tokens/endpoints';
import * as billing from '#shared/billing/endpoints';
import * as credentials from '#shared/credentials/endpoints';
import * as devices from '#shared/devices/endpoints';
import type { Endpoint } from '#shared/http/endpoint';
import { errorBody } from '#shared/http/errors';
import { rateLimits } from '#shared/http/rate-limits';
import { product } from '#shared/product/product';
import * as privacyNotice from '#shared/privacy-notice/endpoints';
import * as publicProfile from '#shared/public-profile/endpoints';
import * as resume from '#shared/resume/endpoints';
import * as resumeDocument from '#shared/document/endpoints';
import * as testTools from '#shared/test-tools/endpoints';
import * as webhooks from '#shared/webhooks/endpoints';
import * as yourData from '#shared/your-data/endpoints';
import { apiDocsPage } from './api-docs-page';
import { jsonSchema, limitInWords } from './endpoint-facts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const modules = [
  accounts,
  devices,
  apiTokens,
  resume,
  resumeDocument,
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

interface ApiDescriptionDeps {
  withTestTools: boolean;
  /** The address people open, for the examples. */
  publicUrl: string;
}

/**
 * The API described from the definitions that serve it: OpenAPI 3.1 for programs, a page for people. /api/test/* is told
 * only where it is served, `withTestTools`.
 */
export const apiDescriptionRoutes = ({ withTestTools, publicUrl }: ApiDescriptionDeps) => {
  const endpoints = allEndpoints.filter(({ path }) => withTestTools || !path.startsWith('/api/test/'));
  const description = describeApi(endpoints);
  const page = apiDocsPage(endpoints, publicUrl);
  const router = Router();
  router.get(descriptionPath, (_req, res) => {
    res.json(description);
  });
  router.get(docsPath, (_req, res) => {
    res.type('html').send(page);
  });
  return router;
};

const jsonContent = (schema: object) => ({ content: { 'application/json': { schema } } });

/** The name of API tokens among the security schemes. */
const tokenScheme = 'apiToken';

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
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        [tokenScheme]: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal API token. Without one, calls are made with the session cookie of a browser.',
        },
      },
    },
  };
};

const describeOperation = (endpoint: Endpoint) => {
  const parameters = [...describePathParameters(endpoint), ...describeQuery(endpoint)];
  return {
    summary: endpoint.summary,
    // The names in the list are the scopes that the token must include.
    ...(endpoint.token && { security: [{ [tokenScheme]: [endpoint.token] }, {}] }),
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
