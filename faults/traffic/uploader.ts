import { createHash } from 'node:crypto';
import { credentialFilePath, listCredentials, uploadCredential } from '#shared/credentials/endpoints';
import type { Credential } from '#shared/credentials/schema';
import { pdf } from '../../server/testing/content/documents';
import { multipart } from '../../server/testing/requests/multipart';
import { jsonOf, type Caller } from './caller';
import type { Tally } from './tally';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A user on the Agency plan who uploads a small document again and again, each one another. */
export const createUploader = ({ caller, tally }: { caller: Caller; tally: Tally }) => {
  const acknowledged: { id: string; sha256: string }[] = [];
  let uploads = 0;

  const upload = async (timeoutMs?: number) => {
    uploads += 1;
    const content = pdf(`License ${uploads}`, 20_000);
    const form = multipart([
      ['title', `License ${uploads}`],
      ['file', content, 'license.pdf'],
    ]);
    const { path } = uploadCredential;
    const answer = await caller.send({ method: 'POST', path, ...form, ...(timeoutMs && { timeoutMs }) });
    tally.count('upload', answer, answer.status === 200);
    if (answer.status === 200) {
      acknowledged.push({ id: jsonOf<Credential>(answer).id, sha256: sha256(content) });
    }
    return answer;
  };

  return {
    upload,
    acknowledged: () => acknowledged.length,
    /** Every acknowledged upload that is not listed, or whose file is not what was sent. */
    findLost: async () => {
      const lost: string[] = [];
      const list = await caller.get(listCredentials.path);
      const listed = new Set(jsonOf<Credential[]>(list).map(({ id }) => id));
      for (const { id, sha256: sent } of acknowledged) {
        const file = await caller.get(credentialFilePath(id));
        if (!listed.has(id) || sha256(file.body) !== sent) {
          lost.push(`upload ${id}: listed ${listed.has(id)}, its file answers ${file.status}`);
        }
      }
      return lost;
    },
  };
};
