// Finds duplicated code: a run of the same lines, where spaces, comments, imports and closing brackets do
// not count. What is copied is changed in one place and forgotten in the other.
import { readFileSync } from 'node:fs';
import { filesBelow } from './building/content-hash.mjs';
import { projectFolder } from './system/run-command.mjs';

const runLength = 6;

const isCode = (file) =>
  /\.(ts|tsx|mjs)$/.test(file) && !/\.generated\.ts$|planted-violation|\/(test|testing)\//.test(file);
/** Over several lines, too. */
const importStatement = /^import [^;]*;/gm;
const isCounted = (line) => /\w{2}/.test(line) && !/^(export \{|\/\/|\/?\*)/.test(line);

// Pairs of files in which equal lines mean different things.
const accepted = [
  // Two libraries with the same names: an alert dialog has other semantics than a dialog.
  ['client/src/ui/dialog.tsx', 'client/src/ui/confirm-dialog.tsx'],
];
const isAccepted = (...places) =>
  accepted.some((files) => places.every((place) => files.includes(place.split(':')[0])));

process.chdir(projectFolder);
const seen = new Map();
const copies = [];
const files = ['client/src', 'server', 'shared', 'scripts', 'e2e'].flatMap(filesBelow).filter(isCode);

for (const file of files) {
  const lines = readFileSync(file, 'utf8')
    .replace(importStatement, (text) => text.replace(/[^\n]/g, ''))
    .split('\n')
    .map((text, index) => ({ text: text.trim(), place: `${file}:${index + 1}` }))
    .filter(({ text }) => isCounted(text));
  let last = -2;
  for (let start = 0; start + runLength <= lines.length; start++) {
    const run = lines
      .slice(start, start + runLength)
      .map(({ text }) => text)
      .join('\n');
    const first = seen.get(run);
    if (!first) seen.set(run, lines[start].place);
    // A longer copy is one finding, not one for each of its lines.
    else if (last !== start - 1 && !isAccepted(lines[start].place, first))
      copies.push(`${lines[start].place} repeats ${first}`);
    if (first) last = start;
  }
}

for (const copy of copies) console.error(copy);
console.log(`${files.length} files, ${copies.length} copies of ${runLength} lines or more`);
process.exitCode = copies.length > 0 || files.length === 0 ? 1 : 0;
