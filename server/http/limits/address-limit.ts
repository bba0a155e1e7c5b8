import { isIPv6 } from 'node:net';
import { callLimit } from './call-limit';

/** Whether one more call of this address is too many; see networkOf and callLimit. */
export const addressLimit = (limit: Parameters<typeof callLimit>[0]) => {
  const isTooMuch = callLimit(limit);
  return (address: string | undefined): boolean => isTooMuch(networkOf(address));
};

/** What counts as one caller. An IPv6 address counts with its whole /56, the smallest allocation of a connection. */
export const networkOf = (address = ''): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  if (tail !== undefined)
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'));
  const [a = '0', b = '0', c = '0', d = '0'] = [...groups, ...last];
  return [a, b, c, (parseInt(d, 16) >> 8).toString(16)].map((group) => parseInt(group, 16)).join(':');
};
