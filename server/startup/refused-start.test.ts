import { expect, test } from 'vitest';
import { ConfigError } from '../config/config';
import { StorageUnavailable } from '../integrations/storage/storage';
import { plainReason } from './refused-start';

const withCode = (message: string, code: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code });

test.each([
  ['a setting', new ConfigError(['PORT is wrong']), /PORT is wrong/],
  [
    'rights on a folder',
    withCode("EACCES: permission denied, open '.data/db'", 'EACCES'),
    /open '\.data\/db'$/,
  ],
  [
    'rights in the database',
    new Error('Failed query: create schema x', {
      cause: withCode('permission denied for schema public', '42501'),
    }),
    /^Husay cannot start: permission denied for schema public$/,
  ],
  ['a storage', new StorageUnavailable(new Error('The access key is unknown')), /The access key is unknown$/],
])('%s is said in one line', (_what, error, words) => {
  expect(plainReason(error)).toMatch(words);
  expect(plainReason(error)).not.toMatch(/\n {4}at /);
});

test('a defect keeps its stack', () => {
  expect(plainReason(new TypeError('x is not a function'))).toBeUndefined();
});
