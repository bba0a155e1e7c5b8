// Memory use of credential uploads and downloads, and the result of 20 concurrent uploads by a free user:
// npm run bench uploads
import { performance } from 'node:perf_hooks';
import type { Credential } from '#shared/credentials/schema';
import { Browser } from '../server/testing/requests/browser';
import { pdf } from '../server/testing/content/documents';
import { startRunningServer } from '../scripts/testing/running-server';

const atOnce = 50;
const bytes = 10 * 1024 * 1024;
// A free plan allows three each.
const peopleNeeded = Math.ceil(atOnce / 3);

const server = await startRunningServer();
const megabytes = (value: number) => `${value.toFixed(0)} MB`;

const person = async (index: number) => {
  const browser = new Browser(server.origin);
  await browser.signIn({ email: `bench-${index}@example.test`, firstName: 'Bench' });
  return browser;
};

const upload = (browser: Browser, content: Uint8Array<ArrayBuffer>) => {
  const body = new FormData();
  body.set('title', 'License');
  body.set('isPublic', 'true');
  body.set('file', new Blob([content]), 'license.pdf');
  return browser.request('/api/credentials/upload', { method: 'POST', body });
};

try {
  const large = new Uint8Array(pdf('LARGE', bytes));
  const small = new Uint8Array(pdf('SMALL', 200_000));
  const people = await Promise.all(Array.from({ length: peopleNeeded }, (_, index) => person(index)));
  console.log(`one file: ${(large.length / 1024 / 1024).toFixed(2)} MB, ${atOnce} at once`);
  console.log(`memory before            ${megabytes(server.residentMb())}`);

  let start = performance.now();
  const uploads = await server.watch(() =>
    Promise.all(
      Array.from({ length: atOnce }, (_, index) => upload(people[index % peopleNeeded] as Browser, large)),
    ),
  );
  const stored = uploads.answer.filter(({ status }) => status === 200).length;
  console.log(
    `memory during uploads    ${megabytes(uploads.peakMb)} at most; ${stored} stored in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  console.log(`memory after             ${megabytes(server.residentMb())}`);

  const files = (await Promise.all(uploads.answer.map((answer) => answer.json()))) as Credential[];
  start = performance.now();
  const downloads = await server.watch(() =>
    Promise.all(
      files.map(async ({ fileUrl }) => {
        const response = await fetch(server.origin + fileUrl);
        let size = 0;
        for await (const chunk of response.body ?? []) size += (chunk as Uint8Array).length;
        return size;
      }),
    ),
  );
  const whole = downloads.answer.filter((size) => size === large.length).length;
  console.log(
    `memory during downloads  ${megabytes(downloads.peakMb)} at most; ${whole} whole in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );

  const free = await person(999);
  start = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(free, small)));
  const took = performance.now() - start;
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const listed = (await (await free.get('/api/credentials')).json()) as Credential[];
  console.log(
    `20 at once, free plan    ${count(200)} stored, ${count(402)} refused with 402, ${listed.length} listed, in ${took.toFixed(0)} ms`,
  );
} finally {
  await server.stop();
}
