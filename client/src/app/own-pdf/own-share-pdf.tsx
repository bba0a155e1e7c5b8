import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { planNow, plans } from '#shared/billing/plans';
import { findTemplate, allowsTemplate } from '#shared/document/templates';
import type { Resume } from '#shared/resume/schema';
import { useCurrentUser, useRefreshCurrentUser } from '../../features/accounts/api';
import { sendOwnDownload } from '../../features/analytics/recording/use-beacons';
import { resumeQuery } from '../../features/resume/api';
import { allWords, textsToReplace } from '../../features/resume/check/placeholders';
import { profileUrl } from '../../features/sharing/profile-url';
import { SharePdf, SharePdfSkeleton } from '../../features/sharing/share-pdf';
import { ownPdfData } from './own-pdf-data';
import { OpenResumeContext, type UnsavedResume } from './unsaved-resume';
import { ownPdfWords } from './words';
import { Link } from 'wouter';
import { mayStartTrial } from '#shared/billing/trial';
import { pages } from '#shared/pages/page-table';
import type { Template } from '#shared/document/template';
import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { TrialButton, useStartTrial } from '../../features/billing/trial/trial-button';
import { trialWords } from '../../features/billing/words';
import { classNames } from '../../lib/class-names';
import { buttonClass } from '../../ui/button';

interface OwnSharePdfProps {
  /** Closes the dialog around it. */
  onClose: () => void;
}

/** Sends the user's own PDF, once there is a saved resume. */
export const OwnSharePdf = ({ onClose }: OwnSharePdfProps) => {
  const { user } = useCurrentUser();
  const { data: resume, isPending } = useQuery(resumeQuery());
  if (isPending) return <SharePdfSkeleton />;
  if (!user || !resume || resume.version === 0) return null;
  // What was made before a trial has the watermark.
  return <SavedPdf key={planNow(user)} user={user} resume={resume} onClose={onClose} />;
};

const SavedPdf = ({ user, resume, onClose }: OwnSharePdfProps & { user: CurrentUser; resume: Resume }) => {
  const queryClient = useQueryClient();
  const open = useContext(OpenResumeContext);
  const template = open?.template ?? findTemplate(resume.templateId);
  const saveFirst = useSaveFirst(open, onClose);
  const toReplace = allWords(textsToReplace(resume));
  return (
    <SharePdf
      pdf={{
        make: async () => {
          const [{ resumePdfFile }, data] = await Promise.all([
            import('../../features/document/download-pdf'),
            ownPdfData(queryClient, user.id),
          ]);
          if (!data) throw new Error('The session has ended');
          return resumePdfFile(data, {
            templateId: template.id,
            profileUrl: profileUrl(data.user.username),
          });
        },
        onShared: sendOwnDownload,
        note: (
          <>
            {toReplace && (
              <p className="mb-3 text-sm font-medium wrap-anywhere">{ownPdfWords.toReplace(toReplace)}</p>
            )}
            {plans[planNow(user)].watermark && <FreePdfNote user={user} template={template} />}
          </>
        ),
        saveFirst,
      }}
    />
  );
};

/** Saves what is typed and not saved; undefined if there was nothing when the dialog opened. The dialog hides the form. */
const useSaveFirst = (unsaved: UnsavedResume | null, onClose: () => void) => {
  const [isUnsaved] = useState(() => unsaved?.changes.current.isUnsaved ?? false);
  const hasFailed = useRef(false);
  const latest = useRef(unsaved);
  useEffect(() => {
    latest.current = unsaved;
  });
  // Once the dialog is closed, it no longer takes the focus from the form.
  useEffect(
    () => () => {
      if (hasFailed.current) window.setTimeout(() => showForm(latest.current));
    },
    [],
  );
  if (!unsaved || !isUnsaved) return undefined;
  return async () => {
    const isSaved = await unsaved.changes.current.save();
    hasFailed.current = !isSaved;
    if (!isSaved) onClose();
    return isSaved;
  };
};

const showForm = (unsaved: UnsavedResume | null) => {
  unsaved?.onNotSaved();
  // Its tab may be hidden until the next drawing.
  window.setTimeout(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

/** What a free user's PDF lacks, and how to send it without. */
const FreePdfNote = ({ user, template }: { user: CurrentUser; template: Template }) => {
  const refreshUser = useRefreshCurrentUser();
  const trial = useStartTrial({
    userId: user.id,
    refreshUser,
    onUnauthorized: () => void handleUnauthorized(),
  });
  const mayTry = mayStartTrial(user) || trial.isPending;
  return (
    <div className="mb-3 rounded-control border border-transparent bg-accent-soft px-3 py-2 text-sm">
      <p>
        {ownPdfWords.watermark}
        {!allowsTemplate(planNow(user), template.id) && ` ${ownPdfWords.locked(template.name)}`}
      </p>
      {mayTry && <p className="mt-1 text-muted">{trialWords.terms}</p>}
      {mayTry ? (
        <TrialButton trial={trial} variant="accent" size="sm" className="mt-2" />
      ) : (
        <Link
          href={pages.billing}
          className={classNames(buttonClass({ variant: 'accent', size: 'sm' }), 'mt-2')}
        >
          {ownPdfWords.upgrade}
        </Link>
      )}
    </div>
  );
};
