import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../../http/errors/app-error';
import { openPdfDrawing, type PdfDrawing, type PdfJob } from './pdf-drawing';

/** A worker that does what a job's `profileUrl` says. */
const script = `
import { parentPort, threadId } from 'node:worker_threads';
let count = 0;
parentPort.on('message', ({ options, data }) => {
  const what = options.profileUrl;
  count += 1;
  if (what === 'hang') for (;;);
  if (what === 'throw') throw new Error('broken');
  if (what === 'exit') process.exit(3);
  if (what === 'problem') return parentPort.postMessage({ problem: 'no glyphs' });
  if (what === 'memory') { const all = []; for (;;) all.push(new Array(1e5).fill(Math.random())); }
  const bytes = new TextEncoder().encode(JSON.stringify({ count, threadId, env: Object.keys(process.env) }));
  parentPort.postMessage({ file: { name: what, bytes } });
});
`;

/** Long enough for a worker to start on a busy machine. */
const maxDrawMs = 6000;

let folder: string;
let file: string;
const opened: PdfDrawing[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husay-drawing-'));
  file = join(folder, 'worker.mjs');
  await writeFile(file, script);
});
afterEach(() => Promise.all(opened.splice(0).map((drawing) => drawing.stop())));
afterAll(() => rm(folder, { recursive: true }));

const open = (options: Partial<Parameters<typeof openPdfDrawing>[0]> = {}) => {
  const drawing = openPdfDrawing({ script: file, ...options });
  opened.push(drawing);
  return drawing;
};
const job = (what: string) =>
  ({ data: {}, photo: undefined, options: { profileUrl: what } }) as unknown as PdfJob;
const draw = async (drawing: PdfDrawing, what = 'file', owner = 'ana') => {
  const { bytes, name } = await drawing.draw(owner, job(what));
  const facts = JSON.parse(new TextDecoder().decode(bytes)) as {
    count: number;
    threadId: number;
    env: string[];
  };
  return { name, ...facts };
};
const failed = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error as AppError,
  );

test('one worker draws one after the other, without the settings of the server', async () => {
  const drawing = open();
  const drawn = await Promise.all(['a', 'b', 'c'].map((what) => draw(drawing, what, what)));
  expect(drawn.map(({ name, count }) => [name, count])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  expect(drawn[0]?.env).toEqual([]);
});

test('one that takes too long is ended with 503, and the next is drawn by a new worker', async () => {
  const drawing = open({ maxDrawMs });
  expect(await failed(draw(drawing, 'hang'))).toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('took too long'),
    retryAfterSeconds: 10,
  });
  expect(await draw(drawing)).toMatchObject({ name: 'file', count: 1 });
});

test.each(['throw', 'exit', 'memory'])(
  'a worker that ends (%s) fails its own job alone, not the process',
  async (what) => {
    const drawing = open();
    expect(await failed(draw(drawing, what))).toBeInstanceOf(Error);
    expect(await draw(drawing)).toMatchObject({ name: 'file', count: 1 });
  },
);

test('a problem that the worker reports is an error of ours, and the worker goes on', async () => {
  const drawing = open();
  expect(await failed(draw(drawing, 'problem'))).toMatchObject({
    message: 'A PDF could not be drawn: no glyphs',
  });
  expect(await draw(drawing)).toMatchObject({ count: 2 });
});

describe('who waits', () => {
  test('is bounded for one user and for all', async () => {
    const drawing = open({ maxJobs: 3, maxJobsPerUser: 2, maxDrawMs });
    const waiting = [draw(drawing, 'hang', 'ana'), draw(drawing, 'x', 'ana')];
    expect(await failed(draw(drawing, 'x', 'ana'))).toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterSeconds: 10,
    });
    waiting.push(draw(drawing, 'x', 'ben'));
    expect(() => drawing.requireRoom('carla')).toThrow('Many PDFs are being drawn at the moment.');
    await Promise.allSettled(waiting);
    expect(() => drawing.requireRoom('ana')).not.toThrow();
    expect(await draw(drawing, 'y', 'ana')).toMatchObject({ name: 'y' });
  });

  test('for too long gets 503, and is not drawn any more', async () => {
    const drawing = open({ maxWaitMs: 100, maxDrawMs });
    const [first, second] = [failed(draw(drawing, 'hang', 'ana')), failed(draw(drawing, 'second', 'ben'))];
    expect(await second).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Many PDFs'),
    });
    await first;
    expect(await draw(drawing, 'third', 'carla')).toMatchObject({ name: 'third', count: 1 });
  });
});

test('an idle worker ends, and the next job starts another', async () => {
  const drawing = open({ idleMs: 1 });
  const { threadId } = await draw(drawing);
  await expect.poll(async () => (await draw(drawing)).threadId).not.toBe(threadId);
});

test('without the worker’s script there is a sentence, not an error', async () => {
  const drawing = open({ script: join(folder, 'missing.js') });
  expect(await failed(draw(drawing))).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'This server cannot draw PDFs. Please download yours in the app.',
  });
});
