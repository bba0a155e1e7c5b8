import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PageSettings } from '#shared/document/page-settings';
import { defaultTemplate, findTemplate } from '#shared/document/templates';
import { layOutForPdf } from '#shared/document/pdf/resume-pdf';
import { lizaSource } from '#shared/document/test/people';
import { ResumePreview } from './resume-preview';

vi.mock('#shared/document/fonts/serif.generated', () => {
  throw new Error('Offline');
});

const serif = findTemplate('serif');

test.each([
  ['the template’s', serif, 'automatic'],
  ['a chosen', defaultTemplate, 'sans-headings'],
] as const)(
  'a preview says that %s typeface could not be loaded, and no PDF is made in another',
  async (_, template, typeface) => {
    const preview = (page: Pick<PageSettings, 'typeface'>) => (
      <ResumePreview source={lizaSource} template={template} watermark={false} {...page} warnings />
    );
    const { rerender } = render(preview({ typeface }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      `The typeface of ${template.name} could not be loaded. Reload the page once you are connected.`,
    );
    expect(screen.getByText('Liza Dimaculangan-Ñunez')).toBeInTheDocument();
    await expect(
      layOutForPdf(lizaSource, template, { paper: 'a4', typeface, watermark: false }),
    ).rejects.toThrow();
    rerender(preview({ typeface: 'sans' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
);
