/** The texts of the Profile tab. */
export const profileTabWords = {
  person: { title: 'Personal information', description: 'Your name as it appears on your resume.' },
  page: { title: 'Public profile', description: 'What visitors see at the top of your page.' },
  view: 'View Profile',
  newTab: '(opens in a new tab)',
  qrCode: 'QR Code',
  link: {
    title: 'Your profile link',
    description: 'The end of the address that you share.',
    upgrade: 'Upgrade to Pro',
  },
  account: { title: 'Your account', devices: 'Your devices', data: 'Your data' },
  preview: { loading: 'Loading the preview of your profile', failed: 'The preview could not be loaded' },
};
