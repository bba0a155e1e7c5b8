import { useCallback, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names';
import { PhotoFailed } from '../paint-svg';
import { DocumentWarnings } from '../document-warnings';
import { TypefaceWarning, useDocument, type DocumentChoice } from '../resume-preview';
import type { FieldLink } from './field-link';
import { FullScreenPreview } from './full-screen-preview';
import { PageStack } from './page-stack';
import { useCurrentPage } from './use-current-page';
import { useWheelZoom, useZoom } from './use-zoom';
import { ViewerToolbar } from './viewer-toolbar';

interface ResumeViewerProps extends DocumentChoice {
  /** Without it the pages are for reading only. */
  link?: FieldLink | undefined;
  /** What is chosen about the pages, above them. */
  settings?: ReactNode;
}

/**
 * The live preview to read and to work with: zoom, page by page, the whole screen, and the way between a text and its
 * field. Beside the form it scrolls by itself; elsewhere with the page. The source's identity must change only with its content.
 */
export const ResumeViewer = ({ link, settings, ...choice }: ResumeViewerProps) => {
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

  return (
    <div
      ref={area}
      role="group"
      aria-label="Pages"
      tabIndex={0}
      className={classNames(
        '@container',
        // Beside the form it stays in sight.
        link && 'tall:lg:max-h-[calc(100dvh-10rem)] tall:lg:overflow-auto',
      )}
    >
      <div className={classNames(link && 'tall:lg:w-max tall:lg:min-w-full')}>
        {/* In place while enlarged pages are moved sideways. */}
        <div className="left-0 w-[100cqw] tall:lg:sticky">{settings}</div>
        <div
          ref={bar}
          className={classNames(
            'left-0 z-10 mb-3 w-[100cqw] border-b bg-page py-1 tall:sticky tall:top-(--top-bar)',
            link && 'tall:lg:top-0',
          )}
        >
          <ViewerToolbar
            control={control}
            current={current}
            count={laidOut.pages.length}
            onFullScreen={showFull}
          />
        </div>
        <div className="left-0 w-[100cqw] tall:lg:sticky">
          <TypefaceWarning name={choice.template.name} typeface={typeface} />
          <DocumentWarnings warnings={laidOut.warnings} />
          {link && <p className="mb-2 text-xs text-muted">Press any text on the page to edit it.</p>}
        </div>
        <div className={classNames('overflow-x-auto p-px', link && 'tall:lg:overflow-x-visible')}>
          <div ref={pages} style={control.style} className="mx-auto grid gap-4">
            <PhotoFailed value={photoFailed}>
              <PageStack {...stack} link={link} barHeight={() => bar.current?.offsetHeight ?? 0} />
            </PhotoFailed>
          </div>
        </div>
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
