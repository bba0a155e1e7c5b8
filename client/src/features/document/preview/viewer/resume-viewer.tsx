import { useCallback, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names';
import { PhotoFailed } from '../paint-svg';
import { DocumentWarnings } from '../document-warnings';
import { TypefaceWarning, useDocument, type DocumentChoice } from '../resume-preview';
import type { FieldLink } from './field-link';
import { FullScreenPages, FullScreenPreview } from './full-screen-preview';
import { PageStack } from './page-stack';
import { useCurrentPage } from './scrolling';
import { useWheelZoom, useZoom } from './use-zoom';
import { pagesArea, ViewerToolbar } from './viewer-toolbar';

interface ResumeViewerProps extends DocumentChoice {
  /** Without it the pages are for reading only. */
  link?: FieldLink | undefined;
  /** What there is to say about the pages, above them. */
  notice?: ReactNode;
}

/**
 * The live preview to read and to work with: zoom, page by page, the whole screen, and the way between a text and its
 * field. Beside the form it fills its place and scrolls by itself; elsewhere it scrolls with the page. The source's
 * identity must change only with its content.
 */
export const ResumeViewer = ({ link, notice, ...choice }: ResumeViewerProps) => {
  const { laidOut, typeface, photoFailed } = useDocument(choice);
  const area = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const control = useZoom(pages, laidOut.paper);
  useWheelZoom(area, control);
  const current = useCurrentPage(pages, laidOut.pages.length);
  const [isFull, setIsFull] = useState(false);
  const showFull = useCallback(() => setIsFull(true), []);
  const stack = { laidOut, templateName: choice.template.name };
  const isBeside = link !== undefined;

  return (
    <div className={isBeside ? 'flex items-start gap-1 tall:h-full' : '@container flex flex-col'}>
      <div
        ref={bar}
        className={
          isBeside
            ? 'order-last shrink-0 rounded-card border bg-surface'
            : 'z-10 mb-3 border-b bg-page py-1 tall:sticky tall:top-(--top-bar)'
        }
      >
        <ViewerToolbar
          control={control}
          current={current}
          count={laidOut.pages.length}
          onFullScreen={showFull}
          isVertical={isBeside}
        />
      </div>
      <div
        ref={area}
        {...pagesArea}
        className={classNames(
          'min-w-0 overflow-x-auto p-px focus-visible:-outline-offset-2',
          isBeside && 'flex-1 tall:h-full tall:overflow-y-auto',
        )}
      >
        {/* In place while enlarged pages are moved sideways. */}
        <div className="sticky left-0">
          {notice}
          <TypefaceWarning name={choice.template.name} typeface={typeface} />
          <DocumentWarnings warnings={laidOut.warnings} />
        </div>
        <div ref={pages} style={control.style} className="mx-auto grid gap-4">
          <PhotoFailed value={photoFailed}>
            <PageStack
              {...stack}
              link={link}
              barHeight={() => (isBeside ? 0 : (bar.current?.offsetHeight ?? 0))}
            />
          </PhotoFailed>
        </div>
        {link && (
          <p className="sticky left-0 mt-2 text-center text-xs text-muted">
            Press any text on the page to edit it.
          </p>
        )}
      </div>
      <FullScreenPreview
        open={isFull}
        onOpenChange={setIsFull}
        {...stack}
        link={link}
        photoFailed={photoFailed}
      />
    </div>
  );
};

/** The pages alone, in what has the whole screen already: a column of zoom and pages. */
export const FullScreenViewer = ({ link, notice, ...choice }: ResumeViewerProps) => {
  const { laidOut, typeface, photoFailed } = useDocument(choice);
  return (
    <FullScreenPages
      laidOut={laidOut}
      templateName={choice.template.name}
      link={link}
      photoFailed={photoFailed}
    >
      {notice}
      <TypefaceWarning name={choice.template.name} typeface={typeface} />
      <DocumentWarnings warnings={laidOut.warnings} />
    </FullScreenPages>
  );
};
