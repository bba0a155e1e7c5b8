import { z } from 'zod';
import { credentialRecord } from '#shared/credentials/schema';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { ownPdfData, pdfData, publicProfile } from './schema';
import { profileVisibility, visibilityChange } from './visibility';

const byUsername = z.object({ username: pathText });

export const getPublicProfile = defineEndpoint({
  method: 'GET',
  path: '/api/profile/:username',
  rateLimit: 'profilePage',
  summary: 'A public profile',
  params: byUsername,
  response: publicProfile,
});

export const getCredentialRecord = defineEndpoint({
  method: 'GET',
  path: '/api/profile/:username/credentials/:id',
  rateLimit: 'profilePage',
  summary: "A public credential with its page's data",
  params: z.object({ username: pathText, id: pathText }),
  response: credentialRecord,
});

export const getPdfData = defineEndpoint({
  method: 'GET',
  path: '/api/pdf-data/:userId',
  rateLimit: 'read',
  summary: 'The data of your resume PDF; for the user alone, administrators excluded',
  params: z.object({ userId: pathText }),
  response: ownPdfData,
});

export const getPublicPdfData = defineEndpoint({
  method: 'GET',
  path: '/api/pdf-data/public/:username',
  rateLimit: 'profilePage',
  summary: "The data of a public profile's resume PDF",
  params: byUsername,
  response: pdfData,
});

export const getVisibility = defineEndpoint({
  method: 'GET',
  path: '/api/account/visibility',
  rateLimit: 'read',
  summary: 'Who sees your profile, and which contact details visitors see',
  response: profileVisibility,
});

export const changeVisibility = defineEndpoint({
  method: 'PUT',
  path: '/api/account/visibility',
  summary: 'Choose who sees your profile; omitted fields stay unchanged',
  rateLimit: 'save',
  body: visibilityChange,
  response: profileVisibility,
});

/** The path of a public profile. */
export const profilePath = (username: string) => `/profile/${encodeURIComponent(username)}`;

/** A profile's contact details as a file for the address book of a phone. */
export const contactCardPattern = '/api/profile/:username/vcard';
export const contactCardPath = (username: string) =>
  contactCardPattern.replace(':username', () => encodeURIComponent(username));

/** The picture of a profile in link previews. Not below /api, which robots.txt keeps crawlers from. */
export const profilePicturePattern = '/profile/:username/picture.jpg';
export const profilePicturePath = (username: string) => `${profilePath(username)}/picture.jpg`;
