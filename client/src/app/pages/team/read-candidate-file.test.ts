import { expect, test } from 'vitest';
import { importedFromJson } from '../../../features/resume/import/imported-from-json';
import { candidateOf } from './read-candidate-file';

test('a JSON Resume says who the candidate is', () => {
  const json = JSON.stringify({
    basics: { name: 'Ana Reyes', email: 'ana@example.com', label: 'Nurse' },
    work: [{ name: 'Chong Hua', position: 'Staff Nurse', startDate: '2020-01' }],
  });
  const imported = importedFromJson(json, []);
  if ('problem' in imported) throw new Error(imported.problem);
  expect(candidateOf(imported)).toMatchObject({
    name: 'Ana Reyes',
    email: 'ana@example.com',
    content: { title: 'Nurse' },
    doubtful: 0,
  });
});
