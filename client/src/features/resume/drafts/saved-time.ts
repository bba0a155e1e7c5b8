import { manilaDay } from '#shared/manila-day';

const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Manila',
});
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Manila',
});

/** '7:03 PM' in Manila; of another day than today 'Nov 20, 7:03 PM'. */
export const savedTime = (moment: string, now = new Date()): string => {
  const at = new Date(moment);
  const format = manilaDay(at) === manilaDay(now) ? time : dayAndTime;
  // Browsers differ in the space before AM and PM.
  return format.format(at).replace(/\u202f/g, ' ');
};
