import { useId, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { CredentialItem } from './credential-item';
import type { ProfileContent } from './profile-content';
import { WrittenText } from '../written-text';

interface SectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

const Section = ({ title, className, children }: SectionProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames('min-w-0', className)}>
      <h2
        id={titleId}
        className="mb-3 border-b pb-2 text-base font-semibold tracking-tight print:break-after-avoid"
      >
        {title}
      </h2>
      {children}
    </section>
  );
};

type Placed = { className?: string };

export const SummarySection = ({ summary, className }: Pick<ProfileContent, 'summary'> & Placed) => (
  <Section title="Summary" {...(className && { className })}>
    <WrittenText text={summary} className="max-w-reading" />
  </Section>
);

export const ExperienceSection = ({ experience, className }: Pick<ProfileContent, 'experience'> & Placed) => (
  <Section title="Work Experience" {...(className && { className })}>
    <ul className="space-y-6">
      {experience.map(({ title, company, duration, description }, index) => (
        <Entry
          key={index}
          heading={title || company}
          place={title && company}
          period={duration}
          text={description}
        />
      ))}
    </ul>
  </Section>
);

export const EducationSection = ({ education, className }: Pick<ProfileContent, 'education'> & Placed) => (
  <Section title="Education" {...(className && { className })}>
    <ul className="space-y-5">
      {education.map(({ degree, school, year, description }, index) => (
        <Entry
          key={index}
          heading={degree || school}
          place={degree && school}
          period={year}
          text={description}
        />
      ))}
    </ul>
  </Section>
);

interface EntryProps {
  heading: string;
  place: string;
  period: string;
  text: string;
}

const Entry = ({ heading, place, period, text }: EntryProps) => (
  <li className="print:break-inside-avoid">
    <div className="sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline sm:gap-x-4">
      {heading && (
        <h3 dir="auto" className="font-semibold">
          {heading}
        </h3>
      )}
      {place && (
        <p dir="auto" className="text-muted sm:col-start-1">
          {place}
        </p>
      )}
      {period && (
        <p
          dir="auto"
          className="text-sm text-muted tabular-nums sm:col-start-2 sm:row-start-1 sm:max-w-72 sm:text-end"
        >
          {period}
        </p>
      )}
    </div>
    {text && <WrittenText text={text} className="mt-2 max-w-reading" />}
  </li>
);

export const SkillsSection = ({ skills, className }: Pick<ProfileContent, 'skills'> & Placed) => (
  <Section title="Skills" {...(className && { className })}>
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

interface CredentialsSectionProps extends Pick<ProfileContent, 'credentials'>, Placed {
  username: string;
  onOpenFile?: ((id: string) => void) | undefined;
}

export const CredentialsSection = ({
  credentials,
  username,
  onOpenFile,
  className,
}: CredentialsSectionProps) => (
  <Section title="Credentials" {...(className && { className })}>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-3">
      {credentials.map((credential) => (
        <li key={credential.id} className="min-w-0 print:break-inside-avoid">
          <CredentialItem credential={credential} username={username} onOpenFile={onOpenFile} />
        </li>
      ))}
    </ul>
  </Section>
);
