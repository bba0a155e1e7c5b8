import { isPartialDate } from '#shared/text/partial-date';
import type { SeaServiceEntry } from './schema';

/** Service at sea in whole months and days, of which 30 are a month, as seafarers and agencies add them up. */
interface Service {
  months: number;
  days: number;
}

const date = /^(\d{4})-(\d\d)(?:-(\d\d))?$/;
const dayMs = 86_400_000;

/** So many months later, on the same day or, in a shorter month, its last. */
const monthsLater = (from: Date, months: number) => {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)));
};

/**
 * From sign on to sign off: both days count, and a month without a day is taken as its middle. Undefined without two dates
 * of at least a month, in order: a year alone says too little, and a contract without an end is not over. A sign off that is
 * planned counts to today.
 */
const serviceOf = ({ signOn, signOff }: SeaServiceEntry, today: string): Service | undefined => {
  const [on, off] = [date.exec(signOn), date.exec(signOff)];
  if (!on || !off) return undefined;
  const from = new Date(`${on[1]}-${on[2]}-${on[3] ?? '15'}T00:00:00Z`);
  const planned = `${off[1]}-${off[2]}-${off[3] ?? '15'}`;
  const lastDay = new Date(`${planned < today ? planned : today}T00:00:00Z`);
  const end = new Date(lastDay.getTime() + (on[3] && off[3] ? dayMs : 0));
  if (!(end > from)) return undefined;
  let months = (end.getUTCFullYear() - from.getUTCFullYear()) * 12 + end.getUTCMonth() - from.getUTCMonth();
  if (monthsLater(from, months) > end) months -= 1;
  return { months, days: Math.round((end.getTime() - monthsLater(from, months).getTime()) / dayMs) };
};

/** The vessels of contracts that end before they start, or the number of the contract; such a one is counted nowhere. */
export const endsBeforeStart = (entries: readonly SeaServiceEntry[]): string[] =>
  entries.flatMap(({ vessel, signOn, signOff }, index) => {
    if (!isPartialDate(signOn) || !isPartialDate(signOff)) return [];
    const known = Math.min(signOn.length, signOff.length);
    return signOff.slice(0, known) < signOn.slice(0, known) ? [vessel.trim() || String(index + 1)] : [];
  });

const sumOf = (services: readonly Service[]): Service => {
  const days = services.reduce((sum, service) => sum + service.days, 0);
  const months = services.reduce((sum, service) => sum + service.months, 0);
  return { months: months + Math.floor(days / 30), days: days % 30 };
};

const counted = (count: number, noun: string) =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;

/** '2 years 3 months 12 days'. */
const written = ({ months, days }: Service) =>
  [counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month'), counted(days, 'day')]
    .filter(Boolean)
    .join(' ');

const lengthOf = ({ months, days }: Service) => months * 30 + days;

/** The contracts with dates by a text of theirs, whatever its case, the longest first. Those without the text are in no group. */
const totalsBy = (name: 'rank' | 'type', served: readonly { entry: SeaServiceEntry; service: Service }[]) => {
  const groups = new Map<string, { label: string; services: Service[] }>();
  for (const { entry, service } of served) {
    const label = entry[name].trim();
    if (label === '') continue;
    const group = groups.get(label.toLowerCase()) ?? { label, services: [] };
    group.services.push(service);
    groups.set(label.toLowerCase(), group);
  }
  return [...groups.values()]
    .map(({ label, services }) => ({ label, sum: sumOf(services) }))
    .sort((one, other) => lengthOf(other.sum) - lengthOf(one.sum))
    .map(({ label, sum }) => `${label} ${written(sum)}`);
};

/**
 * What the contracts add up to, a line each: in all, by rank and by vessel type. None if none can be counted. `today` is
 * YYYY-MM-DD.
 */
export const seaServiceTotals = (entries: readonly SeaServiceEntry[], today: string): string[] => {
  const served = entries.flatMap((entry) => {
    const service = serviceOf(entry, today);
    return service ? [{ entry, service }] : [];
  });
  if (served.length === 0) return [];
  const [byRank, byType] = [totalsBy('rank', served), totalsBy('type', served)];
  return [
    `Total sea service: ${written(sumOf(served.map(({ service }) => service)))}`,
    ...(byRank.length > 0 ? [`By rank: ${byRank.join(', ')}`] : []),
    ...(byType.length > 0 ? [`By vessel type: ${byType.join(', ')}`] : []),
  ];
};

/** '8280' is '8280 kW'; other words stay as they are. */
export const withKilowatts = (power: string) => (/^\d[\d,. ]*$/.test(power) ? `${power} kW` : power);
