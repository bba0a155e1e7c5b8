import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultTemplate } from '#shared/resume-document/templates';
import { allTexts, laidOut } from './test/marks';
import { lizaSource, withJobs } from './test/people';
import { ResumePreview } from './resume-preview';

test('draws every text of the layout, page by page, where the layout says', () => {
  const source = withJobs(9);
  const { container } = render(
    <ResumePreview source={source} template={defaultTemplate} watermark={false} />,
  );
  const document = laidOut(source, defaultTemplate);
  expect(screen.getAllByRole('img')).toHaveLength(document.pages.length);
  const drawn = [...container.querySelectorAll('text')].map((text) => [
    text.textContent,
    Number(text.getAttribute('x')),
    Number(text.getAttribute('y')),
  ]);
  expect(drawn).toEqual(allTexts(document).map(({ text, x, baseline }) => [text, x, baseline]));
});

test('names each page for those who cannot see it', () => {
  render(<ResumePreview source={lizaSource} template={defaultTemplate} watermark={false} />);
  expect(
    screen.getByRole('img', {
      name: 'Modern Professional resume of Liza Dimaculangan-Ñunez, page 1 of 1',
    }),
  ).toBeInTheDocument();
});

test('a thumbnail is the first page alone', () => {
  render(<ResumePreview source={withJobs(20)} template={defaultTemplate} watermark show="first" />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByText('Husay FREE')).toBeInTheDocument();
});

test('a keystroke draws again only what it changed', () => {
  const typed = { ...lizaSource, resume: { ...lizaSource.resume, title: 'Certified Public Accountants' } };
  const preview = (source: typeof lizaSource) => (
    <ResumePreview source={source} template={defaultTemplate} watermark={false} />
  );
  const { rerender } = render(preview(lizaSource));
  const name = screen.getByText('Liza Dimaculangan-Ñunez');
  rerender(preview(typed));
  expect(screen.getByText('Certified Public Accountants')).toBeInTheDocument();
  expect(screen.getByText('Liza Dimaculangan-Ñunez')).toBe(name);
});

test('says which characters cannot be printed, and nothing when all can', () => {
  const source = { ...lizaSource, resume: { ...lizaSource.resume, skills: ['Excel 😀'] } };
  const { rerender } = render(
    <ResumePreview source={source} template={defaultTemplate} watermark={false} warnings />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('These characters can’t be printed:Skills: 😀');
  rerender(<ResumePreview source={lizaSource} template={defaultTemplate} watermark={false} warnings />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
