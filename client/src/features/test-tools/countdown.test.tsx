import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Countdown, timeLeft } from './countdown';

const start = new Date('2026-11-20T01:00:00.000Z').getTime();
beforeEach(() => void vi.useFakeTimers({ now: start }));
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const inSeconds = (seconds: number) => new Date(start + seconds * 1000).toISOString();

test('counts down each second and calls back once at the end', async () => {
  const onEnd = vi.fn();
  render(<Countdown until={inSeconds(62)} onEnd={onEnd} />);
  const timer = screen.getByRole('timer');
  expect(timer).toHaveTextContent('1 min 2 s');
  await wait(1);
  expect(timer).toHaveTextContent('1 min 1 s');
  await wait(60);
  expect(timer).toHaveTextContent('1 s');
  expect(onEnd).not.toHaveBeenCalled();
  await wait(1);
  expect(timer).toHaveTextContent('ended');
  await wait(60);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('does not call back if it was over from the start', async () => {
  const onEnd = vi.fn();
  render(<Countdown until={inSeconds(-1)} onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('ended');
  await wait(5);
  expect(onEnd).not.toHaveBeenCalled();
});

test('stops counting once it is no longer shown', async () => {
  const onEnd = vi.fn();
  const { unmount } = render(<Countdown until={inSeconds(5)} onEnd={onEnd} />);
  unmount();
  await wait(10);
  expect(onEnd).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [59, '59 s'],
  [60, '1 min 0 s'],
  [3600, '1 h 0 min'],
  [47 * 3600 + 59 * 60, '47 h 59 min'],
  [48 * 3600, '2 days'],
])('%i seconds read %s', (seconds, words) => expect(timeLeft(seconds)).toBe(words));
