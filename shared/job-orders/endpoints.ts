import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import {
  addedCandidates,
  candidateMove,
  jobOrder,
  jobOrderDetails,
  jobOrderHistory,
  jobOrderLimits,
  jobOrderList,
  jobOrderQuery,
} from './schema';

const ofOrganization = z.object({ organizationId: pathText });
const byId = z.object({ organizationId: pathText, jobOrderId: pathText });
const byCandidate = byId.extend({ candidateId: pathText });
const root = '/api/organizations/:organizationId/job-orders';

export const listJobOrders = defineEndpoint({
  method: 'GET',
  path: root,
  permission: 'readJobOrders',
  rateLimit: 'read',
  summary: 'The job orders of a team, the nearest deadline first',
  params: ofOrganization,
  query: jobOrderQuery,
  response: jobOrderList,
});

export const createJobOrder = defineEndpoint({
  method: 'POST',
  path: root,
  permission: 'manageJobOrders',
  rateLimit: 'save',
  summary: `Add a job order; 409 CONFLICT if there are ${jobOrderLimits.orders.toLocaleString('en-US')}`,
  params: ofOrganization,
  body: jobOrderDetails,
  response: jobOrder,
});

export const getJobOrder = defineEndpoint({
  method: 'GET',
  path: `${root}/:jobOrderId`,
  permission: 'readJobOrders',
  rateLimit: 'read',
  summary: 'A job order with its candidates',
  params: byId,
  response: jobOrder,
});

export const updateJobOrder = defineEndpoint({
  method: 'PUT',
  path: `${root}/:jobOrderId`,
  permission: 'manageJobOrders',
  rateLimit: 'save',
  summary: 'Change what a job order says',
  params: byId,
  body: jobOrderDetails,
  response: jobOrder,
});

export const deleteJobOrder = defineEndpoint({
  method: 'DELETE',
  path: `${root}/:jobOrderId`,
  permission: 'manageJobOrders',
  rateLimit: 'save',
  summary: 'Delete a job order with its stages; its candidates stay in the roster',
  params: byId,
});

export const addToJobOrder = defineEndpoint({
  method: 'POST',
  path: `${root}/:jobOrderId/candidates`,
  permission: 'manageJobOrders',
  rateLimit: 'save',
  summary: 'Put candidates into a job order; candidates already in it stay in their stage',
  params: byId,
  body: addedCandidates,
  response: jobOrder,
});

export const moveInJobOrder = defineEndpoint({
  method: 'PUT',
  path: `${root}/:jobOrderId/candidates/:candidateId`,
  permission: 'manageJobOrders',
  rateLimit: 'save',
  summary: 'Move a candidate to another stage; 409 CONFLICT if another member has moved them since',
  params: byCandidate,
  body: candidateMove,
  response: jobOrder,
});

export const removeFromJobOrder = defineEndpoint({
  method: 'DELETE',
  path: `${root}/:jobOrderId/candidates/:candidateId`,
  permission: 'manageJobOrders',
  rateLimit: 'save',
  summary: 'Take a candidate off a job order; they stay in the roster',
  params: byCandidate,
  response: jobOrder,
});

export const getJobOrderHistory = defineEndpoint({
  method: 'GET',
  path: `${root}/:jobOrderId/history`,
  permission: 'readJobOrders',
  rateLimit: 'read',
  summary: 'The changes of stage in a job order, newest first, 200 at most',
  params: byId,
  response: jobOrderHistory,
});
