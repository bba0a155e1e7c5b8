import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { profileName } from '#shared/public-profile/profile-title';
import type { PublicProfile } from '#shared/public-profile/schema';
import { formatDate } from '../../../lib/format';
import { Avatar } from '../../../ui/layout/avatar';
import { contactDetails, ownAddress, type ContactDetail, type ContactKind } from '../contact-links';
import { heroWords as words } from '../words';

interface ProfileHeroProps extends Pick<PublicProfile, 'user' | 'resume'> {
  /** Buttons; they do not print. */
  actions?: ReactNode;
  /** Of the name: 1 on its own page, lower where the hero is shown inside another. */
  headingLevel?: 1 | 2 | 3;
}

/** Photo, name, title and contact details. */
export const ProfileHero = ({ user, resume, actions, headingLevel = 1 }: ProfileHeroProps) => {
  const Heading = `h${headingLevel}` as const;
  const name = profileName(user);
  const contact = contactDetails({ ...resume, email: user.email });
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 sm:gap-x-6">
      <Avatar
        name={name}
        src={resume.profilePhotoUrl || ownAddress(user.profileImageUrl ?? '')}
        alt={words.photoOf(name)}
        size="xl"
        className="max-sm:size-20 max-sm:text-xl sm:row-span-4"
      />
      <div className="self-center sm:self-auto">
        <Heading dir="auto" className="text-xl font-semibold sm:text-2xl">
          {name}
        </Heading>
        {resume.title && (
          <p dir="auto" className="mt-1 text-base text-muted sm:text-lg">
            {resume.title}
          </p>
        )}
      </div>
      {contact.length > 0 && (
        <ul
          aria-label={words.contact}
          className="col-span-2 mt-3 flex flex-col gap-x-5 gap-y-1 text-sm sm:col-span-1 sm:col-start-2 sm:flex-row sm:flex-wrap sm:gap-y-1.5 pointer-coarse:gap-y-0"
        >
          {contact.map((detail) => (
            <Contact key={detail.kind} {...detail} />
          ))}
        </ul>
      )}
      {resume.updatedAt && (
        <p className="col-span-2 mt-3 text-xs text-muted sm:col-span-1 sm:col-start-2 print:mt-1">
          {words.lastUpdated(<time dateTime={resume.updatedAt}>{formatDate(resume.updatedAt)}</time>)}
        </p>
      )}
      {actions && (
        <div className="col-span-2 mt-4 flex flex-wrap items-start gap-2 sm:col-span-1 sm:col-start-2 sm:mt-5 print:hidden">
          {actions}
        </div>
      )}
    </header>
  );
};

const icons: Partial<Record<ContactKind, LucideIcon>> = { email: Mail, phone: Phone, location: MapPin };

const Contact = ({ kind, text, href }: ContactDetail) => {
  const Icon = icons[kind] ?? Globe;
  return (
    <li className="flex min-w-0 items-start gap-2 pointer-coarse:py-3">
      <Icon aria-hidden className="mt-0.75 size-4 shrink-0 text-muted" />
      <span className="sr-only">{words.contactKinds[kind]}: </span>
      {href === undefined ? (
        <span dir="auto" className="line-clamp-3 min-w-0">
          {text}
        </span>
      ) : (
        <a
          href={href}
          {...(/^https?:/.test(href) && { target: '_blank', rel: 'noopener noreferrer nofollow ugc' })}
          // The touch target extends over the row's padding.
          // Forced colors would draw the border that widens the target for a finger.
          className="line-clamp-3 min-w-0 text-primary-text underline-offset-4 hover:underline pointer-coarse:-my-3 pointer-coarse:border-y-12 pointer-coarse:border-transparent forced-colors:pointer-coarse:border-[Canvas]"
        >
          <bdi>{text}</bdi>
        </a>
      )}
    </li>
  );
};
