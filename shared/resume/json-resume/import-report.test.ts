import { describe, expect, test } from 'vitest';
import { importJsonResume } from './import';
import { nurse } from './testing/nurse';

const read = (file: unknown) => {
  const result = importJsonResume(typeof file === 'string' ? file : JSON.stringify(file));
  if ('problem' in result) throw new Error(result.problem);
  return result;
};

const itemsOf = (file: unknown) =>
  read(file).items.map(({ outcome, what, text }) => `${outcome} | ${what} | ${text}`);

describe('nothing is dropped silently', () => {
  test('name, email and unknown things are named as left out', () => {
    const items = itemsOf({
      ...nurse,
      hobbies: 'Diving',
    });
    expect(items).toEqual(
      expect.arrayContaining([
        'left out | Name | Liza Peñaflor',
        'left out | Email | liza@example.ph',
        'taken | Street address | 12 Mango Ave',
        'left out | Skill | triage',
        'left out | Hobbies | Diving',
      ]),
    );
  });

  test('each part of an entry that has no field is named', () => {
    const items = itemsOf({
      work: [{ position: 'Clerk', name: 'LGU', salaryGrade: 11, boss: { name: 'Ana' } }],
    });
    expect(items).toContain('left out | Work: Clerk, LGU: salary grade | 11');
    expect(items).toContain('left out | Work: Clerk, LGU: boss | Ana');
  });

  test('odd forms within skills, interests and the location', () => {
    const items = itemsOf({
      basics: {
        label: 'Cook',
        location: { city: ['Cebu', 'Mandaue'], region: 'Visayas', countryCode: { a: 'PH' } },
      },
      skills: [
        { name: ['Baking'], level: { of: 'Expert' }, keywords: [{ text: 'Bread' }, 'Cakes', [['Pies']]] },
        { name: 'Grilling', keywords: { first: 'Fish' } },
      ],
      interests: [
        { name: { text: 'Chess' }, keywords: ['Blitz', { text: 'Endgames' }] },
        { keywords: { a: 'Go' } },
      ],
    });
    expect(items).toEqual(
      expect.arrayContaining([
        'taken | Location | Visayas',
        'left out | Location: city | Cebu, Mandaue',
        'left out | Location: country code | PH',
        'left out | Skill: name | Baking',
        'left out | Skill: level | Expert',
        'left out | Skill: keywords | Bread',
        'left out | Skill: keywords | Pies',
        'left out | Skill Grilling: keywords | Fish',
        'taken | Skills | Cakes, Grilling',
        'left out | Interest: name | Chess',
        'left out | Interest: keywords | Endgames',
        'left out | Interest: keywords | Go',
      ]),
    );
  });

  test('values in an odd form, and the second of two that differ', () => {
    const items = itemsOf({
      basics: { label: ['Boss'], location: ['Cebu'] },
      work: [
        {
          name: 'XX',
          company: 'YY',
          position: ['Nurse'],
          summary: ['Did all'],
          highlights: [{ text: 'Did A' }, 'Did all of B'],
          startDate: { y: 2020 },
          url: 'https://x.ph',
          website: 'https://y.ph',
        },
      ],
      certificates: [{ name: 'BLS', noExpiry: 'never', date: [2020, 2021] }],
    });
    expect(items).toEqual(
      expect.arrayContaining([
        'left out | Basics: label | Boss',
        'left out | Location | Cebu',
        'left out | Work: XX, YY: company | YY',
        'left out | Work: XX, YY: position | Nurse',
        'left out | Work: XX, YY: summary | Did all',
        'left out | Work: XX, YY: highlights | Did A',
        'left out | Work: XX, YY: start date | 2020',
        'left out | Work: XX, YY: website | https://y.ph',
        'left out | Certificate: BLS: no expiry | never',
        'left out | Certificate: BLS: date | 2020, 2021',
      ]),
    );
    expect(items.filter((item) => item.startsWith('left out'))).toHaveLength(10);
  });

  test('a long summary is cut between words and what is lost is shown', () => {
    const { content, items } = read({ basics: { summary: `${'word '.repeat(110)}theveryend` } });
    expect(content.summary.length).toBeLessThanOrEqual(500);
    expect(content.summary).toMatch(/word…$/);
    expect(items[0]).toMatchObject({ outcome: 'shortened', what: 'Summary' });
    expect(items[0]?.reason).toContain('theveryend');
  });

  test('highlights that do not fit are left out whole, one by one', () => {
    const highlights = ['a', 'b', 'c'].map((letter) => letter.repeat(200));
    const { content, items } = read({ work: [{ position: 'Clerk', highlights }] });
    expect(content.experience[0]?.description).toBe(`- ${highlights[0]}\n- ${highlights[1]}`);
    expect(items).toContainEqual(expect.objectContaining({ outcome: 'left out', text: highlights[2] }));
  });

  test('a 21st skill and one that is too long', () => {
    const keywords = Array.from({ length: 19 }, (_, index) => `Skill ${index}`);
    const { content, items } = read({
      skills: [{ name: 'An unreasonably long name of a skill', keywords: [...keywords, 'Too much'] }],
    });
    expect(content.skills).toHaveLength(20);
    expect(content.skills[0]).toBe('An unreasonably long name of…');
    expect(items).toContainEqual(expect.objectContaining({ outcome: 'left out', text: 'Too much' }));
  });

  test('text that is too short to be kept is left out', () => {
    expect(itemsOf({ basics: { label: 'Nurse', summary: 'Too short' } })).toContain(
      'left out | Summary | Too short',
    );
  });

  test.each([
    ['555.123.4567', '555-123-4567'],
    ['tel:+639175550142', '+639175550142'],
    ['+63 (0)917 - 555 - 0142 ext. 9', '+6309175550142'],
  ])('the phone number %s becomes %s', (phone, expected) => {
    const { content, items } = read({ basics: { phone } });
    expect(content.phone).toBe(expected);
    expect(items[0]).toMatchObject({ outcome: 'shortened', what: 'Phone' });
  });

  test('a phone number without room for its spaces is taken without them', () => {
    expect(read({ basics: { phone: '+63 917 555 0142' } }).items[0]).toEqual({
      outcome: 'taken',
      what: 'Phone',
      text: '+639175550142',
      reason: 'Written as "+63 917 555 0142" in the file',
    });
  });

  test.each([
    ['2020 – 2024', '2020-2024'],
    ['2020 to 2024', '2020-2024'],
    ['Class of 2024', '2024'],
    ['SY 2012 - 2016', '2012-2016'],
    ['2012 / 2016 (cum laude)', '2012-2016'],
  ])('the year %s becomes %s', (year, expected) => {
    expect(read({ education: [{ studyType: 'BS Nursing', year }] }).content.education[0]?.year).toBe(
      expected,
    );
  });

  test.each([
    [{ year: '2012 / 2016 (cum laude)' }, '2012 / 2016 (cum laude)', 'There is room for 2012-2016'],
    [{ endDate: 'expected 2026' }, 'expected 2026', 'There is room for 2026'],
    [{ startDate: '2022', endDate: 'Present' }, 'Present', 'There is room for 2022'],
    [{ startDate: '2022-08' }, '2022-08', 'It is a start without an end'],
  ])('what the years of %j do not say is kept', (dates, text, reason) => {
    const { content, items } = read({ education: [{ studyType: 'BS Nursing', ...dates }] });
    expect(content.customSections[0]?.entries).toMatchObject([
      { title: 'Education: BS Nursing: year', text },
    ]);
    expect(items).toContainEqual(expect.objectContaining({ outcome: 'left out', text, reason }));
  });

  test.each([{ year: '2012 – 2016' }, { startDate: '2012-06', endDate: 'Apr 2016' }, { endDate: 2016 }])(
    'the years of %j say it all',
    (dates) => {
      const { content } = read({ education: [{ studyType: 'BS Nursing', ...dates }] });
      expect(content.customSections).toEqual([]);
    },
  );

  test('a phone number in words is left out', () => {
    expect(itemsOf({ basics: { label: 'Nurse', phone: 'call my mother' } })).toContain(
      'left out | Phone | call my mother',
    );
  });

  test('a website that would run as a script is left out', () => {
    const { content, items } = read({ basics: { label: 'Nurse', url: 'javascript:alert(1)' } });
    expect(content.website).toBe('');
    expect(items).toContainEqual(expect.objectContaining({ outcome: 'left out', what: 'Website' }));
  });

  test('the 51st entry is named', () => {
    const work = Array.from({ length: 51 }, (_, index) => ({ position: `Job ${index}` }));
    const { content, items } = read({ work });
    expect(content.experience).toHaveLength(50);
    expect(items).toContainEqual(expect.objectContaining({ outcome: 'left out', text: 'Job 50' }));
  });
});
