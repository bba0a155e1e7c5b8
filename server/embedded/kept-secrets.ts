import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A secret generated once and stored in the folder, so that a restart ends no sessions. */
const keep = async (path: string, make: () => string): Promise<string> => {
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept) return kept;
  const made = make();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, made, { mode: 0o600 });
  return made;
};

export const keptSessionSecret = (folder: string) =>
  keep(join(folder, 'session-secret'), () => randomBytes(32).toString('hex'));

export const keptPseudonymKey = (folder: string) =>
  keep(join(folder, 'pseudonym-key'), () => randomBytes(32).toString('hex'));

/** The embedded identity provider's signing key, as a JSON Web Key Set. */
export const keptSigningKeys = async (folder: string): Promise<{ keys: Record<string, unknown>[] }> => {
  const text = await keep(join(folder, 'signing-keys.json'), () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = {
      ...privateKey.export({ format: 'jwk' }),
      kid: randomBytes(8).toString('hex'),
      use: 'sig',
      alg: 'RS256',
    };
    return JSON.stringify({ keys: [key] });
  });
  return JSON.parse(text) as { keys: Record<string, unknown>[] };
};
