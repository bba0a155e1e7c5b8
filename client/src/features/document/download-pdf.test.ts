// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import type { PdfData } from '#shared/public-profile/schema';
import { templates } from '#shared/document/templates';
import { documentSource, type FontFile } from '#shared/document/layout/document';
import { toastStore } from '../../ui/feedback/toast';
import { downloadResumePdf, type DownloadDeps } from './download-pdf';
import { announcePdfFailure } from './pdf-failure';
import { liza } from '#shared/document/test/people';
import { fontFiles, openedFile } from '#shared/document/test/pdf-file';
import { brokenRulesOf } from '#shared/document/test/pdf-ua/check';

const saved: { fileName: string; pdf: Blob; type: string }[] = [];
const photo = new Uint8Array(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
);
const parts = {
  loadFonts: (_fonts: Iterable<FontFile>) => Promise.resolve(fontFiles),
  loadPhoto: vi.fn<DownloadDeps['loadPhoto']>(),
  save: (pdf: Blob, fileName: string) => void saved.push({ fileName, pdf, type: pdf.type }),
};

beforeEach(() => {
  saved.length = 0;
  parts.loadPhoto.mockReset().mockResolvedValue(photo);
});

const withPlan = (plan: PdfData['user']['plan']): PdfData => ({ ...liza, user: { ...liza.user, plan } });
const withPhotos = (profilePhotoUrl: string, profileImageUrl: string | null): PdfData => ({
  ...liza,
  user: { ...liza.user, profileImageUrl },
  resume: { ...liza.resume, profilePhotoUrl },
});

test('saves a PDF under the specified name', async () => {
  await downloadResumePdf(liza, {}, parts);
  expect(saved).toMatchObject([
    { fileName: 'Liza_Dimaculangan-Ñunez_CV_Modern_Professional.pdf', type: 'application/pdf' },
  ]);
  expect(parts.loadPhoto).not.toHaveBeenCalled();
});

test.each(templates)(
  'the template $id becomes the default where the plan does not include it',
  async ({ id, name }) => {
    await downloadResumePdf(withPlan('free'), { templateId: id }, parts);
    await downloadResumePdf(withPlan('pro'), { templateId: id }, parts);
    expect(saved.map(({ fileName }) => fileName)).toEqual([
      'Liza_Dimaculangan-Ñunez_CV_Modern_Professional.pdf',
      `Liza_Dimaculangan-Ñunez_CV_${name.replaceAll(' ', '_')}.pdf`,
    ]);
  },
);

test('a download in the serif loads its metrics and fonts, another one neither', async () => {
  const loadFonts = vi.fn(parts.loadFonts);
  await downloadResumePdf(liza, { templateId: 'serif' }, { ...parts, loadFonts });
  await downloadResumePdf(liza, { templateId: 'plain' }, { ...parts, loadFonts });
  expect(loadFonts.mock.calls.map(([fonts]) => [...fonts].sort())).toEqual([
    ['serif-bold', 'serif-regular'],
    ['bold', 'regular'],
  ]);
});

test('a resume without a photo by choice loads none', async () => {
  await downloadResumePdf({ ...withPhotos('/api/photos/1', null), photo: 'none' }, {}, parts);
  expect(parts.loadPhoto).not.toHaveBeenCalled();
  expect((await savedFile()).text('reading')).toContain('Liza');
});

test('the photo is the resume’s own, else the profile image', async () => {
  await downloadResumePdf(withPhotos('/api/photos/1', 'https://example.com/me.png'), {}, parts);
  await downloadResumePdf(withPhotos('', 'https://example.com/me.png'), {}, parts);
  expect(parts.loadPhoto.mock.calls).toEqual([['/api/photos/1'], ['https://example.com/me.png']]);
});

test('a photo that cannot be added is logged and left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failure = new Error('gone');
  parts.loadPhoto.mockRejectedValue(failure);
  await downloadResumePdf(withPhotos('/api/photos/1', null), {}, parts);
  expect(warn).toHaveBeenCalledWith('Failed to add profile photo to PDF', failure);
  expect(saved).toHaveLength(1);
  warn.mockRestore();
});

test('a photo that cannot be drawn is logged and left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  parts.loadPhoto.mockResolvedValue(new Uint8Array([1, 2, 3]));
  await downloadResumePdf(withPhotos('/api/photos/1', null), {}, parts);
  expect(warn).toHaveBeenCalledWith('Failed to add profile photo', expect.any(Error));
  expect((await savedFile()).text('reading')).toContain('Liza');
  warn.mockRestore();
});

test.each<[what: string, parts: Partial<DownloadDeps>, title: string]>([
  ['the fonts', { loadFonts: () => Promise.reject(new Error('offline')) }, 'Generation Failed'],
  // The painter fails without the bold font.
  [
    'painting',
    { loadFonts: () => Promise.resolve({ ...fontFiles, bold: new Uint8Array() }) },
    'Generation Failed',
  ],
  [
    'saving',
    {
      save: () => {
        throw new Error('blocked');
      },
    },
    'Download Failed',
  ],
])('a failure of %s is announced as what it is', async (_, broken, title) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = await downloadResumePdf(liza, {}, { ...parts, ...broken }).catch((error: Error) => error);
  expect(saved).toEqual([]);
  announcePdfFailure(failure as Error);
  expect(toastStore.read()).toMatchObject({
    title,
    description: 'Failed to generate PDF. Please try again.',
    variant: 'destructive',
  });
  expect(logged).toHaveBeenCalledWith('Failed to generate PDF', failure);
  logged.mockRestore();
});

const savedFile = async () => {
  const [first] = saved;
  if (!first) throw new Error('Nothing was saved');
  return openedFile(new Uint8Array(await first.pdf.arrayBuffer()));
};

test.each([
  ['free', true],
  ['pro', false],
  ['agency', false],
] as const)('the plan %s has a watermark: %s', async (plan, marked) => {
  await downloadResumePdf(withPlan(plan), {}, parts);
  expect((await savedFile()).text('content').includes('Husay FREE')).toBe(marked);
});

test('the file is tagged, in its language and with the date of the last save', async () => {
  const updatedAt = '2026-11-20T08:15:30.123Z';
  const data = withPhotos('/api/photos/1', null);
  await downloadResumePdf({ ...data, resume: { ...data.resume, updatedAt } }, {}, parts);
  const file = await savedFile();
  expect(brokenRulesOf(file.path)).toEqual([]);
  expect(Buffer.from(file.bytes).toString('latin1')).toContain('/Lang (en-PH)');
  expect(file.info('-isodates')).toMatch(/CreationDate: +2026-11-20T08:15:30Z/);
});

test('a photo that cannot be drawn leaves no figure behind', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  parts.loadPhoto.mockResolvedValue(new Uint8Array([1, 2, 3]));
  await downloadResumePdf(withPhotos('/api/photos/1', null), {}, parts);
  const file = await savedFile();
  expect(file.info('-struct')).not.toContain('Figure');
  expect(brokenRulesOf(file.path)).toEqual([]);
  warn.mockRestore();
});

test('the photo and the public profile are in the file', async () => {
  const profileUrl = 'https://husay.example/profile/liza';
  await downloadResumePdf(withPhotos('/api/photos/1', null), { profileUrl }, parts);
  const file = await savedFile();
  expect(Buffer.from(file.bytes).toString('latin1')).toContain('/Subtype /Image');
  expect(file.text('content')).toContain('husay.example/profile/liza');
  expect(file.links().map(({ url }) => url)).toContain(profileUrl);
});

test('falls back to the profile image if the resume’s photo does not load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  parts.loadPhoto.mockRejectedValueOnce(new Error('gone'));
  await downloadResumePdf(withPhotos('/api/photos/1', 'https://example.com/me.png'), {}, parts);
  expect(Buffer.from((await savedFile()).bytes).toString('latin1')).toContain('/Subtype /Image');
  warn.mockRestore();
});

test('a source has the same photo candidates as a download', () => {
  expect(documentSource(withPhotos('/api/photos/1', 'https://example.com/me.png')).photoUrls).toEqual([
    '/api/photos/1',
    'https://example.com/me.png',
  ]);
  expect(documentSource(withPhotos('', 'https://example.com/me.png')).photoUrls).toEqual([
    'https://example.com/me.png',
  ]);
  expect(documentSource(withPhotos('', null)).photoUrls).toEqual([]);
});

test('a QR code is in the file only where the owner wants one', async () => {
  const profileUrl = 'https://husay.example/profile/liza';
  for (const qrCode of [false, true]) await downloadResumePdf({ ...liza, qrCode }, { profileUrl }, parts);
  const figures = await Promise.all(
    saved.map(async ({ pdf }) =>
      openedFile(new Uint8Array(await pdf.arrayBuffer()))
        .info('-struct-text')
        .match(/Figure/g),
    ),
  );
  // The sample has no photo.
  expect(figures).toEqual([null, ['Figure']]);
});
