import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultTemplate } from '#shared/document/templates';
import { allTexts, laidOut } from '#shared/document/test/marks';
import { lizaSource, withJobs } from '#shared/document/test/people';
import { sampleLetter } from '#shared/letters/samples';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { LetterPreview } from './letter-preview';
import { ResumePreview } from './resume-preview';

test('draws every text of the layout, page by page, at its position', () => {
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
  const inPoints = (millimetres: number) => expect.closeTo((millimetres * 72) / 25.4, 3);
  expect(drawn).toEqual(
    allTexts(document).map(({ text, x, baseline }) => [text, inPoints(x), inPoints(baseline)]),
  );
});

test('names each page for screen readers', () => {
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

test('a keystroke rerenders only what it changed', () => {
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

test('lists the characters that cannot be printed, and nothing when all can', () => {
  const source = { ...lizaSource, resume: { ...lizaSource.resume, skills: ['Excel 😀'] } };
  const { rerender } = render(
    <ResumePreview source={source} template={defaultTemplate} watermark={false} warnings />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('These characters can’t be printed:Skills: 😀');
  rerender(<ResumePreview source={lizaSource} template={defaultTemplate} watermark={false} warnings />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('text has the layout’s size, weight, color and angle, kerned and without ligatures', () => {
  const { container } = render(<ResumePreview source={lizaSource} template={defaultTemplate} watermark />);
  const drawn = (text: string) => screen.getByText(text);
  const { palette, primaryColor } = defaultTemplate;
  expect(drawn('Liza Dimaculangan-Ñunez')).toHaveAttribute('font-size', '24');
  expect(drawn('Liza Dimaculangan-Ñunez')).toHaveAttribute('font-weight', '700');
  expect(drawn('Liza Dimaculangan-Ñunez')).toHaveAttribute('fill', palette.ink);
  expect(drawn('BIR compliance')).toHaveAttribute('font-size', '11');
  expect(drawn('BIR compliance')).not.toHaveAttribute('font-weight');
  expect(drawn('Certified Public Accountant')).toHaveAttribute('fill', primaryColor);
  const watermark = drawn('Husay FREE');
  expect(watermark).toHaveAttribute('opacity', '0.3');
  const [x, y] = [watermark.getAttribute('x'), watermark.getAttribute('y')];
  // In SVG angles run clockwise.
  expect(watermark).toHaveAttribute('transform', `rotate(-45 ${x} ${y})`);
  const page = container.querySelector('svg');
  expect(page).toHaveAttribute('viewBox', '0 0 595.276 841.89');
  expect(page).toHaveStyle({ fontKerning: 'normal', fontVariantLigatures: 'none', whiteSpace: 'pre' });
});

test('a photo that does not load gives way to the next, and the last one to no photo at all', () => {
  const source = { ...lizaSource, photoUrls: ['/api/photos/1', 'https://example.com/me.png'] };
  const { container } = render(
    <ResumePreview source={source} template={defaultTemplate} watermark={false} />,
  );
  const photo = () => container.querySelector('image');
  const contactAt = () => Number(screen.getByText('Contact').getAttribute('y'));
  const withPhoto = contactAt();
  expect(photo()).toHaveAttribute('href', '/api/photos/1');
  fireEvent.error(photo() as Element);
  expect(photo()).toHaveAttribute('href', 'https://example.com/me.png');
  fireEvent.error(photo() as Element);
  expect(photo()).not.toBeInTheDocument();
  expect(contactAt()).toBeLessThan(withPhoto - 100);
});

test('a letter that does not fit one page says so', () => {
  const letter = (lines: number) => (
    <LetterPreview
      source={{
        letter: { ...sampleLetter('cover', { date: '2026-11-26' }), body: 'A line.\n'.repeat(lines) },
        sender: { person: samplePerson, ...sampleResume },
      }}
      template={defaultTemplate}
      options={{ paper: 'a4', watermark: false }}
    />
  );
  const { rerender } = render(letter(10));
  expect(screen.queryByText(/^This letter takes/)).toBeNull();
  rerender(letter(150));
  expect(screen.getByText(/^This letter takes \d pages/)).toBeVisible();
});
