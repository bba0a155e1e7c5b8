import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { applicationsImport } from '#shared/applications/schema';
import { defaultMaxBodyBytes, type Endpoint } from '#shared/http/endpoint';
import { draftSave } from '#shared/resume/draft';
import { sectionsContent } from '#shared/resume/sections/schema';
import { sectionLimits } from '#shared/resume/sections/section-fields';

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
  propertyNames?: JsonSchema;
  maxProperties?: number;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const modules = import.meta.glob<Record<string, unknown>>('../../shared/**/endpoints.ts', { eager: true });
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

const isRecord = (schema: JsonSchema): schema is JsonSchema & { additionalProperties: JsonSchema } =>
  typeof schema.additionalProperties === 'object' && Object.keys(schema.additionalProperties).length > 0;

/** The paths of all text without a maximum and all lists of any length. */
const unbounded = (schema: JsonSchema, path = ''): string[] => {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      unbounded(field, `${path}.${name}`),
    ),
    ...(schema.items ? unbounded(schema.items, `${path}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => unbounded(one, path)),
    ...(isRecord(schema)
      ? [
          ...unbounded(schema.additionalProperties, `${path}.*`),
          ...(schema.propertyNames ? unbounded(schema.propertyNames, `${path}: names`) : []),
          ...(schema.maxProperties === undefined ? [`${path}: any number of names`] : []),
        ]
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

  // The size of its body is the limit of a draft, and of a file's applications: each of their texts may fill it.
  test.runIf(body && !takesAnyJson(body) && body !== draftSave && body !== applicationsImport)(
    'has room for the largest body it takes',
    () => {
      const schema = withContentInline(inputOf(body as z.ZodType));
      const ownFields = withFields(schema, (name) => !(name in sectionsContent.shape));
      const sections = withFields(schema, (name) => name in sectionsContent.shape);
      // The texts of all sections together have a limit.
      const sectionBytes = Object.keys(sections.properties ?? {}).length
        ? largestBytes(sections, 0) + bytesPerUnit * sectionLimits.totalCharacters
        : 0;
      expect(largestBytes(ownFields) + sectionBytes).toBeLessThanOrEqual(maxBodyBytes);
    },
  );
});

/** A candidate's content has the fields of a resume, one level down. */
const withContentInline = (schema: JsonSchema): JsonSchema => {
  const { content, ...fields } = schema.properties ?? {};
  return content?.properties ? { ...schema, properties: { ...fields, ...content.properties } } : schema;
};

const withFields = (schema: JsonSchema, isKept: (name: string) => boolean): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => isKept(name))),
});

/** Every UTF-16 code unit may be escaped (\uXXXX), as some programs send it. */
const bytesPerUnit = 6;

/** Of compact JSON, with so many bytes for each code unit of a text. */
const largestBytes = (schema: JsonSchema, perUnit = bytesPerUnit): number => {
  const options = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map((one) => largestBytes(one, perUnit));
  if (options.length > 0) return Math.max(...options);
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  if (schema.type === 'string') return 2 + perUnit * (schema.maxLength ?? 100);
  if (schema.type === 'array' && schema.items) {
    return 2 + (schema.maxItems ?? Infinity) * (largestBytes(schema.items, perUnit) + 1);
  }
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    const record = isRecord(schema)
      ? (schema.maxProperties ?? Infinity) *
        (largestBytes(schema.propertyNames ?? { type: 'string' }, perUnit) +
          largestBytes(schema.additionalProperties, perUnit) +
          2)
      : 0;
    return (
      2 +
      record +
      fields.reduce((sum, [name, field]) => sum + name.length + 4 + largestBytes(field, perUnit), 0)
    );
  }
  return 30;
};
