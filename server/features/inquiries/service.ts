import type { Logger } from 'pino';
import { parseId } from '#shared/http/path-text';
import {
  inquiryFields,
  inquirySizeNames,
  type InquiryDetails,
  type InquiryQuery,
} from '#shared/inquiries/schema';
import { pages } from '#shared/pages/page-table';
import { product } from '#shared/product/product';
import { isolated } from '#shared/text/invisible';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { UserId } from '../../db/schema/users';
import { notFound } from '../../http/errors/app-error';
import { failureOf, type Mail, type Message } from '../../integrations/mail/mail';
import {
  claimMail,
  countMatching,
  insertInquiry,
  listPage,
  listUnmailed,
  releaseMail,
  removeInquiry,
  updateAnswered,
  type ListedInquiry,
} from './repository';

export interface InquiriesDeps {
  db: Db;
  clock: Clock;
}

export const sendInquiry = ({ db, clock }: InquiriesDeps, sender: UserId | null, details: InquiryDetails) =>
  insertInquiry(db, { ...details, userId: sender, createdAt: clock.now() });

export const listInquiries = async ({ db }: InquiriesDeps, query: InquiryQuery) => {
  const [rows, total] = await Promise.all([listPage(db, query), countMatching(db, query)]);
  const inquiries = rows.map(({ createdAt, answeredAt, ...rest }) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
  return { inquiries, total };
};

export const markInquiry = async ({ db, clock }: InquiriesDeps, id: string, isAnswered: boolean) => {
  const known = parseId(id);
  if (!known || !(await updateAnswered(db, known, isAnswered ? clock.now() : null)))
    throw notFound('This inquiry');
};

export const deleteInquiry = async ({ db }: InquiriesDeps, id: string) => {
  const known = parseId(id);
  if (!known || !(await removeInquiry(db, known))) throw notFound('This inquiry');
};

interface MailDeps extends InquiriesDeps {
  logger: Logger;
  mail: Mail;
  publicUrl: string;
}

const batch = 20;

/**
 * Mails support about inquiries that it was not mailed about. Where the mail server is away, the next run tries again. One
 * that the server refuses for good (a reply of 5xx) is only in the list. Returns the number sent.
 */
export const mailInquiries = async (deps: MailDeps, stopping?: AbortSignal): Promise<number> => {
  const { db, clock, logger, mail, publicUrl } = deps;
  let sent = 0;
  for (const inquiry of await listUnmailed(db, batch)) {
    if (stopping?.aborted) break;
    // Claimed before it is sent: a process that dies in between leaves no mail rather than two. The list has it anyway.
    if (!(await claimMail(db, inquiry.id, clock.now()))) continue;
    try {
      await mail.send(mailAbout(inquiry, publicUrl));
      sent += 1;
    } catch (error) {
      if (failureOf(error) === 'refused') {
        logger.warn(
          { err: error, inquiry: inquiry.id },
          'the mail server refused an inquiry; it is in the list',
        );
        continue;
      }
      logger.warn({ err: error }, 'an inquiry could not be mailed; it is tried again');
      await releaseMail(db, inquiry.id);
      break;
    }
  }
  return sent;
};

const mailAbout = (inquiry: ListedInquiry, publicUrl: string): Message => {
  const { name, company, email, phone, licenseNumber, message } = inquiryFields;
  const rows = [
    [name.label, inquiry.name],
    [company.label, inquiry.company],
    [email.label, inquiry.email],
    [phone.label, inquiry.phone],
    [`${licenseNumber.label} (declared)`, inquiry.licenseNumber],
    ['Candidates', inquirySizeNames[inquiry.size]],
    [message.label, inquiry.message],
  ] as const;
  return {
    to: product.supportEmail,
    subject: `Agency plan: ${isolated(inquiry.company)}`,
    text: [
      ...rows.filter(([, text]) => text).map(([label, text]) => `${label}: ${isolated(text)}`),
      `All inquiries: ${publicUrl}${pages.inquiries}`,
    ].join('\n\n'),
  };
};
