import type { DownloadFormat } from './download/formats';
import { plans } from '#shared/billing/plans';
import { proPeriodDays } from '#shared/billing/subscription';
import { trialDays } from '#shared/billing/trial';
import { product } from '#shared/product/product';
import { defaultTemplate } from '#shared/document/templates';
import { isolated } from '#shared/text/invisible';
import { formatCentavos } from '../../../lib/format';
import type { MarkedFormat } from './download/formats';

/** The texts of the dashboard's head and tabs. */
export const dashboardWords = {
  tab: 'Dashboard',
  welcome: {
    first: (name: string) => (name ? `Welcome, ${isolated(name)}` : 'Welcome'),
    back: (name: string) => (name ? `Welcome back, ${isolated(name)}` : 'Welcome'),
    start: 'Make a resume that you can send today.',
    picture: 'An example: a one-page resume of a nurse, with a photo',
  },
  inSteps: 'Fill it in step by step',
  download: 'Download PDF',
  preparing: 'Preparing PDF…',
  formats: 'More formats',
  loading: {
    preview: 'Loading the preview',
    templates: 'Loading templates',
    activity: 'Loading recent activity',
  },
  tabs: {
    label: 'Dashboard',
    resume: 'Resume Builder',
    credentials: 'Credentials',
    templates: 'Templates',
    profile: 'Profile',
  },
};

/** The texts of the dashboard's four figures. */
export const statWords = {
  views: 'Profile Views',
  downloads: 'Downloads',
  credentials: 'Credentials',
  plan: 'Plan',
  loading: 'Loading…',
  failed: 'Could not be loaded',
  noneYet: 'None yet',
  byVisitors: 'By visitors, all time',
  limitReached: 'Upload limit reached',
  nothingUploaded: 'Nothing uploaded yet',
  noneShown: 'None on your profile',
  shown: (count: number, where: string) => `${count} ${where}`,
  where: {
    unknown: 'public',
    private: 'public, but your profile is private',
    unsaved: 'public, once you save your resume',
    public: 'on your public profile',
    linked: 'on your profile',
  },
  free: 'Free for as long as you like',
  noEnd: 'No end date',
  until: (end: string) => `Until ${end}`,
  trialUntil: (end: string) => `Trial until ${end}`,
};

/** The texts of what Pro adds, in one line. */
export const upgradeWords = {
  label: 'Upgrade',
  title: (price: string) => `Upgrade to Pro for ${price} a month`,
  description: 'Advanced builder, analytics dashboard and priority support, without a watermark.',
  action: 'Upgrade to Pro',
  getPro: 'Get Pro',
  renew: 'Renew',
};

/** The texts of the latest views and downloads. */
export const activityWords = {
  views: {
    title: 'Recent Profile Views',
    name: 'Your views',
    noneYet: 'No views yet',
    none: 'No recent views',
    explanation:
      'Share your profile, and each visit is listed here, with its place where that is known. Your own visits are not counted.',
  },
  downloads: {
    title: 'Recent Downloads',
    name: 'Your downloads',
    noneYet: 'No downloads yet',
    none: 'No recent downloads',
    explanation: 'When a visitor saves your resume or opens one of your credentials, it is listed here.',
  },
  all: { action: 'View All', of: (title: string) => `View All: ${title}` },
};

/** The texts of the Profile tab. */
export const profileTabWords = {
  person: { title: 'Personal information', description: 'Your name as it appears on your resume.' },
  page: { title: 'Public profile', description: 'What visitors see at the top of your page.' },
  view: 'View Profile',
  newTab: '(opens in a new tab)',
  qrCode: 'QR Code',
  link: {
    title: 'Your profile link',
    description: 'The end of the address that you share.',
    upgrade: 'Upgrade to Pro',
  },
  account: { title: 'Your account', devices: 'Your devices', data: 'Your data' },
  preview: { loading: 'Loading the preview of your profile', failed: 'The preview could not be loaded' },
};

/** The texts of sharing one credential. */
export const shareCredentialWords = {
  title: 'Share Credential',
  description: (credential: string) => `Send the link to “${isolated(credential)}”, or show its QR code.`,
  link: 'Credential link',
  view: 'View Page',
  newTab: '(opens in a new tab)',
  qrCode: (credential: string) => `QR code of ${isolated(credential)}`,
};

/** The texts of the Templates tab. */
export const templatesWords = {
  heading: 'Templates',
  chosen: 'Your template:',
  design: 'Colors, paper and more',
  failed: 'Your resume could not be loaded',
  credentials: (without: string) =>
    `Your public credentials are printed too, except in ${without}. Private ones are printed nowhere.`,
};

/** The texts about a chosen template that could not be saved. */
export const notSavedWords = {
  toast: {
    title: 'Template not saved',
    description: (template: string) =>
      `Visitors still download your resume in ${template}. Please try again.`,
  },
  title: (template: string) => `${template} is not saved yet.`,
  description: (template: string) =>
    `Visitors still download your resume in ${template}. We will try again when your connection is back.`,
  retry: 'Try Again',
};

/** What a template that is only tried means for the download. */
export const templateWords = {
  tried: (replacement: string) => `Pro template. Your download uses ${replacement}.`,
};

/** The texts of the panel with all that decides how the page looks. */
export const designWords = {
  template: 'Template',
  all: (count: number) => `All ${count} templates`,
  oneRow: 'Show them in one row',
  pro: 'Pro',
  locked: (template: string) => `${template} (Pro)`,
};

/** The texts of the last step, and of what ends or refuses it. */
export const lookWords = {
  saved: 'Your resume is saved. You can send it now.',
  unsaved: 'Save your resume, then download it and share it.',
  // The dashboard and the builder on the same page have 'Download PDF', 'Share Profile' and 'Save Changes'.
  download: 'Download Your PDF',
  share: 'Share Your Profile',
  preparing: 'Preparing PDF…',
  template: 'Template',
  pro: 'Pro',
  finish: 'Go to the Dashboard',
  save: 'Save Your Resume',
  saving: 'Saving Changes...',
  toCorrect: (fields: string) => `Some fields need a correction before you can save: ${fields}.`,
  skillRefused: 'A skill that you typed could not be added.',
  correct: (step: string) => `Correct: ${step}`,
  stillEmpty: (fields: string) => `Still empty, and employers look for it: ${fields}.`,
  ambiguous: (dates: string) => `Which number is the month? Readers cannot tell in: ${dates}.`,
  fillIn: (step: string) => `Fill in: ${step}`,
  wholeForm: 'Show the whole form',
  elsewhere: 'a part of the whole form',
  better: {
    title: 'What would make it better',
    photo: 'Add a photo: many employers in the Philippines expect one.',
    license:
      'Add your license or certificate, such as a PRC license or an NC II: employers look for it first.',
    summary: 'Add a summary: two or three sentences on who you are and what you do best.',
    edit: 'Edit',
    of: (action: string, tip: string) => `${action}: ${tip}`,
    nothing: 'We have nothing to add. Good luck with your application!',
  },
};

/** The page as a button, where there is no room for it beside a step. */
export const thumbWords = { open: 'Preview' };

/** Says that an example fills the form now. */
export const exampleUsed = {
  title: 'The example is in your form',
  description: 'Nothing is saved yet.',
};

/** The texts of the ways to a first resume. */
export const startWords = {
  label: 'Start your resume',
  scratch: { title: 'Start from scratch', explanation: 'Five short steps. Skip what you do not have yet.' },
  continue: {
    title: 'Continue your resume',
    explanation: (step: number, steps: number, title: string) => `Step ${step} of ${steps}: ${title}`,
  },
  bring: {
    title: 'Bring what I have',
    explanation:
      'A PDF, Word or text file, your LinkedIn data, or text you paste. You check what was found before it is used.',
  },
  examples: 'See an example for …',
  dashboard: 'Go to the whole form and the dashboard',
};

/** The texts of a sample person's resume. */
export const exampleWords = {
  title: (profession: string) => `Example: ${profession}`,
  description: (person: string) =>
    `${person} is a sample person. Copy what fits you, or start with all of it.`,
  loading: 'A sample person’s resume.',
  failed: 'The example could not be loaded',
  close: 'Close',
  use: 'Use This as a Start',
  replace: {
    title: 'Replace what is in the form with this example?',
    description: 'Your photo stays. Text that is not saved yet is set aside and offered back above the form.',
    confirm: 'Replace',
  },
};

/** The texts of the download in any format. */
export const formatWords = {
  title: 'Choose a format',
  description: 'Each file is made from your saved resume.',
  preparing: 'Preparing your file…',
  download: 'Download',
  failed: {
    title: 'Generation Failed',
    description: 'Your file could not be made. Please check your connection and try again.',
  },
  action: (action: string, format: string) => `${action} ${format}`,
  formats: (
    template: string,
  ): Record<DownloadFormat, { name: string; description: string; action?: string }> => ({
    pdf: {
      name: 'PDF',
      description: `In ${template}. Looks the same everywhere: for email, printing and most employers.`,
    },
    docx: {
      name: 'Word',
      description: `In the style of ${template}. You can edit it in Word, Google Docs and LibreOffice.`,
    },
    portal: {
      name: 'For application portals',
      description:
        'One plain column, for sites that read your file to fill their form. Word has dates such as 03/2021.',
    },
    copy: {
      name: 'Text to copy',
      description: 'Section by section, to paste into the fields of a web form.',
      action: 'Show',
    },
    text: { name: 'Plain text', description: 'All of your resume without any formatting.' },
    markdown: {
      name: 'Markdown',
      description: 'Text with headings and lists, for GitHub, notes and websites.',
    },
    json: {
      name: 'JSON Resume',
      description: 'An open format that Husay and other resume tools can import.',
    },
  }),
  portal: {
    docx: { short: 'Word', name: 'Word for application portals' },
    pdf: { short: 'PDF', name: 'PDF for application portals' },
    locked: (template: string) => `The PDF is in ${template}, which comes with Pro.`,
  },
  copy: {
    title: 'Copy your text',
    description: 'Copy a section, then paste it into the form.',
    back: 'Back to all formats',
    sections: 'Sections',
    action: 'Copy',
    done: 'Copied',
    of: (action: string, section: string) => `${action} ${section}`,
    announced: (section: string) => `${section} copied`,
  },
};

const price = `Pro is ${formatCentavos(plans.pro.priceCentavos ?? 0)} for ${proPeriodDays} days.`;

/** What the free plan adds to each page of a file. */
const mark = (format: MarkedFormat) =>
  format === 'pdf'
    ? `a light “${product.name} FREE” watermark`
    : `a “${product.name} FREE” line at the bottom`;

const markedNoun = (format: MarkedFormat) => (format === 'pdf' ? 'PDF' : 'Word file');

/** The texts of the prompt before a free user's download. */
export const downloadWords = {
  title: 'Download your resume',
  watermark: (format: MarkedFormat) =>
    `On the free plan, every page has ${mark(format)}. Pro pages have none.`,
  lockedTitle: (template: string) => `${template} comes with Pro`,
  locked: (format: MarkedFormat) =>
    `You can go on previewing every template for free. Your free ${markedNoun(format)} is in ${defaultTemplate.name}, with ${mark(format)}.`,
  trialOffer: `Try Pro free for ${trialDays} days: no card needed, and it ends by itself.`,
  price,
  withWatermark: (format: MarkedFormat) =>
    format === 'pdf' ? 'Download with watermark' : 'Download with this line',
  inDefault: `Download in ${defaultTemplate.name}`,
  upgrade: 'Upgrade to Pro',
};

/** Says that the free template takes the place of a locked one. */
export const replacedWords = (template: string, format: MarkedFormat) => ({
  title: `Your ${markedNoun(format)} is in ${defaultTemplate.name}`,
  description: `${template} comes with Pro.`,
});

/** The texts about words in brackets, before the resume is sent. */
export const wordsToReplace = {
  title: 'Some words are still in brackets',
  why: 'They are a place for your own words. Employers see the brackets as they are.',
  download: 'Download anyway',
  replace: 'Replace Them',
};

const noun = (format: DownloadFormat) => (format === 'pdf' ? 'PDF' : format === 'copy' ? 'text' : 'file');

/** The texts of a download while there are unsaved changes. */
export const unsavedWords = {
  title: 'Save your changes first?',
  description: (format: DownloadFormat) =>
    `Your ${noun(format)} has what you saved. What you typed since then is a draft.`,
  explanation: 'Saving also updates the resume that visitors of your profile see.',
  cancel: 'Cancel',
  lastSaved: (format: DownloadFormat) =>
    format === 'copy' ? 'Copy from the last saved version' : 'Download the last saved version',
  saveFirst: (format: DownloadFormat) => (format === 'copy' ? 'Save and copy' : 'Save and download'),
};
