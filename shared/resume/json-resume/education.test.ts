import { describe, expect, test } from 'vitest';
import { emptyEducation } from '../schema';
import { education } from './education';
import { importJsonResume } from './import';

const read = (entry: object) => {
  const result = importJsonResume(JSON.stringify({ education: [entry] }));
  if ('problem' in result) throw new Error(result.problem);
  const [school] = result.content.education;
  if (!school) throw new Error('There is no school');
  return { ...result, school };
};
const written = (degree: string) => education.write({ ...emptyEducation, degree });

describe('a degree in a file', () => {
  test.each([
    ['Bachelor of Science, Nursing', 'Bachelor of Science', 'Nursing'],
    ['bachelor’s degree', undefined, undefined],
    ["Bachelor's, Nursing", "Bachelor's", 'Nursing'],
    ["Master's degree, History", "Master's degree", 'History'],
    ['MASTER IN BUSINESS ADMINISTRATION, Finance', 'MASTER IN BUSINESS ADMINISTRATION', 'Finance'],
    ['Doctor of Philosophy, Education', 'Doctor of Philosophy', 'Education'],
    ['Bachelor of Laws, Tax Law', 'Bachelor of Laws', 'Tax Law'],
    ['Associate of Applied Science, Radiology', 'Associate of Applied Science', 'Radiology'],
    ['Diploma in Fine Arts, Ceramics', 'Diploma in Fine Arts', 'Ceramics'],
    ['Certificate, Baking, Pastry', 'Certificate', 'Baking, Pastry'],
    ['Licentiate in Engineering, Bridges', 'Licentiate in Engineering', 'Bridges'],
  ])('%j has the area apart', (degree, studyType, area) => {
    if (studyType === undefined) expect(written(degree)).toMatchObject({ studyType: degree });
    else expect(written(degree)).toMatchObject({ studyType, area });
  });

  test.each([
    'Bachelor of Science in Nursing',
    'BS Nursing, cum laude',
    'My Bachelor of Science, Nursing',
    'Bachelor of Wonders, Nursing',
    'Bachelor of Science Honors, Nursing',
    'Bachelor of Science, ',
    // The area is in the degree already: read again, it would be left out.
    'Bachelor of Science, Science',
  ])('%j is whole', (degree) => {
    expect(written(degree)).not.toHaveProperty('area');
    expect(written(degree)).toMatchObject({ studyType: degree });
  });
});

describe('reading a degree', () => {
  test('area and degree are one text, without saying the area twice', () => {
    expect(read({ studyType: 'Bachelor of Science', area: 'Nursing' }).school.degree).toBe(
      'Bachelor of Science, Nursing',
    );
    expect(read({ studyType: 'BS Nursing', area: 'Nursing' }).school.degree).toBe('BS Nursing');
    expect(read({ area: 'Nursing' }).school.degree).toBe('Nursing');
  });

  test('an area that does not fit beside the degree is in the description', () => {
    const studyType = 'Bachelor of Science';
    const fitting = 'x'.repeat(100 - studyType.length - 2);
    expect(read({ studyType, area: fitting }).school).toMatchObject({
      degree: `${studyType}, ${fitting}`,
      description: '',
    });
    expect(read({ studyType, area: `${fitting}y`, summary: 'Cum laude.' }).school).toMatchObject({
      degree: studyType,
      description: `Cum laude.\n${fitting}y`,
    });
  });

  test('an area alone that is too long is cut, and said to be', () => {
    const { school, items } = read({ area: 'Nursing '.repeat(20) });
    expect(school.degree.length).toBeLessThanOrEqual(100);
    expect(items).toContainEqual(expect.objectContaining({ outcome: 'shortened' }));
  });

  test('older keys are understood', () => {
    expect(
      read({ degree: 'BSN', school: 'UP Manila', website: 'up.edu.ph', gpa: '1.5', year: 2016 }).school,
    ).toEqual({
      degree: 'BSN',
      school: 'UP Manila',
      link: 'https://up.edu.ph',
      year: '2016',
      description: 'Score: 1.5',
    });
    expect(read({ name: 'UP Cebu' }).school.school).toBe('UP Cebu');
  });

  test('score and courses are lines of the description, and come back', () => {
    const { school } = read({
      institution: 'UP',
      summary: 'Dean’s list.',
      score: '1.2',
      courses: ['Anatomy'],
    });
    expect(school.description).toBe('Dean’s list.\nScore: 1.2\nCourses:\n- Anatomy');
    expect(education.write(school)).toMatchObject({
      institution: 'UP',
      summary: 'Dean’s list.',
      score: '1.2',
      courses: ['Anatomy'],
    });
  });

  test('the report names it by degree and school, and by its text where it has neither', () => {
    const taken = (entry: object) =>
      read(entry).items.find(({ what, outcome }) => what === 'Education' && outcome === 'taken')?.text;
    expect(taken({ studyType: 'BSN', institution: 'UP', endDate: '2016' })).toBe('BSN, UP · 2016');
    expect(taken({ summary: 'Self-taught.' })).toBe('Self-taught.');
  });
});
