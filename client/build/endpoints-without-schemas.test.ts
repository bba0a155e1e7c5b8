import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutSchemas } from './endpoints-without-schemas.mjs';

test('an endpoint keeps how to call it and loses its schemas', () => {
  const built = withoutSchemas(
    `export const a = defineEndpoint({
       method: 'POST', path: '/api/a/:id', summary: 'A', params: z.object({ id: z.string() }),
       body: details.extend({ response: text }), upload: 'file', response: z.object({ body: text })
     });
     export const limits = { body: 5, response: 6 };`,
    parseAst,
  );
  const made = new Function(
    'defineEndpoint',
    `${built.replaceAll('export const', 'var')}; return { a, limits }`,
  );
  expect(made((endpoint: unknown) => endpoint)).toEqual({
    a: { method: 'POST', path: '/api/a/:id', upload: 'file' },
    limits: { body: 5, response: 6 },
  });
});

test('imports that only its schemas used go as well', () => {
  const built = withoutSchemas(
    `import { z } from 'zod';
     import { details } from './schema';
     import { defineEndpoint } from '../http/endpoint';
     export const a = defineEndpoint({ method: 'POST', path: '/api/a', body: details, response: z.string() });`,
    parseAst,
  );
  expect(built).not.toMatch(/zod|schema/);
  expect(built).toContain("import { defineEndpoint } from '../http/endpoint';");
});
