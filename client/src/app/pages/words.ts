import { plans } from '#shared/billing/plans';
import { proPeriodDays } from '#shared/billing/subscription';
import { trialDays } from '#shared/billing/trial';
import { product } from '#shared/product/product';
import { formatCentavos } from '../../lib/format';

/** The texts of the page with what has access to the account. */
export const devicesPageWords = {
  title: 'Your devices',
  description: 'Where you are signed in. Sign out a device that you do not know or no longer use.',
};

/** The texts of the page with the user's own data. */
export const yourDataPageWords = {
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

const { free, pro } = plans;

/** The texts of the landing page. */
export const landingWords = {
  tab: 'A professional resume in minutes',
  deleted: {
    title: 'Your account is deleted.',
    description: `You are signed out on every device. Thank you for using ${product.name}.`,
  },
  hero: {
    title: 'Build a professional resume in minutes',
    lead: 'Fill in a simple form and watch your resume take shape beside it. Download it as a PDF, or share one link that opens on every phone.',
    start: 'Start Building for Free',
    example: 'See an example',
    promises: ['Free to start', 'Works on your phone', 'Text that hiring systems can read'],
    picture: 'A one-page resume of a nurse in Cebu City, with a photo, work experience, education and skills',
  },
  features: {
    title: 'Everything an employer asks for, in one place',
    lead: 'Write it once. Your PDF and your public profile stay the same resume.',
    builder: {
      title: 'Easy Builder',
      text: 'One form, a live preview, and hints where they help. Add work, studies and skills, then put them in order.',
    },
    credentials: {
      title: 'Upload Credentials',
      text: 'Keep licenses, certificates and diplomas beside your resume, and choose which of them visitors may open.',
    },
    profile: {
      title: 'Share Profile',
      text: 'Your own page with a QR code. Send it by Messenger, WhatsApp or email, and it opens without an account.',
    },
  },
  templates: {
    title: 'Eight templates, one resume',
    lead: 'Switch between them whenever you like. Nothing has to be typed again.',
    picture: (template: string) => `A resume in the ${template} template`,
    free: 'Free',
    pro: 'Pro',
  },
  plans: {
    title: 'Simple pricing, in pesos',
    lead: 'Start free and stay free for as long as you like. Pro is there when you want more.',
    free: { description: 'All you need for a first resume.', action: 'Get Started Free' },
    pro: {
      mark: 'Most Popular',
      description: 'For when every detail of the application counts.',
      action: 'Start Pro Trial',
      terms: `${trialDays} days free, once per account. No card needed, and it ends by itself.`,
    },
  },
  questions: {
    title: 'Questions and answers',
    list: [
      {
        question: `Is ${product.name} really free?`,
        answer: `Yes. The free plan has the full resume builder, one template, up to ${free.credentials} credentials and a public profile with a QR code. PDFs of the free plan carry a light watermark.`,
      },
      {
        question: 'What does Pro add?',
        answer: `All templates, PDFs without a watermark, room for ${pro.credentials} credentials, your own profile link, trends in your analytics and support messages marked as Pro, for ${formatCentavos(pro.priceCentavos ?? 0)} a month.`,
      },
      {
        question: 'How does the Pro trial work?',
        answer: `You get every Pro feature for ${trialDays} days, once per account. No card needed: the trial ends by itself, and nothing is charged. If you buy Pro during the trial, its ${proPeriodDays} days start when the trial ends.`,
      },
      {
        question: 'What happens to my resume if I stop paying?',
        answer:
          'Nothing is deleted. Your account goes back to the free plan: everything you wrote and uploaded stays, and you can download your resume in the free template.',
      },
      {
        question: 'Can I bring a resume I already have?',
        answer:
          'Yes. Import a PDF, Word or text file, your LinkedIn data or a JSON Resume, and check what was found before anything is saved. You can take yours with you at any time, so you are never locked in.',
      },
      {
        question: 'Will hiring systems be able to read the PDF?',
        answer:
          'The PDF contains real text in reading order, not a picture of it, so that people and programs can search and copy it.',
      },
      {
        question: 'Who can see my profile?',
        answer:
          'Anyone who has your link. It shows your resume, your contact details and those credentials that you marked as public, so leave out what you would not put on a printed resume.',
      },
    ],
    other: 'Something else?',
    write: 'Write to us',
  },
  footer: {
    product: 'Product',
    features: 'Features',
    pricing: 'Pricing',
    templates: 'Templates',
    examples: 'Examples',
    support: 'Support',
    help: 'Help Center',
    contact: 'Contact Us',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    rights: (year: number) => `© ${year} ${product.name}. All rights reserved.`,
  },
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
