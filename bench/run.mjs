// npm run bench: lists the benches. npm run bench <name> [arguments]: runs one, bench/<name>.ts, whose head says more.
import { installed, projectFolder, run } from '../scripts/system/run-command.mjs';

const benches = {
  calls: 'the most frequent calls on Postgres, beside a bare Express route',
  pages: 'largest contentful paint and layout shift on a slow phone',
  document: 'layout, PDF and preview, beside two other libraries',
  fit: 'how many resumes end on a nearly empty page',
  sheets: 'pictures of five people in all templates, to look at',
  docx: 'whether LibreOffice shows every string of the Word documents',
  reader: 'how much of a resume a machine finds in its PDF',
  import: 'how much of a resume import finds in files of others',
  'hostile-files': 'time and memory of the reader with hostile files',
  uploads: 'memory use of credential uploads and downloads',
  images: 'a photo upload while another user sends large images',
  webhooks: 'processing time of webhook deliveries',
  analytics: 'summaries, trends and beacons with a million profiles',
  candidates: 'latency of a roster with 50,000 candidates',
  admin: "latency of administrators' lists with 100,000 users",
};

const [name = '', ...args] = process.argv.slice(2);
if (Object.hasOwn(benches, name)) {
  const { code } = await run(installed('tsx'), [`${projectFolder}bench/${name}.ts`, ...args]);
  process.exitCode = code;
} else {
  if (name) console.error(`There is no bench '${name}'.\n`);
  console.log('npm run bench <name> [arguments]\n');
  for (const [each, about] of Object.entries(benches)) console.log(`  ${each.padEnd(14)} ${about}`);
  process.exitCode = name ? 1 : 0;
}
