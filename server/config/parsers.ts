import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';

export const flag = z
  .enum(['true', 'false', ''])
  .default('')
  .transform((value) => value === 'true');

export const emails = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  );

export const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://example.com',
});

const isOrigin = (value: string) => new URL(value).href === `${new URL(value).origin}/`;

/** A web address of a whole server: cookies, redirects and links know no folder below it. */
export const webOrigin = webUrl.refine(isOrigin, {
  // Skip: URL validation already failed.
  when: ({ issues }) => issues.length === 0,
  error: 'must be only scheme, host and port, such as https://example.com',
});
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** An empty setting counts as none, as copied from .env.example. */
export const orElse = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  optional(schema).transform((given) => given ?? value);

/** Addresses of computers, separated by commas. */
export const ipAddresses = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .refine((addresses) => addresses.every((address) => isIP(address) !== 0), {
    error: 'must be IP addresses, separated by commas',
  });

/** As Node spells them: in small letters. */
export const headerName = optional(
  z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .toLowerCase(),
);

const isRsaKey = (pem: string) => {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

/** RSA public keys as PEM, one after the other; a line break may be written as \n, as a setting is one line. */
export const publicKeys = z
  .string()
  .default('')
  .transform((value) => value.replaceAll('\\n', '\n').trim())
  .transform((value) => (value ? value.split(/(?<=-----END PUBLIC KEY-----)\s*/).filter(Boolean) : []))
  .refine((pems) => pems.every(isRsaKey), { error: 'must be RSA public keys in PEM form' });
