import { and, asc, eq, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { apiTokens } from '../../db/schema/api-tokens';
import {
  applicationCalendars,
  applicationFilters,
  applications,
  applicationStageChanges,
  applicationStages,
  reminderDigests,
} from '../../db/schema/applications';
import { credentials } from '../../db/schema/credentials';
import { inquiries } from '../../db/schema/inquiries';
import { letters } from '../../db/schema/letters';
import { candidateConsents, candidates } from '../../db/schema/candidates';
import { organizationAudit, organizationMembers, organizations } from '../../db/schema/organizations';
import { billingLogs, payments, subscriptionNotices, webhookDeliveries } from '../../db/schema/billing';
import { photos } from '../../db/schema/files';
import { profileDays, profileMonths, profileTotals } from '../../db/schema/analytics';
import {
  resumeDocuments,
  resumeDrafts,
  type ResumeRow,
  resumes,
  type ResumeSnapshotRow,
  resumeSnapshots,
} from '../../db/schema/resumes';
import { securityEvents, type SecurityEventRow } from '../../db/schema/security-events';
import { applicationLinks, sentFiles } from '../../db/schema/sent';
import { sessions } from '../../db/schema/sessions';
import { formerUsernames, type UserId, users } from '../../db/schema/users';
import { readableCandidates } from '../../organizations/candidate-repository';

const { searchText: _derived, ...accountColumns } = getTableColumns(users);

export const findAccount = async (db: Db, owner: UserId) =>
  (await db.select(accountColumns).from(users).where(eq(users.id, owner)))[0];

export const listFormerUsernames = (db: Db, owner: UserId) =>
  db
    .select({ username: formerUsernames.username, givenUpAt: formerUsernames.givenUpAt })
    .from(formerUsernames)
    .where(eq(formerUsernames.userId, owner));

export const findResume = async (db: Db, owner: UserId) =>
  (
    await db
      .select()
      .from(resumes)
      .where(and(eq(resumes.userId, owner), resumes.isPrimary))
  )[0];

/** What was typed and not saved. */
export const findResumeDraft = async (db: Db, owner: UserId) =>
  (
    await db
      .select({
        content: resumeDrafts.content,
        version: resumeDrafts.version,
        savedAt: resumeDrafts.savedAt,
      })
      .from(resumeDrafts)
      .innerJoin(resumes, eq(resumes.id, resumeDrafts.resumeId))
      .where(and(eq(resumes.userId, owner), resumes.isPrimary))
  )[0];

const { resumeId: _resume, counted: _counted, ...documentColumns } = getTableColumns(resumeDocuments);
const { resumeId: _ofResume, ...draftColumns } = getTableColumns(resumeDrafts);

/** Resumes beside the main one, those in the trash too, with their drafts; in the order of their ids, after this one. */
export const listDocuments = (db: Db, owner: UserId, after: ResumeRow['id'] | undefined, limit: number) =>
  db
    .select({ resume: resumes, document: documentColumns, draft: draftColumns })
    .from(resumes)
    .innerJoin(resumeDocuments, eq(resumeDocuments.resumeId, resumes.id))
    .leftJoin(resumeDrafts, eq(resumeDrafts.resumeId, resumes.id))
    .where(and(eq(resumes.userId, owner), after === undefined ? undefined : gt(resumes.id, after)))
    .orderBy(asc(resumes.id))
    .limit(limit);

/** What the user's resumes said after their saves. */
export const listSnapshots = (
  db: Db,
  owner: UserId,
  after: ResumeSnapshotRow['id'] | undefined,
  limit: number,
) =>
  db
    .select(getTableColumns(resumeSnapshots))
    .from(resumeSnapshots)
    .innerJoin(resumes, eq(resumes.id, resumeSnapshots.resumeId))
    .where(and(eq(resumes.userId, owner), after === undefined ? undefined : gt(resumeSnapshots.id, after)))
    .orderBy(asc(resumeSnapshots.id))
    .limit(limit);

export const listCredentials = (db: Db, owner: UserId) =>
  db
    .select()
    .from(credentials)
    .where(eq(credentials.userId, owner))
    .orderBy(asc(credentials.uploadedAt), asc(credentials.id));

export const listPhotos = (db: Db, owner: UserId) =>
  db.select().from(photos).where(eq(photos.userId, owner)).orderBy(asc(photos.createdAt), asc(photos.id));

export const listPayments = (db: Db, owner: UserId) =>
  db.select().from(payments).where(eq(payments.userId, owner)).orderBy(asc(payments.createdAt));

/** What the payment provider sent about the owner's payments. */
export const listPaymentMessages = (db: Db, owner: UserId) => {
  const { receivedAt, payload, referenceNumber, userId } = webhookDeliveries;
  const references = db
    .select({ referenceNumber: payments.referenceNumber })
    .from(payments)
    .where(eq(payments.userId, owner));
  return db
    .select({ receivedAt, referenceNumber, payload })
    .from(webhookDeliveries)
    .where(or(eq(userId, owner), inArray(referenceNumber, references)))
    .orderBy(asc(receivedAt));
};

/** Administrators are other users: export only whether one did it. */
export const listBillingChanges = (db: Db, owner: UserId) => {
  const { userId: _owner, adminId, sequence, ...columns } = getTableColumns(billingLogs);
  return db
    .select({ ...columns, byAdministrator: sql<boolean>`${adminId} is not null` })
    .from(billingLogs)
    .where(eq(billingLogs.userId, owner))
    .orderBy(asc(sequence));
};

export const listSubscriptionNotices = (db: Db, owner: UserId) => {
  const { kind, expiresAt, sentAt } = subscriptionNotices;
  return db
    .select({ kind, planEndedAt: expiresAt, sentAt })
    .from(subscriptionNotices)
    .where(eq(subscriptionNotices.userId, owner))
    .orderBy(asc(sentAt));
};

/** Never the session id, which would allow signing in. */
export const listDevices = (db: Db, owner: UserId) => {
  const { userAgent, signedInAt, authenticatedAt, lastSeenAt, expires } = sessions;
  return db
    .select({ userAgent, signedInAt, authenticatedAt, lastSeenAt, expires })
    .from(sessions)
    .where(eq(sessions.userId, owner))
    .orderBy(asc(signedInAt));
};

/** Never the hash of a token. */
export const listApiTokens = (db: Db, owner: UserId) => {
  const { name, scope, lastFour, createdAt, expiresAt, lastUsedAt } = apiTokens;
  return db
    .select({ name, scope, lastFour, createdAt, expiresAt, lastUsedAt })
    .from(apiTokens)
    .where(eq(apiTokens.userId, owner))
    .orderBy(asc(createdAt), asc(apiTokens.id));
};

/** Applications after the one of this id, each with its history. */
export const listApplications = async (db: Db, owner: UserId, after: string | undefined, limit: number) => {
  const { userId: _owner, companyKey: _key, ...columns } = getTableColumns(applications);
  const rows = await db
    .select(columns)
    .from(applications)
    .where(and(eq(applications.userId, owner), after === undefined ? undefined : gt(applications.id, after)))
    .orderBy(asc(applications.id))
    .limit(limit);
  const history = await listApplicationHistory(
    db,
    owner,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    history: history
      .filter(({ applicationId }) => applicationId === row.id)
      .map(({ applicationId: _application, ...change }) => change),
  }));
};

export const listInquiries = (db: Db, owner: UserId) => {
  const { userId: _owner, ...columns } = getTableColumns(inquiries);
  return db
    .select(columns)
    .from(inquiries)
    .where(eq(inquiries.userId, owner))
    .orderBy(asc(inquiries.createdAt), asc(inquiries.id));
};

/** The teams that the user is in. */
export const listTeams = (db: Db, owner: UserId) =>
  db
    .select({
      team: organizations.name,
      kind: organizations.kind,
      role: organizationMembers.role,
      joinedAt: organizationMembers.createdAt,
    })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, owner))
    .orderBy(asc(organizationMembers.createdAt), organizations.id);

/** What the user did as a member: without the candidates, who are others. */
export const listTeamActions = (db: Db, owner: UserId) =>
  db
    .select({ at: organizationAudit.at, team: organizations.name, action: organizationAudit.action })
    .from(organizationAudit)
    .innerJoin(organizations, eq(organizations.id, organizationAudit.organizationId))
    .where(eq(organizationAudit.actorId, owner))
    .orderBy(asc(organizationAudit.id));

/** To which agencies the user consented, in which words. */
export const listConsents = (db: Db, owner: UserId) =>
  db
    .select({
      agency: organizations.name,
      purpose: candidateConsents.purpose,
      wording: candidateConsents.wording,
      wordingVersion: candidateConsents.wordingVersion,
      contents: candidateConsents.contents,
      givenAt: candidateConsents.givenAt,
      copiedAt: candidateConsents.copiedAt,
      endsAt: candidateConsents.endsAt,
      withdrawnAt: candidateConsents.withdrawnAt,
    })
    .from(candidateConsents)
    .innerJoin(organizations, eq(organizations.id, candidateConsents.organizationId))
    .where(eq(candidateConsents.userId, owner))
    .orderBy(asc(candidateConsents.givenAt), asc(candidateConsents.id));

/** What agencies store of the user, on either basis, while they may read it; without their own notes and tags. */
export const listAgencyRecords = (db: Db, owner: UserId, now: Date) =>
  db
    .select({
      agency: organizations.name,
      number: candidates.number,
      basis: candidates.basis,
      basisDate: candidates.basisDate,
      keepUntil: candidates.keepUntil,
      sensitiveConsentOn: candidates.sensitiveConsentOn,
      name: candidates.name,
      email: candidates.email,
      content: candidates.content,
      objectedAt: candidates.objectedAt,
      objection: candidates.objection,
      updatedAt: candidates.updatedAt,
    })
    .from(candidates)
    .innerJoin(organizations, eq(organizations.id, candidates.organizationId))
    .where(and(eq(candidates.userId, owner), readableCandidates(now)))
    .orderBy(asc(organizations.name), asc(candidates.id));

export const listLetters = (db: Db, owner: UserId) => {
  const { userId: _owner, ...columns } = getTableColumns(letters);
  return db
    .select(columns)
    .from(letters)
    .where(eq(letters.userId, owner))
    .orderBy(asc(letters.createdAt), asc(letters.id));
};

export const listSentFiles = (db: Db, owner: UserId) =>
  db
    .select()
    .from(sentFiles)
    .where(eq(sentFiles.userId, owner))
    .orderBy(asc(sentFiles.storedAt), asc(sentFiles.id));

/** Never the hash of a token. */
export const listApplicationLinks = (db: Db, owner: UserId) => {
  const { userId: _owner, tokenHash: _hash, ...columns } = getTableColumns(applicationLinks);
  return db
    .select(columns)
    .from(applicationLinks)
    .where(eq(applicationLinks.userId, owner))
    .orderBy(asc(applicationLinks.createdAt), asc(applicationLinks.id));
};

/** Never the hash of its token. */
export const findCalendarLink = async (db: Db, owner: UserId) => {
  const { createdAt } = applicationCalendars;
  const [row] = await db
    .select({ createdAt })
    .from(applicationCalendars)
    .where(eq(applicationCalendars.userId, owner));
  return row ?? null;
};

const listApplicationHistory = (db: Db, owner: UserId, ids: readonly string[]) => {
  const { id: _id, userId: _owner, ...columns } = getTableColumns(applicationStageChanges);
  return db
    .select(columns)
    .from(applicationStageChanges)
    .where(
      and(
        eq(applicationStageChanges.userId, owner),
        inArray(applicationStageChanges.applicationId, [...ids]),
      ),
    )
    .orderBy(asc(applicationStageChanges.id));
};

export const listApplicationFilters = (db: Db, owner: UserId) => {
  const { userId: _owner, ...columns } = getTableColumns(applicationFilters);
  return db
    .select(columns)
    .from(applicationFilters)
    .where(eq(applicationFilters.userId, owner))
    .orderBy(asc(applicationFilters.createdAt));
};

/** Whether they have their reminders by e-mail; undefined where they never asked for it. */
export const findReminderDigest = async (db: Db, owner: UserId) => {
  const { isOn, doneOn } = reminderDigests;
  return (
    await db.select({ isOn, doneOn }).from(reminderDigests).where(eq(reminderDigests.userId, owner))
  )[0];
};

export const listApplicationStages = (db: Db, owner: UserId) => {
  const { userId: _owner, ...columns } = getTableColumns(applicationStages);
  return db
    .select(columns)
    .from(applicationStages)
    .where(eq(applicationStages.userId, owner))
    .orderBy(asc(applicationStages.createdAt));
};

export const findTotals = async (db: Db, owner: UserId) =>
  (await db.select().from(profileTotals).where(eq(profileTotals.userId, owner)))[0];

export const listMonths = (db: Db, owner: UserId) =>
  db.select().from(profileMonths).where(eq(profileMonths.userId, owner)).orderBy(asc(profileMonths.month));

export const listDays = (db: Db, owner: UserId) =>
  db.select().from(profileDays).where(eq(profileDays.userId, owner)).orderBy(asc(profileDays.day));

/** Events about the owner or by them, the oldest first, after the one of this id. */
export const listSecurityEvents = (
  db: Db,
  owner: UserId,
  after: SecurityEventRow['id'],
  limit: number,
): Promise<SecurityEventRow[]> =>
  db
    .select()
    .from(securityEvents)
    .where(
      and(
        or(eq(securityEvents.userId, owner), eq(securityEvents.actorId, owner)),
        gt(securityEvents.id, after),
      ),
    )
    .orderBy(asc(securityEvents.id))
    .limit(limit);
