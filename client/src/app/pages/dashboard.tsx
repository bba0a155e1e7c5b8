import { usePrefetchQuery } from '@tanstack/react-query';
import { Award, FileText, LayoutTemplate, Share2, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'wouter';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import { pages, stepParameter } from '#shared/pages/page-table';
import { landingResume } from '#shared/pages/pictures';
import { getDraft, getResume } from '#shared/resume/endpoints';
import { credentialsQuery } from '../../features/credentials/api';
import { draftQuery, resumeQuery } from '../../features/resume/api';
import { focusInvalidField } from '../../features/resume/entries/reveal-field';
import { shareButtonWords } from '../../features/sharing/words';
import { OpenResumeContext, useReportedChanges } from '../own-pdf/unsaved-resume';
import { OwnShareButton } from '../own-share-button';
import { answerOf } from '../../lib/api/call-api';
import { classNames } from '../../lib/class-names';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { lazyComponent } from '../../ui/lazy';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs';
import { useOnceTrue } from '../../ui/use-once';
import { uiWords } from '../../ui/words';
import { useInitialData } from '../initial-data';
import { usePageTitle } from '../page-title';
import { StartPanel } from './dashboard/first-run/start-panel';
import { useFirstRun } from './dashboard/first-run/use-first-run';
import { useStartRequest, type StartRequest } from './dashboard/first-run/use-start-request';
import { useResumeDownloads } from './dashboard/download/resume-downloads';
import { Band } from './dashboard/overview/band';
import { TrialRequest } from './dashboard/overview/plan-banner';
import { WorkPanel, WorkProvider } from './dashboard/overview/work';
import { RecentActivity } from './dashboard/overview/recent-activity';
import { ResumeTab } from './dashboard/resume/resume-tab';
import { useTemplateChoice } from './dashboard/templates/use-template-choice';
import { dashboardWords as words } from './dashboard/words';

// The tabs are in the URL, like pages; the others than the first come with their first opening.
const CredentialsTab = lazyComponent<'CredentialsTab', { user: CurrentUser; open: boolean }>(
  () => import('./dashboard/credentials/credentials-tab'),
  'CredentialsTab',
);
const ProfileTab = lazyComponent(() => import('./dashboard/profile/profile-tab'), 'ProfileTab');
const TemplatesTab = lazyComponent(() => import('./dashboard/templates/templates-tab'), 'TemplatesTab');

/** Versions open in the same builder, and so in the same chunk. */
export { DocumentPage } from './dashboard/document/document-page';
export { preloadBeside } from './dashboard/resume/resume-tab';

const tabs = [
  { id: 'resume', label: words.tabs.resume, icon: FileText },
  { id: 'credentials', label: words.tabs.credentials, icon: Award },
  { id: 'templates', label: words.tabs.templates, icon: LayoutTemplate },
  { id: 'profile', label: words.tabs.profile, icon: UserRound },
] as const;

type TabId = (typeof tabs)[number]['id'];

/** The URL with the whole form of the resume. */
const wholeForm = (current: URLSearchParams) => {
  const next = new URLSearchParams(current);
  next.delete(stepParameter);
  next.set('tab', 'resume');
  return next;
};

/** The signed-in user's home. The open tab is in the URL, so that a reload keeps it. */
export const DashboardPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle(words.tab);
  useInitialData(({ resume, draft }, queryClient) => {
    if (resume) queryClient.setQueryData(resumeQuery().queryKey, answerOf(getResume, resume));
    if (draft) queryClient.setQueryData(draftQuery().queryKey, answerOf(getDraft, draft));
  });
  usePrefetchQuery(resumeQuery());
  usePrefetchQuery(draftQuery());
  usePrefetchQuery(credentialsQuery());
  const choice = useTemplateChoice(user);
  const { template } = choice;
  const [search, setSearch] = useSearchParams();
  const { isFirstRun, isSaved, step } = useFirstRun(user.id);
  const open: TabId = (!isFirstRun && tabs.find(({ id }) => id === search.get('tab'))?.id) || 'resume';
  const credentialsOpened = useOnceTrue(open === 'credentials');
  const profileOpened = useOnceTrue(open === 'profile');
  const startRequest = useStartRequest();
  const show = (tab: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('tab', tab);
        return next;
      },
      { replace: true },
    );

  const changes = useReportedChanges();
  const onNotSaved = () => {
    // The last step says itself what to correct.
    if (isFirstRun) return;
    show('resume');
    focusInvalidField();
  };
  const unsaved = { changes, onNotSaved };
  const editField = (field: string) => {
    if (isFirstRun) {
      changes.current.edit(field);
      return;
    }
    setSearch(wholeForm);
    // The form may be hidden until the next drawing.
    window.setTimeout(() => changes.current.edit(field));
  };
  const design = () => {
    setSearch(wholeForm);
    changes.current.design();
  };
  const downloads = useResumeDownloads({
    user,
    template,
    ...unsaved,
    onEdit: editField,
    isSecondary: open !== 'resume',
  });

  return (
    <OpenResumeContext value={{ ...unsaved, template }}>
      <WorkProvider>
        <div
          className={classNames(
            'mx-auto px-4 py-2 sm:px-6 sm:py-3',
            isFirstRun ? 'max-w-page' : 'max-w-workspace',
          )}
        >
          {isFirstRun && !step && <Start user={user} request={startRequest} />}
          {!isFirstRun && (
            <Band
              user={user}
              title={isSaved ? words.welcome.back(user.firstName) : words.welcome.first(user.firstName)}
              beside={
                !isSaved && (
                  <Link
                    href={`${pages.dashboard}?${stepParameter}=about`}
                    className="text-sm font-medium text-primary-text underline underline-offset-2"
                  >
                    {words.inSteps}
                  </Link>
                )
              }
              folds={open === 'resume'}
            >
              {downloads.buttons}
              <OwnShareButton username={user.username} name={displayName(user)}>
                <Share2 aria-hidden />
                <span className="max-sm:sr-only">{shareButtonWords.share}</span>
              </OwnShareButton>
            </Band>
          )}
          <Tabs value={open} onValueChange={show} className="mt-1">
            {!isFirstRun && (
              <TabList aria-label={words.tabs.label}>
                {tabs.map(({ id, label, icon: Icon }) => (
                  <Tab key={id} value={id}>
                    <Icon aria-hidden />
                    {label}
                  </Tab>
                ))}
              </TabList>
            )}
            <WorkPanel
              value="resume"
              forceMount
              className="pt-2 sm:pt-3"
              // Without its tab.
              {...(isFirstRun && { role: undefined, 'aria-labelledby': undefined, tabIndex: undefined })}
            >
              <ResumeTab
                user={user}
                onChanges={changes.report}
                firstRun={isFirstRun ? { request: startRequest, step } : null}
                choice={choice}
                isDownloading={downloads.isDownloading}
                onDownload={downloads.downloadChosen}
              />
            </WorkPanel>
            <TabPanel value="credentials" forceMount>
              {credentialsOpened && (
                <Suspense
                  fallback={<TabOutline className="gap-4 sm:grid-cols-2 xl:grid-cols-3" card="h-36" />}
                >
                  <CredentialsTab user={user} open={open === 'credentials'} />
                </Suspense>
              )}
            </TabPanel>
            <TabPanel value="templates">
              <Suspense
                fallback={
                  <TabOutline
                    className="grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4"
                    card="aspect-[210/360]"
                  />
                }
              >
                <TemplatesTab
                  user={user}
                  choice={choice}
                  downloadingId={downloads.preparingId}
                  onDownload={downloads.downloadIn}
                  onDesign={design}
                />
              </Suspense>
            </TabPanel>
            <TabPanel value="profile" forceMount className="pt-6">
              {profileOpened && (
                <Suspense fallback={<TabOutline className="gap-4 lg:grid-cols-2 lg:gap-6" card="h-80" />}>
                  <ProfileTab user={user} open={open === 'profile'} />
                </Suspense>
              )}
            </TabPanel>
          </Tabs>
          {!isFirstRun && (
            <div className="mt-8">
              <RecentActivity user={user} />
            </div>
          )}
          {downloads.dialogs}
          <TrialRequest user={user} />
        </div>
      </WorkProvider>
    </OpenResumeContext>
  );
};

interface TabOutlineProps {
  className: string;
  card: string;
}

/** The outline of a tab while its code is on its way. */
const TabOutline = ({ className, card }: TabOutlineProps) => (
  <Loading label={uiWords.loading} className={classNames('grid', className)}>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} className={classNames('rounded-card', card)} />
    ))}
  </Loading>
);

interface StartProps {
  user: CurrentUser;
  request: StartRequest;
}

/** The welcome of a new user, with the ways to begin. It is there before the builder. */
const Start = ({ user, request }: StartProps) => (
  <div
    className={classNames(
      'mx-auto grid max-w-reading grid-cols-[minmax(0,1fr)] gap-12 py-4 sm:py-10',
      request.isEmpty && 'lg:max-w-none lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]',
    )}
  >
    <div className="lg:pt-6">
      <h1 className="text-xl font-semibold lg:text-2xl">{words.welcome.first(user.firstName)}</h1>
      <p className="mt-1 text-sm text-muted lg:text-base">{words.welcome.start}</p>
      <div className="mt-4 lg:mt-6">
        <StartPanel userId={user.id} request={request} />
      </div>
    </div>
    {request.isEmpty && (
      // Where it is not shown, it is not loaded either.
      <picture className="hidden lg:block">
        <source type="image/avif" srcSet={landingResume.avifSrcSet} sizes="26rem" />
        <img
          src={landingResume.src}
          width={landingResume.width}
          height={landingResume.height}
          loading="lazy"
          alt={words.welcome.picture}
          className="w-full rounded-card bg-white shadow-float"
        />
      </picture>
    )}
  </div>
);
