import { cleanLine } from '#shared/text/plain-text';
import { applicationLimits as limits, salaryCurrencies, type ApplicationDetails } from '../schema';
import { readDay } from './read-day';

/** What a post says of the job, for the fields of an application. What it does not say is missing. */
export type PostProposals = Partial<
  Pick<
    ApplicationDetails,
    | 'company'
    | 'jobTitle'
    | 'place'
    | 'workMode'
    | 'salaryFrom'
    | 'salaryTo'
    | 'salaryCurrency'
    | 'salaryPeriod'
    | 'deadlineOn'
  >
>;

const known = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };

/** A text that fits a field; undefined for none and for what is too long to be one. */
const fitting = (text: unknown, max: number): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const line = cleanLine(text.slice(0, 2000)).replace(/^[\s:–—-]+|[\s,;:|·–—-]+$/g, '');
  return line !== '' && line.length <= max ? line : undefined;
};

const labeled = (lines: readonly string[], labels: string): string | undefined => {
  const pattern = new RegExp(`^(?:- )?(?:${labels})\\s*[:：–—-]\\s*(\\S.*)$`, 'i');
  const alone = new RegExp(`^(?:${labels})\\s*[:：]?$`, 'i');
  for (const [index, line] of lines.entries()) {
    const value = pattern.exec(line)?.[1];
    if (value) return value;
    // A label may be alone on the line above.
    if (alone.test(line) && lines[index + 1]) return lines[index + 1];
  }
  return undefined;
};

const first = (text: string, ...patterns: RegExp[]): string | undefined => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found) return found;
  }
  return undefined;
};

const isTitleLike = (line: string) =>
  line.length > 2 &&
  line.length <= 80 &&
  line.split(' ').length <= 10 &&
  !/[.!?:]$|https?:|\d{4,}|^[-•*]/.test(line);

const companyWord =
  /\b(?:inc|incorporated|corp|corporation|company|co|ltd|llc|group|holdings|bank|hospital|medical center|hotel|university|college|school|foundation|agency|philippines|services|solutions|technologies|international|enterprises)\b/i;

const jobTitleIn = (text: string, lines: readonly string[]) =>
  fitting(
    labeled(lines, 'job title|job position|position|position title|vacant position|role|job') ??
      first(
        text,
        /\b(?:we(?:'|’)?re|we are|is|are) (?:now |currently |urgently )?(?:looking for|hiring|seeking|in need of|searching for) (?:an? |the |\d+ )?(?:experienced |qualified |dedicated |motivated |passionate |skilled |talented )*([A-Z][\w/&+.'’ -]{2,70}?)(?=\s(?:to|who|for|with|in|at|based|that)\b|[.,;!(\n]|$)/,
        /\b(?:urgent |now |we are |job )hiring\s*[:!–—-]*\s*([A-Z][\w/&+'’ -]{2,70}?)(?=[.,;!(\n]|$)/i,
      ) ??
      (lines[0] && isTitleLike(lines[0]) && !companyWord.test(lines[0]) ? lines[0] : undefined),
    limits.jobTitle,
  );

const notCompany = /^(?:the (?:job|role|position|company|team)|us|you|this|our|we|your|company)\b/i;

const companyIn = (text: string, lines: readonly string[], jobTitle: string | undefined) => {
  const about = first(text, /^about ([A-Z0-9][^\n.!?]{1,80})$/im);
  const isFirstTitle = lines[0] !== undefined && cleanLine(lines[0]) === jobTitle;
  const second = lines[1]?.split(/ [·•|] /)[0];
  return fitting(
    labeled(lines, 'company|company name|employer|hiring company|agency|principal') ??
      first(
        text,
        /(?:^|[\n.!] ?)(?!(?:We|Who|It),? (?:is|are)\b)([A-Z0-9][\w&.,'’ -]{1,80}?),? (?:is|are) (?:now |currently |urgently )?(?:looking for|hiring|seeking|in need of|searching for|inviting)\b/,
        /\bjoin ([A-Z][\w&.'’]*(?: (?:[A-Z&][\w&.'’]*|of|de|and)){0,6})/,
        /^.{0,100} at ([A-Z][\w&.'’]*(?: (?:[A-Z&][\w&.'’]*|of|de|and)){0,6})$/m,
      ) ??
      (about && !notCompany.test(about) ? about : undefined) ??
      (isFirstTitle && second && isTitleLike(second.replace(/\.$/, '')) ? second : undefined),
    limits.company,
  );
};

const cities =
  'Makati|Taguig|BGC|Bonifacio Global City|Pasig|Ortigas|Mandaluyong|Quezon City|Manila|Metro Manila|Pasay|Parañaque|Paranaque|Alabang|Muntinlupa|Las Piñas|Las Pinas|Caloocan|Marikina|San Juan|Valenzuela|Navotas|Malabon|Cebu City|Cebu|Mandaue|Lapu-Lapu|Davao City|Davao|Cagayan de Oro|Iloilo City|Iloilo|Bacolod|Baguio|Clark|Angeles|San Fernando|Subic|Olongapo|Batangas|Lipa|Laguna|Calamba|Santa Rosa|Sta\\. Rosa|Biñan|Cavite|Dasmariñas|Imus|Bacoor|Bulacan|Malolos|Pampanga|Tarlac|Naga|Legazpi|Puerto Princesa|Palawan|Tacloban|Dumaguete|Zamboanga City|Zamboanga|General Santos|Butuan|Singapore|Dubai|Abu Dhabi|Doha|Riyadh|Jeddah|Kuwait|Hong Kong|Tokyo|Sydney|Melbourne|Toronto|London';
const cityPattern = new RegExp(
  `(?<![\\p{L}])(?:${cities})(?![\\p{L}])(?:, (?:${cities}|Philippines|[A-Z]\\p{L}+))?`,
  'u',
);

const placeIn = (text: string, lines: readonly string[]) =>
  fitting(
    labeled(
      lines,
      'location|job location|work location|place of work|place of assignment|work site|worksite|address|office location|workplace',
    )?.replace(/\s*\((?:remote|hybrid|on-?site)\)\s*$/i, '') ?? cityPattern.exec(text)?.[0],
    limits.place,
  );

const workModeIn = (text: string): ApplicationDetails['workMode'] | undefined => {
  if (/\bhybrid\b/i.test(text)) return 'hybrid';
  const isRemote =
    /\b(?:work[- ]from[- ]home|wfh|(?<!no |not |non-)remote(?:ly)?(?! (?:areas?|sites?|control)))\b/i.test(
      text,
    );
  const isOnSite = /\b(?:on-?site|on site|office-based|in-office|in-person)\b/i.test(text);
  if (isRemote === isOnSite) return undefined;
  return isRemote ? 'remote' : 'on-site';
};

const currencySigns: [RegExp, ApplicationDetails['salaryCurrency']][] = [
  [/₱|\bphp\b|\bpesos?\b|^p$/i, 'PHP'],
  [/\bs\$|\bsgd\b/i, 'SGD'],
  [/\ba\$|\baud\b/i, 'AUD'],
  [/\bhk\$|\bhkd\b/i, 'HKD'],
  [/\bca?\$|\bcad\b/i, 'CAD'],
  [/\bnz\$|\bnzd\b/i, 'NZD'],
  [/\$|\busd\b/i, 'USD'],
  [/€|\beur\b/i, 'EUR'],
  [/£|\bgbp\b/i, 'GBP'],
  [/\baed\b|\bdirhams?\b/i, 'AED'],
  [/\bsar\b/i, 'SAR'],
  [/\bqar\b/i, 'QAR'],
  [/¥|\bjpy\b|\byen\b/i, 'JPY'],
];
const signs = String.raw`₱|php|p|s\$|a\$|hk\$|ca?\$|nz\$|us\$|\$|€|£|¥|usd|sgd|aud|hkd|cad|nzd|eur|gbp|aed|sar|qar|jpy`;
const amount = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?( ?k\b)?`;
const range = new RegExp(
  String.raw`(?<![\p{L}\d])(${signs})? ?${amount}(?: ?(?:-|–|—|to|up to) ?(?:${signs})? ?${amount})?(?: ?(${signs})(?![\p{L}]))?`,
  'giu',
);

const inUnits = (digits: string, thousands: string | undefined) =>
  Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);

/** The first line that names an amount of money, and none that is too small to be a salary. */
const salaryIn = (lines: readonly string[]): PostProposals => {
  for (const line of lines) {
    const isOfPay = /\b(?:salary|pay|compensation|package|rate|wage|sahod|monthly|offer)\b/i.test(line);
    for (const [whole, before, from = '', fromK, to, toK, after] of line.matchAll(range)) {
      const sign = before ?? after;
      if (!sign && !isOfPay) continue;
      // '25-30k' is both in thousands.
      const low = inUnits(from, fromK ?? (to && toK && Number(from) < 1000 ? toK : undefined));
      const high = to === undefined ? undefined : inUnits(to, toK);
      if (
        low < (sign ? 500 : 5000) ||
        low > limits.salary ||
        (high !== undefined && (high < low || high > limits.salary))
      )
        continue;
      if (!sign && /^(?:19|20)\d\d$/.test(whole.trim())) continue;
      const isYear =
        /\b(?:per|a|each) ?(?:year|annum)\b|\/ ?(?:yr|year)\b|\bannual(?:ly)?\b|\byearly\b|\bp\.?a\.?(?=\s|$)/i.test(
          line,
        );
      if (/\b(?:per|an|a) ?(?:hour|day)\b|\/ ?(?:hr|hour|day)\b|\bhourly\b|\bdaily\b/i.test(line)) continue;
      return known({
        salaryFrom: /\bup to\s*$/i.test(line.slice(0, line.indexOf(whole))) ? undefined : low,
        salaryTo: high ?? (/\bup to\s*$/i.test(line.slice(0, line.indexOf(whole))) ? low : undefined),
        salaryCurrency: currencySigns.find(([pattern]) => pattern.test(sign ?? ''))?.[1] ?? 'PHP',
        salaryPeriod: isYear ? 'year' : 'month',
      });
    }
  }
  return {};
};

const deadlineIn = (lines: readonly string[], today: string): string | undefined => {
  const says =
    /\b(?:deadline|closing date|closes?|closing|apply (?:by|before|until|on or before|not later than)|not later than|no later than|on or before|last day|until|valid (?:until|through))\b(.*)$/i;
  for (const [index, line] of lines.entries()) {
    const after = says.exec(line)?.[1];
    if (after === undefined) continue;
    const day =
      readDay(after, 'any', today) ??
      (after.trim().length < 3 ? readDay(lines[index + 1] ?? '', 'any', today) : undefined);
    if (day) return day;
  }
  return undefined;
};

/** What the words of a post say of the job. A day without a year is the next one from `today` on. */
export const proposalsFromText = (text: string, today: string): PostProposals => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 2000)
    .map((line) => line.slice(0, 1000));
  const head = lines.join('\n').slice(0, 20_000);
  const jobTitle = jobTitleIn(head, lines);
  const company = companyIn(head, lines, jobTitle);
  const withCompany = ` at ${company}`;
  return known({
    // The first line often names both: 'Staff Nurse at Cebu General'.
    jobTitle: jobTitle?.endsWith(withCompany) ? jobTitle.slice(0, -withCompany.length) : jobTitle,
    company,
    place: placeIn(head, lines),
    workMode: workModeIn(head),
    ...salaryIn(lines),
    deadlineOn: deadlineIn(lines, today),
  });
};

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

const isJobPosting = (value: unknown) => [asObject(value)['@type']].flat().includes('JobPosting');

const unitAmount = (value: unknown): number | undefined => {
  const number = typeof value === 'string' ? Number(value.replaceAll(',', '')) : value;
  return typeof number === 'number' && number > 0 && number <= limits.salary ? Math.round(number) : undefined;
};

/** What the data of a post's page (https://schema.org/JobPosting) say of the job. */
export const proposalsFromData = (data: readonly unknown[]): PostProposals => {
  const all = data
    .flatMap((one) => [one].flat())
    .flatMap((one) => [one, [asObject(one)['@graph']].flat()].flat());
  const posting = asObject(all.find(isJobPosting));
  const address = asObject(asObject(firstOf(posting.jobLocation)).address);
  const pay = asObject(firstOf(posting.baseSalary));
  const value = asObject(pay.value);
  const unitText = value.unitText ?? pay.unitText;
  const unit = typeof unitText === 'string' ? unitText.toUpperCase() : '';
  const isPeriod = unit === 'MONTH' || unit === 'YEAR';
  const from = isPeriod ? unitAmount(value.minValue ?? value.value ?? pay.value) : undefined;
  const to = isPeriod ? unitAmount(value.maxValue) : undefined;
  const hasSalary = from !== undefined || to !== undefined;
  const organization = posting.hiringOrganization;
  const parts = [address.addressLocality, address.addressRegion].filter(
    (part): part is string => typeof part === 'string' && part.trim() !== '',
  );
  return known({
    jobTitle: fitting(posting.title, limits.jobTitle),
    company: fitting(
      typeof organization === 'string' ? organization : asObject(organization).name,
      limits.company,
    ),
    place: fitting([...new Set(parts)].join(', '), limits.place),
    workMode: posting.jobLocationType === 'TELECOMMUTE' ? 'remote' : undefined,
    salaryFrom: from,
    salaryTo: from !== undefined && to !== undefined && to < from ? undefined : to,
    salaryCurrency: hasSalary
      ? salaryCurrencies.find((one) => one === (pay.currency ?? value.currency))
      : undefined,
    salaryPeriod: hasSalary ? (unit === 'YEAR' ? 'year' : 'month') : undefined,
    deadlineOn: typeof posting.validThrough === 'string' ? readDay(posting.validThrough) : undefined,
  });
};
