// Draws the templates' thumbnails and the landing page's resume from the sample, by our own layout, and the icon that
// browsers ask for on their own: npm run pictures
// Needs pdftoppm (Debian: poppler-utils). What it makes is committed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { product } from '#shared/product/product';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import type { Template } from '#shared/resume-document/template';
import { defaultTemplate, templates } from '#shared/resume-document/templates';
import { layoutDocument } from '../../client/src/features/resume-document/layout/layout-document';
import { paintPdf } from '../../client/src/features/resume-document/pdf/paint-pdf';
import { iconFile } from './icon-file';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const font = (name: string) =>
  readFileSync(at(`client/src/features/resume-document/fonts/${name}.ttf`)).toString('latin1');
const fonts = { regular: font('regular'), bold: font('bold') };
const photo = new Uint8Array(
  await sharp(at('server/embedded/samples/sample-photo.svg')).resize(480).jpeg({ quality: 88 }).toBuffer(),
);
const source = { person: samplePerson, resume: sampleResume, credentials: [], photoUrls: ['sample-photo'] };

const work = mkdtempSync(join(tmpdir(), 'pictures-'));
const draw = async (template: Template, width: number, quality: number, target: string) => {
  const pdf = join(work, 'resume.pdf');
  const laidOut = layoutDocument(source, template, { paper: 'a4', watermark: false });
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

// Where no page names the icon, as beside a file in a tab of its own, browsers look for this one.
const drawIcon = async (size: number, target: string) => {
  const png = await sharp(at('client/public/favicon.svg'), { density: 288 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  const icon = iconFile(png, size);
  writeFileSync(at(target), icon);
  console.log(`${target}: ${size} x ${size}, ${(icon.length / 1024).toFixed(1)} KB`);
};

// What a shared link shows where a page has no picture of its own. Some services cut the middle square out of it.
const drawShareCard = async (target: string) => {
  const mark = await sharp(at('client/public/favicon.svg'), { density: 576 }).resize(220).png().toBuffer();
  const words = (markup: string, weight: 'Bold' | 'Regular', size: number) =>
    sharp({
      text: {
        text: markup,
        font: `Husay Sans ${weight} ${size}`,
        // The resume's own, so that the card looks the same on whichever machine it is drawn.
        fontfile: at(`client/src/features/resume-document/fonts/${weight.toLowerCase()}.ttf`),
        width: 560,
        align: 'center',
        rgba: true,
      },
    })
      .png()
      .toBuffer();
  const name = await words(`<span foreground="#0f172a">${product.name}</span>`, 'Bold', 84);
  const tagline = await words(`<span foreground="#475569">${product.tagline}</span>`, 'Regular', 34);
  const [nameWidth, taglineWidth] = await Promise.all(
    [name, tagline].map(async (picture) => (await sharp(picture).metadata()).width),
  );
  const left = (width = 0) => Math.round((1200 - width) / 2);
  const card = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#f8fafc' } })
    .composite([
      { input: mark, top: 100, left: left(220) },
      { input: name, top: 352, left: left(nameWidth) },
      { input: tagline, top: 462, left: left(taglineWidth) },
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(at(target));
  console.log(`${target}: ${card.width} x ${card.height}, ${(card.size / 1024).toFixed(1)} KB`);
};

mkdirSync(at('client/public/templates'), { recursive: true });
try {
  for (const template of templates) await draw(template, 480, 80, `client/public${template.thumbnail}`);
  await draw(defaultTemplate, 880, 44, 'client/public/landing-resume.webp');
  await draw(defaultTemplate, 660, 50, 'client/public/landing-resume-660.webp');
  await drawIcon(32, 'client/public/favicon.ico');
  await drawShareCard('client/public/share-card.png');
} finally {
  rmSync(work, { recursive: true });
}
