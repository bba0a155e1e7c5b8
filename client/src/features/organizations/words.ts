import type { OrganizationState, Role } from '#shared/organizations/policy';

/** What each role is called, and may do. */
export const roleWords: Record<Role, { name: string; about: string }> = {
  owner: { name: 'Owner', about: 'Everything, also handing the team over or ending it' },
  admin: {
    name: 'Admin',
    about: 'Everything but handing over and ending: members, branding, the log, export',
  },
  recruiter: { name: 'Recruiter', about: 'Adds, edits and presents candidates, runs job orders' },
  viewer: { name: 'Viewer', about: 'Reads candidates and job orders' },
};

export const stateWords: Record<Exclude<OrganizationState, 'active'>, string> = {
  readOnly: 'Read only',
  closed: 'Closed',
};

export const organizationWords = {
  form: {
    kind: 'What are you?',
    slugHint: (slug: string) =>
      `The last part of your public page’s address: /agency/${slug || 'your-agency'}`,
    licenseHint: 'Shown as “declared”: we do not check it.',
    contact: 'Contact, for your public page',
    restored: 'What you typed before is back. It is not saved yet.',
    failed: 'It could not be saved. Please try again in a moment; what you typed stays here.',
  },
  list: {
    label: 'Your teams',
    loading: 'Loading your teams',
    failed: 'Your teams could not be loaded',
    none: 'You are in no team yet',
    noneMayCreate: 'Your plan includes one: create it, then invite the people you work with.',
    noneText: 'Teams come with the Agency plan. If your agency has one already, ask its owner to invite you.',
    talk: 'Talk to us',
    create: 'Create a team',
  },
};
