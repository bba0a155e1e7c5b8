import type { PublicProfile } from '#shared/public-profile/schema';
import { headingOf } from '#shared/resume/sections/section-order';
import { printedDuration } from '#shared/text/duration';
import type { MonthStyle } from '#shared/text/partial-date';
import { isolated } from '#shared/text/invisible';
import { webAddress } from '#shared/text/web-address';
import type { ProfileContent } from './profile-content';
import { Entry, Section } from './profile-section';
import { WrittenText } from '../written-text';
import {
  EntriesSection,
  InterestsSection,
  LanguagesSection,
  LinksSection,
  plainEntries,
  ReferencesSection,
} from './additional-sections';
import { CredentialsSection } from './credentials-section';
import { SeaServiceSection } from './sea-service-section';
import { LicensesSection } from './licenses-section';
import { profileWords } from '../words';

/** 'Company, City' with a link to the company's website. */
const placeOf = (name: string, location: string, link: string) => {
  const href = webAddress(link);
  if (!name || href === undefined) return [name, location].filter(Boolean).map(isolated).join(', ');
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="text-primary-text underline-offset-4 hover:underline"
      >
        <bdi>{name}</bdi>
      </a>
      {location && `, ${isolated(location)}`}
    </>
  );
};

interface Titled {
  title: string;
}

interface Dated extends Titled {
  monthStyle: MonthStyle;
}

const SummarySection = ({ title, summary }: Pick<ProfileContent, 'summary'> & Titled) => (
  <Section title={title}>
    <WrittenText text={summary} className="max-w-reading" />
  </Section>
);

const ExperienceSection = ({
  title: heading,
  monthStyle,
  experience,
}: Pick<ProfileContent, 'experience'> & Dated) => (
  <Section title={heading}>
    <ul className="space-y-6 print:space-y-3">
      {experience.map(({ title, company, location, link, duration, description }, index) => (
        <Entry
          key={index}
          heading={title || company || location}
          place={placeOf(title ? company : '', title || company ? location : '', link)}
          period={printedDuration(duration, monthStyle)}
          text={description}
        />
      ))}
    </ul>
  </Section>
);

const EducationSection = ({ title, monthStyle, education }: Pick<ProfileContent, 'education'> & Dated) => (
  <Section title={title}>
    <ul className="space-y-5 print:space-y-2">
      {education.map(({ degree, school, year, description, link }, index) => (
        <Entry
          key={index}
          heading={degree || school}
          place={placeOf(degree ? school : '', '', link)}
          period={printedDuration(year, monthStyle)}
          text={description}
        />
      ))}
    </ul>
  </Section>
);

const SkillsSection = ({ title, skills }: Pick<ProfileContent, 'skills'> & Titled) => (
  <Section title={title}>
    <ul className="flex flex-wrap gap-2 print:gap-1">
      {skills.map((skill, index) => (
        <li
          key={index}
          dir="auto"
          className="min-w-0 rounded-control border bg-subtle px-2.5 py-1 text-sm print:px-1.5 print:py-0"
        >
          {skill}
        </li>
      ))}
    </ul>
  </Section>
);

interface ProfileSectionProps {
  id: string;
  profile: PublicProfile;
  content: ProfileContent;
  onOpenFile?: ((id: string) => void) | undefined;
}

/** One section of a profile; nothing if it is empty. */
export const ProfileSection = ({ id, profile, content, onOpenFile }: ProfileSectionProps) => {
  const { resume, user, monthStyle = 'as-typed' } = profile;
  const renamed = Object.hasOwn(resume.sectionHeadings, id) ? resume.sectionHeadings[id] : '';
  const title = renamed || (id === 'summary' ? profileWords.summary : headingOf(id, resume));
  const props = { title };
  const dated = { title, monthStyle };
  switch (id) {
    case 'summary':
      return content.summary && <SummarySection {...props} summary={content.summary} />;
    case 'experience':
      return (
        content.experience.length > 0 && <ExperienceSection {...dated} experience={content.experience} />
      );
    case 'skills':
      return content.skills.length > 0 && <SkillsSection {...props} skills={content.skills} />;
    case 'education':
      return content.education.length > 0 && <EducationSection {...dated} education={content.education} />;
    case 'credentials': {
      const { credentials } = content;
      return (
        credentials.length > 0 && (
          <CredentialsSection
            {...dated}
            credentials={credentials}
            username={user.username}
            onOpenFile={onOpenFile}
          />
        )
      );
    }
    case 'licenses':
      return (
        content.licenses.length > 0 && (
          <LicensesSection
            {...dated}
            entries={content.licenses}
            owner={user}
            today={profile.today}
            onOpenFile={onOpenFile}
          />
        )
      );
    case 'seaService':
      return (
        content.seaService.length > 0 && (
          <SeaServiceSection {...dated} entries={content.seaService} today={profile.today} />
        )
      );
    case 'languages':
      return content.languages.length > 0 && <LanguagesSection {...props} entries={content.languages} />;
    case 'links':
      return content.links.length > 0 && <LinksSection {...props} entries={content.links} />;
    case 'interests':
      return content.interests.length > 0 && <InterestsSection {...props} entries={content.interests} />;
    case 'references':
      return (
        content.references.length > 0 && (
          <ReferencesSection {...props} entries={resume.references} onRequest={resume.referencesOnRequest} />
        )
      );
    default:
      return <PlainSection {...dated} id={id} content={content} />;
  }
};

type PlainSectionProps = Pick<ProfileSectionProps, 'id' | 'content'> & Dated;

const PlainSection = ({ id, title, monthStyle, content }: PlainSectionProps) => {
  const entries = entriesOf(id, content, monthStyle);
  return entries.length > 0 && <EntriesSection title={title} entries={entries} />;
};

const entriesOf = (id: string, content: ProfileContent, monthStyle: MonthStyle) => {
  switch (id) {
    case 'projects':
      return plainEntries.projects(content.projects, monthStyle);
    case 'trainings':
      return plainEntries.trainings(content.trainings, monthStyle);
    case 'awards':
      return plainEntries.awards(content.awards, monthStyle);
    case 'volunteering':
      return plainEntries.volunteering(content.volunteering, monthStyle);
    case 'publications':
      return plainEntries.publications(content.publications, monthStyle);
    default:
      return plainEntries.custom(
        content.custom.find((section) => section.id === id)?.entries ?? [],
        monthStyle,
      );
  }
};
