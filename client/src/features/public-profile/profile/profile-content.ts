import type { PublicProfile } from '#shared/public-profile/schema';

/** The sections of a profile without blank entries; empty sections are not shown. */
export const profileContent = ({ resume, credentials }: PublicProfile) => ({
  summary: resume.summary.trim(),
  experience: resume.experience.filter(hasText),
  skills: resume.skills.filter((skill) => skill.trim() !== ''),
  education: resume.education.filter(hasText),
  credentials,
});

export type ProfileContent = ReturnType<typeof profileContent>;

/** Nothing but a name and addresses so far. */
export const isEmptyProfile = (profile: PublicProfile) =>
  profile.resume.title.trim() === '' &&
  Object.values(profileContent(profile)).every((section) => section.length === 0);

const hasText = (entry: Record<string, string>) => Object.values(entry).some((text) => text.trim() !== '');
