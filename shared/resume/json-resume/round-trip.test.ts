import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResumeContent } from '../schema';
import { stored } from '../testing/stored-content';
import { exportJsonResume } from './export';
import { importJsonResume, isWithoutContent } from './import';
import { standardErrors } from './testing/standard';

const person = {
  firstName: 'Jose',
  lastName: 'Peña',
  email: 'jose@example.ph',
  origin: 'https://husay.test',
};

const entriesOf = (content: ResumeContent) => [
  ...Object.values(content).flatMap((value) =>
    Array.isArray(value) ? value.filter((entry) => typeof entry === 'object') : [],
  ),
  ...content.customSections.flatMap(({ entries }) => entries),
];

const hasText = (entry: object) =>
  Object.values(entry).some(
    (value) => (typeof value === 'string' || Array.isArray(value)) && value.length > 0,
  );

test('any content that can be stored comes back from its file, a valid one, as it was', () => {
  const isSame = (content: ResumeContent) => {
    // What says nothing is left out of the file on purpose.
    fc.pre(!isWithoutContent(content) && entriesOf(content).every(hasText));
    const file = exportJsonResume(content, person);
    expect(standardErrors(file)).toEqual([]);
    const result = importJsonResume(
      JSON.stringify(file),
      content.licenses.map(({ credentialId }) => credentialId),
    );
    expect('content' in result && result.content).toEqual(content);
  };
  fc.assert(fc.property(stored, isSame), { numRuns: 200 });
});
