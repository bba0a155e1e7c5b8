import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config';

const example = readFileSync('.env.example', 'utf8');
const settings = parseEnv(example);
/** For scripts and tests, not for the server. */
const others = ['TEST_DATABASE_URL', 'CHROMIUM_PATH'];
const named = [...example.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

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
  expect(named.filter((name) => !others.includes(name)).sort()).toEqual(settingsThatConfigReads());
});

/** The settings of a unit, of which there may be several with one name. */
const unitSettings = (unit: string, name: string) =>
  [...readFileSync(`deploy/${unit}`, 'utf8').matchAll(new RegExp(`^${name}=(.+)$`, 'gm'))].map(
    ([, value = '']) => value,
  );

test('what the units set is neither in their file of settings nor in the example, which would win', () => {
  const sample = parseEnv(readFileSync('deploy/husay.env', 'utf8'));
  for (const unit of ['husay@.service', 'husay-backup.service']) {
    expect(unitSettings(unit, 'EnvironmentFile')).toEqual(['/etc/husay.env']);
    const set = unitSettings(unit, 'Environment').flatMap((line) =>
      Object.keys(parseEnv(line.replaceAll(' ', '\n'))),
    );
    for (const name of set) {
      expect(Object.keys(sample)).not.toContain(name);
      expect(Object.keys(settings)).not.toContain(name);
    }
  }
});

test('each process of the units has a port of its own, production settings and the folders of the units', () => {
  const sample = parseEnv(readFileSync('deploy/husay.env', 'utf8'));
  const ports = ['3001', '3002', '3003'].map((instance) => {
    const [own = ''] = unitSettings('husay@.service', 'Environment');
    // As systemd does: the file wins.
    const config = readConfig({ ...parseEnv(own.replace('%i', instance)), ...sample });
    expect(config.NODE_ENV).toBe('production');
    expect(config.DATA_DIR).toBe(`/var/lib/${unitSettings('husay@.service', 'StateDirectory').join()}`);
    return config.PORT;
  });
  expect(ports).toEqual([3001, 3002, 3003]);
  expect(unitSettings('husay-backup.service', 'StateDirectory').join().split(' ')).toContain(
    sample.BACKUP_DIR?.replace('/var/lib/', ''),
  );
  for (const name of Object.keys(sample)) expect(named).toContain(name);
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
