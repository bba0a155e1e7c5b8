const schemaParts = new Set([
  'summary',
  'params',
  'query',
  'body',
  'maxBodyBytes',
  'rateLimit',
  'response',
  'token',
]);

/**
 * In the built client an endpoint is its method, path and upload field. Its schemas are for the server, which parses
 * every request and every answer with them; left in, they would put zod (25 KB gzipped) on the landing page. Forms
 * import the schemas they check with directly, and get them with their own page.
 */
export const endpointsWithoutSchemas = () => ({
  name: 'endpoints-without-schemas',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/shared\/[^/]+\/endpoints\.ts$/ },
    handler(code) {
      return { code: withoutSchemas(code, (text) => this.parse(text)), map: null };
    },
  },
});

export const withoutSchemas = (code, parse) => {
  const program = parse(code);
  const schemas = callsIn(program)
    .flatMap((call) => call.arguments[0]?.properties ?? [])
    .filter((property) => schemaParts.has(property.key?.name));
  const kept = without(code, schemas);
  // Left in, an unused import would still count as something that the entry loads.
  const unused = parse(kept).body.filter(
    (statement) => statement.type === 'ImportDeclaration' && !isUsed(statement, kept),
  );
  return without(kept, unused);
};

// From the end, so that the places still to come stay where they are.
const without = (code, nodes) =>
  nodes
    .toSorted((a, b) => b.start - a.start)
    .reduce((kept, { start, end }) => kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, ''), code);

const isUsed = ({ start, end, specifiers }, code) =>
  specifiers.some(({ local }) =>
    new RegExp(`\\b${local.name}\\b`).test(code.slice(0, start) + code.slice(end)),
  );

const callsIn = (node) => {
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(callsIn);
  return node.type === 'CallExpression' && node.callee.name === 'defineEndpoint' ? [node, ...within] : within;
};
