/** The texts of the bar of a signed-in user. */
export const barWords = {
  upgrade: 'Upgrade',
  upgradeToPro: 'Upgrade to Pro',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};
