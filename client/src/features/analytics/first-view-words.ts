export const firstViewWords = {
  title: 'Get your first view',
  steps: [
    'Send your profile link to people who know your work: a former manager, a recruiter, a classmate.',
    'Put it where people look for you: your email signature, your Facebook page, a printed resume.',
    'Come back here. A visit is listed within a minute, with the place it came from as far as that is known.',
  ],
  ownVisits: 'Your own visits are never counted.',
};
