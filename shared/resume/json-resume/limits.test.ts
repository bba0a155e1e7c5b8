import { describe, expect, test } from 'vitest';
import { emptyResume } from '../empty-resume';
import type { ResumeContent } from '../schema';
import { sectionBeyondTotal } from '../sections/schema';
import { sectionLimits } from '../sections/section-fields';
import { fullSections, plantedParticulars, plantedTexts } from '../sections/testing/full-sections';
import { exportJsonResume } from './export';
import { importJsonResume } from './import';

const read = (file: object, credentials?: string[]) => {
  const result = importJsonResume(JSON.stringify(file), credentials);
  if ('problem' in result) throw new Error(result.problem);
  return result;
};

const restOf = (content: ResumeContent) =>
  content.customSections.find(({ heading }) => heading === 'Did not fit')?.entries ?? [];

const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

describe('what finds no room is kept in a hidden section', () => {
  test('the end of a summary, in pieces that fit, not cutting words', () => {
    const words = many(300, (index) => `word${index}`).join(' ');
    const { content } = read({ basics: { summary: words } });
    const rest = restOf(content);
    expect(content.hiddenSections).toEqual(['custom-rest']);
    expect(rest.length).toBeGreaterThan(2);
    expect(new Set(rest.map(({ title }) => title))).toEqual(new Set(['Summary']));
    const all = [content.summary.replace('…', ''), ...rest.map(({ text }) => text)].join(' ');
    expect(all).toBe(words);
  });

  test('one endless word, not cutting a character in half', () => {
    const { content } = read({ basics: { label: `a${'👩'.repeat(600)}` } });
    const rest = restOf(content).map(({ text }) => text);
    expect(rest.join('')).toBe('👩'.repeat(551));
    expect(Math.max(...rest.map(({ length }) => length))).toBeLessThanOrEqual(500);
  });

  test('skills beyond the twentieth, together', () => {
    const { content } = read({ skills: many(23, (index) => `Skill ${index}`) });
    expect(restOf(content)).toMatchObject([{ title: 'Skill', text: 'Skill 20\nSkill 21\nSkill 22' }]);
  });

  test('not more than a section holds, and not where the user has six sections', () => {
    const basics = { label: 'Cook', phone: 'none' };
    const names = many(30, (index) => ({ name: `Name ${index}`, level: 'x'.repeat(40) }));
    expect(restOf(read({ basics, skills: names.slice(0, 20), awards: [] }).content)).toHaveLength(20);
    const customSections = many(7, (index) => ({ id: `custom-${index}`, heading: `Own ${index}` }));
    const { content, items } = read({ basics, meta: { husay: { customSections } } });
    expect(content.customSections.map(({ heading }) => heading)).toEqual(many(6, (index) => `Own ${index}`));
    expect(items).toContainEqual({
      outcome: 'left out',
      what: 'Section',
      text: 'Own 6',
      reason: 'There is room for 6 sections of your own',
    });
  });

  test('beside such a section of an earlier import', () => {
    const first = read({ basics: { label: 'Cook', phone: 'none' } }).content;
    const person = { firstName: 'A', lastName: 'B', email: 'a@b.ph', origin: 'https://husay.test' };
    const file = exportJsonResume(first, person);
    const { content } = read({ ...file, basics: { label: 'Cook', phone: 'new' } });
    expect(content.customSections.map(({ id }) => id)).toEqual(['custom-rest', 'custom-rest2']);
    expect(content.hiddenSections).toEqual(['custom-rest', 'custom-rest2']);
  });
});

describe('what finds no room there either is named', () => {
  const either = 'There is no room for it in a hidden section either';

  test('pieces after the twentieth', () => {
    const words = many(2000, (index) => `word${index}`).join(' ');
    const { content, items } = read({ basics: { summary: words } });
    expect(restOf(content)).toHaveLength(20);
    const left = items.filter(({ reason }) => reason === either).map(({ text }) => text);
    const kept = restOf(content).map(({ text }) => text);
    const all = [
      content.summary.replace('…', ''),
      ...kept,
      ...left.map((text) => text.slice('Summary: '.length)),
    ];
    expect(all.join(' ')).toBe(words);
    expect(left.length).toBeGreaterThan(10);
  });

  test('everything beside six sections of the user', () => {
    const customSections = many(6, (index) => ({ id: `custom-${index}`, heading: `Own ${index}` }));
    const basics = { label: 'Cook', phone: 'none' };
    expect(read({ basics, meta: { husay: { customSections } } }).items).toContainEqual({
      outcome: 'left out',
      what: 'Did not fit',
      text: 'Phone: none',
      reason: either,
    });
  });

  test('what would take the room of entries in the file', () => {
    const customSections = many(4, (index) => ({
      id: `custom-${index}`,
      heading: 'Own',
      entries: many(20, () => ({ title: 'Entry', text: 't'.repeat(495) })),
    }));
    const file = {
      meta: { husay: { customSections } },
      awards: many(18, () => ({ title: 'Best', summary: 's'.repeat(495) })),
    };
    const summary = many(1500, (index) => `word${index}`).join(' ');
    const { content, items } = read({ ...file, basics: { summary } });
    const { content: without } = read(file);
    expect(content.awards).toEqual(without.awards);
    expect(content.customSections.slice(0, 4)).toEqual(without.customSections);
    expect(without.customSections.map(({ entries }) => entries.length)).toEqual([20, 20, 20, 20]);
    expect(restOf(content).length).toBeGreaterThan(0);
    expect(items).toContainEqual(expect.objectContaining({ outcome: 'left out', reason: either }));
    expect(sectionBeyondTotal(content)).toBeUndefined();
  });

  test('the end of a text that is too long to be read', () => {
    const summary = `${'word '.repeat(4000)}the very end`;
    const { items } = read({
      work: [{ position: 'Cook', summary }],
      basics: { image: `data:${'A'.repeat(30_000)}` },
    });
    expect(items.filter(({ reason }) => reason?.includes('characters of a text'))).toEqual([
      {
        outcome: 'left out',
        what: 'Work: Summary',
        text: 'the very end',
        reason: 'Only the first 20,000 characters of a text are read',
      },
    ]);
  });
});

describe('numbers of entries', () => {
  test.each([
    ['certificates', 'licenses', sectionLimits.licenses, 'Certificate'],
    ['languages', 'languages', sectionLimits.languages, 'Language'],
    ['projects', 'projects', sectionLimits.projects, 'Project'],
    ['awards', 'awards', sectionLimits.awards, 'Award'],
    ['volunteer', 'volunteering', sectionLimits.volunteering, 'Volunteering'],
    ['publications', 'publications', sectionLimits.publications, 'Publication'],
    ['references', 'references', sectionLimits.references, 'Reference'],
    ['interests', 'interests', sectionLimits.interests, 'Interest'],
    ['education', 'education', 50, 'Education'],
  ] as const)('%s beyond the limit are named', (section, name, max, what) => {
    const { content, items } = read({ [section]: many(max + 1, (index) => `Entry ${index}`) });
    expect(content[name]).toHaveLength(max);
    expect(items).toContainEqual(
      expect.objectContaining({
        outcome: 'left out',
        what,
        text: `Entry ${max}`,
        reason: `There is room for ${max} entries`,
      }),
    );
  });

  test('thousands of entries are read quickly, and the summary stays short', () => {
    const work = many(8000, (index) => ({ position: `Job ${index}`, highlights: ['a', 'b'] }));
    const { content, items } = read({ work });
    expect(content.experience).toHaveLength(50);
    expect(items).toHaveLength(401);
    expect(items.at(-1)).toEqual({
      outcome: 'left out',
      what: 'More',
      text: expect.stringMatching(/^\d+ more items are not listed here$/) as string,
      hasPlace: true,
    });
  });

  test('thousands of keywords and points are read quickly', { timeout: 5000 }, () => {
    const keywords = many(30_000, (index) => `Keyword ${index}`);
    const { content } = read({ skills: [{ keywords }], work: [{ position: 'Cook', highlights: keywords }] });
    expect(content.skills).toEqual(keywords.slice(0, 20));
    expect(content.experience[0]?.description).toContain('- Keyword 1\n');
  });

  test('all sections together hold what a save may', () => {
    const publications = many(30, (index) => ({ name: `Book ${index}`, summary: 's'.repeat(490) }));
    const customSections = many(4, (index) => ({
      id: `custom-${index}`,
      heading: 'Own',
      entries: many(20, () => ({ title: 'Entry', text: 't'.repeat(495) })),
    }));
    const { content, items } = read({ publications, meta: { husay: { customSections } } });
    const left = items.filter(({ reason }) => reason?.includes('50,000 characters'));
    const entries = content.customSections.map((section) => section.entries.length);
    expect(left[0]).toMatchObject({ outcome: 'left out', what: 'Custom sections' });
    expect(content.publications).toHaveLength(30);
    expect(entries.slice(0, 3)).toEqual([20, 20, 20]);
    expect(entries[3]).toBe(20 - left.length);
    expect(sectionBeyondTotal(content)).toBeUndefined();
    expect(sectionBeyondTotal({ ...content, interests: ['x'.repeat(500)] })).toBe('customSections');
  });
});

describe('sections of our own exports', () => {
  const person = { firstName: 'A', lastName: 'B', email: 'a@b.ph', origin: 'https://husay.test' };
  const content = { ...emptyResume, ...fullSections };

  test('a license points to its credential again if the form has it', () => {
    const id = '0f4b9d9e-31a1-4b1e-9a4d-0d8f6b2d7a11';
    const licenses = [{ ...fullSections.licenses[0]!, credentialId: id, numberIsPublic: true }];
    const file = exportJsonResume({ ...content, licenses }, person);
    expect(file.certificates[0]).toMatchObject({
      number: '0123456',
      validUntil: '2029-11-24',
      credentialId: id,
    });
    expect(read(file, [id]).content.licenses).toEqual(licenses);
    const other = read(file, ['another']);
    expect(other.content.licenses[0]?.credentialId).toBe('');
    expect(other.items).toContainEqual(
      expect.objectContaining({ what: 'Certificate: Registered Nurse: credential id', text: id }),
    );
  });

  test('personal particulars are in it only where they are given apart, and come back switched off', () => {
    const whole = { ...content, particulars: plantedParticulars };
    const exported = exportJsonResume(whole, person);
    for (const planted of plantedTexts) expect(JSON.stringify(exported)).not.toContain(planted);
    const { content: found, items } = read(
      JSON.parse(JSON.stringify(exportJsonResume(content, person, plantedParticulars))) as object,
    );
    expect(found.particulars).toEqual({ ...plantedParticulars, printed: [] });
    expect(items).toContainEqual(expect.objectContaining({ outcome: 'taken', what: 'Religion' }));
  });

  test('they are in one key that other programs ignore', () => {
    expect(exportJsonResume({ ...content, referencesOnRequest: true }, person).meta).toEqual({
      version: 'v1.0.0',
      husay: {
        seaService: fullSections.seaService,
        trainings: fullSections.trainings,
        customSections: fullSections.customSections,
        referencesOnRequest: true,
        sectionOrder: fullSections.sectionOrder,
        sectionHeadings: fullSections.sectionHeadings,
      },
    });
  });

  test('of an arrangement, only what cannot be used is left out, and named', () => {
    const ids = many(45, (index) => `custom-${index}`);
    const sectionHeadings = { awards: 'Honors', 'NO ID': 'Bad', skills: 7 };
    const own = { sectionOrder: ['skills', 'NO ID', 'awards', 5], hiddenSections: ids, sectionHeadings };
    const { content: found, items } = read({ basics: { label: 'Cook' }, meta: { husay: own } });
    expect(found.sectionOrder).toEqual(['skills', 'awards']);
    expect(found.hiddenSections).toEqual(ids.slice(0, 40));
    expect(found.sectionHeadings).toEqual({ awards: 'Honors' });
    const left = items.filter(({ outcome }) => outcome === 'left out').map(({ what, text }) => [what, text]);
    expect(left).toEqual([
      ['Order of sections', 'NO ID'],
      ['Order of sections', '5'],
      ['Renamed sections', 'NO ID: Bad'],
      ['Renamed sections', 'skills: 7'],
      ...ids.slice(40).map((id) => ['Hidden sections', id]),
    ]);
  });
});
