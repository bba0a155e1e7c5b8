// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { emptyEducation, emptyExperience } from '#shared/resume/schema';
import { templates } from '../templates';
import type { DocumentSource, LaidOutDocument } from './document';
import { allTexts, laidOut } from '../test/marks';
import { blankSource, lizaSource } from '../test/people';

const printed = (document: LaidOutDocument) => allTexts(document).map(({ text }) => text);
const boxes = (document: LaidOutDocument) => printed(document).join('').split('□').length - 1;
const listed = ({ warnings }: LaidOutDocument) =>
  new Set(warnings.flatMap(({ characters }) => characters).join(''));

describe.each(templates)('$id', (template) => {
  test('text of line breaks and spaces alone prints like no text', () => {
    const nothing = ' \n\u200b\n\t\r\n';
    const source: DocumentSource = {
      ...blankSource,
      resume: {
        ...blankSource.resume,
        title: nothing,
        summary: nothing,
        phone: nothing,
        skills: [nothing, nothing],
        experience: [
          { ...emptyExperience, title: nothing, company: nothing, duration: nothing, description: nothing },
        ],
        education: [{ ...emptyEducation, school: nothing, description: nothing }],
        interests: [nothing],
      },
    };
    expect(printed(laidOut(source, template))).toEqual(printed(laidOut(blankSource, template)));
  });

  test('names in scripts that are written from the right are boxes, all of which are listed', () => {
    const [first, last] = ['מרים', 'محمد'];
    const source = { ...lizaSource, person: { ...lizaSource.person, firstName: first, lastName: last } };
    const document = laidOut(source, template);
    expect(printed(document)).toContain('□□□□ □□□□');
    expect(listed(document)).toEqual(new Set(first + last));
    for (const mark of allTexts(document))
      expect(mark.x + mark.width).toBeLessThanOrEqual(document.paper.width);
  });

  test('marks stacked on one letter are boxes, all of which are listed, and keep the margins', () => {
    const stacked = `a${'\u0301\u0489'.repeat(100)}`;
    const resume = { ...lizaSource.resume, title: `Nurse ${stacked}`, summary: `Kept ${stacked} books.` };
    const document = laidOut({ ...lizaSource, resume }, template);
    expect(boxes(document)).toBeGreaterThanOrEqual(2);
    expect(listed(document)).toContain('\u0489');
    expect(printed(document).join(' ')).not.toContain('\u0489');
    for (const mark of allTexts(document))
      expect(mark.x + mark.width).toBeLessThanOrEqual(document.paper.width);
  });
});
