import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createServer, connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Resume } from '#shared/resume/schema';
import { Browser } from './testing/requests/browser';
import { jpeg } from './testing/content/pictures';
import { freePort } from './testing/servers/free-port';
import { startS3Server } from './testing/s3/s3-server';
import { makeWorkspace, runEntry, startServer } from './testing/servers/server-process';

let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
let server: Awaited<ReturnType<typeof startServer>>;
let ana: Browser;
beforeAll(async () => {
  workspace = await makeWorkspace();
  server = await startServer(workspace.folder);
  ana = new Browser(server.origin);
  await ana.signIn({ email: 'ana@example.com', firstName: 'Ana' });
});
afterAll(async () => {
  server.kill('SIGKILL');
  await server.ended;
  await workspace.remove();
});

const lock = () => join(workspace.folder, '.data/lock');
const restart = async () => {
  server = await startServer(workspace.folder);
  ana = new Browser(server.origin, ana.cookie('husay.sid'));
};

/** A photo upload that has been taken up by the server and of which the second half is still to come. */
const halfAnUpload = async () => {
  const body = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\n\r\n'),
    await jpeg(),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(
    [
      'POST /api/upload/photo HTTP/1.1',
      `Host: 127.0.0.1:${server.port}`,
      `Cookie: husay.sid=${ana.cookie('husay.sid')}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${body.length}`,
      // The server's go-ahead tells that it has the request.
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  );
  await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1\.1 100/), { timeout: 20_000 });
  const half = Math.floor(body.length / 2);
  socket.write(body.subarray(0, half));
  return {
    finish: () => socket.write(body.subarray(half)),
    answer: async () => {
      await closed;
      return answer;
    },
  };
};

const isRefused = (port: number, host = '127.0.0.1') =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host);
    socket.on('connect', () => resolve(false)).on('error', () => resolve(true));
    socket.on('connect', () => socket.destroy());
  });

test('the start has sample people and a page', async () => {
  const profile = await ana.get('/api/profile/maria-santos');
  expect(await profile.json()).toMatchObject({
    user: { plan: 'pro' },
    resume: { location: 'Cebu City, Philippines' },
  });
  expect((await ana.get('/')).status).toBe(200);
});

test('a second process on the same folder refuses to start and says why', async () => {
  const port = String(await freePort());
  const { code, output } = await runEntry('main', workspace.folder, { PORT: port }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/Another Husay \(process \d+\) is using the folder \.data/);
  expect(output).not.toContain('    at ');
  expect((await ana.get('/readyz')).status).toBe(200);
});

test('so does the command for administrators while the server runs', async () => {
  const { code, output } = await runEntry('admin-cli', workspace.folder, {}, ['grant', 'ana@example.com'])
    .ended;
  expect(code).toBe(1);
  expect(output).toContain('is using the folder');
});

test('on SIGTERM the request under way ends, no new one begins, and the process leaves', async () => {
  const upload = await halfAnUpload();
  server.kill('SIGTERM');
  await server.printed('"stopping"');
  await vi.waitFor(async () => expect(await isRefused(server.port)).toBe(true), {
    timeout: 3000,
    interval: 10,
  });
  upload.finish();
  expect(await upload.answer()).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"url":"\/api\/photos\//);
  const { code, output } = await server.ended;
  expect(code).toBe(0);
  // Neither a browser's kept connection nor the finished upload's had to be waited for.
  expect(output).not.toContain('cut off');
  expect(existsSync(lock())).toBe(false);
});

test('with a delay, /readyz turns traffic away at once while requests are still answered, each on its last connection unless through a proxy', async () => {
  server = await startServer(workspace.folder, { SHUTDOWN_DELAY_SECONDS: '4' });
  server.kill('SIGTERM');
  await server.printed('"stopping"');
  const ready = await fetch(`${server.origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ failed: ['serving'] });
  const page = await fetch(`${server.origin}/api/profile/maria-santos`);
  expect(page.status).toBe(200);
  expect(page.headers.get('connection')).toBe('close');
  const forwarded = await fetch(`${server.origin}/`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  expect(forwarded.status).toBe(200);
  expect(forwarded.headers.get('connection')).toBe('keep-alive');
  expect(await server.ended).toMatchObject({ code: 0 });
});

test('a restart ends no session; a request that never ends is cut off on SIGTERM', async () => {
  await restart();
  const { id } = await ana.currentUser();
  // The port is another one by now, the people are the same.
  const again = new Browser(server.origin);
  await again.signIn({ email: 'ana@example.com' });
  expect((await again.currentUser()).id).toBe(id);
  const upload = await halfAnUpload();
  server.kill('SIGTERM');
  expect(await upload.answer()).not.toContain('200 OK');
  const { code, output } = await server.ended;
  expect(code).toBe(0);
  expect(output).toContain('cut off');
});

test('kill -9 during saves loses no save that was acknowledged', async () => {
  await restart();
  const acknowledged = new Map<number, string>();
  const saving = async (tab: number) => {
    for (let count = 1; ; count++) {
      const title = `Save ${count} of tab ${tab}`;
      const response = await ana.send('POST', '/api/resume', { title }).catch(() => null);
      const resume = response?.ok ? ((await response.json().catch(() => null)) as Resume | null) : null;
      if (!resume) return;
      acknowledged.set(resume.version, title);
      if (acknowledged.size === 60) server.kill('SIGKILL');
    }
  };
  const tabs = 4;
  await Promise.all(Array.from({ length: tabs }, (_, tab) => saving(tab)));
  expect((await server.ended).signal).toBe('SIGKILL');
  expect(existsSync(lock())).toBe(true);

  await restart();
  const kept = (await (await ana.get('/api/resume')).json()) as Resume;
  const last = Math.max(...acknowledged.keys());
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);
  expect(kept.version).toBeGreaterThanOrEqual(last);
  // Beyond what was acknowledged there is at most one save of each tab.
  expect(kept.version).toBeLessThanOrEqual(last + tabs);
  if (kept.version === last) expect(kept.title).toBe(acknowledged.get(last));
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0 });
});

test('a port in use is said plainly', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const settings = { PORT: String(port), HOST: '127.0.0.1' };
  const { code, output } = await runEntry('main', workspace.folder, settings).ended;
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`PORT ${port} is in use by another program`);
  expect(output).not.toContain('    at ');
});

test('a port in use is noticed before a database is created', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const DATA_DIR = join(workspace.folder, '.never-filled');
  const { code } = await runEntry('main', workspace.folder, { PORT: String(port), DATA_DIR }).ended;
  other.close();
  expect(code).toBe(1);
  expect(existsSync(join(DATA_DIR, 'db'))).toBe(false);
});

describe('a setting that cannot be used is named in one line', () => {
  const cannotStart = async (settings: Record<string, string>, cwd?: string) => {
    const PORT = String(await freePort());
    const other = { PORT, DATA_DIR: join(workspace.folder, '.other'), ...settings };
    const { code, output } = await runEntry('main', workspace.folder, other, [], cwd).ended;
    expect(code).toBe(1);
    expect(output).not.toContain('    at ');
    return output;
  };

  test('DATABASE_URL, without its password', async () => {
    const port = await freePort();
    const output = await cannotStart({ DATABASE_URL: `postgres://husay:hunter2@127.0.0.1:${port}/husay` });
    expect(output).toContain('- DATABASE_URL leads to no database: connect ECONNREFUSED');
    expect(output).not.toContain('hunter2');
  });

  test('HOST', async () => {
    expect(await cannotStart({ HOST: '192.0.2.1', ALLOW_EMBEDDED: 'true' })).toContain(
      '- HOST 192.0.2.1 is no address of this computer',
    );
  });

  test('DATA_DIR whose database cannot be opened', async () => {
    const DATA_DIR = join(workspace.folder, '.broken');
    await mkdir(DATA_DIR);
    await writeFile(join(DATA_DIR, 'db'), 'no folder');
    expect(await cannotStart({ DATA_DIR })).toMatch(
      /DATA_DIR: the embedded database in .*db cannot be opened/,
    );
  });

  test('an S3 key that the storage refuses', async () => {
    const storage = await startS3Server();
    const key = { ...storage.environment, S3_SECRET_ACCESS_KEY: 'guessed' };
    const output = await cannotStart(key);
    await storage.stop();
    expect(output).toContain('S3_SECRET_ACCESS_KEY does not fit S3_ACCESS_KEY_ID');
  });

  test('DATA_DIR that is a file, or lies below one', async () => {
    const file = join(workspace.folder, 'package.json');
    expect(await cannotStart({ DATA_DIR: file })).toContain('package.json is not a folder');
    expect(await cannotStart({ DATA_DIR: join(file, 'x') })).toContain('x is not a folder');
  });
});

test('it may be started from any folder, and answers on this computer only', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'husay-elsewhere-'));
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: join(elsewhere, 'data') };
  const other = runEntry('main', workspace.folder, settings, [], elsewhere);
  await other.printed('is ready');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(await isRefused(port, '127.0.0.2')).toBe(true);
  other.kill('SIGTERM');
  const { code, output } = await other.ended;
  expect(code).toBe(0);
  expect(output).not.toMatch(/warning/i);
  await rm(elsewhere, { recursive: true });
});

test('another PSEUDONYM_KEY is refused, whatever the session secret', async () => {
  const settings = {
    DATA_DIR: join(workspace.folder, '.keyed'),
    SESSION_SECRET: 'a session secret that only tests know',
  };
  const keyed = { ...settings, PSEUDONYM_KEY: 'a key that only tests know, long enough' };
  const started = await startServer(workspace.folder, keyed);
  started.kill('SIGTERM');
  await started.ended;
  const other = {
    ...settings,
    PSEUDONYM_KEY: 'another key that only tests know',
    PORT: String(await freePort()),
  };
  const { code, output } = await runEntry('main', workspace.folder, other).ended;
  expect(code).toBe(1);
  expect(output).toContain('PSEUDONYM_KEY is not the one that this database knows');
});

test('wrong settings are named all at once, before anything is touched', async () => {
  const empty = await makeWorkspace();
  const settings = { NODE_ENV: 'production', PORT: 'abc', PUBLIC_URL: 'nonsense' };
  const { code, output } = await runEntry('main', empty.folder, settings).ended;
  expect(code).toBe(1);
  for (const name of [
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'OIDC_ISSUER_URL',
    'SESSION_SECRET',
    'PSEUDONYM_KEY',
    'MAYA_SECRET_KEY',
  ]) {
    expect(output).toContain(`- ${name} `);
  }
  expect(output).not.toContain('    at ');
  expect(existsSync(join(empty.folder, '.data'))).toBe(false);
  await empty.remove();
});
