import type { z } from 'zod';
import { candidateNumber } from '#shared/candidates/number';
import { sourceOf } from '#shared/document/presented/candidate-source';
import { hiddenOf } from '#shared/document/blind/hidden-of';
import { findHidden } from '#shared/document/blind/hidden-strings';
import type { FieldErrors } from '#shared/http/errors';
import { parseId } from '#shared/http/path-text';
import { presentedPath } from '#shared/presentations/endpoints';
import {
  presentationLimits as limits,
  presentationMessages as messages,
  type newPresentation,
  type newPresentationLink,
  type Presentation,
  type PresentationDetails,
} from '#shared/presentations/schema';
import type { AuditAction } from '#shared/organizations/audit-actions';
import type { Db } from '../../db/client';
import type { PresentationRow } from '../../db/schema/presentations';
import { AppError, notFound } from '../../http/errors/app-error';
import { linkTokenHash, newLinkToken } from '../../http/link-token';
import { writeAudit, writeAudits } from '../../organizations/audit';
import { lockOrganization } from '../../organizations/membership-repository';
import { requireStillMember, type MemberContext } from '../../organizations/require-member';
import { hashPassword } from './password';
import type { PresentationsDeps } from './presentations-deps';
import * as repository from './repository';

const dayMs = 24 * 60 * 60 * 1000;
const missing = () => notFound('This presentation');

type Counts = Pick<Presentation, 'ready' | 'waiting' | 'failed' | 'gone'>;

const countsOf = (chosen: number, states: readonly { state: string; total: number }[]): Counts => {
  const of = (state: string) => states.reduce((sum, one) => sum + (one.state === state ? one.total : 0), 0);
  const [ready, waiting, failed] = [of('done'), of('waiting'), of('failed')];
  return { ready, waiting, failed, gone: chosen - ready - waiting - failed };
};

const toPresentation = (row: PresentationRow, counts: Counts): Presentation => {
  const {
    blind,
    passwordHash,
    requestKey: _key,
    createdAt,
    expiresAt,
    revokedAt,
    lastViewedAt,
    ...rest
  } = row;
  return {
    ...rest,
    ...counts,
    isBlind: blind !== null,
    hasPassword: passwordHash !== null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  };
};

export const listPresentations = async (
  { db, clock }: PresentationsDeps,
  { organization, state }: MemberContext,
  query: { jobOrderId?: string | undefined },
) => {
  const rows = await repository.listOf(db, organization.id, query);
  const counted = await repository.countStates(db, organization.id, clock.now());
  return {
    presentations: rows.map((row) =>
      toPresentation(
        row,
        countsOf(
          row.chosen,
          counted.filter(({ presentationId }) => presentationId === row.id),
        ),
      ),
    ),
    areLinksOpen: state === 'active',
  };
};

const detailsOf = async (db: Db, row: PresentationRow, now: Date): Promise<PresentationDetails> => {
  const shown = await repository.listRows(db, row.id, now);
  const states = shown.map(({ state }) => ({ state, total: 1 }));
  return {
    ...toPresentation(row, countsOf(row.chosen, states)),
    candidates: shown.map(({ candidateId, number, name, state, problem }) => ({
      candidateId,
      number,
      name,
      state,
      problem,
    })),
  };
};

export const getPresentation = async (
  { db, clock }: PresentationsDeps,
  { organization }: MemberContext,
  id: string,
): Promise<PresentationDetails> => {
  const known = parseId(id);
  const row = known && (await repository.findOwned(db, organization.id, known));
  if (!row) throw missing();
  return detailsOf(db, row, clock.now());
};

/** Refuses texts of the presentation itself that say what its blind documents leave out. */
const requireBlindTexts = (
  texts: Pick<z.output<typeof newPresentation>, 'client' | 'title' | 'message'>,
  hidden: Parameters<typeof findHidden>[1],
) => {
  // A client may be where the candidate works, and knows their own name.
  const hiddenOfClient = hidden.filter(({ kind }) => kind !== 'employer');
  for (const field of ['client', 'title', 'message'] as const) {
    const [found] = findHidden(texts[field], field === 'client' ? hiddenOfClient : hidden);
    if (!found) continue;
    const text = texts[field].slice(found.from, found.to);
    const message = `This says “${text}”, which the blind documents leave out. Say it in other words.`;
    throw new AppError('VALIDATION_FAILED', message, { fields: { [field]: message } });
  }
};

export const createPresentation = async (
  { db, clock, readCandidates, markPresented }: PresentationsDeps,
  { organization, user }: MemberContext,
  { candidateIds, jobOrderId, days, password, requestKey, ...texts }: z.output<typeof newPresentation>,
) => {
  const passwordHash = password ? await hashPassword(password) : null;
  const token = newLinkToken();
  const organizationId = organization.id;
  const presentation = await db.transaction(async (tx) => {
    const now = clock.now();
    // One after the other, so that none is counted past.
    await lockOrganization(tx, organizationId);
    await requireStillMember(tx, { organizationId, userId: user.id }, 'present');
    const before = requestKey && (await repository.findRequested(tx, organizationId, requestKey));
    if (before) {
      if (before.createdBy !== user.id) throw missing();
      if (before.revokedAt) throw new AppError('CONFLICT', messages.revoked);
      await writeAudit(tx, {
        organizationId,
        actorId: user.id,
        action: 'presentation_link_replaced',
        subject: { presentationId: before.id, client: before.client },
        at: now,
      });
      return change(tx, before, { tokenHash: linkTokenHash(token) }, now);
    }
    if ((await repository.countOf(tx, organizationId)) >= limits.presentations)
      throw new AppError('CONFLICT', messages.tooMany);
    const chosen = [...new Set(candidateIds)];
    const found = await readCandidates(tx, { organizationId, candidateIds: chosen, now });
    if (texts.blind)
      for (const row of found) {
        const source = sourceOf({ ...row, number: candidateNumber(row.number) });
        requireBlindTexts(texts, hiddenOf(source, texts.blind));
      }
    const unreadable = chosen.filter((one) => !found.some(({ id }) => id === one));
    if (unreadable.length > 0) {
      const fields = unreadable.map((id) => [
        `candidateIds.${candidateIds.indexOf(id)}`,
        messages.unreadableOne,
      ]);
      throw new AppError('CONFLICT', messages.unreadable, {
        fields: Object.fromEntries(fields) as FieldErrors,
      });
    }
    if (jobOrderId)
      await markPresented(tx, {
        organizationId,
        jobOrderId,
        candidateIds: chosen,
        memberId: user.id,
        at: now,
      });
    const row = await repository.insertPresentation(
      tx,
      {
        ...texts,
        organizationId,
        jobOrderId,
        chosen: chosen.length,
        tokenHash: linkTokenHash(token),
        passwordHash,
        requestKey,
        createdBy: user.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * dayMs),
      },
      chosen,
    );
    await writeAudits(
      tx,
      chosen.map((candidateId) => ({
        organizationId,
        actorId: user.id,
        action: 'candidate_presented',
        candidateId,
        // The candidate sees to whom they were presented.
        subject: { presentationId: row.id, jobOrderId, client: texts.client, blind: texts.blind !== null },
        at: now,
      })),
    );
    return detailsOf(tx, row, now);
  });
  return { presentation, path: presentedPath(token) };
};

/** Runs a member's act on one presentation, which is written into the log. */
const onPresentation = <Result>(
  { db, clock }: PresentationsDeps,
  { organization, user }: MemberContext,
  { id, action }: { id: string; action: AuditAction },
  act: (tx: Db, row: PresentationRow, now: Date) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const who = { organizationId: organization.id, userId: user.id };
    await lockOrganization(tx, organization.id);
    await requireStillMember(tx, who, 'present');
    const known = parseId(id);
    const row = known && (await repository.findOwned(tx, organization.id, known));
    if (!row) throw missing();
    const result = await act(tx, row, now);
    await writeAudit(tx, {
      organizationId: organization.id,
      actorId: user.id,
      action,
      subject: { presentationId: row.id, client: row.client },
      at: now,
    });
    return result;
  });

type Changes = Parameters<typeof repository.updateOwned>[3];

const change = async (
  tx: Db,
  { organizationId, id }: PresentationRow,
  changes: Changes,
  now: Date,
): Promise<Presentation> => {
  const changed = await repository.updateOwned(tx, organizationId, id, changes);
  if (!changed) throw missing();
  return detailsOf(tx, changed, now);
};

export const extendPresentation = (
  deps: PresentationsDeps,
  member: MemberContext,
  id: string,
  days: number,
) =>
  onPresentation(deps, member, { id, action: 'presentation_extended' }, (tx, row, now) => {
    if (row.revokedAt) throw new AppError('CONFLICT', messages.revoked);
    return change(tx, row, { expiresAt: new Date(now.getTime() + days * dayMs) }, now);
  });

export const replaceLink = async (
  deps: PresentationsDeps,
  member: MemberContext,
  id: string,
  { days, password }: z.output<typeof newPresentationLink>,
) => {
  const newHash = password ? await hashPassword(password) : null;
  const token = newLinkToken();
  const presentation = await onPresentation(
    deps,
    member,
    { id, action: 'presentation_link_replaced' },
    (tx, row, now) =>
      change(
        tx,
        row,
        {
          tokenHash: linkTokenHash(token),
          passwordHash: password === null ? row.passwordHash : newHash,
          revokedAt: null,
          expiresAt: new Date(now.getTime() + days * dayMs),
        },
        now,
      ),
  );
  return { presentation, path: presentedPath(token) };
};

/** Draws the documents that could not be drawn again. */
export const retryPresentation = (
  deps: PresentationsDeps,
  member: MemberContext,
  id: string,
): Promise<Presentation> =>
  onPresentation(deps, member, { id, action: 'presentation_tried_again' }, async (tx, row, now) => {
    await repository.retryFailed(tx, row.id);
    return detailsOf(tx, row, now);
  });

/** Ends the link; one that has ended keeps its day. */
export const revokePresentation = (deps: PresentationsDeps, member: MemberContext, id: string) =>
  onPresentation(deps, member, { id, action: 'presentation_revoked' }, (tx, row, now) =>
    change(tx, row, { revokedAt: row.revokedAt ?? now }, now),
  );

export const deletePresentation = (deps: PresentationsDeps, member: MemberContext, id: string) =>
  onPresentation(deps, member, { id, action: 'presentation_deleted' }, async (tx, row) => {
    await repository.deleteOwned(tx, row.organizationId, row.id);
  });
