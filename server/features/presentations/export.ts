import { candidateNumber } from '#shared/candidates/number';
import type { Db } from '../../db/client';
import type { OrganizationId } from '../../db/schema/organizations';
import * as repository from './repository';

/** All presentations with their counts and the numbers of the candidates who may be shown, one JSON object a line. */
async function* linesOf(db: Db, organizationId: OrganizationId, now: Date) {
  for (const row of await repository.listOf(db, organizationId)) {
    const {
      organizationId: _own,
      tokenHash: _token,
      passwordHash,
      createdBy: _by,
      requestKey: _key,
      ...presentation
    } = row;
    const shown = await repository.listRows(db, row.id, now);
    yield `${JSON.stringify({
      ...presentation,
      hasPassword: passwordHash !== null,
      candidates: shown.map(({ number }) => candidateNumber(number)),
    })}\n`;
  }
}

export const presentationTexts = (db: Db, organizationId: OrganizationId, now: Date) =>
  Promise.resolve([
    {
      path: 'presentations.jsonl',
      about: 'what you presented to which client, and how often it was opened, one line each',
      content: linesOf(db, organizationId, now),
    },
  ]);
