import { Check, Download, Lock, Share2 } from 'lucide-react';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import type { Template } from '#shared/document/template';
import { allowsTemplate, templates } from '#shared/document/templates';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { PreviewPane, type RenderPreview } from '../../../../features/resume/editor/preview-pane';
import type { StartContext } from '../../../../features/resume/editor/resume-form';
import { PhotoCard } from '../../../../features/resume/photo/photo-card';
import type { Steps } from '../../../../features/resume/steps/use-steps';
import { classNames } from '../../../../lib/class-names';
import { Button } from '../../../../ui/button';
import { OwnShareButton } from '../../../own-share-button';
import type { TemplateChoice } from '../templates/use-template-choice';
import { useIsSaved } from './finish-button';
import { StillToReplace, WhatToCorrect } from './what-to-correct';
import { lookWords as words } from '../words';

export interface LookAndShareProps extends StartContext {
  user: CurrentUser;
  steps: Steps;
  choice: TemplateChoice;
  isDownloading: boolean;
  onDownload: (template: Template) => void;
  renderPreview: RenderPreview;
}

/** The last step: how the resume looks, and sending it once it is saved. */
export const LookAndShare = ({
  user,
  editor,
  photoUrl,
  refusedSaves,
  steps,
  choice: { template, choose },
  isDownloading,
  onDownload,
  renderPreview,
}: LookAndShareProps) => {
  const isSaved = useIsSaved(editor);
  return (
    <div className="space-y-4">
      <p role="status" className="text-sm text-muted">
        {isSaved ? words.saved : words.unsaved}
      </p>
      <StillToReplace editor={editor} steps={steps} />
      {isSaved && (
        <div className="flex flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:px-2">
          <Button
            keepsFocus
            loading={isDownloading}
            loadingLabel={words.preparing}
            onClick={() => onDownload(template)}
          >
            <Download aria-hidden /> {words.download}
          </Button>
          <OwnShareButton username={user.username} name={displayName(user)}>
            <Share2 aria-hidden /> {words.share}
          </OwnShareButton>
        </div>
      )}
      <WhatToCorrect editor={editor} steps={steps} refusedSaves={refusedSaves} />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">{words.template}</legend>
        <div className="flex gap-2 overflow-x-auto py-1 sm:flex-wrap">
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
      <div className="mx-auto max-w-md">
        <PreviewPane photoUrl={photoUrl} render={renderPreview} />
      </div>
      <PhotoCard
        user={user}
        photoUrl={photoUrl}
        onSave={editor.savePhoto}
        onUnauthorized={() => void handleUnauthorized()}
      />
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
