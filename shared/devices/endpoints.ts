import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { device, signedOutEverywhere } from './schema';

export const listDevices = defineEndpoint({
  method: 'GET',
  path: '/api/account/devices',
  rateLimit: 'read',
  summary: 'The devices that your account is signed in on, most recently seen first',
  response: z.array(device),
});

export const signOutDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/devices/:id',
  rateLimit: 'save',
  summary: 'Sign out one of your devices',
  params: z.object({ id: pathText }),
});

export const signOutEverywhere = defineEndpoint({
  method: 'POST',
  path: '/api/account/devices/sign-out-everywhere',
  rateLimit: 'save',
  summary: 'Sign out all your devices, including this one',
  response: signedOutEverywhere,
});
