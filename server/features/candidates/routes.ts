import { Router } from 'express';
import * as consentApi from '#shared/candidates/consent/endpoints';
import * as api from '#shared/candidates/endpoints';
import { ownRecordPath } from '#shared/candidates/paths';
import { discardNewFiles } from '../../files/new-files';
import { AppError, notFound } from '../../http/errors/app-error';
import { sendFile } from '../../http/files/send-file';
import type { UploadSlots } from '../../http/files/upload-slots';
import { receiveStreamedFile } from '../../http/files/uploads';
import { route } from '../../http/route';
import { anyone, requireUser } from '../../http/session/guards';
import type { Endpoint } from '#shared/http/endpoint';
import { requireMember } from '../../organizations/require-member';
import { attachConsent, noFile, removeConsent, storeConsent, type StoredConsent } from './basis-file';
import * as consents from './consents';
import type { ConsentDeps } from './consents';
import * as person from './own-record';
import type { OwnRecordDeps } from './own-record';
import * as requests from './requests';
import type { RequestDeps } from './requests';
import * as service from './service';

export const candidateRoutes = (
  deps: OwnRecordDeps & ConsentDeps & RequestDeps & { uploadSlots: UploadSlots },
) => {
  const router = Router();
  const member = (endpoint: Pick<Endpoint, 'permission'>) => requireMember(deps, endpoint);

  route(router, api.listCandidates, member(api.listCandidates), ({ query }, who) =>
    service.listCandidates(deps, who, query),
  );
  route(router, api.getRosterChoices, member(api.getRosterChoices), (_input, who) =>
    service.getChoices(deps, who),
  );
  route(router, api.compareCandidates, member(api.compareCandidates), async ({ query }, who) => ({
    candidates: await service.compareCandidates(deps, who, query.ids),
  }));
  route(router, api.findDuplicates, member(api.findDuplicates), async ({ body }, who) => ({
    matches: await service.findDuplicates(deps, who, body.people),
  }));
  route(router, api.tagCandidates, member(api.tagCandidates), ({ body }, who) =>
    service.tagCandidates(deps, who, body),
  );
  route(router, api.createFilter, member(api.createFilter), ({ body }, who) =>
    service.saveFilter(deps, who, body),
  );
  route(router, api.deleteFilter, member(api.deleteFilter), ({ params }, who) =>
    service.deleteFilter(deps, who, params.filterId),
  );
  route(router, api.createCandidate, member(api.createCandidate), ({ body }, who) =>
    service.createCandidate(deps, who, body),
  );
  route(router, api.getCandidate, member(api.getCandidate), ({ params }, who) =>
    service.getCandidate(deps, who, params.candidateId),
  );
  route(router, api.saveCandidate, member(api.saveCandidate), ({ params, body }, who) =>
    service.saveCandidate(deps, who, params.candidateId, body),
  );
  route(router, api.saveCandidateFacts, member(api.saveCandidateFacts), ({ params, body }, who) =>
    service.saveFacts(deps, who, params.candidateId, body),
  );
  route(router, api.saveCandidateBasis, member(api.saveCandidateBasis), ({ params, body }, who) =>
    service.saveBasis(deps, who, params.candidateId, body),
  );
  route(router, api.deleteCandidate, member(api.deleteCandidate), ({ params }, who) =>
    service.deleteCandidate(deps, who, params.candidateId),
  );
  route(router, api.getCandidateHistory, member(api.getCandidateHistory), ({ params }, who) =>
    service.getHistory(deps, who, params.candidateId),
  );
  route(router, api.addNote, member(api.addNote), ({ params, body }, who) =>
    service.addNote(deps, who, params.candidateId, body),
  );
  route(router, api.deleteNote, member(api.deleteNote), ({ params }, who) =>
    service.deleteNote(deps, who, params),
  );
  route(router, api.makePersonLink, member(api.makePersonLink), async ({ params }, who) => {
    const { token, candidate } = await service.makePersonLink(deps, who, params.candidateId);
    return { path: ownRecordPath(token), candidate };
  });

  const { receiver, takeOver } = receiveStreamedFile<StoredConsent>('file', {
    store: (content, name) => storeConsent(deps, content, name),
    remove: ({ storageKey }) => discardNewFiles(deps, [storageKey]),
  });
  route(
    router,
    api.storeBasisFile,
    member(api.storeBasisFile),
    ({ req, params }, who) => {
      const file = takeOver(req);
      if (!file) throw new AppError('INVALID_FILE', noFile, { fields: { file: noFile } });
      return attachConsent(deps, who, params.candidateId, file);
    },
    { receive: deps.uploadSlots.limit(receiver, (req) => requireUser(req).user.id) },
  );
  route(router, api.removeBasisFile, member(api.removeBasisFile), ({ params }, who) =>
    removeConsent(deps, who, params.candidateId),
  );
  const mayRead = member(api.getCandidate);
  router.get(api.basisFilePath(':organizationId', ':candidateId'), async (req, res) => {
    const who = await mayRead(req);
    const file = await service.openBasisFile(deps, who, String(req.params['candidateId']));
    const isSent = await sendFile(req, res, {
      ...file,
      isDownload: true,
      etag: null,
      cacheControl: 'private, no-store',
      read: (range) => deps.storage.read(file.storageKey, range),
    });
    if (isSent) return;
    deps.logger.error({ candidate: file.candidateId }, 'a consent in writing is not in storage');
    throw notFound('This file');
  });

  route(router, api.openOwnRecord, anyone, ({ body, req }) => person.openOwnRecord(deps, req, body.token));
  route(router, api.correctOwnRecord, anyone, ({ body, req }) => person.correctOwnRecord(deps, req, body));
  route(router, api.objectToOwnRecord, anyone, ({ body, req }) => person.objectToOwnRecord(deps, req, body));
  route(router, api.deleteOwnRecord, anyone, ({ body, req }) =>
    person.deleteOwnRecord(deps, req, body.token),
  );
  route(router, api.claimOwnRecord, requireUser, ({ body, req }, { user }) =>
    person.claimOwnRecord(deps, req, user, body.token),
  );

  route(router, consentApi.listRequests, member(consentApi.listRequests), (_input, who) =>
    requests.listRequests(deps, who),
  );
  route(router, consentApi.askForConsent, member(consentApi.askForConsent), ({ body }, who) =>
    requests.askForConsent(deps, who, body),
  );
  route(router, consentApi.revokeRequest, member(consentApi.revokeRequest), ({ params }, who) =>
    requests.revokeRequest(deps, who, params.requestId),
  );
  route(router, consentApi.openRequest, anyone, ({ body, req }, { user }) =>
    consents.openRequest(deps, req, user, body.token),
  );
  route(router, consentApi.giveConsent, requireUser, ({ body, req }, { user }) =>
    consents.giveConsent(deps, req, user, body),
  );
  route(router, consentApi.declineRequest, requireUser, ({ body, req }, { user }) =>
    consents.declineRequest(deps, req, user, body.token),
  );
  route(router, consentApi.listRequestsToMe, requireUser, (_input, { user }) =>
    consents.listRequestsToMe(deps, user),
  );
  route(router, consentApi.listConsents, requireUser, (_input, { user }) =>
    consents.listConsents(deps, user),
  );
  route(router, consentApi.withdrawConsent, requireUser, ({ params }, { user }) =>
    consents.withdrawConsent(deps, user, params.consentId),
  );
  route(router, consentApi.sendCurrentResume, requireUser, ({ params }, { user }) =>
    consents.sendCurrentResume(deps, user, params.consentId),
  );
  return router;
};
