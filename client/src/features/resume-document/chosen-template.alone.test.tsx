import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useChosenTemplate } from './chosen-template';

beforeEach(() => localStorage.clear());

test('is modern-blue until another is chosen, and for an id that is not known', () => {
  expect(renderHook(useChosenTemplate).result.current[0].id).toBe('modern-blue');
  localStorage.setItem('husay.chosen-template', 'no-such-template');
  expect(renderHook(useChosenTemplate).result.current[0].id).toBe('modern-blue');
});

test('a choice is remembered and seen everywhere at once', () => {
  const here = renderHook(useChosenTemplate);
  const elsewhere = renderHook(useChosenTemplate);
  act(() => here.result.current[1]('classic-navy'));
  expect(here.result.current[0].id).toBe('classic-navy');
  expect(elsewhere.result.current[0].id).toBe('classic-navy');
  expect(localStorage.getItem('husay.chosen-template')).toBe('classic-navy');
});
