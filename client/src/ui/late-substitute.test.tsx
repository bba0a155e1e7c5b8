import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { late } from './late';

afterEach(() => vi.useRealTimers());

test('a substitute stands in for code that takes too long, and leaves when it comes', async () => {
  vi.useFakeTimers();
  let arrive = (_part: () => React.ReactNode) => {};
  const Late = late<object>(() => new Promise((resolve) => (arrive = resolve)), {
    Substitute: () => <p>plain</p>,
  });
  render(<Late />);
  expect(screen.queryByText('plain')).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(screen.getByText('plain')).toBeVisible();
  await act(async () => arrive(() => <p>proper</p>));
  expect(screen.getByText('proper')).toBeVisible();
  expect(screen.queryByText('plain')).toBeNull();
});
