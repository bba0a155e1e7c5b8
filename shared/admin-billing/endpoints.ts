import { z } from 'zod';
import { csvFile } from '#shared/http/csv-file';
import { defineEndpoint } from '#shared/http/endpoint';
import { pathText } from '#shared/http/path-text';
import { pages } from '#shared/pages/page-table';
import {
  billingLog,
  billingLogsPage,
  billingUpdate,
  cleanedTransaction,
  cleanupRequest,
  pendingTransaction,
  userBillingRow,
  usersCount,
  usersPage,
  usersSelection,
  billingLogsSelection,
} from './schema';
import { disagreementLists, mayaReport, paymentCheck, userDetails } from './user-schema';

const byId = z.object({ id: pathText });

/** The page of a user, for administrators. */
export const userPagePath = (id: string) => pages.adminUser.replace(':id', id);

export const listUsersBilling = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users-billing',
  rateLimit: 'search',
  summary: 'Users with plan and latest payment, with search, filter, sorting and paging; for administrators',
  query: usersPage,
  response: z.array(userBillingRow),
});

export const countUsersBilling = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users-billing/count',
  rateLimit: 'search',
  summary: 'The number of users that match a search and filter; for administrators',
  query: usersSelection,
  response: usersCount,
});

export const listPendingTransactions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/pending-transactions',
  rateLimit: 'search',
  summary: 'Pending payments, oldest first, 100 at most; for administrators',
  response: z.array(pendingTransaction),
});

export const listBillingLogs = defineEndpoint({
  method: 'GET',
  path: '/api/admin/billing-logs',
  rateLimit: 'search',
  summary: 'Plan changes, newest first, 100 at most; for administrators',
  query: billingLogsPage,
  response: z.array(billingLog),
});

export const getOutgoing = defineEndpoint({
  method: 'GET',
  path: '/api/admin/outgoing',
  rateLimit: 'read',
  summary: 'Whether mail and payments wait for an operator, as after a restore; for administrators',
  response: z.object({ isHeld: z.boolean() }),
});

export const updateBilling = defineEndpoint({
  method: 'POST',
  path: '/api/admin/update-billing',
  rateLimit: 'save',
  summary: "Set a user's plan and its end, with a reason; for administrators",
  body: billingUpdate,
  response: z.object({ message: z.string() }),
});

export const cleanupTransactions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/cleanup-transactions',
  rateLimit: 'save',
  summary: "Query a user's pending payments, grant the paid ones and remove the rest; for administrators",
  body: cleanupRequest,
  response: z.object({ message: z.string(), transactions: z.array(cleanedTransaction) }),
});

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  rateLimit: 'search',
  summary: 'A user with plan, payments, deliveries, sessions and security events; for administrators',
  params: byId,
  response: userDetails,
});

export const endSessions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  rateLimit: 'save',
  summary: "End a user's sessions and revoke their API tokens; for administrators",
  params: byId,
  response: z.object({ message: z.string() }),
});

export const getMayaReport = defineEndpoint({
  method: 'GET',
  path: '/api/admin/payments/:id/maya',
  rateLimit: 'payment',
  summary: 'What the payment provider reports about a payment, with refunds and voids; for administrators',
  params: byId,
  response: mayaReport,
});

export const checkPaymentAgain = defineEndpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/check',
  rateLimit: 'payment',
  summary: 'Query the payment provider about a payment and record the answer; for administrators',
  params: byId,
  response: paymentCheck,
});

const csv = {
  method: 'GET',
  rateLimit: 'export',
  produces: 'text/csv',
  response: csvFile,
} as const;

export const exportUsers = defineEndpoint({
  ...csv,
  path: '/api/admin/export/users',
  summary: 'The users that match a search and filter as a CSV file; for administrators',
  query: usersSelection,
});

export const exportPayments = defineEndpoint({
  ...csv,
  path: '/api/admin/export/payments',
  summary:
    'All payments, or those of the users that match a search and filter, as a CSV file; for administrators',
  query: usersSelection,
});

export const exportBillingLogs = defineEndpoint({
  ...csv,
  path: '/api/admin/export/billing-logs',
  summary: 'Plan changes as a CSV file; for administrators',
  query: billingLogsSelection,
});

export const listDisagreements = defineEndpoint({
  method: 'GET',
  path: '/api/admin/disagreements',
  rateLimit: 'search',
  summary:
    'Payments on which our record and the provider’s may differ, and those pending for over an hour; for administrators',
  response: disagreementLists,
});
