// Contact sheets of five people in all templates, to judge by eye how resumes fit: npm run bench sheets folder [person …]
// One picture per person and four templates, pages at half of their printed size. Needs pdftoppm (Debian: poppler-utils).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { DocumentSource } from '#shared/document/layout/document';
import { layoutDocument } from '#shared/document/layout/layout-document';
import { loadTypeface } from '#shared/document/layout/typefaces';
import { paintPdf } from '#shared/document/pdf/paint-pdf';
import type { Template } from '#shared/document/template';
import { templates } from '#shared/document/templates';
import { fontFiles } from '#shared/document/test/pdf-file';
import { lastFill } from './last-fill';
import { sheetPeople } from './sheet-people';

const [folder = '', ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Usage: npm run bench sheets folder [person …]');
mkdirSync(folder, { recursive: true });
await loadTypeface('serif');

const page = { width: 480, height: 679, gap: 12 };
const perSheet = 4;
const samplePhoto = fileURLToPath(new URL('../server/embedded/samples/sample-photo.svg', import.meta.url));
const photo = new Uint8Array(await sharp(samplePhoto).resize(480).jpeg({ quality: 88 }).toBuffer());

/** The pages as pictures, and how they end. */
const drawn = async (source: DocumentSource, template: Template) => {
  const document = layoutDocument(source, template, { paper: 'a4', watermark: false });
  const work = mkdtempSync(join(tmpdir(), 'sheets-'));
  const pdf = join(work, 'resume.pdf');
  writeFileSync(pdf, paintPdf(document, fontFiles, source.photoUrls ? { photo } : {}));
  execFileSync('pdftoppm', ['-png', '-r', '100', pdf, join(work, 'page')]);
  const files = readdirSync(work).filter((name) => name.endsWith('.png'));
  const pictures = await Promise.all(
    files
      .toSorted((one, other) => one.localeCompare(other))
      .map((name) => sharp(join(work, name)).resize(page.width, page.height).png().toBuffer()),
  );
  rmSync(work, { recursive: true });
  return { pictures, end: `${pictures.length}:${(100 * lastFill(document, template)).toFixed(0)}%` };
};

const sheetOf = async (rows: readonly (readonly Buffer[])[], target: string) => {
  const tiles = rows.flat();
  const columns = 4;
  const [stepX, stepY] = [page.width + page.gap, page.height + page.gap];
  const lines = Math.ceil(tiles.length / columns);
  await sharp({
    create: {
      width: columns * stepX + page.gap,
      height: lines * stepY + page.gap,
      channels: 3,
      background: '#94a3b8',
    },
  })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: page.gap + (i % columns) * stepX,
        top: page.gap + Math.floor(i / columns) * stepY,
      })),
    )
    .png()
    .toFile(target);
};

console.log('Pages, and the part of the last one that is filled\n');
const people = Object.entries(sheetPeople()).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const ends = new Map<string, string[]>();
for (const [name, source] of people)
  for (let start = 0; start < templates.length; start += perSheet) {
    const rows: Buffer[][] = [];
    for (const template of templates.slice(start, start + perSheet)) {
      const { pictures, end } = await drawn(source, template);
      rows.push(pictures);
      ends.set(template.id, [...(ends.get(template.id) ?? []), end.padStart(9)]);
    }
    await sheetOf(rows, join(folder, `${name}-${start / perSheet + 1}.png`));
  }
console.log(`${' '.repeat(18)}${people.map(([name]) => name.padStart(10)).join('')}`);
for (const [id, cells] of ends) console.log(`${id.padEnd(18)} ${cells.join(' ')}`);
