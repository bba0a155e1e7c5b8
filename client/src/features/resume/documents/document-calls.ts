import {
  chooseDocumentPage,
  discardDocumentDraft,
  getDocument,
  getDocumentDraft,
  saveDocument,
  saveDocumentDraft,
} from '#shared/resume/documents/endpoints';
import { apiQuery, freshFor, minutes } from '../../../lib/api/api-query';
import { callApi } from '../../../lib/api/call-api';
import type { ResumeCalls } from '../resume-calls';
import { documentQuery } from './document-query';

/** The calls of a version, in place of those of the main resume. */
export const documentCalls = (id: string): ResumeCalls => {
  const params = { id };
  return {
    documentId: id,
    // A document is a resume, under a key of its own.
    query: () => documentQuery(id) as unknown as ReturnType<ResumeCalls['query']>,
    draftQuery: () => apiQuery(getDocumentDraft, { params, ...freshFor(minutes(2)) }),
    load: () => callApi(getDocument, { params }),
    save: (body) => callApi(saveDocument, { params, body }),
    loadDraft: () => callApi(getDocumentDraft, { params }),
    saveDraft: (body, keepalive) => callApi(saveDocumentDraft, { params, body, keepalive }),
    discardDraft: (revision) =>
      callApi(discardDocumentDraft, { params, query: { revision }, keepalive: true }),
    choosePage: (body) => callApi(chooseDocumentPage, { params, body }),
  };
};
