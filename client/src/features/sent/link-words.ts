const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'Asia/Manila' });
const date = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'Asia/Manila',
});
const sixDaysMs = 6 * 24 * 60 * 60 * 1000;

/** 'once', 'twice', '3 times' */
const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** 'Tuesday' within the last six days, else 'Nov 20, 2026'. */
const lastTime = (moment: string, now: number) =>
  now - Date.parse(moment) < sixDaysMs ? weekday.format(new Date(moment)) : date.format(new Date(moment));

export interface Opened {
  views: number;
  downloads: number;
  lastViewedAt: string | null;
  lastCountry: string | null;
  lastCity: string | null;
}

/** 'Opened twice, last on Tuesday, Dubai. Downloaded once.' */
export const openedWords = (
  { views, downloads, lastViewedAt, lastCountry, lastCity }: Opened,
  now: number,
): string => {
  const downloaded = downloads === 0 ? '' : `Downloaded ${times(downloads)}`;
  if (views === 0 || lastViewedAt === null) return downloaded || 'Not opened yet';
  const place = lastCity ?? (lastCountry ? countryNames.of(lastCountry) : undefined);
  const opened = `Opened ${times(views)}, ${views > 1 ? 'last ' : ''}on ${lastTime(lastViewedAt, now)}${place ? `, ${place}` : ''}`;
  return downloaded ? `${opened}. ${downloaded}` : opened;
};

/** The texts of the links of an application. */
export const linkWords = {
  title: 'A link for this employer',
  description:
    'Shows one of your resumes, not your public profile. You see here whether it was opened; the page tells the visitor so.',
  loading: 'Loading the links',
  failed: 'The links could not be loaded',
  tryAgain: 'Please check your connection and try again.',
  empty: 'No link yet.',
  list: 'Links',
  resume: 'Resume that it shows',
  days: 'Works for',
  daysOf: (days: number) => `${days} days`,
  make: 'Make a link',
  notMade: 'The link could not be made',
  made: 'Copy the link now',
  madeAbout: 'We do not keep it and cannot show it again. You can make another at any time.',
  copy: 'Copy link',
  copied: 'Link copied',
  address: 'The link',
  until: (day: string) => `Works until ${day}`,
  expired: (day: string) => `Ended ${day}`,
  revoked: (day: string) => `You ended it ${day}`,
  revoke: 'End the link',
  revokeOf: (name: string) => `End the link to ${name}`,
  askRevoke: (name: string) => `End the link to “${name}”?`,
  revokeConsequence: 'Anyone with the link sees nothing from now on. What was counted stays here.',
  isRevoked: 'Link ended',
  notRevoked: 'The link could not be ended',
  paused: 'Paused: your profile is private.',
  allow: 'Let it work anyway',
  allowed: 'The link works now',
  notAllowed: 'The link could not be changed',
  resumeGone: 'Visitors see nothing: this resume is in the trash or deleted.',
  noResume: 'Save your resume first, then make a link to it.',
  resumesFailed: 'Your resumes could not be loaded. Reload the page to make a link.',
  privateTitle: 'Your profile is private',
  privateAbout:
    'Anyone with this link will see the resume that you chose, although your profile is private. License numbers, references, personal particulars and contact details that you hide stay hidden.',
  confirmPrivate: 'Make the link',
};
