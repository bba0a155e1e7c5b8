import { Eye } from 'lucide-react';
import { Fragment, useDeferredValue, useRef, type MouseEvent, type ReactNode } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { besideFrom } from '#shared/pages/page-table';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SkipLink } from '../../../ui/skip-link';
import { useMediaQuery } from '../../../ui/use-media-query';
import type { RenderCheck } from '../check/check-dialog';
import { OneOpenCard } from '../entries/folding-card';
import { EducationCard } from '../entries/education-card';
import { ExperienceCard } from '../entries/experience-card';
import { Removals } from '../entries/removals';
import { SkillsCard } from '../entries/skills-card';
import type { ReadImportFile } from '../import/read-import';
import { PhotoCard } from '../photo/photo-card';
import { AdditionalSections } from '../sections/additional-sections';
import { useResumeCalls } from '../resume-calls';
import type { OwnCredentials } from '../sections/licenses-card';
import { BuilderTools, PaneSwitch } from './builder-toolbar';
import { DetailsCard, detailsId } from './details-card';
import type { FieldLink } from './field-link';
import { PreviewPane, type RenderDesign, type RenderPreview } from './preview-pane';
import { PreviewScreen } from './preview-screen';
import { saveButtonId } from './save-bar';
import type { ResumeEditor } from './use-resume-editor';
import { formWords, toolbarWords } from '../words';

/** What is shown besides the fields: on a narrow screen the page, and anywhere the page settings. */
export interface Shown {
  preview: boolean;
  design: boolean;
}

interface WorkspaceProps {
  user: CurrentUser;
  editor: ResumeEditor;
  photoUrl: string;
  credentials: OwnCredentials;
  shown: Shown;
  onShow: (shown: Partial<Shown>) => void;
  link: FieldLink;
  renderPreview: RenderPreview;
  renderDesign: RenderDesign;
  renderCheck: RenderCheck | undefined;
  readImport: ReadImportFile;
  onDownload: (() => void) | undefined;
  isDownloading: boolean;
  onUnauthorized: () => void;
  /** Receives the button that opens the page on a narrow screen. */
  renderSaveBar: (previewButton?: ReactNode) => ReactNode;
}

/**
 * The whole form and the page. On a wide screen they are side by side, and Design takes the place of the fields; on a
 * narrow one the page has the whole screen, and Design is a sheet over it.
 */
export const Workspace = ({
  user,
  editor,
  photoUrl,
  credentials,
  shown,
  onShow,
  link,
  renderPreview,
  renderDesign,
  renderCheck,
  readImport,
  onDownload,
  isDownloading,
  onUnauthorized,
  renderSaveBar,
}: WorkspaceProps) => {
  // Form and page are side by side.
  const isWide = useMediaQuery(besideFrom);
  const isMain = useResumeCalls().documentId === null;
  // On a slow phone, these cards take as long to render as all above them, which can be used meanwhile.
  const hasCardsBelow = useDeferredValue(true, false);
  const preview = useRef<HTMLElement>(null);
  const isDesignPane = isWide && shown.design;
  // Without the browser's own step to the fragment, which would be one for Back.
  const skipToPreview = (event: MouseEvent) => {
    event.preventDefault();
    if (isWide) preview.current?.focus();
    else onShow({ preview: true });
  };
  const skipToSave = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(saveButtonId)?.focus();
  };
  const design = <PreviewPane photoUrl={photoUrl} render={renderDesign} />;
  const tools = (
    <div key="tools" className="flex flex-wrap items-center justify-between gap-2 lg:-mb-1">
      {isWide && <PaneSwitch isDesign={shown.design} onDesign={(on) => onShow({ design: on })} />}
      <BuilderTools
        editor={editor}
        photoUrl={photoUrl}
        user={user}
        onEdit={() => onShow({ preview: false, design: false })}
        renderCheck={renderCheck}
        readImport={readImport}
      />
    </div>
  );
  const fields = (
    <Fragment key="fields">
      {isDesignPane && design}
      <div
        className={classNames(
          // Input in one card does not affect another: CSS containment limits style and layout work.
          'min-w-0 space-y-2 *:contain-content sm:space-y-4',
          isDesignPane && 'hidden',
        )}
      >
        <OneOpenCard isOn={!isWide} first={detailsId}>
          {/* Documents show the photo of the main resume, which is changed there. */}
          {isMain && (
            <PhotoCard
              user={user}
              photoUrl={photoUrl}
              onSave={editor.savePhoto}
              onUnauthorized={onUnauthorized}
            />
          )}
          <DetailsCard />
          {hasCardsBelow && (
            <Removals>
              <SkillsCard />
              <ExperienceCard />
              <EducationCard />
              <AdditionalSections credentials={credentials} user={user} />
            </Removals>
          )}
        </OneOpenCard>
      </div>
    </Fragment>
  );
  return (
    <>
      <SkipLink href="#resume-preview" onClick={skipToPreview}>
        {formWords.skip.toPreview}
      </SkipLink>
      <SkipLink href={`#${saveButtonId}`} onClick={skipToSave}>
        {formWords.skip.toSave}
      </SkipLink>
      {/* The page has 45 % of the window, and its controls are next to it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_min(calc(45vw+3.25rem),58rem)] xl:gap-6">
        <div className="flex min-w-0 flex-col gap-3 sm:gap-4">
          {/* Keyed: a dialog of the tools stays open where a turned screen changes the order. */}
          {isWide ? [tools, fields] : [fields, tools]}
          {renderSaveBar(
            !isWide && (
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => onShow({ preview: true })}>
                <Eye aria-hidden /> {toolbarWords.preview}
              </Button>
            ),
          )}
        </div>
        {isWide && (
          <section
            ref={preview}
            id="resume-preview"
            aria-label={formWords.preview}
            tabIndex={-1}
            className="min-w-0 tall:sticky tall:top-[calc(var(--top-bar,3.5rem)+0.75rem)] tall:h-[calc(100dvh-var(--top-bar,3.5rem)-1.5rem)]"
          >
            <PreviewPane photoUrl={photoUrl} render={renderPreview} link={link} />
          </section>
        )}
      </div>
      {!isWide && (
        <>
          <PreviewScreen
            open={shown.preview}
            onClose={() => onShow({ preview: false, design: false })}
            onDesign={() => onShow({ design: true })}
            onDownload={onDownload}
            isDownloading={isDownloading}
            link={link}
            photoUrl={photoUrl}
            render={renderPreview}
          />
          <Dialog
            open={shown.design}
            onOpenChange={(open) => onShow({ design: open })}
            title={toolbarWords.design}
            isSheet
          >
            {design}
          </Dialog>
        </>
      )}
    </>
  );
};
