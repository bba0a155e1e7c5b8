import { z } from 'zod';
import type { JsonSchema } from './values';

export const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

export const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

export const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
