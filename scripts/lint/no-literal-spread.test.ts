import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const rule = 'formatting/no-literal-spread';

/** The findings of the project's own configuration, and the code after its automatic fixes. */
const lint = async (code: string) => {
  const eslint = new ESLint({ fix: true, ruleFilter: ({ ruleId }) => ruleId === rule });
  const [result] = await eslint.lintText(code, { filePath: 'scripts/planted.mjs' });
  const [unfixed] = await new ESLint().lintText(code, { filePath: 'scripts/planted.mjs' });
  const found = unfixed!.messages.filter(({ ruleId }) => ruleId === rule).length;
  return { found, fixed: result!.output ?? code };
};

test.each([
  ['call({ ...{ a, b }, ...c });', 'call({ a, b, ...c });'],
  ['call([...[a, b], c]);', 'call([a, b, c]);'],
  ['call(...[a, b]);', 'call(a, b);'],
])('%s is reported and rewritten', async (code, fixed) => {
  expect(await lint(code)).toEqual({ found: 1, fixed });
});

test.each(['call({ ...(a && { b }) });', 'call([...new Set([a])]);', 'call({ ...a, b: { ...c } });'])(
  '%s is accepted',
  async (code) => {
    expect(await lint(code)).toEqual({ found: 0, fixed: code });
  },
);
