import { defineEndpoint } from '#shared/http/endpoint';
import { currentUser, profileDetails, usernameChange } from './schema';

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  rateLimit: 'read',
  summary: 'The signed-in user, or the owner of the API token',
  token: 'read',
  response: currentUser,
});

export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/profile',
  rateLimit: 'save',
  summary: 'Change your name and contact email; the account email stays',
  body: profileDetails,
  response: currentUser,
});

export const changeUsername = defineEndpoint({
  method: 'PUT',
  path: '/api/profile/username',
  rateLimit: 'username',
  summary: 'Choose your profile link (Pro and Agency); 409 when it is taken',
  body: usernameChange,
  response: currentUser,
});

/** Browser navigations, not API calls: signing in and out leave the page. */
export const signInPath = (returnTo?: string) =>
  returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login';
/** Requires credentials even of a signed-in user, and returns to the same page. */
export const reauthenticationPath = (returnTo: string) =>
  `/api/login?reauthenticate=true&returnTo=${encodeURIComponent(returnTo)}`;
export const signOutPath = '/api/logout';
