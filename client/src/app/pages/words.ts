/** The texts of the page with what has access to the account. */
export const devicesPageWords = {
  title: 'Your devices',
  description: 'Where you are signed in. Sign out a device that you do not know or no longer use.',
};

/** The texts of the pages with the user's documents. */
export const documentsPageWords = {
  title: 'Documents',
  description: 'Your main resume, and a version of it for every job.',
  letters: 'Letters',
  resumes: 'Resumes',
  kinds: 'Kinds of documents',
};

/** The texts of the page with all applications. */
export const applicationsPageWords = {
  title: 'Applications',
  description: 'The jobs that you apply for, and what came of each.',
};

/** The texts of the page with the user's own data. */
export const yourDataPageWords = {
  shared: {
    title: 'Shared with agencies',
    description: 'Which agencies have a copy of your resume, who looked at it, and how to take it back.',
    open: 'See what is shared',
  },
  title: 'Your data',
  description: 'See what we keep, take it with you, or leave for good.',
  remove: {
    title: 'Delete account',
    description:
      'Your profile, resume, credentials and statistics are deleted for good, and you are signed out everywhere. Download everything first if you may need it.',
  },
  consequences: {
    profile:
      'Your public profile and every link to it stop working. Your link is never given to anyone else.',
    content:
      'Your resume and its draft, photo, credentials and their files, and your statistics are deleted.',
    programs: 'Programs that use your API tokens no longer reach your resume.',
    plan: (plan: string) =>
      `Your ${plan} plan ends at once, and what you paid is not refunded automatically.`,
    pending: 'A payment in progress is canceled if that is still possible.',
    books: 'Your payments stay in our books without your name, because tax law requires it.',
    administrator:
      'You are an administrator. If you are the last one, only someone with access to the server can appoint another.',
  },
};

/** The texts of the sample profile. */
export const examplePageWords = {
  tab: 'Example profile',
  title: 'This is an example',
  explanation: (person: string) => `${person} is not a real person. Your own profile can look like this.`,
  own: 'Fill in My Resume',
  start: 'Start Building for Free',
};

/** What is said where the data of a public page could not be loaded. */
export const publicPageWords = {
  profileFailed: 'This profile could not be loaded',
  credentialFailed: 'This credential could not be loaded',
  privacyFailed: 'The privacy notice could not be loaded',
};

/** The texts above a resume that is opened by the link of an application. */
export const versionPageWords = {
  counted: (name: string) =>
    `${name || 'The sender'} sent you this link and sees how often it is opened and downloaded, and from which city. Your name and address are not recorded.`,
  own: 'This is what the employer sees. Your own visits are not counted.',
  endedTitle: 'This link does not work any more',
  ended:
    'It has ended, or a part of the address is missing. Open it once more from the message that it came with, or ask the sender for a new one.',
  goHome: 'Go to the home page',
};

/** The texts of the billing page. */
export const billingPageWords = {
  tab: 'Billing',
  title: 'Billing & Subscription',
  description: 'Your plan, and what each plan includes.',
  getPro: 'Get Pro',
  renew: 'Renew now',
  plans: 'Plans',
  compare: 'Compare the plans',
};

/** The texts of the analytics page. */
export const analyticsPageWords = {
  title: 'Analytics Dashboard',
  description: 'How often your profile was viewed, and what visitors downloaded.',
  failed: 'Your figures could not be loaded',
  views: {
    title: 'Recent Profile Views',
    name: 'Your views',
    what: 'views',
    none: 'No recent views',
    explanation: 'Visits of your public profile are listed here.',
  },
  downloads: {
    title: 'Recent Downloads',
    name: 'Your downloads',
    what: 'downloads',
    none: 'No recent downloads',
    explanation: 'Resumes that visitors save and credentials that they open are listed here.',
  },
} as const;
