// Draws the templates' thumbnails and the landing page's resume from the sample, by our own layout, and the icon that
// browsers ask for on their own: npm run pictures
// AVIF files are named by their content, so that browsers cache them for a year, and listed in shared/pages/pictures.ts.
// Needs pdftoppm (Debian: poppler-utils). What it makes is committed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Picture } from '#shared/pages/pictures';
import { product } from '#shared/product/product';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import type { Template } from '#shared/document/template';
import { defaultTemplate, templates } from '#shared/document/templates';
import { layoutDocument } from '#shared/document/layout/layout-document';
import { loadTypeface } from '#shared/document/layout/typefaces';
import { paintPdf } from '#shared/document/pdf/paint-pdf';
import { iconFile } from './icon-file';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const font = (name: string) => new Uint8Array(readFileSync(at(`shared/document/fonts/${name}.ttf`)));
const fonts = {
  regular: font('regular'),
  bold: font('bold'),
  'serif-regular': font('serif-regular'),
  'serif-bold': font('serif-bold'),
};
await loadTypeface('serif');
const photo = new Uint8Array(
  await sharp(at('server/embedded/samples/sample-photo.svg')).resize(480).jpeg({ quality: 88 }).toBuffer(),
);
const source = { person: samplePerson, resume: sampleResume, credentials: [], photoUrls: ['sample-photo'] };

const work = mkdtempSync(join(tmpdir(), 'pictures-'));

/** The first page at this width. */
const draw = (template: Template, width: number): Sharp => {
  const pdf = join(work, 'resume.pdf');
  const laidOut = layoutDocument(source, template, { paper: 'a4', watermark: false });
  writeFileSync(pdf, paintPdf(laidOut, fonts, { photo }));
  // Twice the size, then scaled down: finer glyphs than drawn at the size itself.
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
  return sharp(join(work, 'page.png')).resize(width);
};

const log = (file: string, { width, height, size }: OutputInfo) =>
  console.log(`${file}: ${width} x ${height}, ${(size / 1000).toFixed(1)} KB`);

interface Size {
  width: number;
  /** Dense screens hide more of what compression loses. */
  quality: number;
}

/** AVIF in several widths, named by content. At `src`, the first one's width as WebP for browsers without AVIF. */
const drawPicture = async (src: string, template: Template, sizes: [Size, ...Size[]]): Promise<Picture> => {
  const fallback = await draw(template, sizes[0].width)
    .webp({ quality: 60, effort: 6 })
    .toFile(at(`client/public${src}`));
  log(src, fallback);
  const candidates: string[] = [];
  for (const { width, quality } of sizes) {
    const { data, info } = await draw(template, width)
      .avif({ quality, effort: 9 })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
    const path = `/assets/${basename(src, '.webp')}-${width}-${hash}.avif`;
    writeFileSync(at(`client/public${path}`), data);
    log(path, info);
    candidates.push(`${path} ${width}w`);
  }
  return { src, width: fallback.width, height: fallback.height, avifSrcSet: candidates.join(', ') };
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
        fontfile: at(`shared/document/fonts/${weight.toLowerCase()}.ttf`),
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

/** All templates side by side, for the README. */
const drawTemplateSheet = async (target: string) => {
  const sheet = { width: 1200, height: 750, columns: 4, tile: 248, gap: 16 };
  const { width, height, columns, tile, gap } = sheet;
  const between = (width - columns * tile) / (columns + 1);
  const tiles: Buffer[] = [];
  const rowHeight = (height - gap) / Math.ceil(templates.length / columns);
  const shown = { left: 0, top: 0, width: tile, height: Math.floor(rowHeight - gap) };
  for (const template of templates) tiles.push(await draw(template, tile).extract(shown).png().toBuffer());
  const drawn = await sharp({ create: { width, height, channels: 3, background: '#e2e8f0' } })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: Math.round(between + (i % columns) * (tile + between)),
        top: Math.round(gap + Math.floor(i / columns) * rowHeight),
      })),
    )
    .webp({ quality: 80, effort: 6 })
    .toFile(at(target));
  log(target, drawn);
};

rmSync(at('client/public/assets'), { recursive: true, force: true });
mkdirSync(at('client/public/assets'));
mkdirSync(at('client/public/templates'), { recursive: true });
try {
  const landingResume = await drawPicture('/landing-resume.webp', defaultTemplate, [
    { width: 720, quality: 42 },
    { width: 540, quality: 50 },
    { width: 1080, quality: 34 },
  ]);
  const thumbnails: Record<string, Picture> = {};
  for (const template of templates)
    thumbnails[template.id] = await drawPicture(template.thumbnail, template, [
      { width: 360, quality: 48 },
      { width: 280, quality: 50 },
      { width: 560, quality: 42 },
    ]);
  const list = `// Generated by npm run pictures.

    /** A picture in several widths; \`src\` is for browsers without AVIF. */
    export interface Picture {
      src: string;
      width: number;
      height: number;
      avifSrcSet: string;
    }

    export const landingResume: Picture = ${JSON.stringify(landingResume)};

    /** By the template's id. */
    export const templateThumbnails: Readonly<Record<string, Picture>> = ${JSON.stringify(thumbnails)};
  `;
  const target = at('shared/pages/pictures.ts');
  writeFileSync(target, await format(list, { ...(await resolveConfig(target)), filepath: target }));
  await drawIcon(32, 'client/public/favicon.ico');
  await drawShareCard('client/public/share-card.png');
  await drawTemplateSheet('docs/pictures/templates.webp');
} finally {
  rmSync(work, { recursive: true });
}
