import { createTransport } from 'nodemailer';
import type { Mail } from './mail';

const longestMs = 20_000;

/** E-mail through the server that the URL names (smtp://user:password@host:587, or smtps:// from the first byte on). */
export const smtp = (url: string, from: string): Mail => {
  const transport = createTransport(
    { url, connectionTimeout: longestMs, greetingTimeout: longestMs, socketTimeout: longestMs },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      // An address object, so that what somebody typed as their email names one mailbox and nothing else.
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
  };
};
