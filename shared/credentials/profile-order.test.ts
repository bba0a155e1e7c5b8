import { expect, test } from 'vitest';
import { inProfileOrder, publicOnes } from './profile-order';

const issued = (name: string, issuedDate: string | null, isPublic = true) => ({ name, issuedDate, isPublic });
const names = (credentials: { name: string }[]) => credentials.map(({ name }) => name);

test('credentials are ordered by newest day of issue, then undated ones by latest upload', () => {
  const lastUploadFirst = [
    issued('undated, later', null),
    issued('old', '2012-05-31'),
    issued('new, later', '2024-03-15'),
    issued('undated, earlier', null),
    issued('new, earlier', '2024-03-15'),
    issued('between', '2019-12-31'),
  ];
  expect(names(inProfileOrder(lastUploadFirst))).toEqual([
    'new, later',
    'new, earlier',
    'between',
    'old',
    'undated, later',
    'undated, earlier',
  ]);
  expect(lastUploadFirst[0]?.name).toBe('undated, later');
});

test('private credentials are left out', () => {
  const own = [
    issued('secret', '2024-01-01', false),
    issued('old', '2012-05-31'),
    issued('new', '2020-05-31'),
  ];
  expect(names(publicOnes(own))).toEqual(['new', 'old']);
});
