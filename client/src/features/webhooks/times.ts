const time = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone: 'Asia/Manila' } as const;
const timeOfDay = new Intl.DateTimeFormat('en-US', time);
const moment = new Intl.DateTimeFormat('en-US', { ...time, month: 'short', day: 'numeric', year: 'numeric' });

/** '3:14:05 PM', as clocks in Manila show it. `when` is an ISO text or milliseconds since 1970. */
export const formatTime = (when: string | number) => plain(timeOfDay.format(new Date(when)));

/** 'Nov 20, 2026, 3:14:05 PM'. */
export const formatSecond = (when: string | number) => plain(moment.format(new Date(when)));

const plain = (text: string) => text.replace(/\u202f/g, ' ');
