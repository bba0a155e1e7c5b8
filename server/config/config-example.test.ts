import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config';

const example = readFileSync('.env.example', 'utf8');
const settings = parseEnv(example);

const settingsThatConfigReads = () => {
  const names = new Set<string>();
  const note = (name: string | symbol) => typeof name === 'string' && names.add(name);
  readConfig(
    new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_target, name) => void note(name),
        has: (_target, name) => {
          note(name);
          return false;
        },
      },
    ),
  );
  return [...names].sort();
};

test('.env.example names exactly the settings that the config reads', () => {
  expect(Object.keys(settings).sort()).toEqual(settingsThatConfigReads());
});

test('.env.example, copied as it is, changes nothing', () => {
  expect(readConfig(settings)).toEqual(readConfig({}));
});

test('.env.example says of each setting what it is', () => {
  const lines = example.split('\n');
  const unexplained = lines.filter(
    (line, index) => /^(# )?[A-Z_]+=/.test(line) && !/^# .{20}/.test(lines[index - 1] ?? ''),
  );
  expect(unexplained).toEqual([]);
});
