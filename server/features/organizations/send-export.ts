import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { manilaDay, manilaTime } from '#shared/manila-day';
import { mayNow } from '#shared/organizations/policy';
import { product } from '#shared/product/product';
import type { Db } from '../../db/client';
import type { OrganizationId } from '../../db/schema/organizations';
import { recordSecurityEvent } from '../../db/security-events';
import { archiveNames } from '../../files/archive-names';
import { zipArchive, type ZipArchive } from '../../files/zip-archive';
import { requestIdOf } from '../../http/monitoring/request-log';
import { writeAudit } from '../../organizations/audit';
import { findMembership } from '../../organizations/membership-repository';
import type { MemberContext } from '../../organizations/require-member';
import { listMembers } from './members';
import type { OrganizationsDeps } from './organizations-deps';
import * as repository from './repository';
import { toAuditLine, toOrganization } from './service';

const rowsAtOnce = 500;

/** One JSON object a line, as a log may be long. */
async function* auditLines(db: Db, id: OrganizationId): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const rows = await repository.listAuditAfter(db, id, after, rowsAtOnce);
    for (const row of rows) yield `${JSON.stringify(toAuditLine(row))}\n`;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}

const json = (value: unknown) => [`${JSON.stringify(value, null, 2)}\n`];

const prepare = async ({ db, clock, parts }: OrganizationsDeps, member: MemberContext) => {
  const { id } = member.organization;
  const { role: _role, state: _state, ...organization } = await toOrganization(db, member);
  const invitations = (await repository.listInvitations(db, id)).map(({ tokenHash: _hash, ...row }) => row);
  const texts = [
    { path: 'team.json', about: 'name, address, contact, plan and terms', content: json(organization) },
    {
      path: 'members.json',
      about: 'who is in the team, with which role',
      content: json((await listMembers({ db, clock }, member)).members),
    },
    {
      path: 'invitations.json',
      about: 'invitations of the last weeks, without their secrets, which we do not store',
      content: json(invitations),
    },
    { path: 'log.jsonl', about: 'what members did, one line each', content: auditLines(db, id) },
  ];
  const names = archiveNames();
  const files: { path: string; storageKey: string; storedAt: Date }[] = [];
  for (const part of parts) {
    texts.push(...(((await part.exportTexts?.(db, id, clock.now())) ?? []) as typeof texts));
    for (const file of (await part.exportFiles?.(db, id, clock.now())) ?? [])
      files.push({ ...file, path: names(file.folder, file.name) });
  }
  return { texts, files };
};

const readme = (name: string, texts: readonly { path: string; about: string }[], now: Date) =>
  [
    `The data of ${name} from ${product.name}, as it was on ${manilaTime(now)} (Manila time).`,
    '',
    ...texts.map(({ path, about }) => `  ${path}: ${about}`),
    '',
    'Files are in folders of their own. If there is a file named missing-files.txt, it lists those that could not be read; please download again later.',
    'It holds personal data of others: keep it as your agency keeps such data.',
    '',
  ].join('\n');

/** Sends everything stored about the team as one zip archive, which is written while it is sent. */
export const sendOrganizationExport = async (
  deps: OrganizationsDeps,
  member: MemberContext,
  req: Request,
  res: Response,
) => {
  const { db, clock } = deps;
  const { user, organization } = member;
  const now = clock.now();
  const prepared = await prepare(deps, member);
  res.set({
    'Content-Type': 'application/zip',
    'Content-Disposition': contentDisposition(`${organization.slug}-${manilaDay(now)}.zip`),
    'Cache-Control': 'private, no-store',
  });
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  await db.transaction(async (tx) => {
    await writeAudit(tx, {
      organizationId: organization.id,
      actorId: user.id,
      action: 'organization_exported',
      at: now,
    });
    await recordSecurityEvent(tx, {
      kind: 'organization_exported',
      userId: user.id,
      details: { organization: organization.id },
      createdAt: now,
      requestId: requestIdOf(req),
    });
  });
  const leaving = new AbortController();
  res.once('close', () => leaving.abort());
  const archive = zipArchive(leaving.signal);
  const sending = pipeline(archive.output, res);
  const about = readme(organization.name, prepared.texts, now);
  const writing = write(deps, archive, {
    ...prepared,
    about,
    now,
    requireMember: () => requireStillExporting(deps, member),
  }).catch((error: unknown) => {
    if (!leaving.signal.aborted) req.log.error({ err: error }, 'an export of a team broke off');
    archive.output.destroy(error instanceof Error ? error : new Error('The export broke off'));
  });
  await Promise.allSettled([sending, writing]);
};

/** An export takes minutes: who is removed meanwhile gets no more of it. */
const requireStillExporting = async (
  { db, clock }: Pick<OrganizationsDeps, 'db' | 'clock'>,
  { organization, user }: MemberContext,
) => {
  const which = { organizationId: organization.id, userId: user.id, now: clock.now() };
  const membership = await findMembership(db, which);
  if (!membership || !mayNow(membership, 'exportOrganization'))
    throw new Error('The member may not export the team any more');
};

const linesBetween = 100;

/** The lines, with a look at the member before the first one and now and then. */
async function* whileMember(
  lines: AsyncIterable<string> | Iterable<string>,
  requireMember: () => Promise<void>,
) {
  let sent = 0;
  for await (const line of lines) {
    if (sent++ % linesBetween === 0) await requireMember();
    yield line;
  }
}

interface Writing extends Awaited<ReturnType<typeof prepare>> {
  about: string;
  now: Date;
  requireMember: () => Promise<void>;
}

const write = async (
  { storage }: OrganizationsDeps,
  archive: ZipArchive,
  { texts, files, about, now, requireMember }: Writing,
) => {
  const addText = async (path: string, lines: AsyncIterable<string> | Iterable<string>) => {
    const content = Readable.from(whileMember(lines, requireMember));
    const entry = { path, content, modifiedAt: now, compress: true };
    const failure = await archive.add(entry);
    if (failure) throw failure as Error;
  };
  await addText('README.txt', [about]);
  for (const { path, content } of texts) await addText(path, content);
  const missing: string[] = [];
  for (const { path, storageKey, storedAt } of files) {
    await requireMember();
    const content = await storage.read(storageKey).catch(() => null);
    const entry = content && { path, content, modifiedAt: storedAt, compress: false };
    if (!entry || (await archive.add(entry))) missing.push(path);
  }
  if (missing.length > 0) await addText('missing-files.txt', [`${missing.join('\n')}\n`]);
  archive.end();
};
