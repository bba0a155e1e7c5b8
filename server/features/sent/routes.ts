import { Router } from 'express';
import { parseId } from '#shared/http/path-text';
import * as api from '#shared/sent/endpoints';
import { sentMessages } from '#shared/sent/schema';
import { discardNewFiles } from '../../files/new-files';
import { AppError, notFound } from '../../http/errors/app-error';
import { sendFile } from '../../http/files/send-file';
import type { UploadSlots } from '../../http/files/upload-slots';
import { receiveStreamedFile } from '../../http/files/uploads';
import { route, type Receiver } from '../../http/route';
import { requireUser } from '../../http/session/guards';
import { addSent, deleteSent, findSent, listSent, requireRoomNow, type SentDeps } from './service';
import { storePdf, type StoredPdf } from './stored-pdf';

export const sentRoutes = (deps: SentDeps & { uploadSlots: UploadSlots }) => {
  const router = Router();
  const { receiver, takeOver } = receiveStreamedFile<StoredPdf>('file', {
    store: (content, name) => storePdf(deps, content, name),
    remove: ({ storageKey }) => discardNewFiles(deps, [storageKey]),
  });
  const receive: Receiver = {
    ...receiver,
    take: async (req, res, next) => {
      await requireRoomNow(deps, requireUser(req).user);
      receiver.take(req, res, next);
    },
  };

  route(router, api.listSent, requireUser, ({ query }, { user }) =>
    listSent(deps, user, query.applicationId),
  );

  route(
    router,
    api.storeSent,
    requireUser,
    ({ req, body }, { user }) => {
      const file = takeOver(req);
      if (!file) {
        throw new AppError('INVALID_FILE', sentMessages.missing, { fields: { file: sentMessages.missing } });
      }
      return addSent(deps, user.id, body, file);
    },
    { receive: deps.uploadSlots.limit(receive, (req) => requireUser(req).user.id) },
  );

  route(router, api.deleteSent, requireUser, ({ params }, { user }) => deleteSent(deps, user.id, params.id));

  router.get(api.sentFilePath(':id'), async (req, res) => {
    const { user } = requireUser(req);
    const id = parseId(req.params['id']);
    if (id === undefined) throw notFound('This file');
    const row = await findSent(deps, user.id, id);
    const isSent = await sendFile(req, res, {
      contentType: 'application/pdf',
      sizeBytes: row.sizeBytes,
      fileName: row.fileName,
      isDownload: true,
      etag: null,
      cacheControl: 'private, no-store',
      read: (range) => deps.storage.read(row.storageKey, range),
    });
    if (isSent) return;
    deps.logger.error({ sentFile: row.id }, 'a sent file is not in storage');
    throw notFound('This file');
  });

  return router;
};
