import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findTemplate } from '#shared/document/templates';
import type { LaidOutDocument } from '#shared/document/layout/document';
import { layoutDocument } from '#shared/document/layout/layout-document';
import { isTypefaceLoaded } from '#shared/document/layout/typefaces';
import { layOutForPdf } from '#shared/document/pdf/resume-pdf';
import { a4, allTexts } from '#shared/document/test/marks';
import { lizaSource } from '#shared/document/test/people';
import { ResumePreview } from './resume-preview';

const template = findTemplate('creative-orange');
const source = { ...lizaSource, resume: { ...lizaSource.resume, skills: ['ГРАДУСТУР', 'Next'] } };
/** Where a skill begins that follows one in Cyrillic. */
const placeIn = (document: LaidOutDocument) =>
  allTexts(document).find(({ text }) => text === 'Next')?.x ?? NaN;

test('a preview is laid out again once the kerning of its Cyrillic is loaded, and a PDF waits for it', async () => {
  const before = placeIn(layoutDocument(source, template, a4));
  await layOutForPdf(lizaSource, template, a4);
  expect(isTypefaceLoaded('sans', true)).toBe(false);
  render(<ResumePreview source={source} template={template} watermark={false} />);
  await waitFor(() => expect(isTypefaceLoaded('sans', true)).toBe(true));
  const after = placeIn((await layOutForPdf(source, template, a4)).document);
  expect(after).toBeLessThan(before);
  await waitFor(() =>
    expect(Number(screen.getByText('Next').getAttribute('x'))).toBeCloseTo((after * 72) / 25.4, 2),
  );
});
