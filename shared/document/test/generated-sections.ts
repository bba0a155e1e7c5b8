import { emptyOf, type ResumeContent } from '#shared/resume/schema';
import {
  awardEntry,
  languageEntry,
  licenseEntry,
  linkEntry,
  referenceEntry,
  trainingEntry,
} from '#shared/resume/sections/schema';
import type { DocumentSource } from '../layout/document';
import { generatedResume, type GeneratedLength } from './generated-resumes';
import { seededRandom } from './seeded-random';

const licenses =
  'Registered Nurse|Licensed Professional Teacher|Certified Public Accountant|Civil Engineer|TESDA NC II in Bookkeeping';
const trainings =
  'Basic Life Support|Occupational Safety and Health for Construction Safety Officers|Gender and Development|Data Privacy Act Seminar|ISO 9001 Internal Audit';
const awards = 'Employee of the Year|Best Thesis in Applied Research|Service Award for Ten Years';
const languages = 'Filipino|English|Cebuano|Ilocano|Japanese';
const people = 'Engr. Rosalinda Catacutan|Dr. Jose Peña|Atty. Maria Lim|Prof. Ramon Evangelista';
const interests = 'Free diving|Choral singing|Chess|Community gardens|Long-distance running';

/** A generated resume with some of the sections beside the specified ones, each with a few entries. */
export const generatedWithSections = (seed: number, length: GeneratedLength = 'usual'): DocumentSource => {
  const random = seededRandom(seed);
  /** Up to this many of a list, none of them at times. */
  const some = (list: string, max: number) =>
    list.split('|').slice(0, Math.max(0, Math.floor(random() * (max + 2)) - 1));
  const sections: Partial<ResumeContent> = {
    licenses: some(licenses, 3).map((name, i) => ({
      ...emptyOf(licenseEntry),
      name,
      issuer: 'Professional Regulation Commission',
      number: `00${seed}${i}7`,
      issued: `201${i}-05-2${i}`,
    })),
    languages: some(languages, 5).map((name, i) => ({
      ...emptyOf(languageEntry),
      name,
      level: i === 0 ? 'Native' : 'Fluent',
    })),
    trainings: some(trainings, 5).map((title, i) => ({
      ...emptyOf(trainingEntry),
      title,
      organizer: i % 2 === 0 ? 'Philippine Red Cross, Cebu Chapter' : 'Civil Service Commission',
      duration: `March ${i + 1}–${i + 3}, 2023`,
      hours: '24',
    })),
    awards: some(awards, 3).map((title) => ({
      ...emptyOf(awardEntry),
      title,
      awarder: 'Provincial Government of Bohol',
      date: '2022-10',
      description: random() < 0.5 ? 'Chosen out of more than two hundred nominees of the whole region.' : '',
    })),
    links: some('LinkedIn|GitHub', 2).map((label) => ({
      ...emptyOf(linkEntry),
      label,
      url: `https://${label.toLowerCase()}.com/in/someone-${seed}`,
    })),
    interests: some(interests, 5),
    references: some(people, 3).map((name, i) => ({
      ...emptyOf(referenceEntry),
      name,
      position: 'Head of Operations',
      company: 'Mactan Builders and Development Corp.',
      phone: `+63 917 555 02${10 + i}`,
    })),
  };
  const source = generatedResume(seed, length);
  return { ...source, resume: { ...source.resume, ...sections } };
};
