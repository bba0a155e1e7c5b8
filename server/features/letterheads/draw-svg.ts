import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { maxMegapixels } from '../../files/open-picture';

// It gets no settings, and answers with a PNG; what it writes to its error output says why there is none.
const script = `
const [path, width, height, pixels] = process.argv.slice(1);
const sharp = require(path);
sharp.concurrency(1);
const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk));
process.stdin.on('end', () => {
  sharp(Buffer.concat(chunks), { limitInputPixels: Number(pixels), failOn: 'error' })
    .resize(Number(width), Number(height), { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
    .then((png) => process.stdout.write(png))
    .catch((error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
});`;

export class SvgTooSlow extends Error {}

/**
 * The drawing as a PNG of at most this size, on white. Made in a process of its own: the renderer cannot be interrupted, and masks of masks
 * keep it busy for hours, in one of the few threads that all uploads and passwords share. Rejects with `SvgTooSlow` then.
 */
export const drawSvg = (
  svg: Buffer,
  { width, height }: { width: number; height: number },
  maxMs: number,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const sharp = createRequire(import.meta.url).resolve('sharp');
    const limits = [width, height, maxMegapixels * 1_000_000].map(String);
    const child = execFile(
      process.execPath,
      ['-e', script, sharp, ...limits],
      { encoding: 'buffer', env: {}, timeout: maxMs, killSignal: 'SIGKILL', maxBuffer: 16 * 1024 * 1024 },
      (error, png, said) => {
        if (!error) resolve(png);
        else if (error.killed) reject(new SvgTooSlow());
        else reject(new Error(said.toString().slice(0, 1000), { cause: error }));
      },
    );
    // A process that ended early reads no more.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(svg);
  });
