import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { TrendDay } from '#shared/analytics/schema';
import { countOf, formatCount } from '../format-count';
import { trendWords } from '../words';

/** A point on the chart: a day, or a week for long ranges. */
interface TrendPoint extends Record<Series, number> {
  from: Date;
  to: Date;
}

/** A phone is about 300 pixels wide; more than about 100 points are unreadable. */
const maxDays = 100;
const weekDays = 7;

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** The days as points. Weeks end with the last day; days that make no whole week belong to the first. */
export const pointsOf = (days: readonly TrendDay[]): TrendPoint[] => {
  if (days.length <= maxDays) return days.map((day) => pointOf([day]));
  const weeks = Math.floor(days.length / weekDays);
  const over = days.length % weekDays;
  return Array.from({ length: weeks }, (_, week) =>
    pointOf(days.slice(week === 0 ? 0 : over + week * weekDays, over + (week + 1) * weekDays)),
  );
};

const pointOf = (days: readonly TrendDay[]): TrendPoint => {
  return {
    from: midnight(days[0]?.day ?? ''),
    to: midnight(days.at(-1)?.day ?? ''),
    views: totalOf(days, 'views'),
    visitors: totalOf(days, 'visitors'),
    downloads: totalOf(days, 'downloads'),
  };
};

const longDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day or the days of a point: 'Nov 20, 2026', 'Nov 14 – 20, 2026'. */
const nameOf = ({ from, to }: TrendPoint) => longDay.formatRange(from, to);

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A point as text: 'Nov 20, 2026: 12 views, 9 visitors, 1 download'. */
const inWords = (point: TrendPoint) =>
  `${nameOf(point)}: ${series.map(({ of, one, many }) => countOf(point[of], one, many)).join(', ')}`;

/**
 * The days as lines, or the weeks of a year: views over the area of visitors, downloads dashed. A pointer on it, or the
 * arrow keys, select one point; for screen readers the chart is a slider.
 */
export const TrendChart = ({ days }: { days: readonly TrendDay[] }) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const points = pointsOf(days);
  const last = points.length - 1;
  const markedIndex = Math.min(chosen ?? last, last);
  const marked = points[markedIndex];
  if (!marked) return null;
  const ticks = ticksUpTo(Math.max(...points.flatMap(({ views, downloads }) => [views, downloads])));
  const top = ticks.at(-1) ?? 1;
  const valuesOf = (of: Series) => points.map((point) => point[of]);

  const pointAt = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setChosen(indexAt((clientX - left) / width, points.length));
  };

  const step = (event: KeyboardEvent) => {
    const from = chosen ?? last;
    const to: Record<string, number | null> = {
      ArrowLeft: chosen === null ? last : from - 1,
      ArrowRight: from + 1,
      ArrowDown: chosen === null ? last : from - 1,
      ArrowUp: from + 1,
      PageUp: from + 7,
      PageDown: from - 7,
      Home: 0,
      End: last,
      Escape: null,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next === null ? null : Math.min(last, Math.max(0, next)));
  };

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
      <ValueAxis ticks={ticks} top={top} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={points.length === days.length ? trendWords.chart.day : trendWords.chart.week}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={markedIndex}
        aria-valuetext={inWords(marked)}
        onPointerMove={pointAt}
        onPointerDown={pointAt}
        onPointerLeave={({ pointerType }) => {
          // Touch fires pointerleave after every tap; keep the selection.
          if (pointerType !== 'touch') setChosen(null);
        }}
        onBlur={() => setChosen(null)}
        onKeyDown={step}
        className="relative h-48 touch-pan-y rounded-sm sm:h-64"
      >
        <svg
          aria-hidden
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
        >
          {ticks.map((tick) => {
            const y = 100 - (tick / top) * 100;
            return <path key={tick} d={`M0 ${y}H100`} className="stroke-line" strokeWidth={1} />;
          })}
          <path
            d={areaPath(valuesOf('visitors'), top)}
            className="fill-primary/20 dark:fill-primary/40 forced-colors:fill-[GrayText]"
          />
          <path
            d={linePath(valuesOf('views'), top)}
            className={`${line} stroke-primary-text forced-colors:stroke-[CanvasText]`}
          />
          <path
            d={linePath(valuesOf('downloads'), top)}
            className={`${line} stroke-purple-700 dark:stroke-purple-300 forced-colors:stroke-[CanvasText]`}
            strokeDasharray="5 4"
          />
        </svg>
        {chosen !== null && (
          <PointMark point={marked} left={positionOf(markedIndex, points.length)} top={top} />
        )}
      </div>
      <DayAxis points={points} />
    </div>
  );
};

const line = 'fill-none stroke-2 [stroke-linecap:round] [stroke-linejoin:round]';

const ValueAxis = ({ ticks, top }: { ticks: readonly number[]; top: number }) => (
  <div aria-hidden className="relative text-end text-xs text-muted tabular-nums">
    {/* Sized by the widest number. */}
    <span className="invisible">{formatCount(top)}</span>
    {ticks.map((tick) => (
      <span
        key={tick}
        className="absolute end-0 -translate-y-1/2"
        style={{ top: `${100 - (tick / top) * 100}%` }}
      >
        {formatCount(tick)}
      </span>
    ))}
  </div>
);

const DayAxis = ({ points }: { points: readonly TrendPoint[] }) => {
  const isOfWeeks = points.some(({ from, to }) => from < to);
  const format = isOfWeeks ? monthYear : shortDay;
  const named = labeledDays(points.length);
  return (
    <div aria-hidden className="relative col-start-2 mt-2 h-5 text-xs text-muted">
      {named.map((index, at) => {
        const isFirst = at === 0;
        const isLast = at === named.length - 1;
        const shift = isFirst ? '' : isLast ? '-translate-x-full' : '-translate-x-1/2';
        // A phone has room for three labels.
        const hidden = at % 2 === 1 ? 'max-sm:hidden' : '';
        return (
          <span
            key={index}
            className={`absolute whitespace-nowrap ${shift} ${hidden}`}
            style={{ left: `${positionOf(index, points.length)}%` }}
          >
            {format.format(points[index]?.to)}
          </span>
        );
      })}
    </div>
  );
};

/** A vertical line at one point, with its counts beside it. */
const PointMark = ({ point, left, top }: { point: TrendPoint; left: number; top: number }) => (
  <div aria-hidden className="pointer-events-none absolute inset-y-0" style={{ left: `${left}%` }}>
    <div className="absolute inset-y-0 w-px bg-control" />
    <span
      className="absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-surface bg-primary-text"
      style={{ bottom: `${(point.views / top) * 100}%` }}
    />
    <div
      className={`absolute top-0 z-10 w-max rounded-control border bg-surface px-3 py-2 text-xs shadow-float ${left > 50 ? 'right-3' : 'left-3'}`}
    >
      <p className="font-semibold">{nameOf(point)}</p>
      {series.map(({ of, name }) => (
        <p key={of} className="mt-1 flex items-center gap-2">
          <SeriesMark of={of} />
          <span className="text-muted">{name}</span>
          <span className="ms-auto ps-3 font-medium tabular-nums">{formatCount(point[of])}</span>
        </p>
      ))}
    </div>
  </div>
);

type Series = Exclude<keyof TrendDay, 'day'>;

/** The series of a day, in display order. */
export const series: readonly { of: Series; name: string; one: string; many: string }[] = [
  { of: 'views', ...trendWords.series.views },
  { of: 'visitors', ...trendWords.series.visitors },
  { of: 'downloads', ...trendWords.series.downloads },
];

/** The sum over the days. A person who visits on two days counts as two visitors. */
const totalOf = (days: readonly TrendDay[], of: Series) => days.reduce((sum, day) => sum + day[of], 0);

const marks: Record<Series, string> = {
  views: 'border-t-2 border-primary-text',
  visitors: 'h-3 rounded-[2px] bg-primary/20 dark:bg-primary/40 forced-colors:border',
  downloads: 'border-t-2 border-dashed border-purple-700 dark:border-purple-300',
};

/** How a series is drawn. */
const SeriesMark = ({ of }: { of: Series }) => (
  <span aria-hidden className={`inline-block w-4 shrink-0 ${marks[of]}`} />
);

/** The legend, with each series' total. */
export const TrendLegend = ({ days }: { days: readonly TrendDay[] }) => (
  <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
    {series.map(({ of, name }) => (
      <div key={of}>
        <dt className="flex items-center gap-2 text-xs text-muted">
          <SeriesMark of={of} />
          {name}
        </dt>
        <dd className="text-lg font-semibold tabular-nums">{formatCount(totalOf(days, of))}</dd>
      </div>
    ))}
  </dl>
);

/** Even, whole steps from 0 to at least `highest`, four or five of them where there is room: 0, 5, 10, 15. */
export const ticksUpTo = (highest: number): number[] => {
  const step = niceStep(Math.max(highest, 1) / 4);
  const count = Math.ceil(Math.max(highest, 1) / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
};

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below `least`. */
const niceStep = (least: number) => {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
};

/** A day's position on the axis, in percent. */
export const positionOf = (index: number, count: number) => (count < 2 ? 50 : (index / (count - 1)) * 100);

/** The day nearest to a share (0 to 1) of the width. */
export const indexAt = (share: number, count: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * (count - 1));

/** A line through the values as an SVG path, 100 wide and 100 high, 0 at the bottom and `top` at the top. */
export const linePath = (values: readonly number[], top: number) =>
  values
    .map((value, index) => {
      const x = positionOf(index, values.length);
      return `${index === 0 ? 'M' : 'L'}${round(x)} ${round(100 - (value / top) * 100)}`;
    })
    .join('');

/** The same line, closed along the bottom. */
export const areaPath = (values: readonly number[], top: number) =>
  `${linePath(values, top)}L${positionOf(values.length - 1, values.length)} 100L${positionOf(0, values.length)} 100Z`;

const round = (value: number) => Math.round(value * 100) / 100;

/** The days that are named below the chart: five, the first and the last among them. */
export const labeledDays = (count: number) => [
  ...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => indexAt(share, count))),
];
