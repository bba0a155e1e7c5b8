import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { recordJobRun } from '../../jobs/job-figures';
import { startTestApp } from '../test-app';

const rules = readFileSync('deploy/prometheus-alerts.yml', 'utf8');
const namesIn = (text: string) => new Set(text.match(/\b(husay|http)_\w+/g));

test('every alert rule asks for figures that exist', async () => {
  const poolFigures = () => ({ open: 1, idle: 1, waiting: 0 });
  const app = await startTestApp({ environment: { BACKUP_DIR: tmpdir() } });
  onTestFinished(() => app.stop());
  const other = await startTestApp({
    environment: { BACKUP_DIR: tmpdir() },
    overrides: { database: { ...app.deps.database, close: () => Promise.resolve(), poolFigures } },
  });
  onTestFinished(() => other.stop());
  // Counted once a request has ended.
  await other.visitor().get('/healthz');
  recordJobRun('payment reconciliation', 'success');
  recordJobRun('payment reconciliation', 'failure');
  recordJobRun('activity recording', 'success');
  const metrics = await (await other.visitor().get('/metrics')).text();
  for (const name of namesIn(rules)) expect(metrics).toContain(name);
  for (const [, label, value] of rules.matchAll(/{(state|name|check)="([^"]+)"}/g)) {
    expect(metrics).toContain(`${label}="${value}"`);
  }
  // Prometheus gives each series a job and an instance, and renames labels of ours with these names.
  expect(metrics).not.toMatch(/[{,](job|instance)="/);
});
