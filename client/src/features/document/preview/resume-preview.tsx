import { useCallback, useMemo, useState } from 'react';
import { defaultDensity, defaultPaper, designOf, type PageSettings } from '#shared/document/page-settings';
import type { Template } from '#shared/document/template';
import { layoutDocument } from '#shared/document/layout/layout-document';
import { withDesign } from '#shared/document/layout/template-design';
import { hasExtended } from '#shared/document/layout/typefaces';
import type { DocumentSource, LaidOutDocument, Letterhead } from '#shared/document/layout/document';
import { isolated } from '#shared/text/invisible';
import { DocumentWarnings, warningClass } from './document-warnings';
import { PhotoFailed, SvgPage } from './paint-svg';
import { useTypeface } from './use-typeface';

/** Without a choice the pages are A4, closer where that saves one, and the photo has the template's shape. */
export interface DocumentChoice extends Partial<PageSettings> {
  source: DocumentSource;
  template: Template;
  /** Whether the plan's PDF carries the watermark: `plans[plan].watermark`. */
  watermark: boolean;
  /** Its identity must change only with its content. */
  letterhead?: Letterhead | undefined;
}

interface ResumePreviewProps extends DocumentChoice {
  /** All pages under each other, or only the first one, as a thumbnail. */
  show?: 'all' | 'first';
  /** Lists the characters that cannot be printed above the pages, and says when the typeface is not the template's. */
  warnings?: boolean;
  className?: string;
}

/** The document as the PDF will have it, laid out anew whenever the source is another. */
const useLaidOut = (
  source: DocumentSource,
  template: Template,
  {
    watermark,
    paper = defaultPaper,
    density = defaultDensity,
    photo,
    monthStyle,
    letterhead,
    ...rest
  }: { watermark: boolean; letterhead?: Letterhead | undefined } & {
    [Name in keyof PageSettings]?: PageSettings[Name] | undefined;
  },
): { laidOut: LaidOutDocument; typeface: ReturnType<typeof useTypeface> } => {
  const [isExtended, setIsExtended] = useState(false);
  // The same object for the same choices.
  const designed = withDesign(template, { photo, letterhead, ...designOf(rest) });
  const typeface = useTypeface(designed.typeface, isExtended);
  const laidOut = useMemo(
    () =>
      layoutDocument({ ...source, monthStyle: monthStyle ?? source.monthStyle }, template, {
        paper,
        density,
        photo,
        ...designOf(rest),
        watermark,
        letterhead,
      }),
    // The same template is laid out in another typeface once that is loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [source, designed, paper, density, monthStyle, watermark, letterhead, typeface],
  );
  const needsExtended = hasExtended(laidOut);
  if (needsExtended !== isExtended) setIsExtended(needsExtended);
  return { laidOut, typeface };
};

/** The source without photos that failed to load, which a download omits too; and the callback to report one. */
const useLoadablePhotos = (source: DocumentSource) => {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const photoFailed = useCallback((url: string) => setFailed((before) => [...before, url]), []);
  const loadable = useMemo(
    () =>
      source.photoUrls?.some((url) => failed.includes(url))
        ? { ...source, photoUrls: source.photoUrls.filter((url) => !failed.includes(url)) }
        : source,
    [source, failed],
  );
  return [loadable, photoFailed] as const;
};

/** A document as it can be drawn here; `photoFailed` is for PhotoFailed around its pages. */
export const useDocument = ({ source, template, ...options }: DocumentChoice) => {
  const [loadable, photoFailed] = useLoadablePhotos(source);
  return { ...useLaidOut(loadable, template, options), photoFailed };
};

/** Live preview of a resume. The source's identity must change only with its content. */
export const ResumePreview = ({
  show = 'all',
  warnings = false,
  className,
  ...choice
}: ResumePreviewProps) => {
  const { template } = choice;
  const { laidOut, typeface, photoFailed } = useDocument(choice);
  const pages = show === 'first' ? laidOut.pages.slice(0, 1) : laidOut.pages;
  return (
    <div className={className}>
      {warnings && <TypefaceWarning name={template.name} typeface={typeface} />}
      {warnings && <DocumentWarnings warnings={laidOut.warnings} />}
      <div className="grid gap-4">
        <PhotoFailed value={photoFailed}>
          {pages.map((page, i) => (
            <SvgPage
              key={i}
              page={page}
              paper={laidOut.paper}
              label={`${template.name} resume of ${isolated(laidOut.author)}, page ${i + 1} of ${laidOut.pages.length}`}
              className="rounded-sm shadow-sm ring-1 ring-black/10"
            />
          ))}
        </PhotoFailed>
      </div>
    </div>
  );
};

interface TypefaceWarningProps {
  /** The template's. */
  name: string;
  typeface: ReturnType<typeof useTypeface>;
}

/** Says when the pages are not set in the template's typeface. */
export const TypefaceWarning = ({ name, typeface }: TypefaceWarningProps) =>
  typeface === 'failed' && (
    <p role="status" className={warningClass}>
      The typeface of {name} could not be loaded. Reload the page once you are connected.
    </p>
  );
