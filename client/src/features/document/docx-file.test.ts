// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { PdfData } from '#shared/public-profile/schema';
import { templates } from '#shared/document/templates';
import { docxParts } from '#shared/document/test/docx/docx-parts';
import { liza } from '#shared/document/test/people';
import { tinyPhoto } from '#shared/document/test/tiny-photo';
import { resumeTextFile } from './text-files';
import { portalDocxFile, resumeDocxFile } from './docx-file';

const withPlan = (plan: PdfData['user']['plan']): PdfData => ({ ...liza, user: { ...liza.user, plan } });
const loadPhoto = vi.fn(() => Promise.resolve(tinyPhoto));
const partsOf = async (file: File) => docxParts(new Uint8Array(await file.arrayBuffer()));

test.each(templates)(
  'the template $id becomes the default where the plan does not include it',
  async ({ id, name }) => {
    const [free, pro] = [
      await resumeDocxFile(withPlan('free'), { templateId: id }, loadPhoto),
      await resumeDocxFile(withPlan('pro'), { templateId: id }, loadPhoto),
    ];
    expect(free.name).toBe('Liza_Dimaculangan-Ñunez_CV_Modern_Professional.docx');
    expect(pro.name).toBe(`Liza_Dimaculangan-Ñunez_CV_${name.replaceAll(' ', '_')}.docx`);
  },
);

test.each([
  ['free', true],
  ['pro', false],
  ['agency', false],
] as const)('the plan %s has the line at the foot: %s, for portals too', async (plan, isMarked) => {
  for (const file of [
    await resumeDocxFile(withPlan(plan), {}, loadPhoto),
    await portalDocxFile(withPlan(plan)),
  ]) {
    const parts = await partsOf(file);
    const footers = parts.names.filter((name) => name.startsWith('word/footer') && name.endsWith('.xml'));
    expect(footers.map((name) => parts.source(name).includes('Husay FREE'))).toEqual(
      isMarked ? [true, true] : [],
    );
  }
});

test('the other files have the PDF’s name with their own ending', async () => {
  expect((await portalDocxFile(liza)).name).toBe('Liza_Dimaculangan-Ñunez_CV_Application_Portals.docx');
  expect(resumeTextFile(liza, 'text').name).toBe('Liza_Dimaculangan-Ñunez_CV.txt');
  expect(resumeTextFile(liza, 'markdown').name).toBe('Liza_Dimaculangan-Ñunez_CV.md');
});

test('a photo that cannot be loaded is left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const data = { ...liza, resume: { ...liza.resume, profilePhotoUrl: '/api/photos/1' } };
  const withPhoto = await partsOf(await resumeDocxFile(data, {}, loadPhoto));
  const without = await partsOf(await resumeDocxFile(data, {}, () => Promise.reject(new Error('gone'))));
  const media = ({ names }: { names: readonly string[] }) =>
    names.filter((name) => /media\/./.test(name)).length;
  expect([media(withPhoto), media(without)]).toEqual([1, 0]);
  warn.mockRestore();
});

test('without a photo by choice none is loaded', async () => {
  loadPhoto.mockClear();
  const data = {
    ...liza,
    photo: 'none' as const,
    resume: { ...liza.resume, profilePhotoUrl: '/api/photos/1' },
  };
  await resumeDocxFile(data, {}, loadPhoto);
  expect(loadPhoto).not.toHaveBeenCalled();
});

test('the profile’s address and its QR code are in the file where the owner wants one', async () => {
  const profileUrl = 'https://husay.example/profile/liza';
  const [without, withCode] = [
    await partsOf(await resumeDocxFile(liza, { profileUrl }, loadPhoto)),
    await partsOf(await resumeDocxFile({ ...liza, qrCode: true }, { profileUrl }, loadPhoto)),
  ];
  expect(without.source('word/document.xml')).toContain('husay.example/profile/liza');
  expect(without.names.some((name) => name.endsWith('.bmp'))).toBe(false);
  expect(withCode.names.some((name) => name.endsWith('.bmp'))).toBe(true);
});
