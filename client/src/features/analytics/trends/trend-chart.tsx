import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { TrendDay } from '#shared/analytics/schema';
import { areaPath, indexAt, labeledDays, linePath, positionOf, ticksUpTo } from './chart-scale';
import { countOf, formatCount } from '../format-count';
import { SeriesMark } from './trend-legend';
import { nameOf, pointsOf, type TrendPoint } from './trend-points';
import { series, type Series } from './trend-series';
import { trendWords } from '../words';

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
