import { plans } from '#shared/billing/plans';
import { proPeriodDays } from '#shared/billing/subscription';
import { trialDays } from '#shared/billing/trial';
import { product } from '#shared/product/product';
import { formatCentavos } from '../../../lib/format';

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
    lead: 'Fill in a simple form and watch the page take shape beside it. In the end you have a file to send and a link to share.',
    start: 'Start Building for Free',
    example: 'See an example',
    outcomes: [
      'A PDF with real text, which hiring systems can read',
      'A link and a QR code that open on every phone',
      'A Word file and plain text for application portals',
      'Free, and made on a phone if that is what you have',
    ],
    picture: 'A one-page resume of a nurse in Cebu City, with a photo, work experience, education and skills',
  },
  demo: {
    title: 'Type it once, see it on the page',
    lead: 'The page beside the form is the one that you download. What you type is there at once.',
    what: 'A form with a title, a job, a school and skills is filled in, and each line appears on the page beside it.',
    pause: 'Pause the animation',
    play: 'Play the animation',
    name: 'Ana Halimbawa',
    fields: [
      { label: 'Title', text: 'Registered Nurse' },
      { label: 'Job', text: 'Staff Nurse, Cebu City' },
      { label: 'School', text: 'BS Nursing, 2021–2025' },
      { label: 'Skills', text: 'Triage, IV therapy' },
    ],
    sections: ['', 'Work Experience', 'Education', 'Skills'],
  },
  bring: {
    title: 'Bring your Word, PDF or LinkedIn resume',
    lead: 'You do not start over. Your file is read in your browser and sent nowhere.',
    steps: [
      {
        title: 'Choose your file',
        text: 'A PDF, Word, OpenDocument, rich text, web page or text file, a JSON Resume, the data archive of LinkedIn, or what Europass, Reactive Resume or RenderCV saved. You can paste text, too.',
      },
      {
        title: 'Check what was found',
        text: 'You see what was taken, what was shortened and what was left out, before anything changes.',
      },
      {
        title: 'Go on from there',
        text: 'It fills your form. Correct what was misread, choose a template and save.',
      },
    ],
    files: ['resume.docx', 'resume.pdf', 'LinkedIn.zip'],
    found: ['Work Experience', 'Education', 'Skills'],
    left: 'Left out: page numbers',
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
    title: (count: number) => `${count} templates, one resume`,
    browse: 'All templates',
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
