import { expect } from 'vitest';
import type { CreatedApiToken, NewApiToken } from '#shared/api-tokens/schema';
import type { TestApp } from '../test-app';
import { Browser } from './browser';

export const tokensPath = '/api/account/tokens';

/** Creates an API token of the signed-in user, who signed in less than 15 minutes ago. */
export const createToken = async (browser: Browser, given: Partial<NewApiToken> = {}) => {
  const token: NewApiToken = { name: 'Portfolio', scope: 'read', days: 30, ...given };
  const response = await browser.send('POST', tokensPath, token);
  expect(response.status).toBe(200);
  return (await response.json()) as CreatedApiToken;
};

/** A program without cookies that sends this token. */
export const programWith = ({ origin }: Pick<TestApp, 'origin'>, secret: string) => {
  const program = new Browser(origin);
  program.headers = { authorization: `Bearer ${secret}` };
  return program;
};
