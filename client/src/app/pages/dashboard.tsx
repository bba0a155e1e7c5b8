import { usePrefetchQuery } from '@tanstack/react-query';
import { Award, ChevronDown, Download, FileText, LayoutTemplate, Share2, UserRound } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import { stepParameter } from '#shared/pages/page-table';
import type { Template } from '#shared/document/template';
import { credentialsQuery } from '../../features/credentials/api';
import { draftQuery, resumeQuery } from '../../features/resume/api';
import type { FormChanges } from '../../features/resume/editor/save-bar';
import { focusInvalidField } from '../../features/resume/entries/reveal-field';
import type { StepId } from '../../features/resume/steps/step-list';
import { StepSkeleton } from '../../features/resume/steps/step-skeleton';
import { shareButtonWords } from '../../features/sharing/words';
import { OpenResumeContext } from '../own-pdf/unsaved-resume';
import { OwnShareButton } from '../own-share-button';
import { Button } from '../../ui/button';
import { lazyComponent } from '../../ui/lazy';
import { PageSpinner } from '../../ui/spinner';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs';
import { useOnceTrue } from '../../ui/use-once-true';
import { usePageTitle } from '../page-title';
import { StartPanel } from './dashboard/first-run/start-panel';
import { useFirstRun } from './dashboard/first-run/use-first-run';
import { useStartRequest, type StartRequest } from './dashboard/first-run/use-start-request';
import { DownloadDialog } from './dashboard/download/download-dialog';
import { DownloadPrompt } from './dashboard/download/download-prompt';
import type { MarkedFormat } from './dashboard/download/formats';
import { useContentQuestions } from './dashboard/download/use-content-questions';
import { useDownloadPrompt } from './dashboard/download/use-download-prompt';
import { Band } from './dashboard/overview/band';
import { RecentActivity } from './dashboard/overview/recent-activity';
import { ResumeTab } from './dashboard/resume/resume-tab';
import { UnsavedDownload } from './dashboard/unsaved-download';
import { useDownloadResume } from './dashboard/use-download-resume';
import { useTemplateChoice } from './dashboard/templates/use-template-choice';
import { WordsToReplace } from './dashboard/words-to-replace';
import { dashboardWords as words } from './dashboard/words';

// The tabs are in the URL, like pages; the others than the first come with their first opening.
const CredentialsTab = lazyComponent(
  () => import('./dashboard/credentials/credentials-tab'),
  'CredentialsTab',
);
const ProfileTab = lazyComponent(() => import('./dashboard/profile/profile-tab'), 'ProfileTab');
const TemplatesTab = lazyComponent(() => import('./dashboard/templates/templates-tab'), 'TemplatesTab');

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
  usePrefetchQuery(resumeQuery());
  usePrefetchQuery(draftQuery());
  usePrefetchQuery(credentialsQuery());
  const choice = useTemplateChoice(user);
  const { template } = choice;
  const [search, setSearch] = useSearchParams();
  const open: TabId = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'resume';
  const credentialsOpened = useOnceTrue(open === 'credentials');
  const profileOpened = useOnceTrue(open === 'profile');
  const { isFirstRun, step } = useFirstRun(user.id);
  const startRequest = useStartRequest();
  // From the first change in the form on, the band is one line.
  const [isWorking, setIsWorking] = useState(false);
  const [startPlace, setStartPlace] = useState<HTMLElement | null>(null);
  const show = (tab: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('tab', tab);
        return next;
      },
      { replace: true },
    );

  const changes = useRef<FormChanges>({
    isUnsaved: false,
    save: () => Promise.resolve(true),
    edit: () => {},
    design: () => {},
  });
  const noteChanges = useCallback((next: FormChanges) => {
    changes.current = next;
  }, []);
  const [isChoosingFormat, setIsChoosingFormat] = useState(false);
  const onNotSaved = () => {
    setIsChoosingFormat(false);
    show('resume');
    focusInvalidField();
  };
  const unsaved = { changes, onNotSaved };
  const editField = (field: string) => {
    setIsChoosingFormat(false);
    setSearch(wholeForm);
    // The form may be hidden until the next drawing.
    window.setTimeout(() => changes.current.edit(field));
  };
  const design = () => {
    setSearch(wholeForm);
    changes.current.design();
  };
  const { reading, whenReady, unsavedQuestion, wordsQuestion } = useContentQuestions({
    ...unsaved,
    onEdit: editField,
  });
  const download = useDownloadResume(user);
  const { request, requestChosen, prompt } = useDownloadPrompt(user, download.start);
  const isDownloading = reading === 'pdf' || download.preparing?.format === 'pdf';
  // First the content, then the watermark and the plan, then the file.
  const downloadIn = (wanted: Template) => whenReady('pdf', () => request(wanted));
  const downloadChosen = (chosen: Template, format: MarkedFormat = 'pdf') =>
    whenReady(format, () => requestChosen(chosen, format));

  return (
    <OpenResumeContext value={{ ...unsaved, template }}>
      <div className="mx-auto max-w-workspace px-4 py-2 sm:px-6 sm:py-3">
        {isFirstRun && (
          <FirstRunHeader user={user} step={step} place={setStartPlace} request={startRequest} />
        )}
        <Band
          user={user}
          level={isFirstRun ? 2 : 1}
          title={isFirstRun ? words.below : words.welcome.back(user.firstName)}
          isFolded={isWorking && open === 'resume'}
        >
          <div className="flex">
            <Button
              className="rounded-e-none"
              keepsFocus
              loading={isDownloading}
              loadingLabel={<span className="max-sm:sr-only">{words.preparing}</span>}
              onClick={() => downloadChosen(template)}
            >
              <Download aria-hidden />
              <span className="max-sm:sr-only">{words.download}</span>
            </Button>
            <Button
              size="icon"
              className="rounded-s-none border-s-primary-on/40"
              aria-label={words.formats}
              aria-haspopup="dialog"
              title={words.formats}
              onClick={() => {
                download.closeSections();
                setIsChoosingFormat(true);
              }}
            >
              <ChevronDown aria-hidden />
            </Button>
          </div>
          <OwnShareButton username={user.username} name={displayName(user)}>
            <Share2 aria-hidden />
            <span className="max-sm:sr-only">{shareButtonWords.share}</span>
          </OwnShareButton>
        </Band>
        <Tabs value={open} onValueChange={show} className="mt-1">
          <TabList aria-label={words.tabs.label}>
            {tabs.map(({ id, label, icon: Icon }) => (
              <Tab key={id} value={id}>
                <Icon aria-hidden />
                {label}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="resume" forceMount className="pt-2 sm:pt-3" onInput={() => setIsWorking(true)}>
            <ResumeTab
              user={user}
              onChanges={noteChanges}
              startPlace={isFirstRun ? startPlace : null}
              startRequest={startRequest}
              isGuided={step !== null}
              choice={choice}
              isDownloading={isDownloading}
              onDownload={downloadChosen}
            />
          </TabPanel>
          <TabPanel value="credentials" forceMount>
            {credentialsOpened && (
              <Suspense fallback={<PageSpinner />}>
                <CredentialsTab user={user} open={open === 'credentials'} />
              </Suspense>
            )}
          </TabPanel>
          <TabPanel value="templates">
            <Suspense fallback={<PageSpinner />}>
              <TemplatesTab
                user={user}
                choice={choice}
                downloadingId={
                  download.preparing?.format === 'pdf' ? download.preparing.templateId : undefined
                }
                onDownload={downloadIn}
                onDesign={design}
              />
            </Suspense>
          </TabPanel>
          <TabPanel value="profile" forceMount className="max-w-page pt-6">
            {profileOpened && (
              <Suspense fallback={<PageSpinner />}>
                <ProfileTab user={user} open={open === 'profile'} />
              </Suspense>
            )}
          </TabPanel>
        </Tabs>
        <div className="mt-8">
          <RecentActivity user={user} />
        </div>
        <DownloadDialog
          user={user}
          open={isChoosingFormat}
          onOpenChange={setIsChoosingFormat}
          template={template}
          download={{
            ...download,
            start: (templateId, format) => whenReady(format, () => download.start(templateId, format)),
          }}
          onDownloadMarked={downloadChosen}
        />
        <DownloadPrompt user={user} {...prompt} />
        <UnsavedDownload {...unsavedQuestion} />
        <WordsToReplace {...wordsQuestion} />
      </div>
    </OpenResumeContext>
  );
};

interface FirstRunHeaderProps {
  user: CurrentUser;
  step: StepId | null;
  place: (element: HTMLElement | null) => void;
  request: StartRequest;
}

// As high as the panel, so that its arrival moves nothing below.
const panelSpace = 'mt-4 grid min-h-[26.5rem] grid-cols-1 sm:min-h-[15.75rem] lg:min-h-[14.5rem]';

/** The welcome of a new user, the ways to begin, and the place of the open step, which arrives with the builder. */
const FirstRunHeader = ({ user, step, place, request }: FirstRunHeaderProps) => (
  <div className="mx-auto mb-8 max-w-page pt-4">
    <h1 className="text-xl font-semibold">{words.welcome.first(user.firstName)}</h1>
    {!step && (
      <>
        <p className="mt-1 text-sm text-muted">{words.welcome.start}</p>
        <div className={panelSpace}>
          <StartPanel userId={user.id} request={request} />
        </div>
      </>
    )}
    <div ref={place} className={step ? 'peer mt-4' : undefined} />
    {step && (
      <div className="hidden peer-empty:block">
        <StepSkeleton step={step} />
      </div>
    )}
  </div>
);
