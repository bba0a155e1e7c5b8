import { useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CurrentUser } from '#shared/accounts/schema';
import { classNames } from '../../../lib/class-names';
import { SkipLink } from '../../../ui/skip-link';
import type { RenderCheck } from '../check/check-dialog';
import { EducationCard } from '../entries/education-card';
import { ExperienceCard } from '../entries/experience-card';
import { Removals } from '../entries/removals';
import { SkillsCard } from '../entries/skills-card';
import type { ReadImportFile } from '../import/read-import';
import { PhotoCard } from '../photo/photo-card';
import { AdditionalSections } from '../sections/additional-sections';
import type { CredentialChoice } from '../sections/licenses-card';
import { BuilderToolbar, type View } from './builder-toolbar';
import { DetailsCard } from './details-card';
import type { FieldLink } from './field-link';
import { PreviewPane, type RenderPreview } from './preview-pane';
import { saveButtonId } from './save-bar';
import type { ResumeEditor } from './use-resume-editor';
import { formWords } from '../words';

interface ResumeCardsProps {
  user: CurrentUser;
  editor: ResumeEditor;
  photoUrl: string;
  credentials: readonly CredentialChoice[] | undefined;
  view: View;
  onView: (view: View) => void;
  link: FieldLink;
  renderPreview: RenderPreview;
  renderCheck: RenderCheck | undefined;
  readImport: ReadImportFile;
  onUnauthorized: () => void;
}

/** The whole form: cards on the left, the live preview on the right (or behind a switch). */
export const ResumeCards = ({
  user,
  editor,
  photoUrl,
  credentials,
  view,
  onView,
  link,
  renderPreview,
  renderCheck,
  readImport,
  onUnauthorized,
}: ResumeCardsProps) => {
  const isWide = useWideScreen();
  const preview = useRef<HTMLElement>(null);
  // Without the browser's own step to the fragment, which would be one for Back.
  const skipToPreview = (event: MouseEvent) => {
    event.preventDefault();
    // A narrow screen shows the form or the preview.
    flushSync(() => onView('preview'));
    preview.current?.focus();
  };
  const skipToSave = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(saveButtonId)?.focus();
  };
  return (
    <>
      <SkipLink href="#resume-preview" onClick={skipToPreview}>
        {formWords.skip.toPreview}
      </SkipLink>
      <SkipLink href={`#${saveButtonId}`} onClick={skipToSave}>
        {formWords.skip.toSave}
      </SkipLink>
      <BuilderToolbar
        editor={editor}
        photoUrl={photoUrl}
        user={user}
        view={view}
        onView={onView}
        renderCheck={renderCheck}
        readImport={readImport}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div
          className={classNames(
            // Input in one card does not affect another: CSS containment limits style and layout work.
            'min-w-0 space-y-4 *:contain-content sm:space-y-6',
            view === 'preview' && 'max-lg:hidden',
          )}
        >
          <PhotoCard
            user={user}
            photoUrl={photoUrl}
            onSave={editor.savePhoto}
            onUnauthorized={onUnauthorized}
          />
          <DetailsCard />
          <Removals>
            <SkillsCard />
            <ExperienceCard />
            <EducationCard />
            <AdditionalSections credentials={credentials} user={user} />
          </Removals>
        </div>
        <section
          ref={preview}
          id="resume-preview"
          aria-label={formWords.preview}
          tabIndex={-1}
          className={classNames('min-w-0 tall:lg:sticky tall:lg:top-20', view === 'edit' && 'max-lg:hidden')}
        >
          {(isWide || view === 'preview') && (
            <PreviewPane photoUrl={photoUrl} render={renderPreview} link={link} />
          )}
        </section>
      </div>
    </>
  );
};

const query = '(min-width: 1024px)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether form and preview are side by side. */
const useWideScreen = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
