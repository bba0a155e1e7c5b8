import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { users } from '../db/schema/users';
import { createLogger, loggedError, logStream } from './logger';
import { startTestApp } from '../testing/test-app';

const logInto = (lines: string[]) => createLogger('trace', { write: (line) => void lines.push(line) });

test('neither failed queries nor addresses bring into the log what people typed', async () => {
  const lines: string[] = [];
  const app = await startTestApp({ overrides: { logger: logInto(lines) } });
  try {
    const ana = await app.signedIn({ email: 'ana@example.com' });
    await ana.get('/api/login?returnTo=/secret-page&token=secret-token');
    await ana.get('/api/nothing?secret-query');
    await app.deps.database.query('alter table resumes add constraint broken check (version = 0)');
    const saved = await ana.send('POST', '/api/resume', { title: 'secret-title\n    at secret-frame' });
    expect(saved.status).toBe(500);
    const log = lines.join('');
    expect(log).toContain('"path":"/api/nothing"');
    expect(log).toContain('"constraint":"broken"');
    expect(log).toContain('"code":"23514"');
    expect(log).toMatch(/repository\.ts|service\.ts/);
    expect(log).not.toContain('secret');
    expect(log).not.toContain('ana@example.com');
  } finally {
    await app.stop();
  }
});

test('a unique violation is logged with its constraint, not with the value', async () => {
  const app = await startTestApp();
  try {
    const person = { issuer: 'i', username: 'secret-name', email: 'secret@example.com' };
    await app.db.insert(users).values({ ...person, subject: '1' });
    const error: unknown = await app.db
      .insert(users)
      .values({ ...person, subject: '2' })
      .catch((e: unknown) => e);
    const logged = JSON.stringify(loggedError(error));
    expect(logged).toContain('"constraint":"users_username_unique"');
    expect(logged).not.toContain('secret');
  } finally {
    await app.stop();
  }
});

test('other errors keep their message, their place and their causes, and may go round in circles', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const error = new Error('The provider is away', { cause });
  cause.cause = error;
  expect(loggedError(error)).toMatchObject({
    type: 'Error',
    message: 'The provider is away',
    stack: expect.stringContaining('logger.test.ts') as string,
    cause: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
  });
});

test('a module for error tracking receives errors, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'husay-tracking-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const module = join(folder, 'tracker.mjs');
  await writeFile(
    module,
    `import { createWriteStream } from 'node:fs';
     export default () => createWriteStream(${JSON.stringify(join(folder, 'reported'))});`,
  );
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line) };
  const logger = createLogger('info', logStream('info', module, output));
  logger.info('as usual');
  logger.error({ err: new Error('mail to ana@example.com failed') }, 'request failed');
  expect(lines).toHaveLength(2);
  const reported = await vi.waitFor(async () => {
    const text = await readFile(join(folder, 'reported'), 'utf8');
    expect(text).toContain('\n');
    return text;
  }, 20_000);
  expect(JSON.parse(reported)).toMatchObject({
    msg: 'request failed',
    release: expect.any(String) as string,
  });
  expect(reported).not.toContain('ana@example.com');
});
