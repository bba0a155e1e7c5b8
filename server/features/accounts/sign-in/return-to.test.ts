import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to';

const returnTo = (wanted: string) => safeReturnTo(wanted, 'https://husay.example');

test('a path that is too long once it is encoded is the start page', () => {
  expect(returnTo(`/?search=${'ñ'.repeat(100)}`)).toBe(`/?search=${'%C3%B1'.repeat(100)}`);
  expect(returnTo(`/?search=${'語'.repeat(900)}`)).toBe('/');
});

test.each(['/API/logout', '/Api', '/OIDC/auth', '/oidc', '/a\\..\\api/logout', '/%2e/API/logout'])(
  '%s is a call, in whatever case',
  (wanted) => {
    expect(returnTo(wanted)).toBe('/');
  },
);

test.each(['/apiary', '/oidcs/x', '/Billing?next=/api#API'])('%s is a page', (wanted) => {
  expect(returnTo(wanted)).toBe(wanted);
});
