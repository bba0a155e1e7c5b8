/** Years for which one consent in writing covers keeping a record. For longer the person is asked again. */
export const maxYearsKept = 3;

/** Years that the form proposes. */
export const usualYearsKept = 1;

/** Days before the end at which the agency is told that a record will be deleted. */
export const endingNoticeDays = 14;

/** Days within which a record is deleted after its person objected, unless they take the objection back. */
export const objectionDays = 30;

/** The same day some years later; February 29 becomes the 28th. */
export const yearsLater = (day: string, years: number): string => {
  const [year = '', rest = ''] = [day.slice(0, 4), day.slice(4)];
  return `${Number(year) + years}${rest === '-02-29' ? '-02-28' : rest}`;
};

export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Messages by field; none where the days are right. All of them are days in Manila (YYYY-MM-DD). */
export const retentionProblems = (
  { basisDate, keepUntil }: { basisDate: string; keepUntil: string },
  today: string,
): { basisDate?: string; keepUntil?: string } => {
  if (basisDate > today)
    return { basisDate: 'This day is ahead. Enter the day on which the person consented in writing.' };
  const last = yearsLater(basisDate, maxYearsKept);
  if (last < today)
    return {
      basisDate: `A consent covers ${maxYearsKept} years, and this one is older. Ask the person again, then enter the new day.`,
    };
  if (keepUntil < today) return { keepUntil: 'This day has passed. Choose today or a later day.' };
  if (keepUntil > last)
    return {
      keepUntil: `A consent covers ${maxYearsKept} years. Choose ${last} or earlier, or ask the person again.`,
    };
  return {};
};

/** When a record ends after an objection: in 30 days, or on its own day if that is sooner. */
export const endAfterObjection = (keepUntil: string, today: string): string => {
  const end = daysLater(today, objectionDays);
  return end < keepUntil ? end : keepUntil;
};
