// Draws the templates' thumbnails and the landing page's resume from the sample, by our own layout: npm run pictures
// Needs pdftoppm (Debian: poppler-utils). What it makes is committed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import type { Template } from '#shared/resume-document/template';
import { defaultTemplate, templates } from '#shared/resume-document/templates';
import { layout } from '../client/src/features/resume-document/layout/layout';
import { paintPdf } from '../client/src/features/resume-document/paint-pdf';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const font = (name: string) =>
  readFileSync(at(`client/src/features/resume-document/fonts/${name}.ttf`)).toString('latin1');
const fonts = { regular: font('regular'), bold: font('bold') };
const photo = new Uint8Array(
  await sharp(at('server/embedded/sample-photo.svg')).resize(480).jpeg({ quality: 88 }).toBuffer(),
);
const source = { person: samplePerson, resume: sampleResume, credentials: [], photoUrls: ['sample-photo'] };

const work = mkdtempSync(join(tmpdir(), 'pictures-'));
const draw = async (template: Template, width: number, quality: number, target: string) => {
  const pdf = join(work, 'resume.pdf');
  const laidOut = layout(source, template, { paper: 'a4', watermark: false });
  writeFileSync(pdf, new Uint8Array(paintPdf(laidOut, fonts, photo).output('arraybuffer')));
  // Twice the size, then scaled down: finer letters than drawn at the size itself.
  execFileSync('pdftoppm', [
    '-png',
    '-singlefile',
    '-scale-to-x',
    `${width * 2}`,
    '-scale-to-y',
    '-1',
    pdf,
    join(work, 'page'),
  ]);
  const picture = await sharp(join(work, 'page.png'))
    .resize(width)
    .webp({ quality, effort: 6 })
    .toFile(at(target));
  console.log(`${target}: ${picture.width} x ${picture.height}, ${(picture.size / 1024).toFixed(1)} KB`);
};

mkdirSync(at('client/public/templates'), { recursive: true });
try {
  for (const template of templates) await draw(template, 480, 80, `client/public${template.thumbnail}`);
  await draw(defaultTemplate, 880, 44, 'client/public/landing-resume.webp');
  await draw(defaultTemplate, 660, 50, 'client/public/landing-resume-660.webp');
} finally {
  rmSync(work, { recursive: true });
}
