import type { Found, ReadEntry, ReadSection } from '#shared/resume/read-resume';
import {
  customEntryFields,
  customSectionFields,
  sectionLimits,
} from '#shared/resume/sections/section-fields';
import type { CustomEntry, CustomSection } from '#shared/resume/sections/schema';
import type { FieldWriter } from './field-writer';

/** The text as one entry's, cut at line breaks into as many as it needs. */
const entriesOfText = (text: Found): ReadEntry[] => {
  const pieces: string[] = [];
  for (const line of text.text.split('\n')) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + line.length < customEntryFields.text.max)
      pieces[pieces.length - 1] = `${last}\n${line}`;
    else pieces.push(line);
  }
  return pieces.map((piece) => ({ description: { ...text, text: piece }, bullets: [] }));
};

/** Entries only where the section has their structure: names with dates, places or text below them. */
const entriesOf = ({ entries, text }: ReadSection): readonly ReadEntry[] => {
  const isStructured =
    entries.length > 0 &&
    entries.every(({ headline }) => headline !== undefined) &&
    entries.some(({ organization, duration, description }) => organization ?? duration ?? description);
  if (isStructured) return entries;
  return text ? entriesOfText(text) : [];
};

const hasText = (entry: CustomEntry) => Object.values(entry).some((value) => value !== '');

/** Sections whose heading announces nothing known become sections of the user's own. */
export const mapCustomSections = (sections: readonly ReadSection[], writer: FieldWriter): CustomSection[] => {
  const mapped: CustomSection[] = [];
  for (const section of sections) {
    const heading = section.heading?.text ?? '';
    // What ends a document, such as an oath, has none.
    if (heading === '') continue;
    // What has no room is found as unplaced text.
    if (mapped.length === sectionLimits.customSections) break;
    const path = `customSections.${mapped.length}.`;
    const entries: CustomEntry[] = [];
    for (const entry of entriesOf(section).slice(0, sectionLimits.customEntries)) {
      const to = writer.at(`${path}entries.${entries.length}.`, heading);
      const written = {
        title: to.line('title', customEntryFields.title, entry.headline),
        place: to.line('place', customEntryFields.place, entry.organization ?? entry.location),
        date: to.duration('date', customEntryFields.date, entry.duration),
        text: to.lines('text', customEntryFields.text, entry.description),
      };
      if (entry.organization) to.leave(entry.location, 'place');
      if (hasText(written)) entries.push(written);
    }
    if (entries.length === 0) continue;
    mapped.push({
      id: `custom-${mapped.length + 1}`,
      heading: writer.at(path, 'Section').line('heading', customSectionFields.heading, section.heading),
      entries,
    });
  }
  return mapped;
};
