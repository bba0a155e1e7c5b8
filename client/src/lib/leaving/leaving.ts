let leaving = false;

/** Whether the app itself is navigating away, such as to sign-in: nothing may block it then. */
export const isLeaving = () => leaving;

export const markLeaving = () => {
  leaving = true;
  // The page may return from the back/forward cache.
  window.addEventListener('pageshow', stay);
};

/** The page stays after all. */
export const stay = () => {
  leaving = false;
  window.removeEventListener('pageshow', stay);
};
