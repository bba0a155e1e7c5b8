import {
  customSection,
  sectionsContent,
  type CustomEntry,
  type SeaServiceEntry,
  type SectionsContent,
  type TrainingEntry,
} from '../sections/schema';
import {
  customEntryFields,
  customSectionFields,
  seaServiceFields,
  sectionLimits,
  trainingFields,
  type SectionField,
} from '../sections/section-fields';
import { noParticulars, particularFields, particularNames, type Particulars } from '../particulars';
import { dateKeys } from './date';
import { entryFields } from './entry-fields';
import { isRecord, lineOf, listOf, plainText, recordOf, type JsonRecord } from './reading';
import type { ImportReport } from './report';
import { joined, readSection, withoutBlanks, writeSection, type SectionFormat } from './section-format';

/** The key in `meta` of what the format has no place for; other programs ignore it. */
export const ownKey = 'husay';

type OwnSections = Pick<
  SectionsContent,
  | 'seaService'
  | 'particulars'
  | 'trainings'
  | 'customSections'
  | 'referencesOnRequest'
  | 'referencesArePublic'
  | 'sectionOrder'
  | 'sectionHeadings'
  | 'hiddenSections'
>;

const training: SectionFormat<TrainingEntry> = {
  what: 'Training',
  sections: ['trainings'],
  names: ['title'],
  max: sectionLimits.trainings,
  read: (fields) => ({
    title: fields.line(trainingFields.title, 'title'),
    organizer: fields.line(trainingFields.organizer, 'organizer'),
    duration: fields.line(trainingFields.duration, 'duration'),
    hours: fields.line(trainingFields.hours, 'hours'),
  }),
  write: (entry) => ({ ...entry }),
  shown: ({ title, organizer, duration }) => [joined([title, organizer]), duration],
};

const seaService: SectionFormat<SeaServiceEntry> = {
  what: 'Sea service',
  sections: ['seaService'],
  names: ['vessel', 'rank'],
  max: sectionLimits.seaService,
  read: (fields) => ({
    vessel: fields.line(seaServiceFields.vessel, 'vessel'),
    type: fields.line(seaServiceFields.type, 'type'),
    flag: fields.line(seaServiceFields.flag, 'flag'),
    tonnage: fields.line(seaServiceFields.tonnage, 'tonnage'),
    power: fields.line(seaServiceFields.power, 'power'),
    rank: fields.line(seaServiceFields.rank, 'rank'),
    principal: fields.line(seaServiceFields.principal, 'principal'),
    signOn: fields.date(seaServiceFields.signOn, 'signOn'),
    signOff: fields.date(seaServiceFields.signOff, 'signOff'),
  }),
  write: ({ signOn, signOff, ...entry }) => ({
    ...entry,
    ...dateKeys('signOn', signOn),
    ...dateKeys('signOff', signOff),
  }),
  shown: ({ vessel, rank, signOn }) => [joined([vessel, rank]), signOn],
};

const customEntries: SectionFormat<CustomEntry> = {
  what: 'Section entry',
  sections: ['entries'],
  names: ['title'],
  max: sectionLimits.customEntries,
  read: (fields) => ({
    title: fields.line(customEntryFields.title, 'title'),
    place: fields.line(customEntryFields.place, 'place'),
    date: fields.line(customEntryFields.date, 'date'),
    text: fields.text(customEntryFields.text, 'text'),
  }),
  write: (entry) => ({ ...entry }),
  shown: ({ title, place, date }) => [joined([title, place]), date],
};

const isCustomId = (id: string) => customSection.shape.id.safeParse(id).success;

/** `wanted` if it is an id that no section has, else a new one. */
const freeId = (wanted: string, sections: readonly { id: string }[]) => {
  const isFree = (id: string) => sections.every((section) => section.id !== id);
  if (isCustomId(wanted) && isFree(wanted)) return wanted;
  return (
    sections.map((_section, index) => `custom-${index + 1}`).find(isFree) ?? `custom-${sections.length + 1}`
  );
};

const readCustomSections = (own: JsonRecord, report: ImportReport): SectionsContent['customSections'] => {
  const sections: SectionsContent['customSections'] = [];
  for (const record of listOf(own.customSections)) {
    if (!isRecord(record)) {
      report.leftOut('Section', plainText(record), 'It is not a section');
      continue;
    }
    const heading = lineOf(record.heading);
    if (sections.length === sectionLimits.customSections) {
      report.leftOut(
        'Section',
        heading,
        `There is room for ${sectionLimits.customSections} sections of your own`,
      );
      continue;
    }
    sections.push({
      id: freeId(lineOf(record.id), sections),
      heading: report.fit('Section', heading, customSectionFields.heading),
      entries: readSection(customEntries, record, report),
    });
  }
  return sections;
};

/** None of them is switched on: what a file says is printed only where the user decides so. */
const readParticulars = (file: JsonRecord, own: JsonRecord, report: ImportReport): Particulars => {
  const record = recordOf(own.particulars);
  const fields = entryFields(report, 'Particulars', record);
  const texts = particularNames.map((name) => {
    const field: SectionField = particularFields[name];
    return [name, field.is === 'date' ? fields.date(field, name) : fields.line(field, name)] as const;
  });
  fields.nameLeftovers();
  const read = { ...noParticulars, ...Object.fromEntries(texts) };
  // The street of the standard is never public, so it is no part of the location.
  const { streetAddress: street } = particularFields;
  const address = lineOf(recordOf(recordOf(file.basics).location).address);
  if (read.streetAddress === '') read.streetAddress = report.fit(street.label, address, street);
  else if (address !== '' && address !== read.streetAddress)
    report.setAside(street.label, address, `The file has another one: ${read.streetAddress}`);
  for (const name of particularNames) report.taken(particularFields[name].label, read[name]);
  return read;
};

const { sectionHeadings, hiddenSections } = sectionsContent.shape;

/** The ids that can be stored. The others are named, and drop only themselves. */
const readIds = (
  own: JsonRecord,
  name: 'sectionOrder' | 'hiddenSections',
  what: string,
  report: ImportReport,
): string[] => {
  const ids: string[] = [];
  for (const item of listOf(own[name])) {
    const id = lineOf(item);
    if (hiddenSections.safeParse([...ids, id]).success) ids.push(id);
    else report.leftOut(what, plainText(item), 'There is no such section, or no room for it');
  }
  return ids;
};

const readHeadings = (own: JsonRecord, report: ImportReport): SectionsContent['sectionHeadings'] => {
  let headings: SectionsContent['sectionHeadings'] = {};
  for (const [id, heading] of Object.entries(recordOf(own.sectionHeadings))) {
    const { success, data } = sectionHeadings.safeParse({ ...headings, [id]: heading });
    if (success) headings = data;
    else
      report.leftOut(
        'Renamed sections',
        [plainText(id), plainText(heading)].filter(Boolean).join(': '),
        'There is no such section, or the heading does not fit',
      );
  }
  return headings;
};

/** What an export of ours added to the format. */
export const readOwnSections = (file: JsonRecord, report: ImportReport): OwnSections => {
  const own = recordOf(recordOf(file.meta)[ownKey]);
  const sections = {
    seaService: readSection(seaService, own, report),
    trainings: readSection(training, own, report),
    particulars: readParticulars(file, own, report),
    customSections: readCustomSections(own, report),
    referencesOnRequest: own.referencesOnRequest === true,
    referencesArePublic: own.referencesArePublic === true,
    sectionOrder: readIds(own, 'sectionOrder', 'Order of sections', report),
    sectionHeadings: readHeadings(own, report),
    hiddenSections: readIds(own, 'hiddenSections', 'Hidden sections', report),
  };
  report.taken('Order of sections', sections.sectionOrder.join(', '));
  report.taken('Renamed sections', Object.values(sections.sectionHeadings).join(', '));
  report.taken('Hidden sections', sections.hiddenSections.join(', '));
  if (sections.referencesOnRequest) report.taken('References', 'Available on request');
  if (sections.referencesArePublic) report.taken('References', 'Shown on your public profile');
  return sections;
};

/** The same for a file; undefined where there is nothing. */
export const writeOwnSections = (
  content: Omit<SectionsContent, 'particulars'>,
  particulars: Particulars = noParticulars,
): JsonRecord | undefined => {
  const own = withoutBlanks({
    seaService: writeSection(seaService, content.seaService),
    trainings: writeSection(training, content.trainings),
    customSections: content.customSections.map(({ id, heading, entries }) =>
      withoutBlanks({ id, heading, entries: writeSection(customEntries, entries) }),
    ),
    particulars: withoutBlanks(Object.fromEntries(particularNames.map((name) => [name, particulars[name]]))),
    referencesOnRequest: content.referencesOnRequest,
    referencesArePublic: content.referencesArePublic,
    sectionOrder: content.sectionOrder,
    sectionHeadings: content.sectionHeadings,
    hiddenSections: content.hiddenSections,
  });
  const filled = Object.entries(own).filter(
    ([, value]) => value === true || Object.keys(value as object).length > 0,
  );
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
};
