const schemaParts = new Set(['summary', 'params', 'query', 'body', 'maxBodyBytes', 'rateLimit', 'response']);

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
  const cuts = callsIn(parse(code))
    .flatMap((call) => call.arguments[0]?.properties ?? [])
    .filter((property) => schemaParts.has(property.key?.name));
  // From the end, so that the places still to come stay where they are.
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((kept, { start, end }) => kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, ''), code);
};

const callsIn = (node) => {
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(callsIn);
  return node.type === 'CallExpression' && node.callee.name === 'defineEndpoint' ? [node, ...within] : within;
};
