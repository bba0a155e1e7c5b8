import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { onOtherTabsTemplate, rememberTemplate, useRememberedTemplateId } from './chosen-template';

beforeEach(() => localStorage.clear());

test('nothing is stored at first', () => {
  expect(renderHook(useRememberedTemplateId).result.current).toBeNull();
});

test('a template is stored in local storage and updates every reader at once', () => {
  const here = renderHook(useRememberedTemplateId);
  const elsewhere = renderHook(useRememberedTemplateId);
  act(() => rememberTemplate('classic-navy'));
  expect(here.result.current).toBe('classic-navy');
  expect(elsewhere.result.current).toBe('classic-navy');
  expect(localStorage.getItem('husay.chosen-template')).toBe('classic-navy');
});

test('a change in another tab is received, for the template only', () => {
  const heard = vi.fn();
  const stop = onOtherTabsTemplate(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'husay.theme' }));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'husay.chosen-template' }));
  expect(heard).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'husay.chosen-template' }));
  expect(heard).toHaveBeenCalledOnce();
});
