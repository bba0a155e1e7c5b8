import type { PublicProfile, PublicResume } from '#shared/public-profile/schema';
import { headingOf } from '#shared/resume/sections/section-order';
import { printedDuration } from '#shared/text/duration';
import { type MonthStyle, printedDate } from '#shared/text/partial-date';
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
import { CredentialsSection, CredentialItem } from './credentials-section';
import { profileWords, publicWords, profileWords as words } from '../words';
import { seaServiceTotals, withKilowatts } from '#shared/resume/sections/sea-service';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { mailAddress } from '../../../lib/contact-addresses';
import { FoldedList } from '../folded-list';
import { ValidityBadge } from '../validity-badge';
import { VerificationLinks } from '../verification-links';

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

type Contract = PublicResume['seaService'][number];

/** The cells of a row after the vessel, each with up to two lines. */
const cellsOf = (
  { type, flag, tonnage, power, rank, principal, signOn, signOff }: Contract,
  monthStyle: MonthStyle,
) => [
  [type, flag],
  [tonnage, withKilowatts(power)],
  [rank],
  [principal],
  [printedDate(signOn, monthStyle), printedDate(signOff, monthStyle)],
];

interface SeaServiceProps {
  title: string;
  monthStyle: MonthStyle;
  entries: readonly Contract[];
  /** The day in Manila to which they count. */
  today: string;
}

/** Contracts at sea as a table, which scrolls by itself where the screen is narrow, and what they add up to. */
const SeaServiceSection = ({ title, monthStyle, entries, today }: SeaServiceProps) => {
  const totals = seaServiceTotals(entries, today);
  return (
    <Section title={title}>
      {/* A region that scrolls is reachable by keyboard. */}
      <div role="group" aria-label={title} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-xl border-collapse text-sm print:min-w-0">
          <thead>
            <tr className="border-b text-muted">
              {profileWords.seaServiceColumns.map((column) => (
                <th key={column} scope="col" className="py-2 pe-4 text-start font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <tr key={index} className="border-b align-top print:break-inside-avoid">
                <th scope="row" dir="auto" className="py-2 pe-4 text-start font-semibold">
                  {entry.vessel}
                </th>
                {cellsOf(entry, monthStyle).map((lines, cell) => (
                  <td key={cell} className="py-2 pe-4 tabular-nums">
                    {lines.filter(Boolean).map((line, i) => (
                      <span key={i} dir="auto" className="block">
                        {line}
                      </span>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {totals.length > 0 && (
        <ul className="mt-3 text-sm text-muted">
          {totals.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Section>
  );
};

type License = ProfileContent['licenses'][number];

interface LicensesSectionProps {
  title: string;
  onOpenFile?: ((id: string) => void) | undefined;
  entries: readonly License[];
  owner: PublicProfile['user'];
  /** The day in Manila by which they are valid. */
  today: string;
  monthStyle: MonthStyle;
}

/** Licenses and certificates with their validity, and where to check them. */
const LicensesSection = ({ title, entries, owner, today, monthStyle, onOpenFile }: LicensesSectionProps) => (
  <Section title={title}>
    <p className="-mt-1 mb-2 text-xs leading-4 text-muted print:mt-0 print:mb-1.5">
      {words.enteredBy(<bdi>{owner.firstName.trim() || owner.lastName.trim() || words.unnamedOwner}</bdi>)}
    </p>
    <FoldedList items={entries} className="space-y-4 print:space-y-2">
      {(license, index) => (
        <li key={index} className="print:break-inside-avoid">
          <LicenseItem license={license} owner={owner} today={today} monthStyle={monthStyle}>
            {license.proof && (
              <CredentialItem
                credential={license.proof}
                monthStyle={monthStyle}
                username={owner.username}
                onOpenFile={onOpenFile}
              />
            )}
          </LicenseItem>
        </li>
      )}
    </FoldedList>
  </Section>
);

interface LicenseItemProps extends Pick<LicensesSectionProps, 'owner' | 'today' | 'monthStyle'> {
  license: License;
  /** The credential that proves it. */
  children: ReactNode;
}

const LicenseItem = ({ license, owner, today, monthStyle, children }: LicenseItemProps) => {
  const { name, issuer, number, issued, link } = license;
  return (
    <>
      <h3 dir="auto" className="font-semibold">
        {name || issuer}
      </h3>
      {name && issuer && (
        <p dir="auto" className="text-sm text-muted">
          {issuer}
        </p>
      )}
      <div className="mt-1 space-y-1">
        {number && (
          <p className="text-sm">
            {publicWords.licenseNumber} <bdi className="tabular-nums">{number}</bdi>
          </p>
        )}
        <ValidityBadge license={license} today={today} monthStyle={monthStyle} />
        {issued && <p className="text-sm text-muted">{words.issued(printedDate(issued, monthStyle))}</p>}
        <VerificationLinks issuers={[issuer]} link={link} />
        {!number && <AskForNumber license={name || issuer} owner={owner} />}
        {children}
      </div>
    </>
  );
};

/** Numbers are private by default: a mail to the owner, prepared, where visitors may have the address. */
const AskForNumber = ({ license, owner }: { license: string; owner: LicensesSectionProps['owner'] }) => {
  const address = mailAddress(owner.email);
  if (!address || !license) return null;
  const { subject, body } = words.askForNumber.mail(license, owner.firstName.trim());
  return (
    <a
      href={`${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      aria-label={words.askForNumber.of(license)}
      className="inline-flex min-h-6 items-center gap-1.5 text-sm text-primary-text underline-offset-4 hover:underline pointer-coarse:min-h-11 print:hidden"
    >
      <Mail aria-hidden className="size-4" />
      {words.askForNumber.action}
    </a>
  );
};
