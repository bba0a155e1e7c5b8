import type { HiddenKind } from '#shared/document/blind/hidden-strings';

/** The texts of the letterhead's form. */
export const letterheadWords = {
  logo: 'Logo',
  logoHint: 'PNG, JPG or SVG up to 2 MB. We draw it anew on white; your file itself is not kept.',
  chooseLogo: 'Choose a logo',
  changeLogo: 'Choose another logo',
  removeLogo: 'Remove logo',
  logoSaved: 'The logo is saved',
  logoRemoved: 'The logo is removed',
  logoAlt: 'Your logo',
  color: 'Color',
  colorHint: 'Names, headings and surfaces take it. Leave it empty for the template’s own.',
  pickColor: 'Pick a color',
  darkened: (color: string) =>
    `Text is printed in ${color}, a darker shade, so that everyone can read it. The line below your logo keeps your color.`,
  headerLines: 'Header lines, beside the logo',
  footerLines: 'Footer lines, at the end of each page',
  lineOf: (label: string, number: number) => `${label} ${number}`,
  template: 'Template',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter', 'long-bond': 'Long bond (8.5 × 13 in)' },
  contact: 'Contact details in place of the candidates’ own',
  publicPage: 'Public page',
  publicPageHint: (address: string) =>
    `Your logo, your license as you declare it and how to check it, and your contact, at ${address}`,
  publicPages: {
    off: 'Off: no one sees it',
    unlisted: 'On, for people who have its address',
    listed: 'On, and listed by search engines',
  },
  submit: 'Save branding',
  saved: 'The branding is saved',
  failed: 'The branding could not be saved. Please try again.',
  restored: 'We kept what you typed here before.',
};

/** The texts of documents under the letterhead. */
export const documentsWords = {
  title: 'Documents under your letterhead',
  of: (names: readonly string[]) =>
    names.length <= 3
      ? names.join(', ')
      : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more candidates`,
  kind: 'What the client sees',
  full: 'Full documents',
  fullHint: 'With the name. Your contact details replace the candidate’s; no photo, no personal particulars.',
  blind: 'Blind documents',
  blindHint: 'Without surname, contact details, links, street, references and license numbers.',
  names: 'Names left out',
  surname: 'Surnames',
  allNames: 'All (“Candidate N-014”)',
  employers: 'Leave out employers and vessels too',
  template: 'Template',
  ownTemplate: 'As in your branding',
  format: 'File',
  formats: {
    zip: 'A ZIP with one PDF for each',
    word: 'A ZIP with one Word file for each',
    pdf: 'One PDF with a cover and a table',
  },
  formatsOfOne: { zip: 'A ZIP with a PDF', word: 'A ZIP with a Word file', pdf: 'PDF' },
  coverTitle: 'Title on the cover',
  coverTitleHint: 'Such as: ICU nurses for Al Noor Hospital. Empty for “Candidates”.',
  pattern: 'File names',
  patternHint: (example: string) =>
    `{number}, {last}, {first}, {title} and {date} are filled in. Such as: ${example}`,
  preview: 'Preview',
  check: {
    title: 'Taken out of the text',
    about:
      'We searched everything that the candidates wrote. In the documents these words read “[withheld]”. Please look through them before you go on.',
    loading: 'Searching the candidates’ texts',
    failed: 'The texts could not be searched, so no blind documents can be made now.',
    retry: 'Search again',
    none: 'Nothing that is hidden was found in free text.',
    gone: 'A candidate who is no longer in your roster, or has withdrawn consent, gets no document.',
    hit: (text: string, kind: string, field: string) => `“${text}” – ${kind}, in ${field || 'a section'}`,
  },
  kinds: {
    name: 'a name',
    email: 'an email address',
    phone: 'a phone number',
    link: 'a link',
    address: 'an address',
    employer: 'an employer',
    reference: 'a reference',
    'license number': 'a license number',
    particular: 'a personal particular',
  } satisfies Record<HiddenKind, string>,
  cancel: 'Cancel',
  close: 'Close',
  make: (count: number) => (count === 1 ? 'Make document' : `Make ${count} documents`),
  failed: 'The documents could not be started. Please try again.',
  another: 'Make other documents',
  sets: {
    title: 'Your documents of the last 24 hours',
    about: 'Only you see them. Each set is deleted 24 hours after you started it, or when you delete it.',
    failed: 'Your documents could not be loaded',
    loading: 'Loading your documents',
    name: (count: number, isBlind: boolean) => {
      const kind = isBlind ? 'blind' : 'full';
      return count === 1 ? `1 ${kind} document` : `${count} ${kind} documents`;
    },
    started: (time: string) => `Started ${time}`,
    until: (time: string) => `deleted after 24 hours, ${time}`,
    joining: 'Putting them into one file',
    progress: (done: number, all: number) => `${done} of ${all} made`,
    ready: (done: number, failed: number) =>
      failed === 0 ? `Ready: all ${done} made` : `Ready: ${done} made, ${failed} not`,
    none: 'No document could be made',
    waiting:
      'You may close this: the documents are made all the same. Find them on the Candidates page, below the list.',
    problems: 'Not made, and why',
    gone: 'A former candidate',
    again: (count: number) => (count === 1 ? 'Try this one again' : `Try these ${count} again`),
    notAgain: 'The documents could not be started again',
    download: { zip: 'Download ZIP', word: 'Download ZIP', pdf: 'Download PDF' },
    remove: 'Delete',
    removeOf: (name: string) => `Delete ${name}`,
    removed: 'The documents are deleted',
    notRemoved: 'The documents could not be deleted',
    tryAgain: 'Please try again in a moment.',
  },
};
