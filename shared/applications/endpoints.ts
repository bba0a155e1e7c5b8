import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { csvFile } from '#shared/http/csv-file';
import { calendarLink, calendarMonth, calendarQuery, newCalendarLink, reminders } from './calendar';
import { applicationInsights } from './insights';
import { pathText } from '#shared/http/path-text';
import {
  application,
  applicationChoices,
  applicationSave,
  applicationsImport,
  applicationsFound,
  applicationsPage,
  applicationsSelection,
  board,
  cardsPerStage,
  newApplication,
  newFilter,
  ownStage,
  ownStageDetails,
  savedFilter,
  stageDeletion,
  stageMove,
  stageOrder,
} from './schema';

const byId = z.object({ id: pathText });

/** The post may be long, and all of an application is saved together. */
const maxBodyBytes = 1024 * 1024;

export const listApplications = defineEndpoint({
  method: 'GET',
  path: '/api/applications',
  rateLimit: 'read',
  token: 'applications',
  summary: 'Your applications, with search, filters, sorting and paging',
  query: applicationsPage,
  response: applicationsFound,
});

export const getBoard = defineEndpoint({
  method: 'GET',
  path: '/api/applications/board',
  rateLimit: 'read',
  summary: `Your applications by stage, the latest changes first, ${cardsPerStage} of each stage at most`,
  query: applicationsSelection,
  response: board,
});

export const getApplicationChoices = defineEndpoint({
  method: 'GET',
  path: '/api/applications/choices',
  rateLimit: 'read',
  summary: 'Your own stages, and the tags and sources of your applications',
  response: applicationChoices,
});

export const getCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/applications/calendar',
  rateLimit: 'read',
  summary: 'Deadlines, interviews, next steps and answers of your open applications in a month',
  query: calendarQuery,
  response: calendarMonth,
});

export const getCalendarLink = defineEndpoint({
  method: 'GET',
  path: '/api/applications/calendar-link',
  rateLimit: 'read',
  summary: 'Whether your calendar has a secret link for calendar apps, and since when',
  response: z.object({ link: calendarLink.nullable() }),
});

export const renewCalendarLink = defineEndpoint({
  method: 'POST',
  path: '/api/applications/calendar-link',
  rateLimit: 'save',
  summary:
    'Make a secret link to your calendar; its address is only in this answer, and the one before ends at once',
  response: newCalendarLink,
});

export const endCalendarLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/applications/calendar-link',
  rateLimit: 'save',
  summary: 'End the secret link to your calendar at once',
});

export const getReminders = defineEndpoint({
  method: 'GET',
  path: '/api/applications/reminders',
  rateLimit: 'read',
  summary: 'What is due today and soon, and open applications without a change for 14 days',
  response: reminders,
});

export const muteApplication = defineEndpoint({
  method: 'POST',
  path: '/api/applications/:id/mute',
  rateLimit: 'save',
  summary: 'Stop reminding of an application: of its deadline, and that there was no word for 14 days',
  params: byId,
});

export const listFilters = defineEndpoint({
  method: 'GET',
  path: '/api/applications/filters',
  rateLimit: 'read',
  summary: 'The selections that you saved by name',
  response: z.object({ filters: z.array(savedFilter) }),
});

export const saveFilter = defineEndpoint({
  method: 'POST',
  path: '/api/applications/filters',
  rateLimit: 'save',
  summary: 'Save a selection by name, in place of one that has the name; 409 CONFLICT if you have 20',
  body: newFilter,
  response: savedFilter,
});

export const deleteFilter = defineEndpoint({
  method: 'DELETE',
  path: '/api/applications/filters/:id',
  rateLimit: 'save',
  summary: 'Delete a saved selection; its applications stay',
  params: byId,
});

export const getInsights = defineEndpoint({
  method: 'GET',
  path: '/api/applications/insights',
  rateLimit: 'read',
  summary: 'What became of your applications: funnel, answers by source and by what was sent, weeks',
  response: applicationInsights,
});

export const getApplication = defineEndpoint({
  method: 'GET',
  path: '/api/applications/:id',
  rateLimit: 'read',
  summary: 'One of your applications with its history',
  params: byId,
  response: application,
});

export const createApplication = defineEndpoint({
  method: 'POST',
  path: '/api/applications',
  rateLimit: 'save',
  token: 'applications',
  summary: 'Add an application; 409 CONFLICT if you have 2,000',
  body: newApplication,
  maxBodyBytes,
  response: application,
});

export const importApplications = defineEndpoint({
  method: 'POST',
  path: '/api/applications/import',
  rateLimit: 'save',
  summary: 'Add the applications of a file, all or none; 409 CONFLICT if you would have more than 2,000',
  body: applicationsImport,
  maxBodyBytes,
  response: z.object({ added: z.int().nonnegative() }),
});

export const exportApplications = defineEndpoint({
  method: 'GET',
  path: '/api/applications/export.csv',
  rateLimit: 'export',
  summary: 'The selected applications with their history of stages as a CSV file',
  query: applicationsSelection,
  produces: 'text/csv',
  response: csvFile,
});

export const saveApplication = defineEndpoint({
  method: 'PUT',
  path: '/api/applications/:id',
  rateLimit: 'save',
  summary: 'Save what you wrote about an application; 409 CONFLICT if it was changed since that version',
  params: byId,
  body: applicationSave,
  maxBodyBytes,
  response: application,
});

export const moveApplication = defineEndpoint({
  method: 'POST',
  path: '/api/applications/:id/stage',
  rateLimit: 'save',
  summary: 'Move an application to another stage; 409 CONFLICT if it was changed since that version',
  params: byId,
  body: stageMove,
  response: application,
});

export const deleteApplication = defineEndpoint({
  method: 'DELETE',
  path: '/api/applications/:id',
  rateLimit: 'save',
  summary: 'Delete one of your applications and its history',
  params: byId,
});

export const createStage = defineEndpoint({
  method: 'POST',
  path: '/api/applications/stages',
  rateLimit: 'save',
  summary: 'Add a stage of your own between the fixed ones',
  body: ownStageDetails,
  response: ownStage,
});

export const arrangeStages = defineEndpoint({
  method: 'PUT',
  path: '/api/applications/stages',
  rateLimit: 'save',
  summary: 'Put all of your own stages into another order; 409 CONFLICT if they are others by now',
  body: stageOrder,
});

export const updateStage = defineEndpoint({
  method: 'PUT',
  path: '/api/applications/stages/:id',
  rateLimit: 'save',
  summary: 'Rename or move one of your own stages',
  params: byId,
  body: ownStageDetails,
  response: ownStage,
});

export const deleteStage = defineEndpoint({
  method: 'DELETE',
  path: '/api/applications/stages/:id',
  rateLimit: 'save',
  summary: 'Delete one of your own stages; 409 CONFLICT while applications are in it and `moveTo` is missing',
  params: byId,
  body: stageDeletion,
});
