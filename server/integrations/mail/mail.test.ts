import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { failureOf, smtp } from './mail';

const reply = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });

/** What a message fails with at a mail server that behaves so. */
const failureAt = async (options: SMTPServerOptions, login = '') => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  try {
    const mail = smtp(`smtp://${login}127.0.0.1:${port}`, 'Husay <hello@husay.test>');
    return failureOf(
      await mail
        .send({ to: 'ana@example.com', subject: 'Hello', text: 'Hello' })
        .catch((error: unknown) => error),
    );
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
};

test.each<[string, string, SMTPServerOptions, string?]>([
  ['no such mailbox', 'refused', { onRcptTo: (_to, _session, done) => done(reply(550)) }],
  ['a full mailbox', 'later', { onRcptTo: (_to, _session, done) => done(reply(452)) }],
  [
    'content that is taken for spam',
    'refused',
    { onData: (stream, _session, done) => stream.resume().on('end', () => done(reply(554))) },
  ],
  ['a sender that is refused', 'away', { onMailFrom: (_from, _session, done) => done(reply(550)) }],
  [
    'a login that is refused',
    'away',
    { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(reply(535)) },
    'husay:wrong@',
  ],
])('a mail server with %s: %s', async (_what, failure, options, login) => {
  expect(await failureAt(options, login)).toBe(failure);
});
