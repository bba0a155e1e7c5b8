import { formatDate } from '../../../lib/format';
import { activityWords } from '../words';

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** How long ago a moment was, for a day; then its date. A future time, from clock skew, is 'just now'. */
export const formatWhen = (moment: string, now = new Date()) => {
  const minutesAgo = Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000);
  if (minutesAgo < 1) return activityWords.justNow;
  if (minutesAgo < hourMinutes) return relative.format(-minutesAgo, 'minute');
  if (minutesAgo < dayMinutes) return relative.format(-Math.floor(minutesAgo / hourMinutes), 'hour');
  return formatDate(moment);
};
