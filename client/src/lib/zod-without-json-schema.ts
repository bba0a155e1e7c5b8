/**
 * Replaces the two files of zod that write JSON Schema (aliased in vite.config.ts). The methods of its classes refer to them, so that
 * no bundler can leave them out; only the server's description of the API uses them. A schema's `minLength`, `maxValue`, `format` and
 * the like, which read the same code, are not there in the browser either.
 */
const onServerOnly = () => {
  throw new Error('JSON Schema is written on the server only');
};

// Zod asks for a method of each schema, and calls it on use.
const methodOnServerOnly = () => onServerOnly;

export const allProcessors = {};

export {
  methodOnServerOnly as createStandardJSONSchemaMethod,
  methodOnServerOnly as createToJSONSchemaMethod,
  onServerOnly as aggregateChecks,
  onServerOnly as anyProcessor,
  onServerOnly as arrayProcessor,
  onServerOnly as bigintProcessor,
  onServerOnly as booleanProcessor,
  onServerOnly as catchProcessor,
  onServerOnly as customProcessor,
  onServerOnly as dateProcessor,
  onServerOnly as defaultProcessor,
  onServerOnly as enumProcessor,
  onServerOnly as extractDefs,
  onServerOnly as fileProcessor,
  onServerOnly as finalize,
  onServerOnly as functionProcessor,
  onServerOnly as handleUnrepresentable,
  onServerOnly as initializeContext,
  onServerOnly as intersectionProcessor,
  onServerOnly as lazyProcessor,
  onServerOnly as literalProcessor,
  onServerOnly as mapProcessor,
  onServerOnly as nanProcessor,
  onServerOnly as neverProcessor,
  onServerOnly as nonoptionalProcessor,
  onServerOnly as nullProcessor,
  onServerOnly as nullableProcessor,
  onServerOnly as numberProcessor,
  onServerOnly as objectProcessor,
  onServerOnly as optionalProcessor,
  onServerOnly as pipeProcessor,
  onServerOnly as prefaultProcessor,
  onServerOnly as process,
  onServerOnly as processSchema,
  onServerOnly as promiseProcessor,
  onServerOnly as readonlyProcessor,
  onServerOnly as recordProcessor,
  onServerOnly as setProcessor,
  onServerOnly as stringProcessor,
  onServerOnly as successProcessor,
  onServerOnly as symbolProcessor,
  onServerOnly as templateLiteralProcessor,
  onServerOnly as toJSONSchema,
  onServerOnly as transformProcessor,
  onServerOnly as tupleProcessor,
  onServerOnly as undefinedProcessor,
  onServerOnly as unionProcessor,
  onServerOnly as unknownProcessor,
  onServerOnly as voidProcessor,
};
