import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defaultMaxBodyBytes, type Endpoint } from '#shared/http/endpoint';

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const modules = import.meta.glob<Record<string, unknown>>('../../shared/*/endpoints.ts', { eager: true });
const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  );

const named = endpoints.map((endpoint): [string, Endpoint] => [
  `${endpoint.method} ${endpoint.path}`,
  endpoint,
]);
/** They take any JSON, which only its size in bytes limits. */
const takesAnyJson = (schema: z.ZodType) => schema instanceof z.ZodUnknown;
const inputOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** The paths of all text without a maximum and all lists of any length. */
const unbounded = (schema: JsonSchema, path = ''): string[] => {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      unbounded(field, `${path}.${name}`),
    ),
    ...(schema.items ? unbounded(schema.items, `${path}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => unbounded(one, path)),
    ...(typeof schema.additionalProperties === 'object' && Object.keys(schema.additionalProperties).length > 0
      ? [`${path}.*`]
      : []),
  ];
  const isAnchored = schema.pattern?.startsWith('^') && schema.pattern.endsWith('$');
  const isBoundedText =
    schema.enum !== undefined ||
    schema.const !== undefined ||
    schema.maxLength !== undefined ||
    (schema.format !== undefined && isAnchored);
  if (schema.type === 'string' && !isBoundedText && !isAnchored)
    inner.push(`${path}: text without a maximum`);
  if (schema.type === 'array' && schema.maxItems === undefined) inner.push(`${path}: a list of any length`);
  return inner;
};

describe.each(named)('%s', (_name, { params, query, body, maxBodyBytes = defaultMaxBodyBytes }) => {
  test('limits each text and list it takes', () => {
    const schemas = [params, query, body].filter((schema) => schema !== undefined && !takesAnyJson(schema));
    expect(schemas.flatMap((schema) => unbounded(inputOf(schema as z.ZodType)))).toEqual([]);
  });

  test.runIf(body && !takesAnyJson(body))('has room for the largest body it takes', () => {
    expect(largestBytes(inputOf(body as z.ZodType))).toBeLessThanOrEqual(maxBodyBytes);
  });
});

/** Of compact JSON in which every UTF-16 code unit is escaped (\uXXXX), as some programs send it. */
const largestBytes = (schema: JsonSchema): number => {
  const options = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(largestBytes);
  if (options.length > 0) return Math.max(...options);
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  if (schema.type === 'string') return 2 + 6 * (schema.maxLength ?? 100);
  if (schema.type === 'array' && schema.items) {
    return 2 + (schema.maxItems ?? Infinity) * (largestBytes(schema.items) + 1);
  }
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return 2 + fields.reduce((sum, [name, field]) => sum + name.length + 4 + largestBytes(field), 0);
  }
  return 30;
};
