import { Maximize2, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { memo, useState } from 'react';
import { classNames } from '../../../../lib/class-names';
import { Button } from '../../../../ui/button';
import {
  maxScale,
  minScale,
  nextLarger,
  nextSmaller,
  percentOf,
  type Zoom,
  type ZoomControl,
} from './use-zoom';

/** What scrolls the pages: by keyboard too. */
export const pagesArea = { role: 'group', 'aria-label': 'Pages', tabIndex: 0 } as const;

interface ViewerToolbarProps {
  control: ZoomControl;
  current: number;
  count: number;
  onFullScreen?: () => void;
  /** In a column at the edge of the pages. */
  isVertical?: boolean;
}

/** Zoom, the page in sight, and the way to the whole screen. Not rendered again at a keystroke, which changes none of them. */
export const ViewerToolbar = memo(
  ({
    control: { zoom, scale = 1, zoomTo },
    current,
    count,
    onFullScreen,
    isVertical = false,
  }: ViewerToolbarProps) => {
    const [news, setNews] = useState('');
    const change = (next: Zoom) => {
      zoomTo(next);
      setNews(next === 'fit' ? 'Page width' : percentOf(next));
    };
    return (
      <div
        role="group"
        aria-label="Zoom and pages"
        className={isVertical ? 'flex flex-col items-center' : 'flex flex-wrap items-center'}
      >
        <Button
          variant="ghost"
          size="icon"
          aria-label="Zoom out"
          disabled={scale <= minScale}
          onClick={() => change(nextSmaller(scale))}
        >
          <ZoomOut aria-hidden />
        </Button>
        {/* In the narrowest places the bar would take a second line. */}
        <span
          className={classNames(
            'min-w-10 text-center tabular-nums',
            isVertical ? 'text-xs' : 'text-sm max-[22.5rem]:sr-only @max-[19rem]:sr-only',
          )}
        >
          {percentOf(scale)}
        </span>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Zoom in"
          disabled={scale >= maxScale}
          onClick={() => change(nextLarger(scale))}
        >
          <ZoomIn aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Fit width"
          aria-pressed={zoom === 'fit'}
          className="aria-pressed:text-primary-text"
          onClick={() => change('fit')}
        >
          <MoveHorizontal aria-hidden />
        </Button>
        <div className={isVertical ? 'flex flex-col items-center gap-1' : 'ml-auto flex items-center gap-1'}>
          {isVertical && (
            <span aria-hidden className="order-last text-xs text-muted tabular-nums">
              {current + 1} / {count}
            </span>
          )}
          <span className={isVertical ? 'sr-only' : 'text-sm whitespace-nowrap text-muted tabular-nums'}>
            Page {current + 1} of {count}
          </span>
          {onFullScreen && (
            <Button variant="ghost" size="icon" aria-label="Full screen" onClick={onFullScreen}>
              <Maximize2 aria-hidden />
            </Button>
          )}
        </div>
        <span role="status" className="sr-only">
          {news}
        </span>
      </div>
    );
  },
);
ViewerToolbar.displayName = 'ViewerToolbar';
