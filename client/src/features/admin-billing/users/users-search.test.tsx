import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchDelayMs, UsersSearch } from './users-search';

beforeEach(() => void vi.useFakeTimers());
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('typing searches once, 300 ms after the last key', async () => {
  const onSearch = vi.fn();
  render(<UsersSearch search="" onSearch={onSearch} />);
  expect(searchDelayMs).toBe(300);
  type('b');
  await wait(299);
  type('be ');
  await wait(299);
  expect(onSearch).not.toHaveBeenCalled();
  await wait(1);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('be');
});

test('the current search is not repeated', async () => {
  const onSearch = vi.fn();
  render(<UsersSearch search="ben" onSearch={onSearch} />);
  type('ben ');
  await wait(1000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('another search, as after Back, replaces the input', () => {
  const { rerender } = render(<UsersSearch search="ben" onSearch={() => {}} />);
  rerender(<UsersSearch search="ana" onSearch={() => {}} />);
  expect(screen.getByRole('searchbox')).toHaveValue('ana');
});
