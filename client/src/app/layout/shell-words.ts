import { product } from '#shared/product/product';

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
  failed: {
    title: 'This page could not be shown',
    description: 'The connection may be weak, or a newer version has just arrived. Reloading usually helps.',
    reload: 'Reload',
  },
};
