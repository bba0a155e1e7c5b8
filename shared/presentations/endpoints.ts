import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import {
  createdPresentation,
  extension,
  newPresentation,
  newPresentationLink,
  presentation,
  presentationDetails,
  presentationLimits,
  presentationList,
  presentationQuery,
} from './schema';

const root = '/api/organizations/:organizationId/presentations';
const ofOrganization = z.object({ organizationId: pathText });
const byId = ofOrganization.extend({ presentationId: pathText });

/** The client's page, which the server draws. */
export const presentedPath = (token: string) => `/presented/${token}`;
/** One of its documents, by its place in the list. */
export const presentedFilePath = (token: string, position: string) => `/presented/${token}/${position}.pdf`;

export const listPresentations = defineEndpoint({
  method: 'GET',
  path: root,
  permission: 'readJobOrders',
  rateLimit: 'read',
  summary: 'What a team presented to clients, newest first, with how often it was opened',
  params: ofOrganization,
  query: presentationQuery,
  response: presentationList,
});

export const createPresentation = defineEndpoint({
  method: 'POST',
  path: root,
  permission: 'present',
  rateLimit: 'upload',
  summary: `Present up to ${presentationLimits.candidates} candidates to a client by a secret link, which is shown once; the same requestKey presents once; 409 CONFLICT if one of them may not be read`,
  params: ofOrganization,
  body: newPresentation,
  response: createdPresentation,
});

export const getPresentation = defineEndpoint({
  method: 'GET',
  path: `${root}/:presentationId`,
  permission: 'readJobOrders',
  rateLimit: 'read',
  summary: 'A presentation with its candidates who may be read',
  params: byId,
  response: presentationDetails,
});

export const extendPresentation = defineEndpoint({
  method: 'PUT',
  path: `${root}/:presentationId/end`,
  permission: 'present',
  rateLimit: 'save',
  summary: 'Have the link of a presentation work for so many days from now',
  params: byId,
  body: extension,
  response: presentation,
});

export const replacePresentationLink = defineEndpoint({
  method: 'POST',
  path: `${root}/:presentationId/link`,
  permission: 'present',
  rateLimit: 'save',
  summary:
    'Make a new link of a presentation, with the password that it has, another or none; the one before ends',
  params: byId,
  body: newPresentationLink,
  response: createdPresentation,
});

export const retryPresentation = defineEndpoint({
  method: 'POST',
  path: `${root}/:presentationId/retry`,
  permission: 'present',
  rateLimit: 'upload',
  summary: 'Draw the documents of a presentation that could not be drawn again',
  params: byId,
  response: presentation,
});

export const revokePresentation = defineEndpoint({
  method: 'DELETE',
  path: `${root}/:presentationId/link`,
  permission: 'present',
  rateLimit: 'save',
  summary: 'End the link of a presentation at once',
  params: byId,
  response: presentation,
});

export const deletePresentation = defineEndpoint({
  method: 'DELETE',
  path: `${root}/:presentationId`,
  permission: 'present',
  rateLimit: 'save',
  summary: 'Delete a presentation with its documents and counts',
  params: byId,
});
