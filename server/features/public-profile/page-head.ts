import { product } from '#shared/product';
import { profilePath } from '#shared/public-profile/endpoints';
import { profileHeadline, profileName, profileTitle } from '#shared/public-profile/profile-title';
import type { PublicProfile } from '#shared/public-profile/schema';
import { escapeHtml, scriptSafeJson } from '../../http/web-app';

const maxDescription = 200;

/** The head of a profile's page: what search engines and link previews read without running a script. */
export const profileHead = (profile: PublicProfile, publicUrl: string): string => {
  const { user, resume } = profile;
  const name = profileName(user);
  const headline = profileHeadline(profile);
  const description = shorten(resume.summary || `${headline}. Resume and credentials on ${product.name}.`);
  const url = publicUrl + profilePath(user.username);
  const image = new URL(resume.profilePhotoUrl || user.profileImageUrl || '/share-card.png', publicUrl).href;
  const person = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    ...(resume.updatedAt && { dateModified: resume.updatedAt }),
    mainEntity: {
      '@type': 'Person',
      name,
      url,
      image,
      ...(resume.title && { jobTitle: resume.title }),
      ...(resume.summary && { description: resume.summary }),
      ...(resume.location && { address: resume.location }),
      ...(resume.website && { sameAs: [resume.website] }),
      ...(resume.skills.length > 0 && { knowsAbout: resume.skills }),
    },
  };
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(profileTitle(profile))}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', 'profile'),
    meta('property', 'og:site_name', product.name),
    meta('property', 'og:title', headline),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'profile:first_name', user.firstName),
    meta('property', 'profile:last_name', user.lastName),
    meta('property', 'profile:username', user.username),
    meta('name', 'twitter:card', 'summary'),
    meta('name', 'twitter:title', headline),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    `<script type="application/ld+json">${scriptSafeJson(person)}</script>`,
  ].join('\n');
};

export const missingProfileHead = () =>
  `<title>Profile Not Found | ${product.name}</title>\n<meta name="robots" content="noindex">`;

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxDescription
    ? line
    : `${[...line]
        .slice(0, maxDescription - 1)
        .join('')
        .trimEnd()}…`;
};
