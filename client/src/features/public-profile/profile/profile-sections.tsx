import { webAddress } from '../contact-links';
import { CredentialItem } from './credential-item';
import type { ProfileContent } from './profile-content';
import { Entry, Section, type Placed } from './profile-section';
import { WrittenText } from '../written-text';

/** 'Company, City' with a link to the company's website. */
const placeOf = (name: string, location: string, link: string) => {
  const href = webAddress(link);
  if (!name || href === undefined) return [name, location].filter(Boolean).join(', ');
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="text-primary-text underline-offset-4 hover:underline"
      >
        {name}
      </a>
      {location && `, ${location}`}
    </>
  );
};

type Titled = Placed & { title: string };

export const SummarySection = ({ title, summary, className }: Pick<ProfileContent, 'summary'> & Titled) => (
  <Section title={title} className={className}>
    <WrittenText text={summary} className="max-w-reading" />
  </Section>
);

export const ExperienceSection = ({
  title: heading,
  experience,
  className,
}: Pick<ProfileContent, 'experience'> & Titled) => (
  <Section title={heading} className={className}>
    <ul className="space-y-6">
      {experience.map(({ title, company, location, link, duration, description }, index) => (
        <Entry
          key={index}
          heading={title || company || location}
          place={placeOf(title ? company : '', title || company ? location : '', link)}
          period={duration}
          text={description}
        />
      ))}
    </ul>
  </Section>
);

export const EducationSection = ({
  title,
  education,
  className,
}: Pick<ProfileContent, 'education'> & Titled) => (
  <Section title={title} className={className}>
    <ul className="space-y-5">
      {education.map(({ degree, school, year, description, link }, index) => (
        <Entry
          key={index}
          heading={degree || school}
          place={placeOf(degree ? school : '', '', link)}
          period={year}
          text={description}
        />
      ))}
    </ul>
  </Section>
);

export const SkillsSection = ({ title, skills, className }: Pick<ProfileContent, 'skills'> & Titled) => (
  <Section title={title} className={className}>
    <ul className="flex flex-wrap gap-2">
      {skills.map((skill, index) => (
        <li
          key={index}
          dir="auto"
          className="min-w-0 rounded-control border bg-subtle px-2.5 py-1 text-sm print:px-2 print:py-0.5"
        >
          {skill}
        </li>
      ))}
    </ul>
  </Section>
);

interface CredentialsSectionProps extends Pick<ProfileContent, 'credentials'>, Titled {
  username: string;
  onOpenFile?: ((id: string) => void) | undefined;
}

export const CredentialsSection = ({
  title,
  credentials,
  username,
  onOpenFile,
  className,
}: CredentialsSectionProps) => (
  <Section title={title} className={className}>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-3">
      {credentials.map((credential) => (
        <li key={credential.id} className="min-w-0 print:break-inside-avoid">
          <CredentialItem credential={credential} username={username} onOpenFile={onOpenFile} />
        </li>
      ))}
    </ul>
  </Section>
);
