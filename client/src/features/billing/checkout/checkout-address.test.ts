import { expect, test } from 'vitest';
import { mayFollow } from './checkout-button';

test.each([
  ['https://payments.maya.ph/v2/checkout?id=1', true],
  ['http://localhost:3000/maya/checkout/1', true],
  ['/maya/checkout/1', true],
  ['http://payments.maya.ph/', false],
  ['http://localhost:4000/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['https://', false],
])('%s is allowed: %s', (address, may) => {
  expect(mayFollow(address, 'http://localhost:3000')).toBe(may);
});
