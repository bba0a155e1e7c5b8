import { product } from '#shared/product/product';

/** Changes with every change of the text below: the owner then accepts it anew. */
export const termsVersion = '2026-11-27';

/** What an owner accepts on behalf of the agency before the first candidate, in plain words. */
export const processingTerms: readonly { title: string; text: string }[] = [
  {
    title: 'Who is responsible',
    text: `Your agency decides which candidates it keeps here and why: under the Data Privacy Act of 2012 it is the personal information controller. ${product.name} stores and shows the data on your instructions: we are the personal information processor.`,
  },
  {
    title: 'Purpose',
    text: 'Candidates’ data is used to recruit and place them, and for nothing else. You add a person only with their consent, in their account here or in writing, and you can show it.',
  },
  {
    title: 'What people can do',
    text: 'A candidate can see what you keep and who looked at it, correct it, object, withdraw consent and have it deleted. That works at once and without you, also for what was presented. You answer their questions.',
  },
  {
    title: 'Retention',
    text: 'You state for each candidate how long you keep their data. After that it is deleted, with notice. When your plan ends, you can read and export for 30 days; 90 days later everything is deleted.',
  },
  {
    title: 'Security and confidentiality',
    text: 'Each member uses an account of their own. You remove members who leave; they lose access at once. What members do with a candidate is in a log that cannot be changed. We encrypt what travels, keep access to our systems narrow, and do not read your candidates.',
  },
  {
    title: 'A breach',
    text: 'If data of your candidates may have been seen by a person who should not, we tell you within 24 hours of knowing it, with what we know, so that you can notify the National Privacy Commission and the people within the 72 hours that the law gives you. You tell us in the same way.',
  },
  {
    title: 'Sub-processors',
    text: 'We use companies that host our servers, store files and send email. The privacy notice names what they do. We tell you before we add one, and you can end the team if you do not agree.',
  },
  {
    title: 'The end',
    text: 'You can export everything and end the team at any time. Its data and files are then deleted, and leave our backups with their age.',
  },
];
