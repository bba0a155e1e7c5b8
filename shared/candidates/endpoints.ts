import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { maxResumeBytes } from '#shared/resume/schema';
import { maxCompared } from './comparison';
import {
  bulkTag,
  candidate,
  candidateBasis,
  candidateFacts,
  candidateHistory,
  candidateLimits,
  candidateSave,
  duplicateSearch,
  duplicatesFound,
  newCandidate,
  newFilter,
  newNote,
  ownCorrection,
  ownObjection,
  ownRecord,
  roster,
  rosterChoices,
  rosterPage,
  storedCandidate,
  withToken,
} from './schema';

const ofOrganization = z.object({ organizationId: pathText });
const byId = z.object({ organizationId: pathText, candidateId: pathText });
const root = '/api/organizations/:organizationId/candidates';

/** A candidate's content is as large as a resume, with a little beside it. */
const maxBodyBytes = maxResumeBytes + 64 * 1024;

const limit = candidateLimits.candidates.toLocaleString('en-US');

export const listCandidates = defineEndpoint({
  method: 'GET',
  path: root,
  permission: 'readCandidates',
  rateLimit: 'read',
  summary: 'The roster of a team, with search, filters and paging',
  params: ofOrganization,
  query: rosterPage,
  response: roster,
});

export const getRosterChoices = defineEndpoint({
  method: 'GET',
  path: `${root}/choices`,
  permission: 'readCandidates',
  rateLimit: 'read',
  summary: 'Tags, saved filters and members to mention, and how full the roster is',
  params: ofOrganization,
  response: rosterChoices,
});

export const findDuplicates = defineEndpoint({
  method: 'POST',
  path: `${root}/duplicates`,
  permission: 'manageCandidates',
  rateLimit: 'read',
  summary: 'Which of up to 100 people are probably in the roster, by e-mail, or by phone and name',
  params: ofOrganization,
  body: duplicateSearch,
  maxBodyBytes: 384 * 1024,
  response: duplicatesFound,
});

export const compareCandidates = defineEndpoint({
  method: 'GET',
  path: `${root}/compare`,
  permission: 'readCandidates',
  rateLimit: 'read',
  summary: 'Up to four candidates side by side; each counts as looked at',
  params: ofOrganization,
  query: z.object({
    /** Ids with commas between them. */
    ids: z
      .string()
      .max(200)
      .transform((ids) => [...new Set(ids.split(',').filter(Boolean))])
      .pipe(z.array(z.uuid('Choose candidates of the roster')).min(1).max(maxCompared)),
  }),
  response: z.object({ candidates: z.array(candidate) }),
});

export const tagCandidates = defineEndpoint({
  method: 'POST',
  path: `${root}/tags`,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary:
    'Put a tag on up to 100 candidates, or take it off; those with as many tags as fit are left as they are',
  params: ofOrganization,
  body: bulkTag,
  response: z.object({ changed: z.int().nonnegative(), full: z.int().nonnegative() }),
});

export const createFilter = defineEndpoint({
  method: 'POST',
  path: `${root}/filters`,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary:
    'Save a selection for the whole team, in place of one that has the name; 409 CONFLICT if there are 50',
  params: ofOrganization,
  body: newFilter,
  response: rosterChoices.shape.filters.element,
});

export const deleteFilter = defineEndpoint({
  method: 'DELETE',
  path: `${root}/filters/:filterId`,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary: 'Delete a saved selection of the team; its candidates stay',
  params: z.object({ organizationId: pathText, filterId: pathText }),
});

export const createCandidate = defineEndpoint({
  method: 'POST',
  path: root,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary: `Add a candidate without an account, on the basis of their consent in writing; the same importKey adds nothing twice; 409 CONFLICT if there are ${limit}`,
  params: ofOrganization,
  body: newCandidate,
  maxBodyBytes,
  response: storedCandidate,
});

export const getCandidate = defineEndpoint({
  method: 'GET',
  path: `${root}/:candidateId`,
  permission: 'readCandidates',
  rateLimit: 'read',
  summary: 'A candidate with notes; who looked is in the log',
  params: byId,
  response: candidate,
});

export const saveCandidate = defineEndpoint({
  method: 'PUT',
  path: `${root}/:candidateId`,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary: 'Save what a candidate’s record says; 409 CONFLICT if it was changed since that version',
  params: byId,
  body: candidateSave,
  maxBodyBytes,
  response: storedCandidate,
});

export const saveCandidateFacts = defineEndpoint({
  method: 'PUT',
  path: `${root}/:candidateId/facts`,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary: 'Set profession, availability and tags of a candidate',
  params: byId,
  body: candidateFacts,
  response: candidate,
});

export const saveCandidateBasis = defineEndpoint({
  method: 'PUT',
  path: `${root}/:candidateId/basis`,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary: 'Record the consent in writing, and until when the record is kept',
  params: byId,
  body: candidateBasis,
  response: storedCandidate,
});

export const deleteCandidate = defineEndpoint({
  method: 'DELETE',
  path: `${root}/:candidateId`,
  permission: 'deleteCandidates',
  rateLimit: 'save',
  summary: 'Delete a candidate with notes and files; the log keeps that it was done, without the name',
  params: byId,
});

export const getCandidateHistory = defineEndpoint({
  method: 'GET',
  path: `${root}/:candidateId/history`,
  permission: 'readCandidates',
  rateLimit: 'read',
  summary: 'What was done with a candidate, and who looked, newest first, 200 at most',
  params: byId,
  response: candidateHistory,
});

export const addNote = defineEndpoint({
  method: 'POST',
  path: `${root}/:candidateId/notes`,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary: 'Add a note, which may mention members; 409 CONFLICT if there are 200',
  params: byId,
  body: newNote,
  response: candidate,
});

export const deleteNote = defineEndpoint({
  method: 'DELETE',
  path: `${root}/:candidateId/notes/:noteId`,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary: 'Delete a note of your own, or one of a member who is gone',
  params: byId.extend({ noteId: pathText }),
  response: candidate,
});

export const makePersonLink = defineEndpoint({
  method: 'POST',
  path: `${root}/:candidateId/link`,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary:
    'Make a link for the person to see, correct and delete their record; its address is only in this answer',
  params: byId,
  response: z.object({ path: z.string(), candidate }),
});

export const storeBasisFile = defineEndpoint({
  method: 'POST',
  path: `${root}/:candidateId/basis-file`,
  permission: 'manageCandidates',
  rateLimit: 'upload',
  summary: 'Attach the consent in writing as a PDF, JPG or PNG file up to 10 MB, in place of the one before',
  params: byId,
  upload: 'file',
  response: candidate,
});

export const removeBasisFile = defineEndpoint({
  method: 'DELETE',
  path: `${root}/:candidateId/basis-file`,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary: 'Remove the file with the consent in writing',
  params: byId,
  response: candidate,
});

/** The file with the consent in writing. */
export const basisFilePath = (organizationId: string, candidateId: string) =>
  `/api/organizations/${organizationId}/candidates/${candidateId}/basis-file`;

export const openOwnRecord = defineEndpoint({
  method: 'POST',
  path: '/api/candidate/open',
  rateLimit: 'read',
  summary: 'What an agency stores about the person who has this link',
  body: withToken,
  response: ownRecord,
});

export const correctOwnRecord = defineEndpoint({
  method: 'POST',
  path: '/api/candidate/correct',
  rateLimit: 'save',
  summary: 'Correct name and contact in one’s own record, and write the agency what else is wrong',
  body: ownCorrection,
  response: ownRecord,
});

export const objectToOwnRecord = defineEndpoint({
  method: 'POST',
  path: '/api/candidate/object',
  rateLimit: 'save',
  summary: 'Object to the use of one’s own record, or take the objection back',
  body: ownObjection,
  response: ownRecord,
});

export const deleteOwnRecord = defineEndpoint({
  method: 'POST',
  path: '/api/candidate/delete',
  rateLimit: 'save',
  summary: 'Delete one’s own record with its files at once',
  body: withToken,
});

export const claimOwnRecord = defineEndpoint({
  method: 'POST',
  path: '/api/candidate/claim',
  rateLimit: 'save',
  summary: 'Take one’s own record over into one’s account as a resume',
  body: withToken,
  response: z.object({
    /** The resume that it became: the main one if that was empty, else a document. */
    documentId: z.uuid().nullable(),
  }),
});
