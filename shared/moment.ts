const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Manila',
});

/** 'Nov 20, 2026, 3:14 PM' in Manila time. `when` is an ISO string or milliseconds since 1970. */
export const formatMoment = (when: string | number) => moment.format(new Date(when)).replace(/\u202f/g, ' ');
