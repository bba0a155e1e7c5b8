import { z } from 'zod';
import type { Endpoint } from '../../shared/http/endpoint';

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
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

const samplesByFormat: Record<string, string> = {
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  email: 'ana@example.com',
  date: '2026-11-20',
  'date-time': '2026-11-20T01:00:00Z',
  uri: 'https://example.com/a',
};

/** A plausible value of this schema. */
const sampleOf = (schema: JsonSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sampleOf(property)]),
    );
  if (type === 'array') return schema.items ? [sampleOf(schema.items)] : [];
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return samplesByFormat[schema.format ?? ''] ?? 'sample text';
};

const sampleInput = (schema: z.ZodType) =>
  sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

/** One request for an endpoint, with a plausible value for everything that a caller may choose. */
export const requestFor = (origin: string, endpoint: Endpoint): ScanRequest => {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
    /id$/i.test(name) ? `${samplesByFormat.uuid}*` : 'maria-santos*',
  );
  const query = endpoint.query ? (sampleInput(endpoint.query) as Record<string, unknown>) : {};
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return {
    method: endpoint.method,
    url: origin + path + (search && `?${search}`),
    ...(endpoint.body && !endpoint.upload && { body: JSON.stringify(sampleInput(endpoint.body)) }),
  };
};
