import { discardDraft, getDraft, saveDraft } from '#shared/resume/endpoints';
import { callApi } from '../../../lib/api/call-api';
import type { DraftCalls } from './draft-sync';

/** Browsers refuse to outlive the page with more than 64 KB in all. */
const maxKeepaliveLength = 20_000;

export const draftCalls: DraftCalls = {
  load: async () => (await callApi(getDraft)).draft,
  store: (body, { keepalive }) =>
    callApi(saveDraft, {
      body,
      // A character takes up to three bytes.
      keepalive: keepalive && JSON.stringify(body).length <= maxKeepaliveLength,
    }),
  discard: (revision) => callApi(discardDraft, { query: { revision } }),
};
