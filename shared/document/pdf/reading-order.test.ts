// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import type { Template } from '../template';
import { templates } from '../templates';
import type { DocumentSource, LaidOutDocument } from '../layout/document';
import { textWidth } from '../layout/font-metrics';
import { prepareSource } from '../layout/prepared-source';
import { paragraphs } from '#shared/text/lists';
import { generatedResumes } from '../test/generated-resumes';
import { allTexts, laidOut, squeezed } from '../test/marks';
import { lizaSource, withJobs } from '../test/people';
import { paintedFile } from '../test/pdf-file';
import { hasMutool, readWithMutool, textReaders } from '../test/text-readers';

const maria: DocumentSource = {
  person: samplePerson,
  resume: sampleResume,
  credentials: [],
  profileUrl: 'https://husay.example/profile/maria-santos',
};
const sources = [maria, lizaSource, withJobs(12), ...generatedResumes(10), ...generatedResumes(10, 'long')];
const readers = { ...textReaders, ...(hasMutool ? { mutool: readWithMutool } : {}) };

/** The texts of each entry of a section, and of what has no entries, in the order of a human reading. */
const sectionsOf = (source: DocumentSource, template: Template, document: LaidOutDocument) => {
  const laidOutText = squeezed(
    allTexts(document)
      .map(({ text }) => text)
      .join(''),
  );
  const position = (text: string) => laidOutText.indexOf(squeezed(text));
  const { name, title, contact, summary, skills, ...rest } = prepareSource(source);
  const entries = (from: typeof rest.experience) =>
    from.map(({ headline, place, location, time, description }) => [
      headline,
      place,
      location,
      time,
      ...paragraphs(description).map(({ text }) => text),
    ]);
  return [
    [[name, title]],
    // What is too long for a sidebar is above it.
    [contact.map(({ text }) => text).sort((a, b) => position(a) - position(b))],
    paragraphs(summary).map(({ text }) => [text]),
    entries(rest.experience),
    entries(rest.education),
    // A sidebar follows the main column.
    ...('sidebar' in template ? [] : [[skills]]),
    template.layout === 'sidebar-left' ? [] : entries(rest.credentials),
    ...('sidebar' in template ? [[skills]] : []),
  ].map((section) => section.map((texts) => texts.filter(Boolean)));
};

/** A text's printed lines, and where they end: readers that go line by line put other columns between them. */
const lineFinder = (document: LaidOutDocument) => {
  const lines = allTexts(document)
    .filter(({ role }) => role !== 'artifact' && role !== 'marker')
    .map(({ text }) => squeezed(text));
  const whole = lines.join('');
  return (text: string, after: number) => {
    const start = whole.indexOf(squeezed(text), after);
    if (start < 0) throw new Error(`Not laid out: ${text}`);
    const end = start + squeezed(text).length;
    let at = 0;
    const printed = lines.filter((line) => {
      const from = at;
      at += line.length;
      return from < end && at > start;
    });
    return { printed, end };
  };
};

/** What is missing, or found only among the texts of an earlier entry. */
const misread = (read: string, document: LaidOutDocument, sections: string[][][]) => {
  const text = squeezed(read);
  const linesOf = lineFinder(document);
  const wrong: string[] = [];
  for (const entries of sections) {
    let from = 0;
    let laidOutTo = 0;
    for (const texts of entries) {
      let end = from;
      for (const part of texts) {
        const { printed, end: partEnd } = linesOf(part, laidOutTo);
        laidOutTo = partEnd;
        for (const line of printed) {
          const found = text.indexOf(line, from);
          if (found < 0) wrong.push(line);
          else end = Math.max(end, found + line.length);
        }
      }
      from = end;
    }
  }
  return wrong;
};

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  const files = sources.map((source) => {
    const document = laidOut(source, template);
    return {
      document,
      sections: sectionsOf(source, template, document),
      file: paintedFile(document),
    };
  });

  test.each(Object.entries(readers))('%s mixes no entry and loses no text', async (reader, read) => {
    const wrong = await Promise.all(
      files.map(async ({ document, sections, file }, i) =>
        misread(await read(file.path, file.bytes), document, sections).map(
          (line) => `${template.id}, ${reader}, resume ${i}: ${line}`,
        ),
      ),
    );
    expect(wrong.flat()).toEqual([]);
  });

  test('the content is in the order of a human reading', () => {
    for (const { document, sections } of files) {
      const text = squeezed(
        allTexts(document)
          .map((mark) => mark.text)
          .join(''),
      );
      let at = 0;
      // The rest of a sidebar follows the main column of its page.
      const inOrder = 'sidebar' in template && document.pages.length > 1 ? sections.slice(0, 3) : sections;
      for (const expected of inOrder.flat(2)) {
        const found = text.indexOf(squeezed(expected).slice(0, 12), at);
        expect(found, expected).toBeGreaterThanOrEqual(at);
        at = found;
      }
    }
  });

  test('nothing on the line of an entry’s place is near the dates', () => {
    for (const { document } of files)
      for (const page of document.pages)
        for (const dates of page) {
          if (dates.kind !== 'text' || dates.role !== 'detail') continue;
          for (const place of page) {
            if (place.kind !== 'text' || place === dates || place.baseline !== dates.baseline) continue;
            if (place.role !== 'detail' || place.x > dates.x) continue;
            expect(dates.x - place.x - place.width, dates.text).toBeGreaterThan(
              4 * textWidth(' ', dates.font, dates.size),
            );
          }
        }
  });
});
