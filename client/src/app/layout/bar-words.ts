/** The texts of the bar of a signed-in user. */
export const barWords = {
  accountOf: (name: string) => `Account of ${name}`,
  upgrade: 'Upgrade',
  upgradeToPro: 'Upgrade to Pro',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};
