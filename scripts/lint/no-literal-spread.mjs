/** What is between the braces or brackets of a literal, without a trailing comma. */
const innerText = (source, literal) =>
  source.text
    .slice(literal.range[0] + 1, literal.range[1] - 1)
    .trim()
    .replace(/,$/, '');

/**
 * ESLint rule: no `{ ...{ a, b } }` or `[...[a, b]]`. Spreading a literal into a literal of its own kind does nothing but
 * change how the formatter breaks the lines.
 */
export const noLiteralSpread = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { found: 'Write these into the surrounding literal: spreading a literal does nothing.' },
  },
  create: (context) => ({
    SpreadElement(node) {
      const { parent, argument } = node;
      const isObject = parent.type === 'ObjectExpression' && argument.type === 'ObjectExpression';
      const isList =
        (parent.type === 'ArrayExpression' || parent.type === 'CallExpression') &&
        argument.type === 'ArrayExpression';
      if (!isObject && !isList) return;
      context.report({
        node,
        messageId: 'found',
        fix: (fixer) => fixer.replaceText(node, innerText(context.sourceCode, argument)),
      });
    },
  }),
};
