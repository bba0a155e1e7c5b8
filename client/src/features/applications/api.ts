import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  arrangeStages,
  createApplication,
  createStage,
  deleteApplication,
  deleteStage,
  getApplication,
  getApplicationChoices,
  getBoard,
  deleteFilter,
  listFilters,
  saveFilter,
  getCalendar,
  getCalendarLink,
  renewCalendarLink,
  endCalendarLink,
  getReminders,
  muteApplication,
  getInsights,
  importApplications,
  listApplications,
  moveApplication,
  saveApplication,
  updateStage,
} from '#shared/applications/endpoints';
import type {
  Application,
  ApplicationDetails,
  ApplicationSummary,
  Board as StoredBoard,
  ImportedApplication,
  NewApplication,
  NewFilter,
  OwnStageDetails,
  StageOrder,
} from '#shared/applications/schema';
import type { ClosedReason } from '#shared/applications/stages';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { allPages, orSignedOut } from '../../lib/api/all-pages';
import { callApi } from '../../lib/api/call-api';
import type { ApplicationsView } from './applications-view';

/** Applications change on other devices too: queried anew at each visit. */
const fresh = freshFor(0);

export const applicationsQuery = ({ layout: _layout, ...query }: ApplicationsView) =>
  apiQuery(listApplications, { query, ...fresh });

export const boardQuery = ({ search, stage, tag, source }: ApplicationsView) =>
  apiQuery(getBoard, { query: { search, stage, tag, source }, ...fresh });

/** All applications, to tell which rows of a file are among them, and how many there are. Null when signed out. */
export const listedQuery = () =>
  queryOptions({
    queryKey: [listApplications.path, 'all'] as const,
    queryFn: () =>
      orSignedOut(async () => {
        let total = 0;
        const applications = await allPages(async (page) => {
          const found = await callApi(listApplications, {
            query: { sort: 'company', order: 'asc', pageSize: 100, page },
          });
          total = found.total;
          return { items: found.applications, total };
        });
        return { applications, total };
      }),
    ...fresh,
  });

export const calendarQuery = (month: string) => apiQuery(getCalendar, { query: { month }, ...fresh });

export const calendarLinkQuery = () => apiQuery(getCalendarLink, fresh);

export const remindersQuery = () => apiQuery(getReminders, fresh);

export const filtersQuery = () => apiQuery(listFilters, fresh);

export const insightsQuery = () => apiQuery(getInsights, fresh);

export const choicesQuery = () => apiQuery(getApplicationChoices, fresh);

export const applicationQuery = (id: string) => apiQuery(getApplication, { params: { id }, ...fresh });

/** The other applications at this company, in any spelling of its name. */
export const atCompanyQuery = (company: string) =>
  apiQuery(listApplications, {
    query: { company, pageSize: 5 },
    ...fresh,
    enabled: company.trim().length > 1,
  });

/** Every list of applications is queried anew after a change; `stored` is what the server answered. */
const useAfterChange = () => {
  const queryClient = useQueryClient();
  return (stored?: Application) => {
    if (stored) {
      queryClient.setQueryData(applicationQuery(stored.id).queryKey, stored);
      // On a slow connection it would go back to where it was until the lists are loaded anew.
      const replaced = (list: ApplicationSummary[]) =>
        list.map((one) => (one.id === stored.id ? { ...one, ...stored } : one));
      queryClient.setQueriesData<{ applications: ApplicationSummary[] } | null>(
        { queryKey: [listApplications.path] },
        (found) => found && { ...found, applications: replaced(found.applications) },
      );
      queryClient.setQueriesData<StoredBoard | null>(
        { queryKey: [getBoard.path] },
        (found) =>
          found && {
            columns: found.columns.map((column) => ({
              ...column,
              applications: replaced(column.applications),
            })),
          },
      );
    }
    for (const { path } of [
      listApplications,
      getBoard,
      getApplicationChoices,
      getInsights,
      getCalendar,
      getReminders,
    ])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
};

export const useCreateApplication = () => {
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: (body: NewApplication) => callApi(createApplication, { body }),
    onSuccess: afterChange,
  });
};

/** Adds applications of a file, all or none. */
export const useImportApplications = () => {
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: (applications: ImportedApplication[]) =>
      callApi(importApplications, { body: { applications } }),
    onSuccess: () => afterChange(),
  });
};

/** The changes of the user's own stages. What is shown is queried anew whatever the answer. */
export const useStages = () => {
  const afterChange = useAfterChange();
  const onSettled = () => afterChange();
  return {
    create: useMutation({
      mutationFn: (body: OwnStageDetails) => callApi(createStage, { body }),
      onSettled,
    }),
    rename: useMutation({
      mutationFn: ({ id, ...body }: OwnStageDetails & { id: string }) =>
        callApi(updateStage, { params: { id }, body }),
      onSettled,
    }),
    arrange: useMutation({
      mutationFn: (body: StageOrder) => callApi(arrangeStages, { body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: ({ id, moveTo }: { id: string; moveTo: string | null }) =>
        callApi(deleteStage, { params: { id }, body: { moveTo } }),
      onSettled,
    }),
  };
};

/** Stops saying of an application that there was no word. */
export const useMuteApplication = () => {
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: (id: string) => callApi(muteApplication, { params: { id } }),
    onSettled: () => afterChange(),
  });
};

/** Shows the link for calendar apps as it is on the server. */
const useAfterCalendarLink = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: calendarLinkQuery().queryKey });
};

export const useRenewCalendarLink = () => {
  const onSettled = useAfterCalendarLink();
  return useMutation({ mutationFn: () => callApi(renewCalendarLink), onSettled });
};

export const useEndCalendarLink = () => {
  const onSettled = useAfterCalendarLink();
  return useMutation({ mutationFn: () => callApi(endCalendarLink), onSettled });
};

/** The changes of saved filters. */
export const useFilters = () => {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [listFilters.path] });
  return {
    save: useMutation({ mutationFn: (body: NewFilter) => callApi(saveFilter, { body }), onSettled }),
    remove: useMutation({
      mutationFn: (id: string) => callApi(deleteFilter, { params: { id } }),
      onSettled,
    }),
  };
};

export const useSaveApplication = (id: string) => {
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: (body: ApplicationDetails & { version: number }) =>
      callApi(saveApplication, { params: { id }, body }),
    onSuccess: afterChange,
  });
};

export interface Move {
  application: Pick<ApplicationSummary, 'id' | 'version'>;
  to: string;
  reason: ClosedReason | null;
}

/** Moves to another stage. What is shown is queried anew whatever the answer: another device may have been first. */
export const useMoveApplication = () => {
  const queryClient = useQueryClient();
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: ({ application: { id, version }, to, reason }: Move) =>
      callApi(moveApplication, { params: { id }, body: { to, reason, version } }),
    onSettled: (stored, _error, { application: { id } }) => {
      afterChange(stored);
      if (!stored) void queryClient.invalidateQueries({ queryKey: applicationQuery(id).queryKey });
    },
  });
};

export const useDeleteApplication = (id: string) => {
  const afterChange = useAfterChange();
  return useMutation({
    mutationFn: () => callApi(deleteApplication, { params: { id } }),
    onSuccess: () => afterChange(),
  });
};
