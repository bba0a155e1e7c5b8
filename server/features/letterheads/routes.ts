import { Router } from 'express';
import * as api from '#shared/letterheads/endpoints';
import { letterheadLimits, letterheadMessages } from '#shared/letterheads/schema';
import { AppError } from '../../http/errors/app-error';
import { receiveSmallFile } from '../../http/files/uploads';
import { route } from '../../http/route';
import { requireMember } from '../../organizations/require-member';
import * as service from './service';
import type { LetterheadsDeps } from './service';

export const letterheadRoutes = (deps: LetterheadsDeps) => {
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
  return router;
};

const missingLogo = () =>
  new AppError('VALIDATION_FAILED', letterheadMessages.missing, {
    fields: { logo: letterheadMessages.missing },
  });
