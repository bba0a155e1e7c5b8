import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Lets people and scanners of published code recognize our tokens. */
export const secretPrefix = 'husay_';

const randomByteCount = 32;
const checksumLength = 8;
const randomLength = 2 * randomByteCount;

const checksumOf = (text: string) => crc32(text).toString(16).padStart(checksumLength, '0');

/** 256 random bits and a checksum, in characters that a double click selects as one word. */
export const newSecret = (): string => {
  const random = randomBytes(randomByteCount).toString('hex');
  return `${secretPrefix}${random}${checksumOf(random)}`;
};

const secretPattern = new RegExp(`^${secretPrefix}([0-9a-f]{${randomLength}})([0-9a-f]{${checksumLength}})$`);

/** Whether the checksum is right: a secret that was cut or mistyped is refused without a query. */
export const isWellFormed = (secret: string): boolean => {
  const [, random, checksum] = secretPattern.exec(secret) ?? [];
  return random !== undefined && checksum === checksumOf(random);
};

/** What is stored and looked up. A lookup by hash reveals nothing about a secret by its time. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
