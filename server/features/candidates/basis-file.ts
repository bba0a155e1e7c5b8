import { createHash, randomUUID } from 'node:crypto';
import { candidateLimits } from '#shared/candidates/schema';
import { cleanLine } from '#shared/text/plain-text';
import { AppError } from '../../http/errors/app-error';
import { insertWithFiles, storeInspected } from '../../files/new-files';
import { removeFiles } from '../../files/file-removal';
import { recordFileRemovals } from '../../db/file-removals';
import type { MemberContext } from '../../organizations/require-member';
import type { Candidate } from '#shared/candidates/schema';
import * as repository from './repository';
import { changeFile, type CandidatesDeps } from './service';

/** The key prefix of consents in writing. */
export const candidateFolder = 'candidates';

/** A file that is in storage, and that no candidate has yet. */
export interface StoredConsent {
  storageKey: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
}

const tooLarge =
  'This file is over 10 MB. Save it smaller, for example as a PDF of the one page that was signed.';
const wrongType =
  'Only PDF, JPG and PNG files can be attached. Save the consent as one of these, and choose it again.';
export const noFile = 'Please choose the file with the consent.';

const signatures: readonly [type: string, bytes: string][] = [
  ['application/pdf', '%PDF-'],
  ['image/png', '\u0089PNG\r\n'],
  ['image/jpeg', '\u00ff\u00d8\u00ff'],
];
const headBytes = 8;

const typeOf = (head: Buffer) =>
  signatures.find(([, bytes]) => head.toString('latin1').startsWith(bytes))?.[0];

/** Streams a consent into storage with its hash; what is neither PDF nor picture, or too large, leaves nothing there. */
export const storeConsent = async (
  deps: Pick<CandidatesDeps, 'storage' | 'logger'>,
  content: AsyncIterable<Buffer>,
  name: string,
): Promise<StoredConsent> => {
  const storageKey = `${candidateFolder}/${randomUUID()}`;
  const hash = createHash('sha256');
  let [sizeBytes, head] = [0, Buffer.alloc(0)];
  const refuse = () => new AppError('INVALID_FILE', wrongType, { fields: { file: wrongType } });
  const inspected = async function* () {
    for await (const chunk of content) {
      sizeBytes += chunk.length;
      if (sizeBytes > candidateLimits.basisFile) throw new AppError('TOO_LARGE', tooLarge);
      if (head.length < headBytes) {
        head = Buffer.concat([head, chunk]).subarray(0, headBytes);
        if (head.length === headBytes && typeOf(head) === undefined) throw refuse();
      }
      hash.update(chunk);
      yield chunk;
    }
    if (typeOf(head) === undefined) throw refuse();
  };
  await storeInspected(deps, storageKey, inspected());
  return {
    storageKey,
    fileName: labelOf(name),
    contentType: typeOf(head) ?? 'application/octet-stream',
    sizeBytes,
    sha256: hash.digest('hex'),
  };
};

const maxNameLength = 150;

/** The last part of the path that some browsers send, as one line. */
const labelOf = (name: string) =>
  [...cleanLine(name.split(/[\\/]/).at(-1) ?? '')].slice(-maxNameLength).join('') || 'consent';

/** Puts a stored file in place of the one before. When this throws, the file is removed, or left to the sweep. */
export const attachConsent = async (
  deps: CandidatesDeps,
  member: MemberContext,
  id: string,
  file: StoredConsent,
): Promise<Candidate> => {
  const { candidate, before } = await insertWithFiles(deps, {
    keys: [file.storageKey],
    known: repository.knownCandidateFiles,
    insert: (tx) =>
      changeFile(tx, deps, member, { id, action: 'candidate_file_added' }, async (row, now) => {
        const replaced = await repository.putFile(tx, { ...file, candidateId: row.id, storedAt: now });
        if (replaced) await recordFileRemovals(tx, [replaced], now);
        return replaced;
      }),
  });
  if (before) await removeFiles(deps, [before]);
  return candidate;
};

export const removeConsent = async (
  deps: CandidatesDeps,
  member: MemberContext,
  id: string,
): Promise<Candidate> => {
  const { candidate, before } = await deps.db.transaction((tx) =>
    changeFile(tx, deps, member, { id, action: 'candidate_file_removed' }, async (row, now) => {
      const removed = await repository.deleteFile(tx, row.id);
      if (removed) await recordFileRemovals(tx, [removed], now);
      return removed;
    }),
  );
  if (before) await removeFiles(deps, [before]);
  return candidate;
};
