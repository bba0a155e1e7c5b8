import type { Particulars } from '../particulars';
import type { ResumeContent } from '../schema';
import { exportBasics, type ExportedPerson } from './basics';
import { education } from './education';
import { project, volunteer, work } from './experience';
import { ownKey, writeOwnSections } from './own-sections';
import { writeSection } from './section-format';
import { award, certificate, language, publication, reference, writeInterest } from './sections';
import { writeSkill } from './skills';

const schemaUrl = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A JSON Resume 1.0.0 of the content, which importJsonResume turns back into the same content (the photo apart). What
 * the format has no key for (free text dates, license numbers) goes into keys of its own, which it allows, and sections
 * that it does not have into `meta` (docs/decisions/other-formats.md). Personal particulars are in it only where they are
 * given apart: most files of the kind are handed on.
 */
export const exportJsonResume = (
  content: Omit<ResumeContent, 'particulars'>,
  person: ExportedPerson,
  particulars?: Particulars,
) => {
  const own = writeOwnSections(content, particulars);
  return {
    $schema: schemaUrl,
    basics: exportBasics(content, person),
    work: writeSection(work, content.experience),
    volunteer: writeSection(volunteer, content.volunteering),
    education: writeSection(education, content.education),
    awards: writeSection(award, content.awards),
    certificates: writeSection(certificate(new Set()), content.licenses),
    publications: writeSection(publication, content.publications),
    skills: content.skills.map(writeSkill),
    languages: writeSection(language, content.languages),
    interests: content.interests.map(writeInterest),
    references: writeSection(reference, content.references),
    projects: writeSection(project, content.projects),
    meta: { version: 'v1.0.0', ...(own && { [ownKey]: own }) },
  };
};

/** The file's name: 'maria-santos-resume.json'. */
export const jsonResumeFileName = (username: string) => `${username}-resume.json`;
