import { Router } from 'express';
import { z, type ZodObject } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import * as accounts from '#shared/accounts/endpoints';
import * as adminBilling from '#shared/admin-billing/endpoints';
import * as analytics from '#shared/analytics/endpoints';
import * as apiTokens from '#shared/api-tokens/endpoints';
import * as applications from '#shared/applications/endpoints';
import * as applicationDigest from '#shared/applications/digest/endpoints';
import * as billing from '#shared/billing/endpoints';
import * as consents from '#shared/candidates/consent/endpoints';
import * as candidates from '#shared/candidates/endpoints';
import * as credentials from '#shared/credentials/endpoints';
import * as inquiries from '#shared/inquiries/endpoints';
import * as bulkFiles from '#shared/letterheads/bulk/endpoints';
import * as letterheads from '#shared/letterheads/endpoints';
import * as jobOrders from '#shared/job-orders/endpoints';
import * as presentations from '#shared/presentations/endpoints';
import * as letters from '#shared/letters/endpoints';
import * as organizations from '#shared/organizations/endpoints';
import * as adminOrganizations from '#shared/organizations/admin/endpoints';
import * as devices from '#shared/devices/endpoints';
import type { Endpoint } from '#shared/http/endpoint';
import { errorBody } from '#shared/http/errors';
import { rateLimits } from '#shared/http/rate-limits';
import { product } from '#shared/product/product';
import * as privacyNotice from '#shared/privacy-notice/endpoints';
import * as publicProfile from '#shared/public-profile/endpoints';
import * as resume from '#shared/resume/endpoints';
import * as documents from '#shared/resume/documents/endpoints';
import * as resumeDocument from '#shared/document/endpoints';
import * as sent from '#shared/sent/endpoints';
import * as sentLinks from '#shared/sent/links/endpoints';
import * as testTools from '#shared/test-tools/endpoints';
import * as webhooks from '#shared/webhooks/endpoints';
import * as yourData from '#shared/your-data/endpoints';
import { apiDocsPage } from './api-docs-page';
import { limitInWords } from './endpoint-facts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const modules = [
  accounts,
  devices,
  apiTokens,
  applications,
  applicationDigest,
  resume,
  documents,
  jobOrders,
  letters,
  sent,
  sentLinks,
  resumeDocument,
  credentials,
  publicProfile,
  billing,
  analytics,
  inquiries,
  organizations,
  adminOrganizations,
  candidates,
  consents,
  letterheads,
  bulkFiles,
  presentations,
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

/** The name of API tokens among the security schemes. */
const tokenScheme = 'apiToken';

const describeApi = (endpoints: readonly Endpoint[]) => {
  const paths: Record<string, ZodOpenApiPathItemObject> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase() as 'get'] = describeOperation(endpoint);
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: `${product.name} API`, version: '1', description: product.description },
    paths,
    components: {
      schemas: { Error: errorBody },
      securitySchemes: {
        [tokenScheme]: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal API token. Without one, calls are made with the session cookie of a browser.',
        },
      },
    },
  });
};

const describeOperation = (endpoint: Endpoint): ZodOpenApiOperationObject => ({
  summary: endpoint.summary,
  // The names in the list are the scopes that the token must include.
  ...(endpoint.token && { security: [{ [tokenScheme]: [endpoint.token] }, {}] }),
  ...describeParameters(endpoint),
  ...describeBody(endpoint),
  responses: {
    ...describeSuccess(endpoint),
    ...describeLimit(endpoint),
    default: { description: 'Refused', content: { 'application/json': { schema: errorBody } } },
  },
});

const describeParameters = ({ path, query }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestParams'> => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  if (names.length === 0 && !query) return {};
  return {
    requestParams: {
      path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))),
      ...(query && { query: query as ZodObject }),
    },
  };
};

const describeLimit = ({ rateLimit }: Endpoint): ZodOpenApiResponsesObject | undefined =>
  rateLimit && {
    429: {
      description: limitInWords(rateLimits[rateLimit]),
      headers: {
        'Retry-After': { description: 'Seconds until the next try', schema: { type: 'integer' } },
      },
      content: { 'application/json': { schema: errorBody } },
    },
  };

/** What programs get: more is for the app itself. */
const describeSuccess = ({ response, tokenResponse, produces }: Endpoint): ZodOpenApiResponsesObject => {
  if (produces) return { 200: { description: 'Success', content: { [produces]: { schema: file } } } };
  const schema = tokenResponse ?? response;
  return schema
    ? { 200: { description: 'Success', content: { 'application/json': { schema } } } }
    : { 204: { description: 'Done' } };
};

const file = z.string().meta({ format: 'binary' });

const describeBody = ({ body, upload }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> => {
  if (upload) {
    const schema = ((body as ZodObject | undefined) ?? z.object({})).extend({ [upload]: file });
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
};
