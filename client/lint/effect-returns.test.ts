import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

const eslint = new ESLint();
const imports = `import { useEffect, useInsertionEffect, useLayoutEffect, type RefObject } from 'react';
import * as React from 'react';
declare const box: RefObject<HTMLElement>;
declare const anything: any;
declare const log: () => void;
declare const subscribe: () => () => void;
`;

/** What the project's own configuration says of a component with this line in it. */
const problemsWith = async (line: string) => {
  const text = `${imports}export const Planted = () => {\n  ${line}\n  return null;\n};\n`;
  const [result] = await eslint.lintText(text, { filePath: 'client/src/app/main.tsx' });
  return result!.messages.filter(({ ruleId }) => ruleId === 'husay/effect-returns' || ruleId === null);
};

// The first answer waits for the types of the whole project.
beforeAll(() => problemsWith(''));

describe('the linter rejects an effect that returns something else than a function', () => {
  test.each([
    "useEffect(() => box.current.scrollIntoView({ block: 'nearest' }), []);",
    'useEffect(() => box.current?.focus(), []);',
    'useLayoutEffect(() => log(), []);',
    'useInsertionEffect(() => log(), []);',
    'React.useEffect(() => log(), []);',
    'useEffect(() => { return log(); }, []);',
    'useEffect(function () { if (box.current) return log(); return undefined; }, []);',
    'useEffect(() => (box.current ? subscribe() : log()), []);',
    'useEffect(() => anything, []);',
    'useEffect(() => anything.subscribe(), []);',
    'useEffect(log, []);',
    'return <p ref={(line) => line?.scrollIntoView()} />;',
  ])('%s', async (line) => {
    expect(await problemsWith(line)).toMatchObject([{ severity: 2 }]);
  });
});

describe('the linter accepts an effect that returns a cleanup function or nothing', () => {
  test.each([
    'useEffect(() => { box.current.scrollIntoView(); }, []);',
    'useEffect(() => subscribe(), []);',
    'useEffect(() => (box.current ? subscribe() : undefined), []);',
    'useEffect(() => { if (!box.current) return; return () => log(); }, []);',
    'useEffect(() => () => log(), []);',
    'useEffect(() => { const inner = () => log(); inner(); }, []);',
    'useEffect(() => void log(), []);',
    'useEffect(subscribe, []);',
    'return <p ref={(line) => { line?.scrollIntoView(); }} />;',
  ])('%s', async (line) => {
    expect(await problemsWith(line)).toEqual([]);
  });
});
