import { Router } from 'express';
import * as api from '#shared/credentials/endpoints';
import { fileMessages } from '#shared/credentials/file-rules';
import { AppError } from '../../http/errors/app-error';
import { requireUser } from '../../http/session/guards';
import { route, type Receiver } from '../../http/route';
import type { UploadSlots } from '../../http/files/upload-slots';
import { receiveStreamedFile } from '../../http/files/uploads';
import {
  addCredential,
  deleteCredential,
  listCredentials,
  requireRoomNow,
  updateCredential,
  type DeleteDeps,
} from './service';
import { discardFile, storeFile, type StoredFile } from './files/stored-file';

export const credentialRoutes = (deps: DeleteDeps & { uploadSlots: UploadSlots }) => {
  const router = Router();
  const { receiver, takeOver } = receiveStreamedFile<StoredFile>('file', {
    store: (content, name, req) => storeFile(deps, requireUser(req).user.id, content, name),
    remove: (file) => discardFile(deps, file),
  });
  const receive: Receiver = {
    ...receiver,
    take: async (req, res, next) => {
      await requireRoomNow(deps, requireUser(req).user);
      receiver.take(req, res, next);
    },
  };

  route(router, api.listCredentials, requireUser, (_input, { user }) => listCredentials(deps, user.id));

  route(
    router,
    api.uploadCredential,
    requireUser,
    ({ req, body }, { user }) => {
      const file = takeOver(req);
      if (!file) {
        throw new AppError('INVALID_FILE', fileMessages.missing, { fields: { file: fileMessages.missing } });
      }
      return addCredential(deps, user.id, body, file);
    },
    { receive: deps.uploadSlots.limit(receive, (req) => requireUser(req).user.id) },
  );

  route(router, api.updateCredential, requireUser, ({ params, body }, { user }) =>
    updateCredential(deps, user.id, params.id, body),
  );

  route(router, api.deleteCredential, requireUser, ({ params }, { user }) =>
    deleteCredential(deps, user.id, params.id),
  );

  return router;
};
