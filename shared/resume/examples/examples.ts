import type { ResumeExample } from './entries';
import type { ProfessionId } from './professions';
import type { ResumeContent } from '../schema';

const loaders: Record<ProfessionId, () => Promise<{ example: ResumeExample }>> = {
  nurse: () => import('./nurse'),
  bpo: () => import('./bpo'),
  teacher: () => import('./teacher'),
  seafarer: () => import('./seafarer'),
  engineer: () => import('./engineer'),
  service: () => import('./service'),
  household: () => import('./household'),
};

/** Each example is a chunk of its own, loaded when it is looked at. */
export const loadExample = async (id: ProfessionId): Promise<ResumeExample> => (await loaders[id]()).example;

/**
 * What is copied from an example into a form. The licenses come without their dates: a license that the user does not
 * hold must not be shown as valid.
 */
export const startFrom = <Example extends Pick<ResumeContent, 'licenses'>>(example: Example): Example => ({
  ...example,
  licenses: example.licenses.map((license) => ({
    ...license,
    issued: '',
    validUntil: '',
    noExpiry: false,
  })),
});

type Text = Omit<ResumeContent, 'profilePhotoUrl'>;

/**
 * The parts of a resume that are still an example's, by the names that its user knows them by. An entry counts by what
 * a real resume does not share with the sample person, such as job and employer; titles and skills can coincide.
 */
export const exampleLeft = (resume: Text, example: Text): string[] => {
  const known = new Set(partsOf(example).map(({ text }) => text));
  return [...new Set(partsOf(resume).flatMap(({ name, text }) => (known.has(text) ? [name] : [])))];
};

const partsOf = ({ summary, seaService, experience, education, licenses, trainings, awards }: Text) => [
  ...(summary ? [part('Summary', [summary])] : []),
  ...seaService.map(({ vessel, rank }) => part(vessel || rank, [vessel, rank])),
  ...experience.map(({ title, company }) => part(company || title, [title, company])),
  ...education.map(({ degree, school, year }) => part(school || degree, [degree, school, year])),
  ...licenses
    .filter(({ issued, validUntil, number }) => !issued && !validUntil && !number)
    .map(({ name, issuer }) => part(name, [name, issuer])),
  ...trainings.map(({ title, organizer, duration }) => part(title, [title, organizer, duration])),
  ...awards.map(({ title, awarder }) => part(title, [title, awarder])),
];

const part = (name: string, texts: string[]) => ({
  name,
  text: texts.map((text) => text.trim()).join('\n'),
});
