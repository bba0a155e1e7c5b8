import sharp from 'sharp';
import { expect, test } from 'vitest';
import { templates } from '../templates';
import { documentSource, type CodeMark, type Mark } from '../layout/document';
import { layoutDocument } from '../layout/layout-document';
import { loadTypeface } from '../layout/typefaces';
import { profileCode } from '../profile-code';
import { liza } from '../test/people';
import { paintedFile } from '../test/pdf-file';
import { brokenRulesOf } from '../test/pdf-ua/check';
import { objectsOf, parsedPdf, textOf } from '../test/pdf-ua/parsed-pdf';
import { structureOf } from '../test/pdf-ua/structure';

const url = 'https://husay.example/profile/liza';
const code = await profileCode(url);
await loadTypeface('serif');
const photo = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer(),
);
/** The texts of a file's figures. */
const figuresOf = (path: string) =>
  structureOf(parsedPdf(objectsOf(path)))
    .filter(({ type }) => type === 'Figure')
    .map(({ entries }) => textOf(entries['/Alt']));

const isCode = (mark: Mark): mark is CodeMark => mark.kind === 'code';

test.each(templates.map((template) => [template.id, template] as const))(
  '%s: the code is drawn module by module, and is a figure with a text',
  (_id, template) => {
    const source = { ...documentSource(liza, url, code), photoUrls: ['/photo'] };
    const document = layoutDocument(source, template, { paper: 'a4', watermark: false });
    const file = paintedFile(document, photo);
    expect(brokenRulesOf(file.path)).toEqual([]);
    expect(figuresOf(file.path)).toEqual(
      expect.arrayContaining(['QR code of husay.example/profile/liza', expect.stringContaining('Photo of')]),
    );
    const mark = document.pages[0]!.find(isCode)!;
    const perMillimetre = 12;
    const picture = file.picture(perMillimetre);
    const dark = new Set(
      code.runs.flatMap(({ x, y, length }) => Array.from({ length }, (_, i) => `${x + i} ${y}`)),
    );
    const module = mark.size / code.side;
    for (let y = 0; y < code.side; y += 1)
      for (let x = 0; x < code.side; x += 1) {
        const seen = picture.at(mark.x + (x + 0.5) * module, mark.y + (y + 0.5) * module);
        expect(seen, `${x} ${y}`).toBe(dark.has(`${x} ${y}`) ? '#000000' : '#ffffff');
      }
  },
);
