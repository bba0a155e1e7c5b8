import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { templates } from '#shared/document/templates';
import { lizaSource } from '#shared/document/test/people';
import { TemplatePicker } from './template-picker';

const show = (plan: 'free' | 'pro', selectedId = 'modern-blue', source = lizaSource) => {
  const events = { onSelect: vi.fn(), onDownload: vi.fn() };
  render(<TemplatePicker plan={plan} source={source} selectedId={selectedId} {...events} />);
  return { ...events, user: userEvent.setup() };
};
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('filters by category', async () => {
  const { user } = show('pro');
  expect(names()).toEqual(templates.map(({ name }) => name));
  expect(names()).toHaveLength(16);
  await user.click(screen.getByRole('button', { name: 'Creative' }));
  expect(names()).toEqual(['Creative Bold', 'Bio-data', 'Banner', 'Fresco']);
  expect(screen.getByRole('button', { name: 'Creative' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(names()).toHaveLength(16);
});

test('each card shows the user’s own resume', () => {
  show('pro');
  expect(screen.getAllByText('Liza Dimaculangan-Ñunez')).toHaveLength(16);
});

test('selects, and marks the selected one', async () => {
  const { user, onSelect } = show('pro', 'classic-navy');
  expect(screen.getByRole('button', { name: 'Selected: Classic Professional' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Select: Minimalist Clean' }));
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'minimalist-gray' }));
});

test('downloads that the plan does not include are marked, and can be pressed too', async () => {
  const { user, onDownload } = show('free');
  expect(screen.getAllByText('Pro')).toHaveLength(15);
  await user.click(screen.getByRole('button', { name: 'Download Creative Bold' }));
  expect(onDownload).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'creative-orange' }));
  await user.click(screen.getByRole('button', { name: 'Download Modern Professional' }));
  expect(onDownload).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'modern-blue' }));
});

test('a locked template can still be previewed, with the plan’s watermark', async () => {
  const { user } = show('free');
  await user.click(screen.getByRole('button', { name: 'Preview Creative Bold' }));
  const dialog = await screen.findByRole('dialog', { name: 'Creative Bold' });
  expect(within(dialog).getByText('Liza Dimaculangan-Ñunez')).toBeInTheDocument();
  expect(within(dialog).getAllByText('Husay FREE').length).toBeGreaterThan(0);
});

test('the preview lists the characters that cannot be printed', async () => {
  const source = { ...lizaSource, resume: { ...lizaSource.resume, skills: ['Excel 😀'] } };
  const { user } = show('pro', 'modern-blue', source);
  await user.click(screen.getByRole('button', { name: 'Preview Creative Bold' }));
  const dialog = await screen.findByRole('dialog', { name: 'Creative Bold' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('Skills: 😀');
});
