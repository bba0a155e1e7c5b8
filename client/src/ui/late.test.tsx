import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { late } from './late';

interface Props {
  wish: number | null;
}

const Part = ({ wish }: Props) => <p>part for {wish}</p>;
const Plain = ({ wish }: Props) => <p>plain for {wish}</p>;

/** A part whose code cannot be fetched as often as told. */
const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return Part;
  });
  return load;
};

test('nothing stands there until it is needed and fetched', async () => {
  const load = failing(0);
  const Late = late<Props>(load, { needed: ({ wish }) => wish });
  const { container, rerender } = render(<Late wish={null} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Late wish={1} />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('part for 1')).toBeVisible();
});

test('what was fetched before is drawn at once', async () => {
  const Late = late<Props>(failing(0));
  await Late.loaded();
  render(<Late wish={1} />);
  expect(screen.getByText('part for 1')).toBeVisible();
});

test('a fetch that fails is told and substituted, and the next need tries again', async () => {
  const load = failing(1);
  const onFailed = vi.fn();
  const Late = late<Props>(load, { needed: ({ wish }) => wish, onFailed, Substitute: Plain });
  const { rerender } = render(<Late wish={1} />);
  expect(await screen.findByText('plain for 1')).toBeVisible();
  expect(onFailed).toHaveBeenCalledExactlyOnceWith({ wish: 1 });

  rerender(<Late wish={null} />);
  expect(load).toHaveBeenCalledOnce();
  rerender(<Late wish={2} />);
  expect(await screen.findByText('part for 2')).toBeVisible();
  expect(onFailed).toHaveBeenCalledOnce();
});

test('a preload that fails is no failure yet', async () => {
  const load = failing(1);
  const onFailed = vi.fn();
  const Late = late<Props>(load, { onFailed });
  Late.preload();
  await act(async () => {});
  render(<Late wish={1} />);
  await waitFor(() => expect(screen.getByText('part for 1')).toBeVisible());
  expect(onFailed).not.toHaveBeenCalled();
});
