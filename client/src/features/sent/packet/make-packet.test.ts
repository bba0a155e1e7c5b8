import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts, degrees } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { makePacket, maxInputMegabytes, type EncodePicture } from './make-packet';
import type { PacketPart } from './merge';

const pdfWith = async (texts: readonly string[], size: [number, number] = [595.28, 841.89], turned = 0) => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const text of texts) {
    const page = pdf.addPage(size);
    page.drawText(text, { x: 60, y: 60, size: 18, font });
    page.setRotation(degrees(turned));
  }
  return pdf.save();
};
const part = (id: string, name: string, bytes: Uint8Array, type = 'application/pdf'): PacketPart => ({
  id,
  name,
  type,
  bytes,
});

/** As the browser does it. */
const encode: EncodePicture = async ({ bytes }, reduction) => {
  const picture = sharp(bytes).rotate();
  const resized = reduction
    ? picture.resize(reduction.side, reduction.side, { fit: 'inside', withoutEnlargement: true })
    : picture;
  return resized.jpeg({ quality: Math.round(100 * (reduction?.quality ?? 0.92)) }).toBuffer();
};

let scan: Buffer;
let letter: Uint8Array;
let resume: Uint8Array;
beforeAll(async () => {
  // Noise compresses badly, as a photo of paper does.
  const noise = { type: 'gaussian' as const, mean: 160, sigma: 60 };
  scan = await sharp({ create: { width: 3400, height: 2400, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 92 })
    .toBuffer();
  letter = await pdfWith(['THE LETTER']);
  resume = await pdfWith(['RESUME ONE', 'RESUME TWO']);
});

const options = {
  paper: 'a4' as const,
  bookmarks: true,
  pageNumbers: true,
  title: 'Ana Cruz Application',
  maxMegabytes: 5 as const,
  mayLeaveOut: [],
};
const parts = () => [part('l', 'Letter to Cebu', letter), part('r', 'Résumé ₱', resume)];

const folder = mkdtempSync(join(tmpdir(), 'packet-'));
/** What other programs make of the file. */
const read = (bytes: Uint8Array) => {
  const path = join(folder, 'packet.pdf');
  writeFileSync(path, bytes);
  const run = (program: string, ...rest: string[]) => execFileSync(program, rest, { encoding: 'utf8' });
  return {
    check: run('qpdf', '--check', path),
    info: run('pdfinfo', '-l', '99', path),
    text: run('pdftotext', '-layout', path, '-'),
    boxes: run('pdftotext', '-bbox', path, '-'),
    json: JSON.parse(run('qpdf', '--json=2', '--json-key=outlines', path)) as {
      outlines: { title: string; destpageposfrom1: number }[];
    },
  };
};

test('letter, resume and credentials become one file in their order, with bookmarks and page numbers', async () => {
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#09f' } })
    .png()
    .toBuffer();
  const all = [...parts(), part('s', 'License', png, 'image/png')];
  const result = await makePacket({ ...options, parts: all }, encode);
  if (result.kind !== 'made') throw new Error(result.kind);
  expect(result.reduced).toEqual([]);
  const { check, info, text, json } = read(result.bytes);
  expect(check).toContain('No syntax or stream encoding errors found');
  expect(info).toMatch(/Title:\s+Ana Cruz Application/);
  expect(info).toMatch(/Pages:\s+4/);
  const pages = text.split('\f');
  expect(pages[0]).toMatch(/THE LETTER[^]*1 ?\/ ?4/);
  expect(pages[1]).toMatch(/RESUME ONE[^]*2 ?\/ ?4/);
  expect(pages[2]).toMatch(/RESUME TWO[^]*3 ?\/ ?4/);
  expect(pages[3]).toMatch(/4 ?\/ ?4/);
  expect(json.outlines.map(({ title, destpageposfrom1 }) => [title, destpageposfrom1])).toEqual([
    ['Letter to Cebu', 1],
    ['Résumé ₱', 2],
    ['License', 4],
  ]);
  // A wide picture lies on its side.
  expect(info).toMatch(/Page\s+4 size:\s+841\.89 x 595\.28/);

  const plain = await makePacket(
    { ...options, parts: parts().reverse(), bookmarks: false, pageNumbers: false },
    encode,
  );
  if (plain.kind !== 'made') throw new Error(plain.kind);
  const other = read(plain.bytes);
  expect(other.json.outlines).toEqual([]);
  expect(other.text).toMatch(/RESUME ONE[^]*RESUME TWO[^]*THE LETTER/);
  expect(other.text).not.toMatch(/\/ ?3/);
});

test.each([
  ['A5', [419.53, 595.28], 0],
  ['Letter, turned', [612, 792], 90],
  ['a wide poster', [1684, 1191], 0],
  ['a turned poster', [1191, 1684], 270],
] as const)('pages of %s are fitted on the paper with their text', async (_name, size, turned) => {
  const odd = await pdfWith(['ODD PAGE'], [...size], turned);
  for (const paper of ['a4', 'letter'] as const) {
    const result = await makePacket({ ...options, paper, parts: [part('o', 'Odd', odd)] }, encode);
    if (result.kind !== 'made') throw new Error(result.kind);
    const { check, info, text, boxes } = read(result.bytes);
    expect(check).toContain('No syntax or stream encoding errors');
    const [, width, height] = /Page\s+1 size:\s+([\d.]+) x ([\d.]+)/.exec(info) ?? [];
    expect([Number(width), Number(height)].sort((a, b) => a - b)).toEqual(
      paper === 'a4' ? [595.28, 841.89] : [612, 792],
    );
    expect(text).toContain('ODD PAGE');
    expect(text).toMatch(/1 ?\/ ?1/);
    // In the middle of the lower edge, as the page is seen.
    // Poppler tells the page's size before it is turned, and where words are after that.
    const box = /<page width="([\d.]+)" height="([\d.]+)"/.exec(boxes)?.slice(1).map(Number) ?? [];
    const [pageWidth, pageHeight] = turned === 0 ? box : box.reverse();
    const [, left, top] = /xMin="([\d.]+)" yMin="([\d.]+)"[^>]*>1/.exec(boxes) ?? [];
    expect(Math.abs(Number(left) / Number(pageWidth) - 0.5)).toBeLessThan(0.05);
    expect(Number(top) / Number(pageHeight)).toBeGreaterThan(0.93);
  }
});

test('pictures are reduced as far as the size demands, and each is named with what it was and is', async () => {
  expect(scan.length).toBeGreaterThan(5 * 1024 * 1024);
  const withScan = [...parts(), part('s', 'License', scan, 'image/jpeg')];
  const sizes = new Map<number, number>();
  for (const maxMegabytes of [10, 5, 2] as const) {
    const result = await makePacket({ ...options, maxMegabytes, parts: withScan }, encode);
    if (result.kind !== 'made') throw new Error(result.kind);
    expect(result.bytes.length).toBeLessThanOrEqual(maxMegabytes * 1024 * 1024);
    expect(read(result.bytes).check).toContain('No syntax or stream encoding errors');
    sizes.set(maxMegabytes, result.bytes.length);
    if (maxMegabytes === 10) expect(result.reduced).toEqual([]);
    else {
      expect(result.reduced).toMatchObject([{ name: 'License', from: scan.length }]);
      expect(result.reduced[0]?.to).toBeLessThan(scan.length);
    }
  }
  expect(sizes.get(2)).toBeLessThan(sizes.get(5)!);
}, 60_000);

test('a packet that does not fit names the part that is largest', async () => {
  const heavy = await PDFDocument.create();
  for (let page = 0; page < 4; page++) {
    const image = await heavy.embedJpg(page % 2 ? scan : Buffer.from(scan));
    heavy.addPage().drawImage(image, { x: page, y: 0, width: 300, height: 300 });
  }
  const bytes = await heavy.save();
  const result = await makePacket(
    { ...options, maxMegabytes: 2, parts: [...parts(), part('h', 'Transcript', bytes)] },
    encode,
  );
  expect(result).toMatchObject({
    kind: 'does-not-fit',
    largest: { name: 'Transcript', bytes: bytes.length },
  });
});

test('more than 60 MB is refused before any of it is read', async () => {
  const huge = part('x', 'Video', new Uint8Array((maxInputMegabytes + 1) * 1024 * 1024));
  expect(await makePacket({ ...options, parts: [huge] }, encode)).toEqual({
    kind: 'too-much',
    total: huge.bytes.length,
  });
});

test('what is encrypted or broken is named, and left out only with consent', async () => {
  const path = join(folder, 'open.pdf');
  writeFileSync(path, resume);
  execFileSync('qpdf', ['--encrypt', 'secret', 'owner', '256', '--', path, join(folder, 'locked.pdf')]);
  execFileSync('qpdf', ['--encrypt', '', 'owner', '256', '--', path, join(folder, 'restricted.pdf')]);
  const { readFileSync } = await import('node:fs');
  const bad = [
    part('e', 'Locked', readFileSync(join(folder, 'locked.pdf'))),
    part('n', 'Restricted', readFileSync(join(folder, 'restricted.pdf'))),
    part('c', 'Cut off', resume.subarray(0, 300)),
    part('j', 'No picture', Buffer.from('no picture at all'), 'image/jpeg'),
  ];
  const asked = await makePacket({ ...options, parts: [...parts(), ...bad] }, encode);
  expect(asked).toEqual({
    kind: 'unreadable',
    parts: [
      { id: 'e', name: 'Locked', problem: 'encrypted' },
      { id: 'n', name: 'Restricted', problem: 'encrypted' },
      { id: 'c', name: 'Cut off', problem: 'broken' },
      { id: 'j', name: 'No picture', problem: 'broken' },
    ],
  });
  const agreed = await makePacket(
    { ...options, parts: [...parts(), ...bad], mayLeaveOut: ['e', 'n', 'c', 'j'] },
    encode,
  );
  if (agreed.kind !== 'made') throw new Error(agreed.kind);
  expect(agreed.left.map(({ id }) => id)).toEqual(['e', 'n', 'c', 'j']);
  // Another one than agreed asks again, and nothing is left of a packet without a part.
  const fewer = await makePacket({ ...options, parts: [...parts(), ...bad], mayLeaveOut: ['e'] }, encode);
  expect(fewer.kind).toBe('unreadable');
  const none = await makePacket({ ...options, parts: bad, mayLeaveOut: ['e', 'n', 'c', 'j'] }, encode);
  expect(none.kind).toBe('unreadable');
  expect(read(agreed.bytes).info).toMatch(/Pages:\s+3/);
});

test('a photo that is stored turned is put in upright', async () => {
  const turned = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#09f' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const result = await makePacket({ ...options, parts: [part('t', 'Photo', turned, 'image/jpeg')] }, encode);
  if (result.kind !== 'made') throw new Error(result.kind);
  expect(read(result.bytes).info).toMatch(/Page\s+1 size:\s+595\.28 x 841\.89/);
});
