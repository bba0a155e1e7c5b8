import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part';

// React reports what a boundary caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A part whose code cannot be fetched as often as told, beside something that stays. */
const show = (failures: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return { Part: () => <p>the part</p> };
  });
  const Part = lazyPart(load, 'Part');
  const page = (withPart: boolean) => (
    <main tabIndex={-1}>
      <p>the page</p>
      <Suspense fallback="loading">{withPart && <Part />}</Suspense>
    </main>
  );
  const { rerender } = render(page(true));
  return { load, leave: () => rerender(page(false)), comeBack: () => rerender(page(true)) };
};

const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));

test('a part that cannot be fetched says so in its place; trying again fetches it anew', async () => {
  const { load } = show(1);
  expect(await screen.findByText('This part could not be shown')).toBeVisible();
  expect(screen.getByText('the page')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  await tryAgain();
  expect(await screen.findByText('the part')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('when trying again was in vain, a reload is offered besides', async () => {
  show(2);
  await tryAgain();
  expect(await screen.findByRole('button', { name: 'Reload Page' })).toBeVisible();
  await tryAgain();
  expect(await screen.findByText('the part')).toBeVisible();
});

test('leaving and coming back fetches it anew', async () => {
  const { leave, comeBack } = show(1);
  await screen.findByRole('alert');
  leave();
  comeBack();
  expect(await screen.findByText('the part')).toBeVisible();
});

test('a part that cannot be drawn leaves the page around it standing', async () => {
  const Part = lazyPart(
    async () => ({
      Part: () => {
        throw new Error('broken');
      },
    }),
    'Part',
  );
  render(
    <>
      <p>the page</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await tryAgain();
  expect(await screen.findByRole('button', { name: 'Reload Page' })).toBeVisible();
  expect(screen.getByText('the page')).toBeVisible();
});

test('what was preloaded is drawn at once', async () => {
  const Part = lazyPart(async () => ({ Part: () => <p>the part</p> }), 'Part');
  await Part.preload();
  render(
    <Suspense fallback="loading">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('the part')).toBeVisible();
});

test('a preload that fails says nothing; where the part is drawn, it is fetched anew', async () => {
  const load = vi
    .fn(async () => ({ Part: () => <p>the part</p> }))
    .mockRejectedValueOnce(new TypeError('Lost'));
  const Part = lazyPart(load, 'Part');
  await Part.preload();
  render(
    <Suspense fallback="loading">
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('the part')).toBeVisible();
});
