import { candidateNumber } from '#shared/candidates/number';
import type { Db } from '../../db/client';
import * as repository from './repository';

const batch = 100;

/** All candidates that may be read, with their notes: one JSON object a line. */
async function* linesOf(db: Db, reading: repository.Reading) {
  let after = 0;
  for (;;) {
    const rows = await repository.listAfterNumber(db, reading, { after, limit: batch });
    const notes = await repository.listNotes(
      db,
      reading.organizationId,
      rows.map(({ id }) => id),
    );
    for (const { organizationId: _own, userId, emailKey: _e, phoneKey: _p, importKey: _i, ...row } of rows) {
      const own = notes.filter(({ note }) => note.candidateId === row.id);
      yield `${JSON.stringify({
        ...row,
        number: candidateNumber(row.number),
        hasAccount: userId !== null,
        notes: own.map(({ note: { text, isByPerson, createdAt }, author }) => ({
          text,
          author: isByPerson ? 'the candidate' : author,
          createdAt,
        })),
      })}\n`;
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.number;
  }
}

/** The part of an organization's end and export that is about its candidates. */
export const candidatesPart = {
  filesOf: repository.lockFiles,
  exportTexts: (db: Db, organizationId: string, now: Date) =>
    Promise.resolve([
      {
        path: 'candidates.jsonl',
        about: 'candidates with their notes, one line each',
        content: linesOf(db, { organizationId, now }),
      },
    ]),
  exportFiles: async (db: Db, organizationId: string, now: Date) =>
    (await repository.listConsentFiles(db, { organizationId, now })).map(({ file, number }) => ({
      folder: 'consents',
      name: `${candidateNumber(number)} ${file.fileName}`,
      storageKey: file.storageKey,
      storedAt: file.storedAt,
    })),
};
