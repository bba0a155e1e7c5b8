import { expect, test } from 'vitest';
import { importedFromJson } from './imported-from-json';

const imported = (file: unknown) => {
  const result = importedFromJson(JSON.stringify(file), []);
  if ('problem' in result) throw new Error(result.problem);
  return result;
};

test('what has no field can be moved into one, and is listed once', () => {
  const { unplaced, items } = imported({
    basics: {
      name: 'Liza Dalisay',
      label: 'Nurse',
      industry: 'Hospitals',
      location: { address: '12 Mango St' },
    },
    skills: ['Triage'],
  });
  expect(unplaced).toEqual([{ what: 'Basics: industry', text: 'Hospitals', places: [] }]);
  expect(items.filter(({ outcome }) => outcome === 'left out')).toMatchObject([
    { what: 'Name', text: 'Liza Dalisay' },
  ]);
});

test('what is kept elsewhere or in the list already needs no move', () => {
  const { unplaced } = imported({
    basics: { email: 'liza@example.ph', label: 'Nurse', image: 'https://liza.example.ph/me.jpg' },
    skills: ['Triage', 'triage', ...Array.from({ length: 22 }, (_, index) => `Skill ${index}`)],
    otherFiles: ['Connections.csv'],
  });
  expect(unplaced).toEqual([]);
});
