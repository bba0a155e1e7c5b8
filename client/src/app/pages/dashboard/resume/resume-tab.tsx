import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { besideFrom } from '#shared/pages/page-table';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { credentialsQuery } from '../../../../features/credentials/api';
import { VisibilityQuestion } from '../../../../features/public-profile/visibility/visibility-question';
import type { CheckOptions } from '../../../../features/resume/check/check-dialog';
import type { RenderDesign, RenderPreview } from '../../../../features/resume/editor/preview-pane';
import type { FormChanges } from '../../../../features/resume/editor/save-bar';
import type { OwnCredentials } from '../../../../features/resume/sections/licenses-card';
import { ResumeBuilder } from '../../../../features/resume/resume-builder';
import { useReadImport } from './use-read-import';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton';
import { lazyComponent, lazyDialog } from '../../../../ui/lazy';
import type { StepId } from '../../../../features/resume/steps/step-list';
import { StepSkeleton } from '../../../../features/resume/steps/step-skeleton';
import type { StartRequest } from '../first-run/use-start-request';
import { dashboardWords as words } from '../words';

// The layout of the pages and their viewer.
const LivePreview = lazyComponent(() => import('./live-preview'), 'LivePreview');
/** Where the page is beside the form from the start, its code comes with the form's: the HTML preloads it. */
export const preloadBeside = async () => {
  if (globalThis.matchMedia?.(besideFrom).matches) await LivePreview.preload();
};

// Each template drawn with the resume.
const DesignPanel = lazyComponent(() => import('./design-panel'), 'DesignPanel');

// Only until the first resume is saved.
const FirstRun = lazyComponent(() => import('../first-run/first-run'), 'FirstRun');

// It draws the PDF and reads it again.
const CheckResume = lazyDialog(() => import('./check-resume'), 'CheckResume');

// In the Credentials tab's chunk, with which it shares the upload.
const LicenseProof = lazyDialog(() => import('../credentials/credentials-tab'), 'LicenseProof');

// It is asked after the first save.
const renderQuestion = (version: number) => version > 0 && <VisibilityQuestion version={version} />;

const toSignIn = () => void handleUnauthorized();

const PageLoading = () => (
  <Loading label={words.loading.preview}>
    <Skeleton className="aspect-[210/297] rounded-card" />
  </Loading>
);

const DesignLoading = () => (
  <Loading label={words.loading.templates}>
    <Skeleton className="h-96 rounded-card" />
  </Loading>
);

const noLicense = { name: '', issuer: '', issued: '' };

interface ResumeTabProps extends Pick<
  ComponentProps<typeof FirstRun>,
  'choice' | 'isDownloading' | 'onDownload'
> {
  user: CurrentUser;
  onChanges: (changes: FormChanges) => void;
  /** What a new user sees in place of the builder; null once there is a resume. */
  firstRun: { request: StartRequest; step: StepId | null } | null;
}

/** The builder, with the document drawn beside it. */
export const ResumeTab = ({ user, onChanges, firstRun, ...look }: ResumeTabProps) => {
  const { template, choose } = look.choice;
  const latestChoose = useRef(choose);
  useEffect(() => {
    latestChoose.current = choose;
  });
  const chooseTemplate = useCallback((id: string) => latestChoose.current(id), []);
  const { data: credentials } = useQuery(credentialsQuery());
  // The number makes each opening a new one.
  const [proof, setProof] = useState({ number: 0, open: false, license: noLicense, link: (_: string) => {} });
  const own: OwnCredentials = {
    list: credentials ?? undefined,
    onAdd: (license, link) => setProof(({ number }) => ({ number: number + 1, open: true, license, link })),
  };
  const closeProof = () => setProof((before) => ({ ...before, open: false }));
  // Its identity is the preview's: the page renders for many reasons, the pages are drawn anew for few.
  const renderPreview = useCallback<RenderPreview>(
    (content, place) => (
      <Suspense fallback={<PageLoading />}>
        <LivePreview user={user} content={content} template={template} {...place} />
      </Suspense>
    ),
    [user, template],
  );
  const renderDesign = useCallback<RenderDesign>(
    (content) => (
      <Suspense fallback={<DesignLoading />}>
        <DesignPanel user={user} content={content} template={template} onChoose={chooseTemplate} />
      </Suspense>
    ),
    [user, template, chooseTemplate],
  );
  const readImport = useReadImport(look.choice);
  const renderCheck = useCallback(
    (options: CheckOptions) => <CheckResume {...options} user={user} />,
    [user],
  );
  const stepLoading = firstRun?.step ? <StepSkeleton step={firstRun.step} /> : null;
  return (
    <>
      <ResumeBuilder
        user={user}
        {...(firstRun && { fallback: stepLoading })}
        credentials={own}
        renderPreview={renderPreview}
        renderDesign={renderDesign}
        renderCheck={renderCheck}
        readImport={readImport}
        renderQuestion={renderQuestion}
        renderFirstRun={
          firstRun
            ? (start) => (
                <Suspense fallback={stepLoading}>
                  <FirstRun
                    {...start}
                    {...look}
                    request={firstRun.request}
                    user={user}
                    credentials={own}
                    renderPreview={renderPreview}
                    onChanges={onChanges}
                  />
                </Suspense>
              )
            : undefined
        }
        onDownload={() => look.onDownload(template)}
        isDownloading={look.isDownloading}
        onUnauthorized={toSignIn}
        onChanges={onChanges}
      />
      <LicenseProof
        key={proof.number}
        open={proof.open}
        onOpenChange={closeProof}
        user={user}
        license={proof.license}
        count={credentials?.length ?? 0}
        onLink={(id) => {
          closeProof();
          proof.link(id);
        }}
      />
    </>
  );
};
