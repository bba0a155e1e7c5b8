import { Suspense, useEffect } from 'react';
import { Check, Download, Lock, Share2 } from 'lucide-react';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import type { Template } from '#shared/document/template';
import { allowsTemplate, templates } from '#shared/document/templates';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { PreviewPane, type RenderPreview } from '../../../../features/resume/editor/preview-pane';
import type { StartContext } from '../../../../features/resume/editor/resume-form';
import { PhotoCard } from '../../../../features/resume/photo/photo-card';
import { classNames } from '../../../../lib/class-names';
import { Button } from '../../../../ui/button';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { lazyComponent } from '../../../../ui/lazy';
import { OwnShareButton } from '../../../own-share-button';
import type { TemplateChoice } from '../templates/use-template-choice';
import { useIsSaved } from './finish-button';
import { StillAmbiguous, StillEmpty, StillToReplace, WhatToCorrect } from './what-to-correct';
import { lookWords as words } from '../words';

// Only once the resume is saved.
const WhoAndBetter = lazyComponent(() => import('./who-and-better'), 'WhoAndBetter');

export interface LookAndShareProps extends Omit<StartContext, 'showPlace'> {
  user: CurrentUser;
  choice: TemplateChoice;
  isDownloading: boolean;
  onDownload: (template: Template) => void;
  renderPreview: RenderPreview;
  /** Whether the page is in the step, and not beside it. */
  hasPage: boolean;
  onSaved: (isSaved: boolean) => void;
  /** Opens the step with a field of the form, and focuses it. */
  onEdit: (field: string) => void;
}

/**
 * The last step: how the resume looks, and saving it. Once it is saved: sending it, who may see it, and what would make it
 * better.
 */
export const LookAndShare = ({
  user,
  editor,
  photoUrl,
  refusedSaves,
  choice: { template, choose },
  isDownloading,
  onDownload,
  renderPreview,
  hasPage,
  onSaved,
  onEdit,
}: LookAndShareProps) => {
  const isSaved = useIsSaved(editor);
  useEffect(() => {
    onSaved(isSaved);
    return () => onSaved(false);
  }, [isSaved, onSaved]);
  return (
    <div className="space-y-4 sm:space-y-6">
      <p role="status" className="text-sm text-muted">
        {isSaved ? words.saved : words.unsaved}
      </p>
      {isSaved && (
        <div className="flex flex-wrap gap-2 *:flex-1 max-sm:*:px-2">
          <Button
            size="lg"
            keepsFocus
            loading={isDownloading}
            loadingLabel={words.preparing}
            onClick={() => onDownload(template)}
          >
            <Download aria-hidden /> {words.download}
          </Button>
          <OwnShareButton size="lg" username={user.username} name={displayName(user)}>
            <Share2 aria-hidden /> {words.share}
          </OwnShareButton>
        </div>
      )}
      {!isSaved && <StillEmpty editor={editor} onEdit={onEdit} />}
      <StillAmbiguous editor={editor} onEdit={onEdit} />
      <StillToReplace editor={editor} onEdit={onEdit} />
      <WhatToCorrect editor={editor} onEdit={onEdit} refusedSaves={refusedSaves} />
      {hasPage && <PreviewPane photoUrl={photoUrl} render={renderPreview} />}
      {isSaved && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <WhoAndBetter user={user} editor={editor} photoUrl={photoUrl} onEdit={onEdit} />
        </Suspense>
      )}
      <PhotoCard
        user={user}
        photoUrl={photoUrl}
        onSave={editor.savePhoto}
        onUnauthorized={() => void handleUnauthorized()}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">{words.template}</legend>
        <div className="flex gap-2 overflow-x-auto py-1">
          {templates.map((one) => (
            <TemplateChip
              key={one.id}
              template={one}
              isChosen={one.id === template.id}
              isLocked={!allowsTemplate(user.plan, one.id)}
              onChoose={() => choose(one.id)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
};

interface TemplateChipProps {
  template: Template;
  isChosen: boolean;
  /** The plan does not include downloading it. */
  isLocked: boolean;
  onChoose: () => void;
}

const TemplateChip = ({ template, isChosen, isLocked, onChoose }: TemplateChipProps) => (
  <label
    className={classNames(
      'relative flex min-h-10 shrink-0 cursor-pointer items-center gap-2 rounded-control border px-3 text-sm pointer-coarse:min-h-11',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      isChosen ? 'border-primary bg-primary-soft font-medium' : 'hover:bg-subtle',
    )}
  >
    <input type="radio" name="template" className="sr-only" checked={isChosen} onChange={onChoose} />
    <span
      aria-hidden
      className="size-3 rounded-full ring-1 ring-control/50 forced-colors:hidden"
      style={{ background: template.primaryColor }}
    />
    {template.name}
    {isChosen && <Check aria-hidden className="size-3.5" />}
    {isLocked && (
      <>
        <Lock aria-hidden className="size-3.5" />
        <span className="text-xs">{words.pro}</span>
      </>
    )}
  </label>
);
