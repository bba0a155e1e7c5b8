const candidates = (count: number) => (count === 1 ? '1 candidate' : `${count} candidates`);

/** The texts of presentations. */
export const presentationWords = {
  title: 'Presentations',
  about:
    'Shortlists that you showed to clients by a link. Here you see whether they were opened; the page tells the client so. Each is deleted 30 days after its link has ended.',
  dialog: {
    title: 'Present to a client',
    of: (names: readonly string[]) =>
      names.length <= 3 ? names.join(', ') : `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`,
    about:
      'The client gets a page in your colors with these candidates and their documents under your letterhead. The log names the client, and candidates with an account see it.',
    titleHint: 'At the top of the client’s page',
    messageHint: 'What the client should know about these candidates',
    days: 'The link works for',
    daysOf: (days: number) => `${days} days`,
    password: 'Password (optional)',
    passwordHint:
      'At least 8 characters. We keep it only scrambled: tell it to the client yourself, not in the same message as the link.',
    cancel: 'Cancel',
    submit: (count: number) => `Present ${candidates(count)}`,
    failed: 'The presentation could not be made. Please try again.',
    leftOut: (names: readonly string[], others: number) =>
      `Left out, because they have withdrawn, objected, or are no longer in your roster: ${names.join(', ')}. ${
        others > 0
          ? `Press “Present ${candidates(others)}” to present the others.`
          : 'Close this and choose other candidates.'
      }`,
    close: 'Done',
  },
  link: {
    made: 'Copy the link now',
    madeAbout: 'We do not keep it and cannot show it again. You can make another at any time.',
    address: 'The link',
    copy: 'Copy link',
    copied: 'Link copied',
  },
  list: {
    loading: 'Loading the presentations',
    failed: 'The presentations could not be loaded',
    empty: 'Nothing presented yet',
    emptyAbout: 'Choose candidates of a job order or of your roster, and press “Present…”.',
    closed:
      'The Agency plan of this team has ended, so that no link works. They work again when the plan goes on.',
    for: (client: string) => `For ${client}`,
    candidates,
    blind: 'Blind',
    password: 'Password',
    until: (day: string) => `Works until ${day}`,
    expired: (day: string) => `Ended ${day}`,
    revoked: (day: string) => `Ended by the team ${day}`,
    paused: 'Does not work now',
    made: (day: string) => `Made ${day}`,
    waiting: (count: number) =>
      count === 1 ? 'One document is being made' : `${count} documents are being made`,
    failedDocuments: (count: number) =>
      count === 1 ? 'One document could not be made' : `${count} documents could not be made`,
    gone: (count: number) =>
      count === 1
        ? 'One candidate is no longer available, and the client sees that'
        : `${count} candidates are no longer available, and the client sees that`,
    who: 'Candidates',
    whoFailed: 'The candidates could not be loaded',
    again: (count: number) => (count === 1 ? 'Try it again' : `Try these ${count} again`),
    againOf: (count: number, title: string) =>
      `${count === 1 ? 'Try it again' : `Try these ${count} again`}: ${title}`,
    notAgain: 'The documents could not be started again',
    states: { waiting: 'being made', done: 'shown', failed: 'not shown' },
  },
  newLink: {
    action: 'New link…',
    of: (title: string) => `New link to ${title}`,
    title: 'Make a new link',
    about: 'The link that the client has ends at once. Counts stay.',
    passwordHint: 'Leave it empty to keep the password that the client has.',
    withoutPassword: 'Without a password',
    submit: 'Make the link',
    done: 'The link is made',
    failed: 'The link could not be made. Please try again.',
  },
  extend: {
    action: 'Extend…',
    of: (title: string) => `Extend the link to ${title}`,
    title: 'Extend the link',
    about: 'The same link works for so many days from today.',
    submit: 'Extend',
    done: 'The link is extended',
    failed: 'The link could not be extended. Please try again.',
  },
  revoke: {
    action: 'End the link',
    of: (title: string) => `End the link to ${title}`,
    ask: (title: string) => `End the link to “${title}”?`,
    about: 'The client sees nothing from now on. What was counted stays here.',
    done: 'Link ended',
    failed: 'The link could not be ended',
  },
  delete: {
    action: 'Delete',
    of: (title: string) => `Delete ${title}`,
    ask: (title: string) => `Delete “${title}”?`,
    about:
      'The link ends, and the documents and counts are deleted. The candidates stay, and the log says that they were presented.',
    done: 'Presentation deleted',
    failed: 'The presentation could not be deleted',
  },
};
