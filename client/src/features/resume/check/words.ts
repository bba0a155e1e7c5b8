/** The texts of the check of the finished PDF. */
export const checkWords = {
  title: 'Check before you send',
  description:
    'This is what software reads in your finished PDF. It all happens in your browser: nothing is sent anywhere.',
  failed: 'Your resume could not be checked. Please check your connection and try again.',
  tryAgain: 'Try Again',
  reading: 'Drawing your PDF and reading it back…',
  summary: {
    emptyTitle: 'There is nothing to read yet',
    empty: 'Add your details and your experience, then check again.',
    title: (found: number, all: number) => `${found} of ${all} details read correctly`,
    complete: 'Software that sorts applications finds everything you typed, in its place.',
    incomplete:
      'The rest is in your PDF too, but software may file it under something else. People still read it as you see it.',
  },
  lost: {
    title: (count: number) => `Read differently (${count})`,
    typed: 'You typed',
    reads: 'It reads',
    nothing: 'nothing here',
    moved: 'In your PDF, but read as something else.',
    split: 'In your PDF, but torn apart.',
    missing: 'Not found in your PDF.',
  },
  tips: (count: number) => `Tips (${count})`,
  found: (count: number) => `Everything that was found (${count})`,
  edit: 'Edit',
  editField: (field: string) => `Edit: ${field}`,
  post: {
    title: 'Compare with a job post',
    label: 'Job post',
    hint: 'Paste the text of the post. It stays in your browser.',
    result: (present: number, all: number) =>
      `Your resume has ${present} of ${all} terms of this post. Add the others only where they are true of you.`,
    present: 'In your resume',
    absent: 'Not in your resume',
  },
  groups: {
    person: 'About you',
    skills: 'Skills',
    experience: 'Work experience',
    education: 'Education',
    section: 'Section',
    entry: (group: string, number: number) => `${group} ${number}`,
  },
  fields: {
    name: 'Name',
    title: 'Title',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    website: 'Website',
    summary: 'Summary',
    skill: 'Skill',
    language: 'Language',
    interest: 'Interest',
    jobTitle: 'Job title',
    company: 'Company',
    duration: 'Duration',
    description: 'Description',
    degree: 'Degree',
    school: 'School',
    year: 'Year',
  },
};

/** Advice, each with its reason. */
export const tipWords = {
  placeholders: (words: string) =>
    `Replace ${words} with your own words: employers see the brackets as they are.`,
  email: 'Add an email in the Profile tab: it is how most employers answer.',
  phone: 'Add a phone number: recruiters often call or text first.',
  location: 'Add your city: many employers search by location.',
  title: 'Add a title: it tells a reader in three seconds what you do.',
  noDates: 'Add when you worked here: a job without dates is often skipped.',
  unclearDates: 'Write the dates like “Jun 2021 – Present”, so that every reader can tell the years.',
  endsFirst: 'This ends before it starts. Please check the dates.',
  future: 'This starts in the future. Please check the year.',
  order: (above: string) =>
    `This is more recent than “${above}”. Put the newest job first: readers expect it.`,
  gap: (months: number) =>
    `There are ${months} months before this job. A line about that time answers the question before it is asked.`,
  verb: (start: string) =>
    `Begin each point with a verb, such as “Trained” or “Led”, instead of “${start} …”: it shows what you did.`,
  length: 'Length',
  tooLong: (pages: number) =>
    `Your resume has ${pages} pages. Most employers read two: shorten what is older than ten years.`,
  tooShort: 'There is room for more. Two or three results with numbers make each job stronger.',
  abbreviations: (list: string) =>
    `Spell out ${list} once, with the short form in brackets: not every reader knows it.`,
  job: (number: number) => `Work experience ${number}`,
};
