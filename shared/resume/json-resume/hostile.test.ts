import { describe, expect, test } from 'vitest';
import { importJsonResume } from './import';
import { emptyResume } from '../empty-resume';
import { resumeContent } from '../schema';

const read = (file: unknown) => {
  const result = importJsonResume(typeof file === 'string' ? file : JSON.stringify(file));
  if ('problem' in result) throw new Error(result.problem);
  return result;
};

const problemOf = (text: string) => {
  const result = importJsonResume(text);
  return 'problem' in result ? result.problem : 'none';
};

describe('hostile files', () => {
  test('deep nesting is survived', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(problemOf(`{"basics":${deep},"other":${deep},"skills":${deep}}`)).toMatch(/^This file has no/);
  });

  test('a prototype is not polluted', () => {
    read('{"__proto__":{"polluted":1},"basics":{"label":"Nurse","__proto__":{"polluted":1}}}');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('whatever stands where text is expected, the content satisfies the schema', () => {
    const values = [
      null, true, -1, 1e21, '', ' ', 'x', '\u0000\ud800', '🚀'.repeat(300), 'ñ'.repeat(600), [], [[]], {},
      ['a', null, 'b'.repeat(40), { c: 1 }], { name: 'n', position: 5 }, 'line\nline', '2020-13-45', '٣٤٥٦٧٨٩',
    ]; // prettier-ignore
    const keys = [
      'name', 'label', 'summary', 'phone', 'url', 'location', 'profiles', 'position', 'startDate', 'endDate',
      'highlights', 'keywords', 'institution', 'studyType', 'area', 'score', 'courses', 'city', 'country',
      'countryCode', 'language', 'fluency', 'roles', 'entity', 'description', 'year', 'duration', 'title', 'date', 'email',
      'awarder', 'issuer', 'number', 'validUntil', 'noExpiry', 'credentialId', 'publisher', 'releaseDate', 'reference',
      'network', 'username', 'level', 'type', 'urlText', 'dateText', 'husay', 'trainings', 'customSections', 'entries',
      'sectionOrder', 'sectionHeadings', 'hiddenSections', 'referencesOnRequest', 'id', 'heading',
    ]; // prettier-ignore
    const sections = [
      'basics', 'work', 'volunteer', 'projects', 'education', 'skills', 'languages', 'certificates', 'awards',
      'publications', 'references', 'interests', 'meta',
    ]; // prettier-ignore
    let seed = 7;
    const pick = <T>(list: T[]) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return list[Math.floor((seed / 2_147_483_648) * list.length)];
    };
    const leaf = () => Object.fromEntries(keys.map((key) => [key, pick(values)]));
    const own = () => ({
      ...leaf(),
      trainings: [leaf()],
      customSections: [{ ...leaf(), entries: [leaf()] }],
    });
    const record = () => ({
      ...leaf(),
      profiles: pick([[leaf()], 5]),
      location: pick([leaf(), 'x']),
      husay: pick([own(), 5]),
    });
    let usable = 0;
    for (let round = 0; round < 60; round += 1) {
      const file = Object.fromEntries(
        sections.map((section) => [section, pick([record(), [record(), record()], pick(values)])]),
      );
      const result = importJsonResume(JSON.stringify(file));
      const content = 'content' in result ? result.content : emptyResume;
      if (content !== emptyResume) usable += 1;
      expect(resumeContent.safeParse(content).error).toBeUndefined();
    }
    // Most of these files have something usable.
    expect(usable).toBeGreaterThan(30);
  });
});
