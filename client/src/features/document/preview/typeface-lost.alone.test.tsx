import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { defaultTemplate, findTemplate } from '#shared/document/templates';
import { layOutForPdf } from '#shared/document/pdf/resume-pdf';
import { lizaSource } from '#shared/document/test/people';
import { ResumePreview } from './resume-preview';

vi.mock('#shared/document/fonts/serif.generated', () => {
  throw new Error('Offline');
});

const serif = findTemplate('serif');

test('a preview says that its typeface could not be loaded, and no PDF is made in another', async () => {
  const preview = (template: typeof serif) => (
    <ResumePreview source={lizaSource} template={template} watermark={false} warnings />
  );
  const { rerender } = render(preview(serif));
  expect(await screen.findByRole('status')).toHaveTextContent(
    `The typeface of ${serif.name} could not be loaded. Reload the page once you are connected.`,
  );
  expect(screen.getByText('Liza Dimaculangan-Ñunez')).toBeInTheDocument();
  await expect(layOutForPdf(lizaSource, serif, { paper: 'a4', watermark: false })).rejects.toThrow();
  rerender(preview(defaultTemplate));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
