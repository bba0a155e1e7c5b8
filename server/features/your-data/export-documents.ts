import { exportJsonResume } from '#shared/resume/json-resume/export';
import { completeContent } from '#shared/resume/stored-content';
import type { Db } from '../../db/client';
import type { SecurityEventRow } from '../../db/schema/security-events';
import type { ResumeSnapshotRow } from '../../db/schema/resumes';
import type { UserId } from '../../db/schema/users';
import * as repository from './export-repository';

/** A file of the archive that is made of rows. */
export interface ExportDocument {
  path: string;
  /** One plain sentence for README.txt. */
  about: string;
  json: unknown;
}

export type ExportedSentFile = Awaited<ReturnType<typeof repository.listSentFiles>>[number];

export type ExportedCredential = Awaited<ReturnType<typeof repository.listCredentials>>[number];

/** Where each credential's and each sent file is in the archive, by id. */
type FilePaths = ReadonlyMap<string, string>;

/** Everything stored about the owner that is small enough to be read at once. */
export const exportDocuments = async (
  db: Db,
  owner: UserId,
  origin: string,
  {
    credentials,
    sent,
    paths,
    now,
  }: { credentials: ExportedCredential[]; sent: ExportedSentFile[]; paths: FilePaths; now: Date },
): Promise<ExportDocument[]> => {
  const account = await repository.findAccount(db, owner);
  const resume = await repository.findResume(db, owner);
  return [
    {
      path: 'account.json',
      about: 'your account: names, email addresses, profile link, plan, privacy settings',
      json: account && { ...account, formerUsernames: await repository.listFormerUsernames(db, owner) },
    },
    { path: 'resume.json', about: 'your resume, exactly as it is stored', json: resume ?? null },
    {
      path: 'resume-draft.json',
      about: 'changes to your resume that you typed and have not saved yet',
      json: (await repository.findResumeDraft(db, owner)) ?? null,
    },
    {
      path: 'json-resume.json',
      about: 'your resume in the JSON Resume format, which other resume builders can import',
      json: account && jsonResumeOf(account, resume, origin),
    },
    {
      path: 'credentials.json',
      about: 'titles, issuers and dates of your credentials, and which file belongs to which',
      json: credentials.map(({ userId: _owner, storageKey: _key, thumbnailKey: _small, ...credential }) => ({
        ...credential,
        file: paths.get(credential.id) ?? null,
      })),
    },
    {
      path: 'application-stages.json',
      about: 'the stages of your own that applications pass through',
      json: await repository.listApplicationStages(db, owner),
    },
    {
      path: 'application-filters.json',
      about: 'selections of your applications that you saved by name',
      json: await repository.listApplicationFilters(db, owner),
    },
    {
      path: 'reminders-by-email.json',
      about: 'whether you have your reminders by email, and the last day that was done',
      json: (await repository.findReminderDigest(db, owner)) ?? { isOn: false, doneOn: null },
    },
    {
      path: 'letters.json',
      about: 'your letters, also those in the trash',
      json: await repository.listLetters(db, owner),
    },
    {
      path: 'sent.json',
      about: 'what you sent with which application and when, and which file belongs to it',
      json: sent.map(({ userId: _owner, storageKey: _key, ...file }) => ({
        ...file,
        file: paths.get(file.id) ?? null,
      })),
    },
    {
      path: 'application-links.json',
      about:
        'links that you made for applications, and how often they were opened, without the secrets, which we do not store',
      json: await repository.listApplicationLinks(db, owner),
    },
    {
      path: 'calendar-link.json',
      about:
        'since when your calendar of applications has a secret link, without the secret, which we do not store',
      json: await repository.findCalendarLink(db, owner),
    },
    {
      path: 'inquiries.json',
      about: 'what you sent us about the Agency plan',
      json: await repository.listInquiries(db, owner),
    },
    {
      path: 'teams.json',
      about: 'teams that you are in, and what their logs say that you did',
      json: {
        teams: await repository.listTeams(db, owner),
        actions: await repository.listTeamActions(db, owner),
      },
    },
    {
      path: 'consents.json',
      about: 'your consents to agencies, in the words that you read, and when they end or were withdrawn',
      json: await repository.listConsents(db, owner),
    },
    {
      path: 'agency-records.json',
      about:
        'what agencies store of you: copies by your consent, and records that you took over into your account',
      json: await repository.listAgencyRecords(db, owner, now),
    },
    {
      path: 'payments.json',
      about: 'your payments with their receipt numbers; amounts are in centavos',
      json: await repository.listPayments(db, owner),
    },
    {
      path: 'payment-messages.json',
      about: 'what the payment provider, Maya, told us about your payments',
      json: (await repository.listPaymentMessages(db, owner)).map(({ payload, ...message }) => ({
        ...message,
        message: parsed(payload),
      })),
    },
    {
      path: 'billing-changes.json',
      about: 'every change of your plan and its reason',
      json: await repository.listBillingChanges(db, owner),
    },
    {
      path: 'notices.json',
      about: 'emails that we sent you about the end of a plan',
      json: await repository.listSubscriptionNotices(db, owner),
    },
    {
      path: 'devices.json',
      about: 'where you are signed in now',
      json: await repository.listDevices(db, owner),
    },
    {
      path: 'api-tokens.json',
      about:
        'API tokens that you created: name, permission and dates, without the secrets, which we do not store',
      json: await repository.listApiTokens(db, owner),
    },
    {
      path: 'analytics.json',
      about: 'your profile views and downloads added up, by day, country, referrer and credential',
      json: {
        totals: (await repository.findTotals(db, owner)) ?? null,
        months: await repository.listMonths(db, owner),
        days: await repository.listDays(db, owner),
      },
    },
  ];
};

type Account = NonNullable<Awaited<ReturnType<typeof repository.findAccount>>>;
type StoredResume = Awaited<ReturnType<typeof repository.findResume>>;

const jsonResumeOf = (account: Account, resume: StoredResume, origin: string) =>
  exportJsonResume(completeContent(resume ?? {}), {
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.contactEmail ?? account.email,
    origin,
  });

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload) as unknown;
  } catch {
    return payload;
  }
};

/** One JSON array of rows that are read page by page: `read` returns those after this row, fewer than `size` at the end. */
async function* jsonArray<Row>(
  read: (after: Row | undefined, size: number) => Promise<Row[]>,
  toJson: (row: Row) => unknown,
  size: number,
): AsyncGenerator<string> {
  let after: Row | undefined;
  for (;;) {
    const page = await read(after, size);
    const isFirst = after === undefined;
    yield page
      .map((row, index) => `${isFirst && index === 0 ? '[\n' : ',\n'}${JSON.stringify(toJson(row))}`)
      .join('');
    const last = page.at(-1);
    if (page.length < size || last === undefined) {
      yield isFirst && page.length === 0 ? '[]\n' : '\n]\n';
      return;
    }
    after = last;
  }
}

export const securityEventsJson = (db: Db, owner: UserId) =>
  jsonArray(
    (after: SecurityEventRow | undefined, size) =>
      repository.listSecurityEvents(db, owner, after?.id ?? 0, size),
    (event) => ownView(event, owner),
    500,
  );

type StoredDocument = Awaited<ReturnType<typeof repository.listDocuments>>[number];

/** Few at once: each may be as large as a resume can be, several times. */
export const resumeDocumentsJson = (db: Db, owner: UserId) =>
  jsonArray(
    (after: StoredDocument | undefined, size) => repository.listDocuments(db, owner, after?.resume.id, size),
    ({ resume, document, draft }) => ({ ...resume, ...document, draft }),
    20,
  );

type StoredApplication = Awaited<ReturnType<typeof repository.listApplications>>[number];

/** Posts and notes may be long, and there may be 2,000 of them. */
export const applicationsJson = (db: Db, owner: UserId) =>
  jsonArray(
    (after: StoredApplication | undefined, size) => repository.listApplications(db, owner, after?.id, size),
    (application) => application,
    50,
  );

export const resumeHistoryJson = (db: Db, owner: UserId) =>
  jsonArray(
    (after: ResumeSnapshotRow | undefined, size) => repository.listSnapshots(db, owner, after?.id, size),
    (snapshot) => snapshot,
    50,
  );

/** Without the id of another user: an administrator, or whose account the administrator looked at. */
const ownView = ({ id: _id, userId, actorId, ...event }: SecurityEventRow, owner: UserId) => ({
  ...event,
  byAdministrator: actorId !== null && actorId !== owner,
  aboutAnotherAccount: userId !== owner,
});
