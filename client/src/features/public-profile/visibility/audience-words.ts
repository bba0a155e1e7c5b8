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
