import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
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
} from './schema';

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
