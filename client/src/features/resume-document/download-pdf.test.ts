// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import type { PdfData } from '#shared/public-profile/schema';
import { downloadResumePdf, type DownloadParts } from './download-pdf';
import { liza } from './test/people';
import { fontFiles } from './test/pdf-file';

const saved: { fileName: string; size: number; type: string }[] = [];
const photo = new Uint8Array(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
);
const parts = {
  loadFonts: () => Promise.resolve(fontFiles),
  loadPhoto: vi.fn<DownloadParts['loadPhoto']>(),
  save: (pdf: Blob, fileName: string) => void saved.push({ fileName, size: pdf.size, type: pdf.type }),
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

test('a template that the plan does not include becomes the default', async () => {
  await downloadResumePdf(withPlan('free'), { templateId: 'creative-orange' }, parts);
  await downloadResumePdf(withPlan('pro'), { templateId: 'creative-orange' }, parts);
  expect(saved.map(({ fileName }) => fileName)).toEqual([
    'Liza_Dimaculangan-Ñunez_CV_Modern_Professional.pdf',
    'Liza_Dimaculangan-Ñunez_CV_Creative_Bold.pdf',
  ]);
});

test('the photo is the resume’s own, else the profile image', async () => {
  await downloadResumePdf(withPhotos('/api/photos/1', 'https://example.com/me.png'), {}, parts);
  await downloadResumePdf(withPhotos('', 'https://example.com/me.png'), {}, parts);
  expect(parts.loadPhoto.mock.calls).toEqual([['/api/photos/1'], ['https://example.com/me.png']]);
});

test('a photo that cannot be added is warned about and left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failure = new Error('gone');
  parts.loadPhoto.mockRejectedValue(failure);
  await downloadResumePdf(withPhotos('/api/photos/1', null), {}, parts);
  expect(warn).toHaveBeenCalledWith('Failed to add profile photo to PDF', failure);
  expect(saved).toHaveLength(1);
  warn.mockRestore();
});

test('anything else that fails is told to the caller', async () => {
  const failing = { ...parts, loadFonts: () => Promise.reject(new Error('offline')) };
  await expect(downloadResumePdf(liza, {}, failing)).rejects.toThrow('offline');
  expect(saved).toEqual([]);
});
