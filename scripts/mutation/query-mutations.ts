import ts from 'typescript';

/** One way to break a query: the text from `start` to `end` of its file becomes `replacement`. */
export interface QueryMutation {
  line: number;
  start: number;
  end: number;
  replacement: string;
  description: string;
  /** Whether it takes a lock away, which only two transactions at once notice. */
  isLock: boolean;
}

// Replacements are called through this name, as the file may not import them.
const drizzle = 'drizzleOfMutants';

/** A file's text with one of its mutations. */
export const mutated = (source: string, mutation: QueryMutation) =>
  `import * as ${drizzle} from 'drizzle-orm';${source.slice(0, mutation.start)}${mutation.replacement}${source.slice(mutation.end)}`;

/** What each operator is confused with: its boundary, its opposite, the other direction. */
const confusions = new Map(
  [
    ['eq', 'ne'],
    ['lt', 'lte'],
    ['gt', 'gte'],
    ['isNull', 'isNotNull'],
    ['inArray', 'notInArray'],
    ['exists', 'notExists'],
    ['asc', 'desc'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);

/** Calls that a query may lose and still be a query. */
const droppable = new Set(['where', 'limit', 'orderBy', 'for', 'onConflictDoNothing']);

const otherCalls = new Map([
  ['leftJoin', 'innerJoin'],
  ['onConflictDoUpdate', 'onConflictDoNothing'],
]);

/**
 * The ways in which the drizzle queries of a file can be broken: a condition dropped, a comparison or an order turned around, a
 * lock, a limit or a whole `where` left out. StrykerJS knows no queries and leaves these alone.
 */
export const queryMutations = (source: string): QueryMutation[] => {
  const file = ts.createSourceFile('queries.ts', source, ts.ScriptTarget.Latest, true);
  const mutations: QueryMutation[] = [];

  const add = (start: number, end: number, replacement: string, description: string) => {
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    const isLock = description.startsWith('without .for(') || description === 'without skipLocked';
    mutations.push({ line, start, end, replacement, description, isLock });
  };

  const shortened = (node: ts.Node) => node.getText().replace(/\s+/g, ' ').slice(0, 80);

  const visitCall = (call: ts.CallExpression) => {
    const { expression } = call;
    if (ts.isIdentifier(expression)) {
      if (['and', 'or'].includes(expression.text) && call.arguments.length > 1) {
        for (const condition of call.arguments) {
          add(condition.getStart(), condition.end, 'undefined', `without ${shortened(condition)}`);
        }
      }
      const confused = confusions.get(expression.text);
      if (confused) {
        const replacement = `${drizzle}.${confused}`;
        add(expression.getStart(), expression.end, replacement, `${confused} for ${shortened(call)}`);
      }
    } else if (ts.isPropertyAccessExpression(expression)) {
      const { name } = expression;
      if (droppable.has(name.text)) {
        const start = expression.expression.end;
        add(start, call.end, '', `without .${name.text}(${call.arguments.map(shortened).join(', ')})`);
      }
      const other = otherCalls.get(name.text);
      if (other === 'innerJoin') add(name.getStart(), name.end, other, `${other} for ${name.text}`);
      if (other === 'onConflictDoNothing') {
        add(name.getStart(), call.end, `${other}()`, `${other} for ${name.text}`);
      }
      if (name.text === 'for' && call.arguments.length > 1) {
        add(call.arguments[0]?.end ?? 0, call.arguments.end, '', 'without skipLocked');
      }
    }
  };

  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) visitCall(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutations.sort((one, other) => one.start - other.start);
};
