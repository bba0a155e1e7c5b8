import { expect, test } from 'vitest';
import { fileMessages } from './file-rules';
import { credentialDetails } from './schema';

const details = { title: 'License', description: '', issuer: '', issuedDate: '', isPublic: false };
const problemWith = (title: string) =>
  credentialDetails.safeParse({ ...details, title }).error?.issues.map(({ message }) => message);

test.each(['', '   ', '\u200b', ' \u200b\u2060 \ufeff', '\u0000'])(
  'a title without anything to see is none (%j)',
  (title) => expect(problemWith(title)).toEqual([fileMessages.titleMissing]),
);

test.each(['N', '7', '★', '証明書', 'مهندس', '👩🏽‍⚕️'])('a title of a single sign will do (%s)', (title) =>
  expect(problemWith(title)).toBeUndefined(),
);
