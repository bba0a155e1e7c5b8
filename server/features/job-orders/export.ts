import { candidateNumber } from '#shared/candidates/number';
import type { Db } from '../../db/client';
import type { OrganizationId } from '../../db/schema/organizations';
import * as repository from './repository';

/** One JSON object a line: what the client wants, and the candidates who may be read, by number, in their stages. */
async function* linesOf(db: Db, organization: OrganizationId, now: Date) {
  for (const { id, organizationId: _own, createdBy: _by, ...order } of await repository.listAll(
    db,
    organization,
  )) {
    const found = await repository.listCandidates(db, id, now);
    const candidates = found.map(({ candidate, stage, since }) => ({
      number: candidateNumber(candidate.number),
      stage,
      since,
    }));
    yield `${JSON.stringify({ ...order, candidates })}\n`;
  }
}

/** For the export of an organization. */
export const jobOrderTexts = (db: Db, organization: OrganizationId, now: Date) =>
  Promise.resolve([
    {
      path: 'job-orders.jsonl',
      about: 'job orders with the stages of their candidates, one line each',
      content: linesOf(db, organization, now),
    },
  ]);
