import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Plan } from '#shared/billing/plans';
import type { DraftSave, ResumeDraft } from '#shared/resume/draft';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume, ResumeSave } from '#shared/resume/schema';
import { actAs } from '../../../lib/api/acting-user';
import { createQueryClient } from '../../../lib/api/query-client';
import { dismissToast, toastStore } from '../../../ui/feedback/toast';
import { ToastHost } from '../../../ui/toast-host';
import type { RenderCheck } from '../check/check-dialog';
import type { FieldLink } from '../editor/field-link';
import type { LeaveScreen } from '../editor/preview-pane';
import { PageChoice } from '../page/page-choice';
import { importedFromJson } from '../import/imported-from-json';
import type { ReadImportFile } from '../import/read-import';
import { ResumeBuilder } from '../resume-builder';
import type { CredentialChoice, OwnCredentials } from '../sections/licenses-card';

export const user: CurrentUser = {
  id: '3b0a1f6e-6c58-4c5e-8f53-1f2a8b1c9d00',
  username: 'liza-penaflor',
  email: 'liza@example.ph',
  emailVerified: true,
  contactEmail: 'liza@example.ph',
  firstName: 'Liza',
  lastName: 'Peñaflor',
  profileImageUrl: null,
  plan: 'free',
  userType: 'user',
  subscriptionExpiresAt: null,
  trial: null,
  noticeChanged: false,
  isTeamMember: false,
};

/** Before each test: nothing typed and no toast is left of the one before. */
export const startFresh = () => {
  localStorage.clear();
  const left = toastStore.read();
  if (left) dismissToast(left.id);
};

export const storedResume = (content: Partial<Resume> = {}): Resume => ({
  ...emptyResume,
  templateId: 'modern-blue',
  paper: null,
  density: 'automatic',
  monthStyle: 'as-typed',
  photo: 'automatic',
  qrCode: false,
  attachData: true,
  version: 3,
  updatedAt: '2026-11-20T07:14:00.000Z',
  ...content,
});

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

export const refusal = (status: number, code: string, rest: object = {}) =>
  answer(status, {
    code,
    message: code === 'UNAUTHORIZED' ? 'Unauthorized' : 'Refused',
    requestId: 'r1',
    ...rest,
  });

/**
 * A fake server with one resume. `saves` are the received bodies; a rejection in `refusals` answers the
 * next save; a save based on another version than the stored one is rejected, and one of the photo alone makes no
 * new version, as with the real server.
 */
export const serveResume = (first: Resume | Response = storedResume()) => {
  const server = {
    stored: first instanceof Response ? storedResume() : first,
    firstAnswer: first instanceof Response ? first : null,
    saves: [] as ResumeSave[],
    /** The received choices of paper and density. */
    pages: [] as object[],
    refusals: [] as (Response | Error)[],
    /** The draft on the server, and the received ones. */
    draft: null as ResumeDraft | null,
    draftSaves: [] as DraftSave[],
    /** The methods of calls that go on when the page is closed. */
    outlivePage: [] as string[],
    /** Rejections of the next calls for the draft, saves and removals. */
    draftRefusals: [] as (Response | Error)[],
    /** If set, the answer to a draft that is stored waits for it. */
    draftGate: Promise.resolve(),
    /** If set, responses to saves and choices wait for it. */
    gate: Promise.resolve(),
  };
  vi.stubGlobal('fetch', async (path: string, { method, body, keepalive }: RequestInit = {}) => {
    if (keepalive) server.outlivePage.push(method ?? 'GET');
    if (path === '/api/resume/page') {
      const page = JSON.parse(body as string) as object;
      server.pages.push(page);
      await server.gate;
      const refused = server.refusals.shift();
      if (refused instanceof Error) throw refused;
      if (refused) return refused;
      server.stored = { ...server.stored, ...page };
      return new Response(null, { status: 204 });
    }
    if (path.startsWith('/api/photos/'))
      return new Response('photo', { headers: { 'Content-Type': 'image/jpeg' } });
    if (path.startsWith('/api/resume/draft')) return answerDraft(server, path, method, body as string);
    if (path !== '/api/resume') throw new Error(`Unexpected call: ${method} ${path}`);
    if (method === 'GET') {
      const once = server.firstAnswer;
      server.firstAnswer = null;
      return once ?? answer(200, server.stored);
    }
    const save = JSON.parse(body as string) as ResumeSave;
    server.saves.push(save);
    await server.gate;
    const refused = server.refusals.shift();
    if (refused instanceof Error) throw refused;
    if (refused) return refused;
    const { version, ...content } = save;
    if (version !== undefined && version !== server.stored.version) return refusal(409, 'RESUME_CHANGED');
    const editsText = Object.keys(content).some((field) => field !== 'profilePhotoUrl');
    server.stored = { ...server.stored, ...content, version: server.stored.version + (editsText ? 1 : 0) };
    return answer(200, server.stored);
  });
  return server;
};

const fieldsToPick = ['experience.1.company', 'photo'];

/** The field that a preview would highlight, and buttons in place of texts on its pages. */
const EditedField = ({ link, leave }: { link?: FieldLink; leave?: LeaveScreen | undefined }) => {
  const edited = useSyncExternalStore(link?.subscribe ?? (() => () => {}), () => link?.edited() ?? null);
  return (
    <>
      <p data-testid="edited">{edited}</p>
      {fieldsToPick.map((field) => (
        <button key={field} type="button" onClick={() => leave?.(() => link?.onPick(field))}>
          Pick {field}
        </button>
      ))}
    </>
  );
};

type Server = ReturnType<typeof serveResume>;

/** As the real server: a draft is replaced only by one that contains it. */
const answerDraft = async (server: Server, path: string, method = 'GET', body = '{}') => {
  if (method === 'GET') return answer(200, { draft: server.draft });
  const refused = server.draftRefusals.shift();
  if (refused instanceof Error) throw refused;
  if (refused) return refused;
  if (method === 'DELETE') {
    if (server.draft && !path.endsWith(`revision=${server.draft.revision}`))
      return refusal(409, 'DRAFT_CHANGED');
    server.draft = null;
    return new Response(null, { status: 204 });
  }
  const save = JSON.parse(body) as DraftSave;
  server.draftSaves.push(save);
  const { replaces, ...draft } = save;
  if (server.draft && ![draft.revision, ...replaces].includes(server.draft.revision))
    return refusal(409, 'DRAFT_CHANGED');
  const savedAt = new Date().toISOString();
  server.draft = { ...draft, savedAt };
  await server.draftGate;
  return answer(200, { revision: draft.revision, savedAt });
};

/** Reads JSON alone: the page supplies the reader of the other formats. */
const readJson: ReadImportFile = async (file, { credentials }) => {
  const imported = importedFromJson(await file.text(), credentials);
  return 'problem' in imported ? imported : { imported };
};

interface OpenOptions {
  onUnauthorized?: () => void;
  renderCheck?: RenderCheck;
  readImport?: ReadImportFile;
  credentials?: readonly CredentialChoice[];
  onAddCredential?: OwnCredentials['onAdd'];
  plan?: Plan;
  /** Of an earlier visit in the same page. */
  client?: QueryClient;
}

export const openBuilder = async ({
  onUnauthorized = () => {},
  renderCheck,
  readImport = readJson,
  credentials,
  onAddCredential = () => {},
  plan = 'free',
  client = createQueryClient(),
}: OpenOptions = {}) => {
  actAs(user.id);
  const builder = (loaded?: readonly CredentialChoice[]) => (
    <QueryClientProvider client={client}>
      <ResumeBuilder
        user={{ ...user, plan }}
        credentials={{ list: loaded, onAdd: onAddCredential }}
        renderPreview={(content, place) => (
          <>
            <p data-testid="preview">{content.title}</p>
            <EditedField {...place} />
          </>
        )}
        renderDesign={(content) => (
          <PageChoice hasPhoto={content.profilePhotoUrl !== ''} ownColor="#1d4ed8" />
        )}
        readImport={readImport}
        onUnauthorized={onUnauthorized}
        {...(renderCheck && { renderCheck })}
      />
      <ToastHost />
    </QueryClientProvider>
  );
  const view = render(builder(credentials));
  await screen.findByRole('button', { name: 'Add Experience' });
  return {
    ...view,
    pointer: userEvent.setup({ delay: null }),
    /** The user's credentials are loaded, or loaded anew. */
    loadCredentials: (loaded: readonly CredentialChoice[]) => view.rerender(builder(loaded)),
  };
};

/** Opens an entry, which shows this title in one line until then. */
export const openEntry = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: title, expanded: false }));

/** The status of typing that is not published, before and after the server has its draft. */
export const unsavedStatus = /^(Unsaved changes$|Draft saved )/;

export const save = () => screen.getByRole('button', { name: /^Sav(e|ing) Changes/ });

/** The toast with this title and description. */
export const findToast = async (title: string, description: string) => {
  const shown = await screen.findByText(title, { selector: 'li *' });
  const toast = shown.closest('li');
  if (!toast?.textContent.includes(description)) throw new Error(`Instead: ${toast?.textContent}`);
  return toast;
};
