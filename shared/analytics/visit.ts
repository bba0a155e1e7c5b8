/** A visitor's view of a profile counts when the last one that did is so long ago. */
export const visitMinutes = 30;
