/** A visitor's view of a profile counts when the last counted one is at least this old. */
export const visitMinutes = 30;
