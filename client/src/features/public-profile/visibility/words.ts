/** The texts of the owner's choice of visibility. */
export const visibilityWords = {
  fillInForCredential: 'Fill in my resume',
  hiddenProfile: {
    private: 'Your profile is private: visitors cannot open this link.',
    unsaved: 'Visitors cannot open this link yet: save your resume first.',
    fillIn: 'Fill in My Resume',
  },
  changeWho: 'Change who can see it',
  card: {
    title: 'Who can see your profile',
    loading: 'Loading who can see your profile',
    failed: 'This setting could not be loaded',
    error: 'Error',
    notChanged: 'Who can see your profile was not changed. Please try again.',
    details: 'Contact details that visitors see',
    detailsHidden: 'Your profile is private: visitors see nothing until you change that.',
    detailsShown: 'On your profile and in the PDF that they download.',
    ownPdf: 'The PDF that you download yourself always has all of them.',
    email: 'Email',
    phone: 'Phone number',
    location: 'Location',
    show: (detail: string) => `Show visitors your ${detail.toLowerCase()}`,
    shown: 'Shown',
    hidden: 'Hidden',
  },
  question: {
    keep: 'Keep it that way',
    makePrivate: 'Make it private',
    notSaved: 'Your answer was not saved. Please try again.',
  },
};

/** The texts about who sees a profile now, also for its owner on the page itself. */
export const audienceWords = {
  choices: {
    public: { label: 'Public', about: 'Anyone can see your profile, and search engines can find it.' },
    link: {
      label: 'Anyone with the link',
      about: 'People with your link can see it. Search engines cannot.',
    },
    private: { label: 'Private', about: 'Only you can see it. Your link shows nothing to anyone else.' },
  },
  audience: {
    owner: 'Only you can see this profile.',
    ownerUntilSaved: 'Only you can see this profile until you save your resume.',
    public: 'Anyone can see this profile, and search engines can find it.',
    link: 'Anyone with your link can see this profile.',
  },
  change: 'Change',
  hiddenCredential: {
    private: 'Visitors cannot open it: your profile is private.',
    unsaved: 'Visitors cannot open it until you save your resume.',
  },
};
