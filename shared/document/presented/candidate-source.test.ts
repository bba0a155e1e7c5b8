import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { blindSource } from '../blind/blind-source';
import { fullSource, sourceOf } from './candidate-source';

const contact = { name: 'Olga Ramos', email: '', phone: '', website: '' };
const namesOf = (name: string) => {
  const candidate = sourceOf({
    number: 'N-014',
    name,
    email: '',
    content: { ...emptyResume, summary: `Said ${name}` },
  });
  const blind = (names: 'surname' | 'all') => {
    const { person, resume } = blindSource(candidate, { names, employers: false }).source;
    return `${person.firstName} ${person.lastName} ${resume.summary}`;
  };
  const { firstName, lastName } = fullSource(candidate, contact).person;
  return { full: `${firstName} ${lastName}`, first: candidate.source.person.firstName, blind };
};

test.each([
  ['Maria Santos', 'Maria', 'Maria Santos'],
  ['Santos, Maria', 'Maria', 'Maria Santos'],
  ['Maria Santos, RN', 'Maria', 'Maria Santos, RN'],
  ['Maria Santos RN, LPT', 'Maria', 'Maria Santos, RN, LPT'],
  ['Santos, Maria, Ph.D.', 'Maria', 'Maria Santos, Ph.D.'],
  ['Santos, Jr., Mario', 'Mario', 'Mario Santos Jr.'],
  ['Santos Jr., Mario', 'Mario', 'Mario Santos Jr.'],
  ['Mario Santos III, CPA', 'Mario', 'Mario Santos III, CPA'],
  ['Engr. Mario Santos', 'Mario', 'Engr. Mario Santos'],
  ['Santos, Engr. Mario P.', 'Mario', 'Engr. Mario P. Santos'],
  ['Dela Santos, Ma. Cristina', 'Ma. Cristina', 'Ma. Cristina Dela Santos'],
  ['Santos, Maria, Reyes', 'Maria', 'Maria Santos Reyes'],
  ['Maria Santos, BSN, RN, MAN', 'Maria', 'Maria Santos, BSN, RN, MAN'],
  ['Maria Santos RN MAN', 'Maria', 'Maria Santos, RN, MAN'],
  ['Maria Santos MAN RN', 'Maria', 'Maria Santos, MAN, RN'],
  ['MARIA SANTOS RN MAN', 'MARIA', 'MARIA SANTOS, RN, MAN'],
  ['Maria Santos RPM', 'Maria', 'Maria Santos, RPM'],
  ['MARIA SANTOS RPM', 'MARIA', 'MARIA SANTOS, RPM'],
  ['Santos, Maria P., R.E.E.', 'Maria', 'Maria P. Santos, R.E.E.'],
  ['MARIA SANTOS, JD', 'MARIA', 'MARIA SANTOS, JD'],
  ['Maria Santos MAN', 'Maria', 'Maria Santos, MAN'],
  ['Maria Santos Man', 'Maria', 'Maria Santos Man'],
  // Where everything is in capitals it may be a name.
  ['MARIA SANTOS MAN', 'MARIA', 'MARIA SANTOS MAN'],
  ['Dela Santos, JD', 'JD', 'JD Dela Santos'],
  ['Man, Maria Santos', 'Maria', 'Maria Santos Man'],
  // Of so few words each may be the name.
  ['Santos, RM', 'RM', 'RM Santos'],
  ['Dela Santos, Md.', 'Md.', 'Md. Dela Santos'],
])('%s: %s is the given name, and no other name is in a blind document', (name, first, full) => {
  const names = namesOf(name);
  expect([names.first, names.full]).toEqual([first, full]);
  expect(names.blind('surname')).not.toMatch(/Santos|Reyes/);
  expect(names.blind('surname')).toContain(first);
  expect(names.blind('all')).not.toMatch(/Santos|Reyes|Mari[ao]|Cristina|^\S*RN/);
});

test('letters that are surnames, too, are hidden in a blind document wherever they stand', () => {
  for (const name of ['Maria Santos MAN', 'Maria Santos, MAN', 'Maria Santos, RN, MAN', 'MARIA SANTOS MAN'])
    expect(namesOf(name).blind('surname')).not.toContain('MAN');
  expect(namesOf('Maria Santos, RPM').blind('surname')).toContain('RPM');
});
