import { emptyResume } from '#shared/resume/empty-resume';
import { particularFields } from '#shared/resume/particulars';
import { isCustomId, sectionIds } from '#shared/resume/sections/section-order';
import type { ContactPerson, DocumentSource } from '../layout/document';
import { fold, screened, type HiddenKind, type HiddenString } from './hidden-strings';
import { hiddenOf, isStreet, placeParts, type BlindChoices, type Candidate } from './hidden-of';

/** Something that a text said and a blind document does not. */
export interface BlindHit {
  /** Where it was, in the words of the form. */
  field: string;
  kind: HiddenKind;
  text: string;
}

export interface Blind {
  source: DocumentSource;
  /** What was taken out of free text, for the recruiter to see. */
  hits: BlindHit[];
  /** What the finished file is searched for. */
  hidden: HiddenString[];
}

const noContact: ContactPerson = { name: '', email: '', phone: '', website: '' };

/** 'Employer A', the same for the same name. */
const lettered = (word: string) => {
  const known = new Map<string, string>();
  return (name: string) => {
    if (name.trim() === '') return '';
    const key = fold(name);
    const label = known.get(key) ?? `${word} ${letters(known.size)}`;
    known.set(key, label);
    return label;
  };
};

const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

// What forms call particulars, in a section of the user's own.
const particularWords = Object.values(particularFields)
  .map(({ label }) => fold(label))
  .concat([
    'birthday',
    'birthdate',
    'age',
    'gender',
    'nationality',
    'address',
    'spouse',
    'father',
    'mother',
    'children',
    'sss',
    'philhealth',
    'pagibig',
    'tin',
    'sirb',
    'srb',
  ]);

const isParticular = (title: string) => {
  const folded = fold(title);
  return particularWords.some((word) => (word.length > 4 ? folded.includes(word) : folded === word));
};

/**
 * The source of a document that does not say whose it is. It is made of what may be in it, field by field: what a later
 * release adds to a resume is not in a blind document until it is named here. Free text is screened for everything hidden.
 */
export const blindSource = (
  candidate: Candidate,
  choices: BlindChoices,
  contact: ContactPerson = noContact,
): Blind => {
  const { number, source } = candidate;
  const { person, resume, credentials } = source;
  const hidden = hiddenOf(candidate, choices);
  const hits: BlindHit[] = [];
  const clean = (field: string, typed: string) => {
    const { text, hits: found } = screened(typed, hidden);
    hits.push(...found.map((hit) => ({ field, ...hit })));
    return text;
  };
  const employer = lettered('Employer');
  const vessel = lettered('Vessel');
  const employerOf = (field: string, name: string) =>
    choices.employers ? employer(name) : clean(field, name);
  const place = (field: string, typed: string) =>
    clean(
      field,
      placeParts(typed)
        .filter((part) => !isStreet(part))
        .slice(-2)
        .join(', '),
    );
  const customSections = resume.customSections
    .map(({ id, heading, entries }) => ({
      id,
      heading: clean('Your own section', heading),
      entries: entries
        .filter(({ title }) => !isParticular(title))
        .map(({ title, place: where, date, text }) => ({
          title: clean(heading, title),
          place: clean(heading, where),
          date: clean(heading, date),
          text: clean(heading, text),
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
  const isKnown = (id: string) =>
    isCustomId(id)
      ? customSections.some((section) => section.id === id)
      : (sectionIds as readonly string[]).includes(id);
  const made: DocumentSource = {
    person: {
      firstName: choices.names === 'all' ? 'Candidate' : person.firstName,
      lastName: choices.names === 'all' ? number : '',
      email: '',
    },
    resume: {
      // A field that is not allowed by name below is empty.
      ...emptyResume,
      title: clean('Title', resume.title),
      summary: clean('Summary', resume.summary),
      location: place('Location', resume.location),
      skills: resume.skills.map((skill) => clean('Skills', skill)),
      experience: resume.experience.map(({ title, company, duration, description, location }) => ({
        title: clean('Job title', title),
        company: employerOf('Company', company),
        duration: clean('Duration', duration),
        description: clean('Description of a job', description),
        location: place('Location of a job', location),
        link: '',
      })),
      education: resume.education.map(({ degree, school, year, description }) => ({
        degree: clean('Degree', degree),
        school: clean('School', school),
        year: clean('Year', year),
        description: clean('Description of a school', description),
        link: '',
      })),
      seaService: resume.seaService.map((service) => ({
        vessel: choices.employers ? vessel(service.vessel) : clean('Vessel', service.vessel),
        type: clean('Vessel type', service.type),
        flag: clean('Flag', service.flag),
        tonnage: clean('GRT/DWT', service.tonnage),
        power: clean('Engine kW', service.power),
        rank: clean('Rank', service.rank),
        principal: employerOf('Principal or agency', service.principal),
        signOn: service.signOn,
        signOff: service.signOff,
      })),
      licenses: resume.licenses.map(({ name, issuer, issued, validUntil, noExpiry }) => ({
        name: clean('License', name),
        issuer: clean('Issuer', issuer),
        number: '',
        issued,
        validUntil,
        link: '',
        noExpiry,
        credentialId: '',
        numberIsPublic: false,
      })),
      languages: resume.languages.map(({ name, level }) => ({
        name: clean('Language', name),
        level: clean('Level', level),
      })),
      projects: resume.projects.map(({ name, role, duration, description }) => ({
        name: clean('Project', name),
        role: clean('Role', role),
        duration: clean('Duration', duration),
        description: clean('Description of a project', description),
        link: '',
      })),
      trainings: resume.trainings.map(({ title, organizer, duration, hours }) => ({
        title: clean('Training', title),
        organizer: clean('Organizer', organizer),
        duration: clean('Duration', duration),
        hours: clean('Hours', hours),
      })),
      awards: resume.awards.map(({ title, awarder, date, description }) => ({
        title: clean('Award', title),
        awarder: clean('Awarded by', awarder),
        date,
        description: clean('Description of an award', description),
      })),
      volunteering: resume.volunteering.map(({ role, organization, location, duration, description }) => ({
        role: clean('Role', role),
        organization: clean('Organization', organization),
        location: place('Location', location),
        duration: clean('Duration', duration),
        description: clean('Description of volunteer work', description),
        link: '',
      })),
      publications: resume.publications.map(({ title, publisher, date, description }) => ({
        title: clean('Publication', title),
        publisher: clean('Publisher', publisher),
        date,
        link: '',
        description: clean('Description of a publication', description),
      })),
      interests: resume.interests.map((interest) => clean('Interests', interest)),
      references: [],
      referencesOnRequest: resume.referencesOnRequest || resume.references.length > 0,
      customSections,
      sectionOrder: resume.sectionOrder.filter(isKnown),
      hiddenSections: resume.hiddenSections.filter(isKnown),
      sectionHeadings: Object.fromEntries(
        Object.entries(resume.sectionHeadings)
          .filter(([id]) => isKnown(id))
          .map(([id, heading]) => [id, clean('Headings', heading)]),
      ),
    },
    credentials: credentials.map(({ title, issuer, issuedDate, description }) => ({
      title: clean('Credential', title),
      issuer: clean('Issuer', issuer),
      issuedDate,
      description: clean('Description of a credential', description),
    })),
    contact,
    photoUrls: [],
    monthStyle: source.monthStyle,
    today: source.today,
    updatedAt: source.updatedAt,
  };
  return { source: made, hits, hidden };
};
