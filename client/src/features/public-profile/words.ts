/** The texts that profiles and credential pages share. Dates are formatted. */
export const publicWords = {
  opensInNewTab: '(opens in a new tab)',
  goHome: 'Go to Home',
  validUntil: (date: string) => `until ${date}`,
  expiredOn: (date: string) => `on ${date}`,
  certificateAt: (host: string) => `Certificate at ${host}`,
  checkWith: (register: string) => `Check with ${register}`,
  licenseNumber: 'License No.',
};
