/** The resume picture on the landing page, preloaded by the server. */
export const landingPicture = {
  width: 880,
  height: 1245,
  src: '/landing-resume.webp',
  srcSet: '/landing-resume-660.webp 660w, /landing-resume.webp 880w',
  sizes: '(min-width: 64rem) 32rem, (min-width: 30rem) 28rem, calc(100vw - 2rem)',
} as const;
