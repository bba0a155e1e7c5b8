import type { Config } from '../../config/config';
import { maxOutsideCallMs, withDeadline } from '../deadline';

export interface Message {
  to: string;
  subject: string;
  /** Plain text: a notice needs no more, and every reader shows it. */
  text: string;
  /** Of what is sent again and again: a POST to it stops that, also by the mail program's own button (RFC 8058). */
  stopUrl?: string;
}

/** Sends e-mail. Rejects when the message was not taken. */
export interface Mail {
  send(message: Message): Promise<void>;
}

/**
 * What a rejected `send` says of its message: 'refused' for good (a reply of 5xx to the recipient or the content), 'later' for now
 * (4xx), and 'away' where the fault is of no message: no connection, our login, our sender. nodemailer has the step in
 * `command` and the reply's code in `responseCode` (https://nodemailer.com/errors).
 */
export const failureOf = (error: unknown): 'refused' | 'later' | 'away' => {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  if ((command !== 'RCPT TO' && command !== 'DATA') || typeof responseCode !== 'number') return 'away';
  return responseCode >= 500 ? 'refused' : 'later';
};

/** The mail server that SMTP_URL names; undefined without one, and then no e-mail is sent. */
export const chooseMail = ({ SMTP_URL, MAIL_FROM }: Config): Mail | undefined =>
  SMTP_URL ? smtp(SMTP_URL, MAIL_FROM) : undefined;

/** For each step; a deadline spans all of them. */
const timeoutMs = 10_000;

/** E-mail through the server that the URL names (smtp://user:password@host:587, or smtps:// from the first byte on). */
export const smtp = (url: string, from: string, deadlineMs = maxOutsideCallMs): Mail => {
  // Loaded with the first message.
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(
      { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
      { from },
    );
  };
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    async send({ to, subject, text, stopUrl }) {
      // An address object, so that a user's email is exactly one mailbox.
      const message = {
        to: { name: '', address: to },
        subject,
        text,
        ...(stopUrl !== undefined && {
          list: { unsubscribe: stopUrl },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      };
      await withDeadline(
        'The mail server',
        async () => (await (transport ??= openTransport())).sendMail(message),
        deadlineMs,
      );
    },
  };
};
