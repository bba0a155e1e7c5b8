import { isWithoutContent, withinTotal } from '#shared/resume/json-resume/import';
import { createImportReport } from '#shared/resume/json-resume/report';
import { withTextsSetAside } from '#shared/resume/json-resume/set-aside';
import type { ReadResume, SectionKind } from '#shared/resume/read-resume';
import { emptyResume } from '#shared/resume/empty-resume';
import { resumeContent, type ResumeContent } from '#shared/resume/schema';
import type { ImportedField, ImportedResume } from '../imported-resume';
import { withDoubts } from './doubts';
import { createFieldWriter } from './field-writer';
import { mapBasics, mapParticulars, mapPerson } from './map-basics';
import { mapCustomSections } from './map-custom';
import {
  award,
  education,
  experience,
  license,
  mapEntries,
  project,
  publication,
  reference,
  seaService,
  training,
  volunteering,
} from './map-entries';
import { mapInterests, mapLanguages, mapSkills } from './map-lists';
import { conserve } from './conservation';

const onRequest = /\b(?:available|furnished|provided|given)\b.{0,20}\brequest\b/i;

/**
 * What was read from a file as content of the form, with the place of each field. Undefined when nothing of it has a
 * field. Pure; the content always satisfies the resume's schema.
 */
export const toImportedResume = (
  read: ReadResume,
  pages?: ImportedResume['pages'],
): ImportedResume | undefined => {
  const report = createImportReport();
  const writer = createFieldWriter(report);
  const of = (kind: SectionKind) => read.sections.filter((section) => section.kind === kind);
  const entries = (kind: SectionKind) => of(kind).flatMap((section) => section.entries);
  const person = mapPerson(read, writer);
  const isOnRequest = of('references').some(({ text }) => text && onRequest.test(text.text));
  if (isOnRequest) for (const { text } of of('references')) writer.markUsed(text, text?.text, 'on request');

  const content: ResumeContent = {
    ...emptyResume,
    ...mapBasics(read, writer),
    particulars: mapParticulars(read, writer),
    experience: mapEntries(
      experience,
      entries('experience').filter(({ ship }) => !ship),
      writer,
    ),
    seaService: mapEntries(
      seaService,
      entries('experience').filter(({ ship }) => ship),
      writer,
    ),
    education: mapEntries(education, entries('education'), writer),
    skills: mapSkills(of('skills'), writer),
    licenses: mapEntries(license, entries('licenses'), writer),
    languages: mapLanguages(of('languages'), writer),
    trainings: mapEntries(training, entries('trainings'), writer),
    projects: mapEntries(project, entries('projects'), writer),
    awards: mapEntries(award, entries('awards'), writer),
    volunteering: mapEntries(volunteering, entries('volunteering'), writer),
    publications: mapEntries(publication, entries('publications'), writer),
    customSections: mapCustomSections(of('other'), writer),
    interests: mapInterests(of('interests'), writer),
    references: isOnRequest ? [] : mapEntries(reference, entries('references'), writer),
    referencesOnRequest: isOnRequest,
  };
  if (isWithoutContent(content)) return undefined;
  const checked = resumeContent.safeParse(withTextsSetAside(withinTotal(content, report), report));
  if (!checked.success) return undefined;
  for (const { heading, text, labels = [] } of read.sections) {
    // What only looks like a heading, with nothing below it, is content.
    if (text !== undefined || (heading?.confidence ?? 0) > 0.9)
      writer.markUsed(heading, heading?.text, 'heading');
    for (const label of labels) writer.markUsed(label, label.text, 'label');
  }
  const reported = report
    .items()
    .flatMap(({ outcome, text, reason = '' }) => (outcome === 'taken' ? [] : [text, reason]));
  const setAside = report.textsSetAside().map(({ text }) => text);
  const { unplaced, consumed } = conserve(read, writer.claims(), [...reported, ...setAside]);
  return {
    content: checked.data,
    person,
    fields: withDoubts(
      checked.data,
      writer.fields.filter((field) => isIn(checked.data, field)),
      unplaced,
      read.isMixedUp,
    ),
    unplaced: [...writer.unplaced, ...unplaced],
    consumed,
    items: report.items(),
    pages,
  };
};

/** Entries beyond the limit of all sections together are not in the content. */
const isIn = (content: ResumeContent, { path }: ImportedField) =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      content,
    ) !== undefined;
