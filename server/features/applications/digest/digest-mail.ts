import { displayName } from '#shared/accounts/schema';
import { calendarKinds, type Reminders } from '#shared/applications/calendar';
import { endOfManilaDay, formatManilaDay } from '#shared/manila-day';
import { pages } from '#shared/pages/page-table';
import { product } from '#shared/product/product';
import { isolated } from '#shared/text/invisible';
import type { User } from '../../../db/schema/users';
import type { Message } from '../../../integrations/mail/mail';

const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
});

const dayInWords = (day: string) => formatManilaDay(endOfManilaDay(day));

const jobInWords = ({ jobTitle, company }: { jobTitle: string; company: string }) =>
  `${isolated(jobTitle)}, ${isolated(company)}`;

interface Digest {
  recipient: Pick<User, 'email' | 'firstName' | 'lastName'>;
  reminders: Reminders;
  publicUrl: string;
  stopUrl: string;
}

/** The reminders of a day as an e-mail, which says how to stop them. */
export const digestMail = ({ recipient, reminders: { due, quiet }, publicUrl, stopUrl }: Digest): Message => {
  const count = due.length + quiet.length;
  const dueLines = due.map(({ kind, at, day, text, ...job }) => {
    const what = kind === 'nextStep' && text ? isolated(text) : calendarKinds[kind];
    return `- ${what}, ${at ? time.format(new Date(at)) : dayInWords(day)}: ${jobInWords(job)}`;
  });
  const quietLines = quiet.map(
    ({ since, ...job }) => `- No word since ${dayInWords(since)}: ${jobInWords(job)}`,
  );
  return {
    to: recipient.email,
    subject: `Your applications: ${count === 1 ? '1 thing needs' : `${count} things need`} your attention`,
    text: [
      `Hello ${isolated(displayName(recipient))},`,
      `Today in your applications:`,
      [...dueLines, ...quietLines].join('\n'),
      `Open your applications: ${publicUrl}${pages.applications}`,
      `You asked for this email, once a day at most. To stop it, open ${stopUrl}`,
      product.name,
    ].join('\n\n'),
    stopUrl,
  };
};
