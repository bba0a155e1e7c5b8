// Checks the import rules of .dependency-cruiser.cjs: the code breaks none of them, and the planted violations break
// every one, so that a rule (or a parser) that went blind cannot pass for a clean house.
import { createRequire } from 'node:module';
import { projectFolder, run, installed } from '../system/run-command.mjs';

const rulesFile = `${projectFolder}.dependency-cruiser.cjs`;
const rules = createRequire(import.meta.url)(rulesFile).forbidden.map(({ name }) => name);

const cruise = async (folders, cwd) => {
  const { code, output } = await run(
    installed('depcruise'),
    [...folders, '--config', rulesFile, '--output-type', 'json', '--no-cache'],
    { quiet: true, cwd },
  );
  const start = output.indexOf('{');
  const end = output.lastIndexOf('}');
  if (start < 0) throw new Error(`dependency-cruiser said (exit code ${code}):\n${output}`);
  const { summary, modules } = JSON.parse(output.slice(start, end + 1));
  return { violations: summary.violations, modules };
};

const describe = ({ rule, from, to, cycle }) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`;

const problems = [];

const code = await cruise(['client', 'server', 'shared', 'e2e', 'scripts'], projectFolder);
problems.push(...code.violations.map(describe));
const imports = code.modules.flatMap(({ dependencies }) => dependencies);
const shared = imports.filter(
  ({ module, resolved }) => module.startsWith('#shared/') && resolved.startsWith('shared/'),
);
if (shared.length === 0)
  problems.push('No import of #shared/… was followed: the rules are blind to shared/.');

const planted = await cruise(
  ['client', 'server', 'shared'],
  `${projectFolder}scripts/import-rules/planted-violation`,
);
const bitten = new Set(planted.violations.map(({ rule }) => rule.name));
for (const rule of rules) {
  if (!bitten.has(rule))
    problems.push(`The planted violation of ${rule} was not found: the rule does not bite.`);
}

for (const problem of problems) console.error(problem);
console.log(
  `${code.modules.length} modules, ${shared.length} imports of shared/, ${bitten.size} rules that bite`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
