import { defineEndpoint } from '#shared/http/endpoint';
import { currentUser, profileDetails, usernameChange } from './schema';

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Who is signed in',
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
  rateLimit: 'save',
  summary: "Choose one's own public address (Pro and Agency); 409 when it is taken",
  body: usernameChange,
  response: currentUser,
});

/** Browser navigations, not calls: signing in and out leave the page. */
export const signInPath = (returnTo?: string) =>
  returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login';
/** Asks for credentials even of somebody signed in, and returns to the same page. */
export const reauthenticationPath = (returnTo: string) =>
  `/api/login?reauthenticate=true&returnTo=${encodeURIComponent(returnTo)}`;
export const signOutPath = '/api/logout';
