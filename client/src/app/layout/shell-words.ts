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
