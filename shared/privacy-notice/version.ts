/** The day of the present privacy notice (YYYY-MM-DD). A change of what the notice says comes with a new day. */
export const noticeVersion = '2026-11-22';
