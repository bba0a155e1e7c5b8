import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import {
  consentList,
  createdRequest,
  givenConsent,
  newRequest,
  openedRequest,
  requestList,
  requestsToMe,
} from './schema';
import { withToken } from '../schema';

const requests = '/api/organizations/:organizationId/candidate-requests';

export const listRequests = defineEndpoint({
  method: 'GET',
  path: requests,
  permission: 'manageCandidates',
  rateLimit: 'read',
  summary:
    'Requests for the consent of people with an account: the open ones, and those declined in the last 30 days',
  params: z.object({ organizationId: pathText }),
  response: requestList,
});

export const askForConsent = defineEndpoint({
  method: 'POST',
  path: requests,
  permission: 'manageCandidates',
  rateLimit: 'invitation',
  summary:
    'Ask a person with an account for consent, by e-mail or by a link whose address is only in this answer; 409 CONFLICT before the terms are accepted, or if that address declined in the last 30 days',
  params: z.object({ organizationId: pathText }),
  body: newRequest,
  response: createdRequest,
});

export const revokeRequest = defineEndpoint({
  method: 'DELETE',
  path: `${requests}/:requestId`,
  permission: 'manageCandidates',
  rateLimit: 'save',
  summary: 'Take back a request for consent that is not answered yet',
  params: z.object({ organizationId: pathText, requestId: pathText }),
});

export const openRequest = defineEndpoint({
  method: 'POST',
  path: '/api/consents/open',
  rateLimit: 'read',
  summary: 'Who asks for consent, and for what; anyone with the link may ask',
  body: withToken,
  response: openedRequest,
});

export const giveConsent = defineEndpoint({
  method: 'POST',
  path: '/api/consents',
  rateLimit: 'save',
  summary:
    'Consent: the chosen contents are copied to the agency; 409 CONFLICT if the words are not those that were shown',
  body: givenConsent,
});

export const declineRequest = defineEndpoint({
  method: 'POST',
  path: '/api/consents/decline',
  rateLimit: 'save',
  summary:
    'Decline a request for consent: nothing is shared, and the agency cannot ask this address by e-mail for 30 days',
  body: withToken,
});

export const listRequestsToMe = defineEndpoint({
  method: 'GET',
  path: '/api/consents/requests',
  rateLimit: 'read',
  summary: 'Open requests for your consent that were sent to your verified e-mail address',
  response: requestsToMe,
});

export const listConsents = defineEndpoint({
  method: 'GET',
  path: '/api/consents',
  rateLimit: 'read',
  summary:
    'To which agencies you consented, who looked, and what was sent; and your records with a consent in writing that you have taken over',
  response: consentList,
});

export const withdrawConsent = defineEndpoint({
  method: 'POST',
  path: '/api/consents/:consentId/withdraw',
  rateLimit: 'save',
  summary: 'Withdraw a consent: the agency’s copy is deleted at once',
  params: z.object({ consentId: pathText }),
});

export const sendCurrentResume = defineEndpoint({
  method: 'POST',
  path: '/api/consents/:consentId/current',
  rateLimit: 'save',
  summary: 'Replace the agency’s copy with the resume as it is now; nothing else does',
  params: z.object({ consentId: pathText }),
});
