const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'Asia/Manila' });
const date = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'Asia/Manila',
});
const sixDaysMs = 6 * 24 * 60 * 60 * 1000;

/** 'once', 'twice', '3 times' */
const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** 'Tuesday' within the last six days, else 'Nov 20, 2026'. */
const lastTime = (moment: string, now: number) =>
  now - Date.parse(moment) < sixDaysMs ? weekday.format(new Date(moment)) : date.format(new Date(moment));

/** What was counted of a secret address. */
export interface Opened {
  views: number;
  downloads: number;
  lastViewedAt: string | null;
  /** Whether it can be opened no more. */
  isOver?: boolean;
  lastCountry?: string | null;
  lastCity?: string | null;
}

/** 'Opened twice, last on Tuesday, Dubai. Downloaded once.' */
export const openedWords = (
  { views, downloads, lastViewedAt, isOver, lastCountry, lastCity }: Opened,
  now: number,
): string => {
  const downloaded = downloads === 0 ? '' : `Downloaded ${times(downloads)}`;
  if (views === 0 || lastViewedAt === null) return downloaded || (isOver ? 'Not opened' : 'Not opened yet');
  const place = lastCity ?? (lastCountry ? countryNames.of(lastCountry) : undefined);
  const opened = `Opened ${times(views)}, ${views > 1 ? 'last ' : ''}on ${lastTime(lastViewedAt, now)}${place ? `, ${place}` : ''}`;
  return downloaded ? `${opened}. ${downloaded}` : opened;
};
