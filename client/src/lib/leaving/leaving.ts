let leaving = false;

/** Whether the page is on its way out by its own decision, such as to sign-in: nothing may hold it up then. */
export const isLeaving = () => leaving;

export const markLeaving = () => {
  leaving = true;
  // Whoever comes back may find the page as they left it.
  window.addEventListener('pageshow', stay);
};

/** The page stays after all. */
export const stay = () => {
  leaving = false;
  window.removeEventListener('pageshow', stay);
};
