// The time of a photo upload while another user sends 12 images of 39 megapixels at once, compared with the upload alone:
// npm run bench images
import { performance } from 'node:perf_hooks';
import { Browser } from '../server/testing/requests/browser';
import { png, scan } from '../server/testing/content/pictures';
import { startRunningServer } from '../scripts/testing/running-server';

const rounds = 5;
const server = await startRunningServer();

const person = async (name: string) => {
  const browser = new Browser(server.origin);
  await browser.signIn({ email: `${name}@example.test`, firstName: name });
  return browser;
};

const upload = async (browser: Browser, content: Uint8Array) => {
  const startMs = performance.now();
  const response = await browser.upload('/api/upload/photo', 'file', content, 'photo');
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`An upload was answered with ${response.status}`);
  return performance.now() - startMs;
};

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

try {
  const large = await png(6244);
  const photo = await scan(2000, 1500);
  const other = await person('other');
  await upload(other, photo);
  const alone: number[] = [];
  for (let round = 0; round < rounds; round += 1) alone.push(await upload(other, photo));

  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = await person(`folder-${round}`);
    const startMs = performance.now();
    const sent = Array.from({ length: 12 }, () => upload(folder, large));
    // Once the first has started.
    await new Promise((resolve) => setTimeout(resolve, 300));
    beside.push(await upload(other, photo));
    await Promise.all(sent);
    const tookS = (performance.now() - startMs) / 1000;
    console.log(`12 of 39 megapixels: ${tookS.toFixed(1)} s; beside them ${beside.at(-1)?.toFixed(0)} ms`);
  }
  console.log(
    `alone     ${median(alone).toFixed(0)} ms in the middle, ${Math.max(...alone).toFixed(0)} at most`,
  );
  console.log(
    `beside    ${median(beside).toFixed(0)} ms in the middle, ${Math.max(...beside).toFixed(0)} at most`,
  );
  console.log(`ratio     ${(median(beside) / median(alone)).toFixed(1)}`);
} finally {
  await server.stop();
}
