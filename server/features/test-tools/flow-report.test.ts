import { expect, test } from 'vitest';
import { MayaRefused, MayaUnavailable, MayaUnknownOutcome } from '../../integrations/maya/maya';
import { AppError } from '../../http/errors/app-error';
import { plainMessage, StepFailed } from './flow-report';

const ours = 'Something went wrong on our side. The log has the details.';
const noAnswer = 'Maya does not answer at the moment. Please try again in a few minutes.';

test.each([
  [new StepFailed('A step failed.'), 'A step failed.'],
  [new AppError('CONFLICT', 'Not now.'), 'Not now.'],
  [
    new MayaRefused('K003', { status: 401, code: 'K003', parameters: [] }),
    'Maya refused the request. Please check the keys and the base URL.',
  ],
  [new MayaUnavailable('timeout'), noAnswer],
  [new MayaUnknownOutcome('timeout'), noAnswer],
  [new TypeError('undefined is not a function'), ours],
  // Another library's error of the same name is not Maya's.
  [Object.assign(new Error('other'), { name: 'MayaUnavailable' }), ours],
  ['thrown as a text', ours],
])('%s is reported as %s', (error, message) => {
  expect(plainMessage(error)).toBe(message);
});
