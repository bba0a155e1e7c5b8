import { expect, test } from 'vitest';
import { fileTypeName, formatFileSize } from './file-facts';

test.each([
  ['application/pdf', 'PDF'],
  ['image/jpeg', 'JPG'],
  ['image/png', 'PNG'],
  ['text/plain', 'File'],
])('%s is called %s', (mediaType, name) => {
  expect(fileTypeName(mediaType)).toBe(name);
});

test.each([
  [1, '1 byte'],
  [512, '512 bytes'],
  [1024, '1 KB'],
  [24_576, '24 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1_258_291, '1.2 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
