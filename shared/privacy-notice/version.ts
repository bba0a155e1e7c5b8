/** The date of the current privacy notice (YYYY-MM-DD). Change it with the notice. */
export const noticeVersion = '2026-11-28';
