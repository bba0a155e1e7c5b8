import { fireEvent, screen } from '@testing-library/react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { PdfData } from '#shared/public-profile/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume, ResumeSave } from '#shared/resume/schema';
import { currentUserQuery, useCurrentUser } from '../../../../features/accounts/api';
import { actAs } from '../../../../lib/api/acting-user';
import { createQueryClient } from '../../../../lib/api/query-client';
import { fakeApi } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sampleStatus } from '../../../../testing/sample-payment';
import { sampleProfile } from '../../../../testing/sample-profile';
import { sampleUser } from '../../../../testing/sample-user';
import { DashboardPage } from '../../dashboard';

/** A trial that runs. */
export const trial = { startedAt: '2026-11-20T01:00:00.000Z', endsAt: '2099-11-27T01:00:00.000Z' };

export const onTrial = (user: CurrentUser): CurrentUser => ({
  ...user,
  plan: 'pro',
  subscriptionExpiresAt: trial.endsAt,
  trial,
});

const page = {
  templateId: 'modern-blue',
  paper: 'a4',
  density: 'automatic',
  monthStyle: 'as-typed',
  photo: 'automatic',
  qrCode: false,
  attachData: true,
} as const;

interface OpenOptions {
  /** The builder, past the first run, if not given otherwise. */
  path?: string;
  user?: Partial<CurrentUser>;
  /** Saved once, if not given otherwise. */
  resume?: Partial<Resume>;
  /** Responses in place of the usual ones. */
  answers?: Parameters<typeof fakeApi>[0];
}

/** The page as the router renders it, for the user in the query cache. */
const KnownUsersPage = () => {
  const { user } = useCurrentUser();
  return user && <DashboardPage user={user} />;
};

/**
 * Opens the dashboard on a fake server, which saves the resume, starts the trial and sends the data of the PDF for the
 * user's plan. Loading is not awaited.
 */
export const openDashboard = ({
  path = '/?tab=resume',
  user: changes,
  resume: stored,
  answers,
}: OpenOptions = {}) => {
  let user = sampleUser(changes);
  actAs(user.id);
  let resume: Resume = { ...emptyResume, ...page, version: 1, updatedAt: null, ...stored };
  const calls = fakeApi({
    'GET /api/resume': () => resume,
    'POST /api/resume': (body) => {
      resume = { ...resume, ...(body as ResumeSave), version: resume.version + 1 };
      return resume;
    },
    'GET /api/credentials': [],
    'GET /api/auth/user': () => user,
    [`GET /api/pdf-data/${user.id}`]: (): PdfData => ({
      ...sampleProfile,
      ...page,
      user: { ...sampleProfile.user, plan: user.plan },
    }),
    'POST /api/downloads': () => new Response(null, { status: 204 }),
    'POST /api/trial': () => {
      user = onTrial(user);
      return { ...sampleStatus({ plan: 'pro', expiresAt: trial.endsAt }), isTrial: true };
    },
    ...answers,
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  const { unmount } = renderApp(<KnownUsersPage />, { ...(path !== undefined && { path }), queryClient });
  return {
    unmount,
    calls,
    /** The calls so far, such as 'POST /api/trial'. */
    made: () => calls.map(({ call }) => call),
    timesMade: (wanted: string) => calls.filter(({ call }) => call === wanted).length,
  };
};

/** Types what is not published yet, and waits until the page says so. */
export const typeUnsaved = async (label: string, value: string) => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await screen.findByText(/^(Unsaved changes$|Draft saved |Saved on this device)/);
};
