import { Router, type RequestHandler, type Response } from 'express';
import * as api from '#shared/applications/digest/endpoints';
import { pages } from '#shared/pages/page-table';
import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import { AppError } from '../../../http/errors/app-error';
import { messagePage, type Message } from '../../../http/pages/message-page';
import { route } from '../../../http/route';
import { requireUser } from '../../../http/session/guards';
import { countOwned } from '../repository';
import { findDigest, turnOff, turnOn } from './repository';
import { ownerOfStopToken } from './stop-token';

interface DigestDeps {
  db: Db;
  /** Whether e-mail is sent here at all. */
  sendsEmail: boolean;
}

const readDigest = async ({ db, sendsEmail }: DigestDeps, owner: UserId): Promise<api.Digest> => {
  const found = await findDigest(db, owner);
  const isOffered = sendsEmail && (found.isOn || (await countOwned(db, owner)) > 0);
  return { ...found, isOffered };
};

const switchOn = async ({ db, sendsEmail }: DigestDeps, owner: UserId) => {
  if (!sendsEmail)
    throw new AppError('CONFLICT', 'No email is sent here. Your reminders stay on your applications page.');
  if (!(await findDigest(db, owner)).isVerified) {
    throw new AppError(
      'CONFLICT',
      'Your account email is not verified yet. Verify it where you sign in, sign in here again, then turn this on.',
    );
  }
  await turnOn(db, owner);
};

export const digestRoutes = (deps: DigestDeps) => {
  const router = Router();
  route(router, api.getDigest, requireUser, (_input, { user }) => readDigest(deps, user.id));
  route(router, api.switchDigest, requireUser, async ({ body: { isOn } }, { user }) => {
    if (isOn) await switchOn(deps, user.id);
    else await turnOff(deps.db, user.id);
    return readDigest(deps, user.id);
  });
  return router;
};

interface StopDeps {
  db: Db;
  secret: string;
  limit: RequestHandler;
}

const toApplications = { label: 'Open your applications', to: pages.applications };

const sendMessage = (res: Response, status: number, message: Message) =>
  res
    .status(status)
    .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })
    .type('html')
    .send(messagePage(message));

const unknownLink: Message = {
  title: 'This link does not work',
  text: 'It may be cut off, or from long ago. Sign in and turn the emails off above the list of your applications.',
  links: [toApplications],
};

/**
 * What the link in an e-mail leads to. It needs no session. Opening it changes nothing, as scanners of links open it too; the
 * button stops the e-mails, and so does the mail program's own (RFC 8058: a POST to the same address).
 */
export const stopDigestRoutes = ({ db, secret, limit }: StopDeps) => {
  const router = Router({ caseSensitive: true, strict: true });
  const path = api.stopDigestPath(':token');
  const ownerOf = (token: unknown) => ownerOfStopToken(secret, String(token));
  router.get(path, limit, (req, res) => {
    if (!ownerOf(req.params['token'])) return void sendMessage(res, 404, unknownLink);
    sendMessage(res, 200, {
      title: 'Stop the daily reminders?',
      text: 'You will get no more emails about what is due in your applications. Your reminders stay on your applications page.',
      button: 'Stop these emails',
      links: [toApplications],
    });
  });
  router.post(path, limit, async (req, res) => {
    const owner = ownerOf(req.params['token']);
    if (!owner) return void sendMessage(res, 404, unknownLink);
    await turnOff(db, owner);
    sendMessage(res, 200, {
      title: 'The emails are stopped',
      text: 'You get no more reminders by email. To have them again, turn them on above the list of your applications.',
      links: [toApplications],
    });
  });
  return router;
};
