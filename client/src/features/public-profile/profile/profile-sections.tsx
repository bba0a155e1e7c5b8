import { webAddress } from '../contact-links';
import type { ProfileContent } from './profile-content';
import { Entry, Section } from './profile-section';
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

interface Titled {
  title: string;
}

export const SummarySection = ({ title, summary }: Pick<ProfileContent, 'summary'> & Titled) => (
  <Section title={title}>
    <WrittenText text={summary} className="max-w-reading" />
  </Section>
);

export const ExperienceSection = ({
  title: heading,
  experience,
}: Pick<ProfileContent, 'experience'> & Titled) => (
  <Section title={heading}>
    <ul className="space-y-6 print:space-y-3">
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

export const EducationSection = ({ title, education }: Pick<ProfileContent, 'education'> & Titled) => (
  <Section title={title}>
    <ul className="space-y-5 print:space-y-2">
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

export const SkillsSection = ({ title, skills }: Pick<ProfileContent, 'skills'> & Titled) => (
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
