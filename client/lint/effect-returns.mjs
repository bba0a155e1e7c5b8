import ts from 'typescript';

const isEffectHook = ({ type, name, property }) =>
  type === 'MemberExpression' ? isEffectHook(property) : type === 'Identifier' && /^use\w*Effect$/.test(name);

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** The values that a function returns, without those of the functions inside it. */
const returnedValues = ({ body }, visitorKeys) => {
  if (body.type !== 'BlockStatement') return [body];
  const values = [];
  const visit = (node) => {
    if (isFunction(node) || node.type === 'FunctionDeclaration') return;
    if (node.type === 'ReturnStatement') {
      if (node.argument) values.push(node.argument);
      return;
    }
    for (const key of visitorKeys[node.type] ?? []) {
      for (const child of [node[key]].flat()) if (child) visit(child);
    }
  };
  visit(body);
  return values;
};

/**
 * React calls what an effect (or a ref callback) returns as its cleanup. TypeScript lets an expression of type `void`
 * through, which promises nothing about the value: `scrollIntoView()` is typed void and returns a Promise in current
 * browsers. This rule accepts only functions and undefined.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const effectReturns = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      returned:
        'An effect may return a cleanup function or nothing, and this is a {{ type }}. Put it in braces without `return`.',
      reference:
        'Pass an inline function: the linter cannot see what this one returns, which React would call as a cleanup.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    const isCleanup = (type) =>
      type.isUnion()
        ? type.types.every(isCleanup)
        : Boolean(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) ||
          type.getCallSignatures().length > 0;

    const check = (callback) => {
      if (!isFunction(callback)) {
        const type = services.getTypeAtLocation(callback);
        const returned = type.getCallSignatures().map((signature) => signature.getReturnType());
        if (!returned.every(isCleanup)) context.report({ node: callback, messageId: 'reference' });
        return;
      }
      for (const value of returnedValues(callback, context.sourceCode.visitorKeys)) {
        const type = services.getTypeAtLocation(value);
        if (isCleanup(type)) continue;
        context.report({ node: value, messageId: 'returned', data: { type: checker.typeToString(type) } });
      }
    };

    return {
      CallExpression({ callee, arguments: [callback] }) {
        if (callback && isEffectHook(callee)) check(callback);
      },
      'JSXAttribute[name.name="ref"] > JSXExpressionContainer'({ expression }) {
        if (isFunction(expression)) check(expression);
      },
    };
  },
};
