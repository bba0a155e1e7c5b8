import { useMemo, useState } from 'react';
import { layoutLetter, type LetterSource } from '#shared/document/letter/layout-letter';
import type { LayoutOptions } from '#shared/document/layout/document';
import { withDesign } from '#shared/document/layout/template-design';
import { hasExtended } from '#shared/document/layout/typefaces';
import type { Template } from '#shared/document/template';
import { isolated } from '#shared/text/invisible';
import { DocumentWarnings, warningClass } from './document-warnings';
import { SvgPage } from './paint-svg';
import { TypefaceWarning } from './resume-preview';
import { useTypeface } from './use-typeface';

const tooLong = (pages: number) =>
  `This letter takes ${pages} pages, also in smaller type. Employers expect one: shorten it, or say the rest in the interview.`;

interface LetterPreviewProps {
  /** Its identity must change only with its content. */
  source: LetterSource;
  template: Template;
  options: LayoutOptions;
  /** The first page alone, without what is said of it: for a picture of the letter. */
  show?: 'all' | 'first';
}

/** The pages of a letter as its PDF will have them. */
export const LetterPreview = ({ source, template, options, show = 'all' }: LetterPreviewProps) => {
  const [isExtended, setIsExtended] = useState(false);
  const designed = withDesign(template, options);
  const typeface = useTypeface(designed.typeface, isExtended);
  const laidOut = useMemo(
    () => layoutLetter(source, template, options),
    // Laid out in another typeface once that is loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [source, template, options, typeface],
  );
  const needsExtended = hasExtended(laidOut);
  if (needsExtended !== isExtended) setIsExtended(needsExtended);
  return (
    <>
      {show === 'all' && (
        <>
          <TypefaceWarning name={template.name} typeface={typeface} />
          <DocumentWarnings warnings={laidOut.warnings} />
          {laidOut.pages.length > 1 && (
            <p role="status" className={warningClass}>
              {tooLong(laidOut.pages.length)}
            </p>
          )}
        </>
      )}
      <div className="grid gap-4">
        {laidOut.pages.slice(0, show === 'first' ? 1 : undefined).map((page, i) => (
          <SvgPage
            key={i}
            page={page}
            paper={laidOut.paper}
            label={`Letter of ${isolated(laidOut.author)}, page ${i + 1} of ${laidOut.pages.length}`}
            className="rounded-sm shadow-sm ring-1 ring-black/10"
          />
        ))}
      </div>
    </>
  );
};
