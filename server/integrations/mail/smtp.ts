import { createTransport } from 'nodemailer';
import type { Mail } from './mail';

const timeoutMs = 20_000;

/** E-mail through the server that the URL names (smtp://user:password@host:587, or smtps:// from the first byte on). */
export const smtp = (url: string, from: string): Mail => {
  const transport = createTransport(
    { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      // An address object, so that a user's email is exactly one mailbox.
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
  };
};
