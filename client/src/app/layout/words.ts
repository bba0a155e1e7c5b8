import { product } from '#shared/product/product';
import { isolated } from '#shared/text/invisible';

/** The texts of the bar of a signed-in user. */
export const barWords = {
  accountOf: (name: string) => `Account of ${isolated(name)}`,
  upgrade: 'Upgrade',
  upgradeToPro: 'Upgrade to Pro',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};

/** The texts around every screen. */
export const shellWords = {
  skip: 'Skip to content',
  main: 'Main',
  menuFailed: 'The menu could not be loaded.',
  reloadPage: 'Reload Page',
  logIn: 'Log In',
  start: 'Get Started Free',
  rights: (year: number) => `© ${year} ${product.name}`,
  privacy: 'Privacy',
  contact: 'Contact Us',
  unreachable: 'We could not reach the server',
  toSignIn: 'Going to sign-in',
  notFound: {
    tab: 'Page not found',
    title: '404 Page Not Found',
    explanation: 'Did you forget to add the page to the router?',
    back: 'Go to the start page',
  },
  failed: {
    title: 'This page could not be shown',
    description: 'The connection may be weak, or a newer version has just arrived. Reloading usually helps.',
    reload: 'Reload',
  },
};

/** The texts of the account menu. */
export const menuWords = {
  notConfirmed: 'not confirmed',
  plan: (plan: string) => `${plan} Plan`,
  logOut: 'Log out',
  discard: {
    title: 'Log out and discard unsaved changes?',
    description:
      'This browser keeps changes to your resume that are not saved. Logging out removes them for good.',
    confirm: 'Log Out',
  },
};

/** The texts of the administrators' navigation, and of the card that other users see. */
export const administratorsWords = {
  navigation: 'Administration',
  disagreements: 'Payments to look at',
  organizations: 'Teams',
  inquiries: 'Inquiries',
  webhookTest: 'Webhook Test',
  paymentDebug: 'Payment Debug',
  subscriptionTest: 'Subscription Test',
  only: 'Administrators only',
  description: 'This screen is for people who run the service.',
  back: 'Back to the dashboard',
};

/** Says that the privacy notice has changed. */
export const noticeWords = {
  label: 'Privacy notice',
  changed: (day: string) => `Our privacy notice changed on ${day}.`,
  notSaved: 'This could not be saved. Please try again.',
  read: 'Read it',
  ok: 'OK',
};
