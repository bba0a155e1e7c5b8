import { createPublicKey, createVerify, type KeyObject } from 'node:crypto';

interface SignaturePolicy {
  /** Maya's public keys as PEM; any of them may have signed. */
  publicKeys: readonly string[];
  /** Whether a delivery without a signature is refused. */
  required: boolean;
}

interface SignedDelivery {
  /** As it came. */
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

// As described for Maya's webhooks; whether Checkout's carry one is not confirmed, so it is never the only proof: whatever a
// delivery says, Maya is asked. For the same reason the timestamp, which is not signed, is not looked at.
const signatureHeader = 'x-maya-webhook-signature';

/**
 * Whether a delivery may come in. A signature that is there must fit one of the keys, where there are any; one that is
 * missing counts only where signatures are required.
 */
export const signatureCheck = ({ publicKeys, required }: SignaturePolicy) => {
  const keys = publicKeys.map((pem) => createPublicKey(pem));
  return ({ body, headers }: SignedDelivery): boolean => {
    const header = headers[signatureHeader];
    if (header === undefined) return !required;
    if (keys.length === 0) return !required;
    const signature = typeof header === 'string' ? readSignature(header) : null;
    return signature !== null && isSigned(body, signature, keys);
  };
};

/** `nonce=<n>,v1=<hex>`, with spaces at will. */
const readSignature = (header: string): { nonce: string; signature: Buffer } | null => {
  const parts = new Map(
    header.split(',').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const;
    }),
  );
  const nonce = parts.get('nonce');
  const v1 = parts.get('v1');
  return nonce && v1 && /^([0-9a-f]{2})+$/i.test(v1) ? { nonce, signature: Buffer.from(v1, 'hex') } : null;
};

const isSigned = (
  body: string,
  { nonce, signature }: { nonce: string; signature: Buffer },
  keys: readonly KeyObject[],
): boolean => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return false;
  }
  if (isBeyondBounds(parsed)) return false;
  const text = `${signedText(parsed)}&nonce=${nonce}`;
  return keys.some((key) => createVerify('RSA-SHA256').update(text).verify(key, signature));
};

// Maya's payment object has about 60 values, four deep.
const maxValues = 2000;
const deepest = 20;

/**
 * Whether a body is larger or deeper than any of Maya's. Each value's path is a part of what is signed, so that a small body
 * of one name in another, thousands deep, would become a text of many megabytes.
 */
const isBeyondBounds = (body: unknown): boolean => {
  const waiting = [{ value: body, depth: 0 }];
  let seen = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    seen += 1;
    if (seen > maxValues || next.depth > deepest) return true;
    if (typeof next.value !== 'object' || next.value === null) continue;
    const inner = Object.values(next.value) as unknown[];
    if (inner.length > maxValues) return true;
    for (const value of inner) waiting.push({ value, depth: next.depth + 1 });
  }
  return false;
};

/** What is signed: sorted pairs such as `a.b.0.c=value`; null, '', [] and {} are left out. Depth costs no stack. */
export const signedText = (body: unknown): string => {
  const pairs: string[] = [];
  const waiting: { path: string; value: unknown }[] = [{ path: '', value: body }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next;
    if (value === null || value === '') continue;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      pairs.push(`${path}=${value}`);
    } else if (typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        waiting.push({ path: path ? `${path}.${name}` : name, value: inner });
      }
    }
  }
  return pairs.sort().join('&');
};
