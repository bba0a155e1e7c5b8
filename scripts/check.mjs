// npm run check: build, format, lint, types, import rules, migrations, copied code, the design card, unused
// exports, page weight and third-party notices. Every step runs; what failed is shown in full.
import { ensureInstalled } from './system/install.mjs';
import { installed, projectFolder, run } from './system/run-command.mjs';

await ensureInstalled();

const node = (script) => [process.execPath, [`${projectFolder}scripts/${script}`]];
const steps = [
  ['lint', installed('eslint'), ['.', '--max-warnings=0']],
  ['types', installed('tsc'), ['--project', '.']],
  ['format', installed('prettier'), ['--check', '--log-level=warn', '.']],
  ['import rules', ...node('import-rules/check.mjs')],
  ['migrations', ...node('migrations-complete.mjs')],
  ['copied code', ...node('copied-code.mjs')],
  ['design card', ...node('design-card.mjs')],
  ['unused exports', installed('knip'), ['--no-config-hints']],
  ['page weight', installed('tsx'), [`${projectFolder}scripts/page-weight.ts`]],
  ['notices', installed('tsx'), [`${projectFolder}scripts/notices-complete.ts`]],
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const failed = [];
let performed = 0;

const perform = async ([name, command, args]) => {
  const since = performance.now();
  const { code, output } = await run(command, args, { quiet: true });
  performed++;
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${seconds(since).padStart(7)}`);
  if (code === 0) return;
  failed.push(name);
  console.log(`\n${output.trim()}\n`);
};

const begun = performance.now();
await perform(['build', ...node('build.mjs')]);
// Two at a time: the long ones keep one core each, the short ones share the other.
const waiting = [...steps];
const worker = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await perform(step);
};
await Promise.all([worker(), worker()]);

console.log(
  failed.length === 0
    ? `\nAll ${performed} checks pass (${seconds(begun)}).`
    : `\n${failed.length} of ${performed} checks failed: ${failed.join(', ')} (${seconds(begun)}).`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
