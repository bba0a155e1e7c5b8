import { z } from 'zod';
import type { Endpoint } from '../../shared/http/endpoint';
import type { Samples } from './samples';

/** A request that sqlmap can take apart. `url` is absolute; a * marks the path parameters. */
export interface ScanRequest {
  method: string;
  url: string;
  body?: string;
}

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

const unknownId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

const samplesByFormat: Record<string, string> = {
  email: 'ana@example.com',
  date: '2026-11-20',
  'date-time': '2026-11-20T01:00:00Z',
  uri: 'https://example.com/a',
};

/** For fields whose rules are stricter than their JSON schema. */
const samplesByName: Record<string, string> = {
  revision: 'revision-1',
  replaces: 'revision-1',
  email: 'ana@example.com',
  phone: '+63 917 555 0142',
  website: 'https://example.com',
  profilePhotoUrl: '',
  summary: 'Registered nurse with ten years in intensive care.',
  description: 'Cared for patients after heart surgery.',
  year: '2016-2020',
  link: 'https://example.com',
  url: 'https://example.com',
  issued: '2024-11',
  validUntil: '2027-11',
  date: '2024-11',
  // Of a section of one's own, and of sections.
  id: 'custom-1',
  sectionOrder: 'languages',
  hiddenSections: 'interests',
  newStatus: 'agency',
  newExpiryDate: '2099-01-31',
  // Of the lists in analytics: a time in milliseconds and a row.
  before: Buffer.from('1795222800000.1').toString('base64url'),
};

// Each save would have to name the version or the plan that the one before it left.
const omitted = (name: string, { type }: JsonSchema) =>
  name === 'seen' || (name === 'version' && type === 'integer');

/** A plausible value of this schema for the field `name`. */
const sampleOf = (schema: JsonSchema, samples: Samples, name = ''): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return samplesByName[name] ?? schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, samples, name);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([field, property]) => schema.required?.includes(field) || !omitted(field, property))
        .map(([field, property]) => [field, sampleOf(property, samples, field)]),
    );
  if (type === 'array') return schema.items ? [sampleOf(schema.items, samples, name)] : [];
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  if (schema.format === 'uuid') return samples.userId;
  if (name === 'username') return samples.username;
  if (name === 'version') return samples.noticeVersion;
  return samplesByName[name] ?? samplesByFormat[schema.format ?? ''] ?? 'sample text';
};

const sampleInput = (schema: z.ZodType, samples: Samples) =>
  sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, samples);

/** One request for an endpoint, with a plausible value for everything that a caller may choose. */
export const requestFor = (origin: string, endpoint: Endpoint, samples: Samples): ScanRequest => {
  const path = endpoint.path.replace(
    /:(\w+)/g,
    (_match, name: string) => `${sampleParameter(endpoint, name, samples)}*`,
  );
  const query = endpoint.query ? (sampleInput(endpoint.query, samples) as Record<string, unknown>) : {};
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return {
    method: endpoint.method,
    url: origin + path + (search && `?${search}`),
    ...(endpoint.body && !endpoint.upload && { body: JSON.stringify(bodyFor(endpoint, samples)) }),
  };
};

const bodyFor = ({ method, path, body }: Endpoint, samples: Samples): unknown => {
  // The right username would delete the account.
  const isDeletion = method === 'DELETE' && path === '/api/account';
  return body && sampleInput(body, isDeletion ? { ...samples, username: 'someone-else' } : samples);
};

const sampleParameter = ({ method, path }: Endpoint, name: string, samples: Samples) => {
  if (name === 'username') return samples.username;
  if (name === 'days') return '7';
  if (name === 'userId' || path.startsWith('/api/user/')) return samples.userId;
  // Deleting it would leave the other calls without it.
  return path.includes('/credentials/') && method !== 'DELETE' ? samples.credentialId : unknownId;
};

/** What the API description lacks: pages, files, the sign-in and the payment provider's deliveries. */
export const requestsBesideTheApi = (origin: string, { username, credentialId }: Samples): ScanRequest[] => [
  ...[
    `/profile/${username}*`,
    `/profile/${username}*/credentials/${credentialId}*`,
    `/api/photos/${unknownId}*`,
    `/api/credentials/${credentialId}*/file`,
    '/api/login?returnTo=/billing',
    '/api/callback?code=code&state=state',
  ].map((path) => ({ method: 'GET', url: origin + path })),
  {
    method: 'POST',
    url: `${origin}/api/webhooks/maya`,
    body: JSON.stringify({
      id: unknownId,
      requestReferenceNumber: 'husay-sample',
      paymentStatus: 'PAYMENT_SUCCESS',
    }),
  },
];
