import type { ReactNode } from 'react';
import type { PublicResume } from '#shared/public-profile/schema';
import { printedDuration } from '#shared/text/duration';
import { printedDate, type MonthStyle } from '#shared/text/partial-date';
import { isolated } from '#shared/text/invisible';
import { webAddress } from '#shared/text/web-address';
import { Entry, Section } from './profile-section';
import { profileWords } from '../words';

/** Names in one line, each in its own direction. */
const joined = (parts: readonly string[], separator = ', ') =>
  parts.filter(Boolean).map(isolated).join(separator);

const WebLink = ({ url, children }: { url: string; children: ReactNode }) => {
  const href = webAddress(url);
  return href === undefined ? (
    <>{children}</>
  ) : (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="inline-flex min-h-6 items-center text-primary-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {children}
    </a>
  );
};

const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

interface SectionOf<Name extends keyof PublicResume> {
  title: string;
  entries: PublicResume[Name];
}

export const LanguagesSection = ({ title, entries }: SectionOf<'languages'>) => (
  <Section title={title}>
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {entries.map(({ name, level }, index) => (
        <li key={index} dir="auto">
          <bdi>{name}</bdi> {level && <span className="text-muted">({level})</span>}
        </li>
      ))}
    </ul>
  </Section>
);

interface PlainEntry {
  heading: string;
  place: string;
  period: string;
  text: string;
  link?: string;
}

/** Entries that differ in nothing but their fields' names. */
export const EntriesSection = ({ title, entries }: { title: string; entries: readonly PlainEntry[] }) => (
  <Section title={title}>
    <ul className="space-y-5 print:space-y-2">
      {entries.map(({ heading, place, period, text, link }, index) => (
        <Entry key={index} heading={heading || place} place={heading && place} period={period} text={text}>
          {link && <WebLink url={link}>{shortAddress(link)}</WebLink>}
        </Entry>
      ))}
    </ul>
  </Section>
);

/** With their months in a style. */
export const plainEntries = {
  projects: (entries: PublicResume['projects'], style: MonthStyle): PlainEntry[] =>
    entries.map(({ name, role, duration, description, link }) => ({
      heading: name,
      place: role,
      period: printedDuration(duration, style),
      text: description,
      link,
    })),
  trainings: (entries: PublicResume['trainings'], style: MonthStyle): PlainEntry[] =>
    entries.map(({ title, organizer, duration, hours }) => ({
      heading: title,
      place: organizer,
      period: joined([printedDuration(duration, style), /^\d+$/.test(hours) ? `${hours} hours` : hours]),
      text: '',
    })),
  awards: (entries: PublicResume['awards'], style: MonthStyle): PlainEntry[] =>
    entries.map(({ title, awarder, date, description }) => ({
      heading: title,
      place: awarder,
      period: printedDate(date, style),
      text: description,
    })),
  volunteering: (entries: PublicResume['volunteering'], style: MonthStyle): PlainEntry[] =>
    entries.map(({ role, organization, location, duration, description, link }) => ({
      heading: role,
      place: joined([organization, location]),
      period: printedDuration(duration, style),
      text: description,
      link,
    })),
  publications: (entries: PublicResume['publications'], style: MonthStyle): PlainEntry[] =>
    entries.map(({ title, publisher, date, description, link }) => ({
      heading: title,
      place: publisher,
      period: printedDate(date, style),
      text: description,
      link,
    })),
  custom: (entries: PublicResume['customSections'][number]['entries'], style: MonthStyle): PlainEntry[] =>
    entries.map(({ title, place, date, text }) => ({
      heading: title,
      place,
      period: printedDuration(date, style),
      text,
    })),
};

export const LinksSection = ({ title, entries }: SectionOf<'links'>) => (
  <Section title={title}>
    <ul className="space-y-1">
      {entries.map(({ label, url }, index) => (
        <li key={index}>
          {label && (
            <span className="text-muted">
              <bdi>{label}</bdi>:{' '}
            </span>
          )}
          <WebLink url={url}>
            <bdi>{shortAddress(url)}</bdi>
          </WebLink>
        </li>
      ))}
    </ul>
  </Section>
);

export const InterestsSection = ({ title, entries }: SectionOf<'interests'>) => (
  <Section title={title}>
    <p dir="auto" className="max-w-reading">
      {joined(entries, ' · ')}
    </p>
  </Section>
);

interface ReferencesProps extends SectionOf<'references'> {
  onRequest: boolean;
}

export const ReferencesSection = ({ title, entries, onRequest }: ReferencesProps) => (
  <Section title={title}>
    {onRequest ? (
      <p>{profileWords.referencesOnRequest}</p>
    ) : (
      <ul className="grid gap-5 sm:grid-cols-2">
        {entries.map(({ name, position, company, phone, email, quote }, index) => (
          <Entry
            key={index}
            heading={name}
            place={joined([position, company])}
            period=""
            text={[joined([phone, email], ' · '), quote].filter(Boolean).join('\n')}
          />
        ))}
      </ul>
    )}
  </Section>
);
