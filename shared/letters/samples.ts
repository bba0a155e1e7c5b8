import type { ProfessionId } from '#shared/resume/examples/professions';
import type { LetterContent, LetterKind } from './schema';

/** What a letter says, paragraph by paragraph. */
type Sample = Pick<LetterContent, 'subject' | 'closing'> & { paragraphs: readonly string[] };

/** What a cover letter of a profession shows for itself. Texts in braces are for the writer to replace. */
const evidence: Record<ProfessionId | 'other', readonly string[]> = {
  nurse: [
    'In my clinical duty at {hospital} I cared for up to {number} patients in a shift, took their vital signs, gave medication as ordered and reported changes to the nurse in charge. What I am most careful about:',
    '- Ten rights of medication, every time\n- Charting that the next shift can rely on\n- Explaining to families what happens and why',
  ],
  bpo: [
    'At {company before} I answered about {number} customers a day by phone and chat, and kept my satisfaction score at {score} percent. What my team leaders could count on:',
    '- Listening first, and solving it in one contact\n- Notes that save the customer from telling it twice\n- Coming to shift on time, nights and holidays included',
  ],
  teacher: [
    'At {school} I taught {subject} to {number} learners in {grade}, planned lessons by the competencies of the curriculum and talked with parents before small problems became large. What my classes have in common:',
    '- Every learner is known by name and by level\n- Tests that show what to teach again\n- Materials made from what the school has',
  ],
  seafarer: [
    'I sailed as {rank} on {vessel}, a {vessel type} of {gross tonnage} GT, and finished my contract on {date} without a medical or a disciplinary entry. My documents are valid and attached. On board I am known for:',
    '- Watches kept by the book, and handed over in full\n- Maintenance done before it is asked for\n- Good company in a mixed crew',
  ],
  engineer: [
    'For {project} I supervised {number} workers, checked quantities against the plans and closed {number of items} punch-list items before turnover. What I bring to a site:',
    '- Plans read before concrete is poured\n- Daily reports with quantities, not adjectives\n- Safety meetings that the crew takes part in',
  ],
  service: [
    'At {company before} I served about {number} customers a shift at {station}, closed my register without a shortage and kept my station ready for inspection. What my managers could count on:',
    '- Friendly at the counter when the line is long\n- Clean and exact, by the standards of the store\n- Opening, closing and holiday shifts',
  ],
  household: [
    'For {number} years I worked for a family of {number} in {place}: I cared for {children or elderly}, cooked {kinds of dishes} and kept a home of {number} rooms. I finished my contracts. What the families valued:',
    '- Patience with children and the elderly\n- A clean home and meals on time, without reminders\n- Honesty with the budget and the keys',
  ],
  other: [
    'In my work at {company before} I {what you did}, which {what came of it}. What you could count on from the first week:',
    '- {a strength, with an example}\n- {a tool or method that the post asks for}\n- {how you work with others}',
  ],
};

const cover = (profession: ProfessionId | undefined): Sample => ({
  subject: 'Application for {job title}',
  closing: 'Respectfully yours,',
  paragraphs: [
    'I am applying for the position of {job title} at {company}, which I found on {source}.',
    ...evidence[profession ?? 'other'],
    'My resume has the details. I can come for an interview on any day of your choice and start on {start date}.',
    'Thank you for reading my application.',
  ],
});

// One month of notice: Labor Code, Article 300 [285]. Final pay within 30 days, a certificate within 3 days of the request: DOLE Labor
// Advisory No. 06, series of 2020.
const samples: Record<LetterKind, (profession: ProfessionId | undefined) => Sample> = {
  cover,
  resignation: () => ({
    subject: 'Resignation as {job title}',
    closing: 'Respectfully yours,',
    paragraphs: [
      'I am writing to resign from my position as {job title} at {company}. With the one month of notice that the Labor Code asks for, my last day of work will be {last day}.',
      'Until then I will finish what is open and hand over the rest:',
      '- {task}, to {name}\n- {task}, to {name of another}',
      'I would be grateful for my certificate of employment and for my final pay within thirty days of my last day.',
      'Thank you for what I learned here, and for the people I learned it with.',
    ],
  }),
  certificate: () => ({
    subject: 'Request for a certificate of employment',
    closing: 'Respectfully yours,',
    paragraphs: [
      'May I request a certificate of employment that states:',
      '- My position, {job title}\n- The dates of my employment, from {first day} to {last day}\n- A description of my work',
      'I need it for {purpose}. Under the rules of the Department of Labor and Employment it is issued within three days of a request; I can collect it in person or receive it by e-mail.',
      'Thank you for your help.',
    ],
  }),
  'thank-you': () => ({
    subject: 'Thank you for the interview on {interview date}',
    closing: 'With thanks,',
    paragraphs: [
      'Thank you for the time you gave me on {interview date}, and for showing me what a {job title} at {company} does.',
      'You mentioned {what you talked about}. I have done something like it: {your example}.',
      'I would be glad to join you, and to answer any question that is still open.',
    ],
  }),
};

/** A letter of this kind with nothing in it but its closing. */
export const emptyLetter = (kind: LetterKind): LetterContent => ({
  kind,
  date: '',
  recipientName: '',
  recipientTitle: '',
  company: '',
  address: '',
  subject: '',
  body: '',
  closing: samples[kind](undefined).closing,
  signature: '',
  signaturePicture: '',
});

/** The letter to begin with. What the application knows is in placeholders, what only the writer knows in braces, too. */
export const sampleLetter = (
  kind: LetterKind,
  { profession, date }: { profession?: ProfessionId | undefined; date: string },
): LetterContent => {
  const { subject, closing, paragraphs } = samples[kind](profession);
  return {
    ...emptyLetter(kind),
    date,
    recipientName: '{recipient}',
    company: '{company}',
    subject,
    closing,
    body: paragraphs.join('\n\n'),
  };
};
