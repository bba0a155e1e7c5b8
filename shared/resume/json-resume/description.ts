import { withoutListSigns } from '#shared/text/lists';
import { lineOf, linesOf, textsOf, type JsonRecord } from './reading';
import type { ImportReport } from './report';

/** What the format keeps apart and a resume shows as one text. */
interface Described {
  summary: string;
  /** The values of the format's labels, in their order; '' where there is none. */
  values: readonly string[];
  points: readonly string[];
}

/** Where an entry of a file has the parts of its description. */
export interface DescriptionFormat {
  /** The first is written; texts of several are joined. */
  summary: readonly string[];
  /** Lines such as 'Score: 1.4'. */
  labels: readonly { label: string; keys: readonly string[]; isList?: boolean }[];
  points: string;
  /** A line before the points. */
  pointsHeading?: string;
}

const readDescription = (format: DescriptionFormat, record: JsonRecord): Described => ({
  summary: [...new Set(format.summary.map((key) => linesOf(record[key])))].filter(Boolean).join('\n'),
  values: format.labels.map(
    ({ keys }) =>
      keys
        .map((key) => (Array.isArray(record[key]) ? textsOf(record[key]).join(', ') : lineOf(record[key])))
        .find(Boolean) ?? '',
  ),
  // A bullet that the text brings along; each point gets one of its own.
  points: textsOf(record[format.points]).map(withoutListSigns).filter(Boolean),
});

/** The text without its points, and the points as lines of a list. */
const linesOfDescription = (format: DescriptionFormat, { summary, values, points }: Described) => ({
  opening: [
    summary,
    ...format.labels.map(({ label }, index) => (values[index] ? `${label}: ${values[index]}` : '')),
    points.length > 0 ? (format.pointsHeading ?? '') : '',
  ]
    .filter(Boolean)
    .join('\n'),
  list: points.map((point) => `- ${point}`),
});

/** A file's description as one text within its limits. A point that does not fit is kept aside whole rather than cut in half. */
export const readFitted = (
  report: ImportReport,
  what: string,
  {
    format,
    record,
    min = 0,
    max,
  }: { format: DescriptionFormat; record: JsonRecord; min?: number; max: number },
): string => {
  const { opening, list } = linesOfDescription(format, readDescription(format, record));
  const isLongPoint = opening === '' && (list[0]?.length ?? 0) > max;
  const first = isLongPoint ? (list.shift() ?? '') : opening;
  const kept = [report.fit(what, first, { max })].filter(Boolean);
  const overflow: string[] = [];
  for (const point of list) {
    if ([...kept, point].join('\n').length <= max) kept.push(point);
    else overflow.push(point);
  }
  if (overflow.length > 0 && (kept[0] ?? '') === first)
    report.shortened(what, kept.join('\n'), `It holds ${max} characters`);
  for (const point of overflow)
    report.setAside(what, point.slice(2), `The description holds ${max} characters`, point);
  return report.fit(what, kept.join('\n'), { min, max });
};

const split = (format: DescriptionFormat, text: string): Described => {
  const lines = text.split('\n');
  const firstPoint = lines.findLastIndex((line) => !line.startsWith('- ')) + 1;
  const before = lines.slice(0, firstPoint);
  const points = lines.slice(firstPoint).map((line) => line.slice(2));
  if (points.length > 0 && format.pointsHeading && before.pop() !== format.pointsHeading)
    return { summary: text, values: [], points: [] };
  const values = format.labels.map(() => '');
  for (const [index, { label }] of [...format.labels.entries()].reverse()) {
    const last = before.at(-1) ?? '';
    if (!last.startsWith(`${label}: `)) continue;
    values[index] = last.slice(label.length + 2);
    before.pop();
  }
  return { summary: before.join('\n'), values, points };
};

const writeParts = (format: DescriptionFormat, { summary, values, points }: Described): JsonRecord => ({
  [format.summary[0] ?? 'summary']: summary,
  ...Object.fromEntries(
    format.labels.map(({ keys: [key = ''], isList }, index): [string, unknown] => {
      const value = values[index] ?? '';
      return [key, isList && value ? value.split(', ') : value];
    }),
  ),
  [format.points]: points.length > 0 ? points : '',
});

/**
 * A description in the keys of the format; whole in the first of them where its parts would not come back as this text.
 * `formatRead` is for formats that depend on the keys which have text.
 */
export const writeDescription = (
  format: DescriptionFormat,
  text: string,
  formatRead: (parts: JsonRecord) => DescriptionFormat = () => format,
): JsonRecord => {
  const parts = writeParts(format, split(format, text));
  const read = formatRead(parts);
  const { opening, list } = linesOfDescription(read, readDescription(read, parts));
  const isSame = [opening, ...list].filter(Boolean).join('\n') === text;
  return isSame ? parts : { [format.summary[0] ?? 'summary']: text };
};
