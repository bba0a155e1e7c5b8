import { readOnlyDays } from '#shared/organizations/policy';

/** The texts of the pages of teams. */
export const teamPageWords = {
  teams: {
    title: 'Team',
    description: 'Agencies, placement offices and training centers that you work for.',
  },
  create: {
    title: 'Create your team',
    description: 'You will be its owner. You can change all of this later.',
    submit: 'Create team',
  },
  branding: {
    ended: 'The Agency plan of this team has ended. The branding can be changed again when the plan goes on.',
    title: 'Branding',
    preview: 'Preview',
    sample: 'This is how a document of a sample candidate will look.',
    failed: 'The letterhead could not be loaded',
    loading: 'Loading the letterhead',
    kind: 'What the client sees',
    full: 'Full',
    blind: 'Blind',
  },
  settings: {
    title: 'Settings',
    details: 'Name, address and contact',
    save: 'Save changes',
    saved: 'The settings are saved',
  },
  frame: {
    navigation: 'Team',
    back: 'All teams',
    loading: 'Loading the team',
    failed: 'The team could not be loaded',
    missing: 'You are not in this team',
    missingText:
      'It may have a new address or was ended, or you are no longer a member. Ask its owner for an invitation if you need access.',
    closed: 'This team is closed',
    closedText:
      'Its Agency plan ended more than 30 days ago. The overview says until when everything is kept, and how to open it again.',
    notAllowed: 'Your role does not include this page',
    notAllowedText: 'The owner or an admin of the team can change your role.',
    links: {
      overview: 'Overview',
      candidates: 'Candidates',
      jobs: 'Job orders',
      presentations: 'Presentations',
      members: 'Members',
      log: 'Log',
      branding: 'Branding',
      settings: 'Settings',
    },
  },
  present: 'Present…',
  documents: { many: 'Documents…', one: 'Download with letterhead' },
  candidates: { ask: 'Ask a person with an account' },
  members: { title: 'Members' },
  log: { title: 'Log' },
  overview: {
    title: 'Overview',
    team: 'This team',
    role: 'Your role',
    members: 'Members',
    seats: (used: number, seats: number) => `${used} of ${seats} seats used`,
    license: 'License (declared)',
    noLicense: 'None stated',
    kind: 'Kind',
    // The server notices an end within an hour, and counts from then on.
    endedJustNow: `The Agency plan of this team has ended. Everything can be read and exported for ${readOnlyDays} days; after that the team closes.`,
    readOnly: (closes: string, deleted: string) =>
      `The Agency plan of this team has ended. Everything can be read and exported until ${closes}; after that the team closes, and on ${deleted} everything is deleted.`,
    closed: (day: string) =>
      `The Agency plan of this team has ended, and the team is closed. Everything is deleted on ${day}.`,
    askOwner: 'Its owner can go on with the plan.',
    talk: 'Talk to us to go on',
  },
  termsFirst: {
    owner:
      'Before the first candidate: read the terms for candidates’ data, and accept them for your agency.',
    others: 'Candidates can be added once the owner of the team has accepted the terms for candidates’ data.',
    read: 'Read the terms',
  },
};
