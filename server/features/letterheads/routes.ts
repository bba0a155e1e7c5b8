import { create as contentDisposition } from 'content-disposition';
import { Router } from 'express';
import type { FileResponse } from '#shared/http/endpoint';
import * as bulkApi from '#shared/letterheads/bulk/endpoints';
import * as api from '#shared/letterheads/endpoints';
import { letterheadLimits, letterheadMessages } from '#shared/letterheads/schema';
import { AppError } from '../../http/errors/app-error';
import { receiveSmallFile } from '../../http/files/uploads';
import { route, type SendAnswer } from '../../http/route';
import { filePolicy } from '../../http/files/file-policy';
import { requireMember } from '../../organizations/require-member';
import * as bulk from './bulk';
import * as service from './service';
import type { LetterheadsDeps } from './service';

export const letterheadRoutes = (deps: LetterheadsDeps & bulk.BulkDeps) => {
  const router = Router();
  route(router, api.getLetterhead, requireMember(deps, api.getLetterhead), (_input, member) =>
    service.getLetterhead(deps, member),
  );
  route(router, api.saveLetterhead, requireMember(deps, api.saveLetterhead), ({ body }, member) =>
    service.saveLetterhead(deps, member, body),
  );
  route(
    router,
    api.uploadLogo,
    requireMember(deps, api.uploadLogo),
    ({ file }, member) => {
      if (!file) throw missingLogo();
      return service.setLogo(deps, member, file.buffer);
    },
    {
      receive: receiveSmallFile(
        api.uploadLogo.upload ?? 'file',
        letterheadLimits.logoBytes,
        letterheadMessages.tooLarge,
      ),
    },
  );
  route(router, api.deleteLogo, requireMember(deps, api.deleteLogo), (_input, member) =>
    service.deleteLogo(deps, member),
  );
  route(router, bulkApi.listBulkFiles, requireMember(deps, bulkApi.listBulkFiles), (_input, member) =>
    bulk.listBulkFiles(deps, member),
  );
  route(router, bulkApi.startBulkFile, requireMember(deps, bulkApi.startBulkFile), ({ body }, member) =>
    bulk.startBulkFile(deps, member, body),
  );
  route(router, bulkApi.checkBlind, requireMember(deps, bulkApi.checkBlind), ({ body }, member) =>
    bulk.checkBlind(deps, member, body),
  );
  route(router, bulkApi.retryBulkFile, requireMember(deps, bulkApi.retryBulkFile), ({ params }, member) =>
    bulk.retryBulkFile(deps, member, params.bulkFileId),
  );
  route(
    router,
    bulkApi.getBulkZip,
    requireMember(deps, bulkApi.getBulkZip),
    ({ params }, member) => bulk.bulkZip(deps, member, params.bulkFileId),
    { send: sendFile('application/zip') },
  );
  route(
    router,
    bulkApi.getBulkPdf,
    requireMember(deps, bulkApi.getBulkPdf),
    ({ params }, member) => bulk.bulkPdf(deps, member, params.bulkFileId),
    { send: sendFile('application/pdf') },
  );
  route(router, bulkApi.deleteBulkFile, requireMember(deps, bulkApi.deleteBulkFile), ({ params }, member) =>
    bulk.deleteBulkFile(deps, member, params.bulkFileId),
  );
  return router;
};

const sendFile =
  (type: string): SendAnswer<FileResponse> =>
  (_req, res, _parsed, { bytes, name }) => {
    res.set({
      'Content-Type': type,
      'Content-Disposition': contentDisposition(name),
      'Content-Length': String(bytes.length),
      'Content-Security-Policy': filePolicy,
    });
    res.end(bytes);
  };

const missingLogo = () =>
  new AppError('VALIDATION_FAILED', letterheadMessages.missing, {
    fields: { logo: letterheadMessages.missing },
  });
