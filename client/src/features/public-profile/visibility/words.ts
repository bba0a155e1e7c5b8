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
