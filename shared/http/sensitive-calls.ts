interface SensitiveCall {
  /** What happens only with a fresh sign-in, for the refusal: 'plans change'. */
  what: string;
  /** The kind of security event that the call writes. */
  event: string;
}

/**
 * The calls that cannot be undone or that hand out all of a user's data, or of many users. Each needs a sign-in within the last 15 minutes and
 * writes a security event. What protects an account, such as signing out everywhere, must work at once and is not among them.
 */
export const sensitiveCalls = {
  'POST /api/account/tokens': { what: 'API tokens are created', event: 'api_token_created' },
  'GET /api/account/export': { what: 'your data can be downloaded', event: 'data_exported' },
  'DELETE /api/account': { what: 'accounts are deleted', event: 'account_deleted' },
  'DELETE /api/organizations/:organizationId': { what: 'teams are ended', event: 'organization_ended' },
  'POST /api/organizations/:organizationId/hand-over': {
    what: 'teams are handed over',
    event: 'organization_handed_over',
  },
  'GET /api/organizations/:organizationId/export': {
    what: 'a team’s data can be downloaded',
    event: 'organization_exported',
  },
  'DELETE /api/admin/organizations/:id': { what: 'teams are ended', event: 'organization_ended' },
  'POST /api/admin/update-billing': { what: 'plans change', event: 'plan_changed' },
  'POST /api/admin/cleanup-transactions': {
    what: 'pending payments are cleaned up',
    event: 'payments_cleaned_up',
  },
  'GET /api/admin/export/users': { what: 'users can be downloaded', event: 'users_exported' },
  'GET /api/admin/export/payments': { what: 'payments can be downloaded', event: 'payments_exported' },
  'GET /api/admin/export/billing-logs': {
    what: 'billing changes can be downloaded',
    event: 'billing_changes_exported',
  },
  'POST /api/admin/webhook-logs/clear': { what: 'logs are cleared', event: 'webhook_log_cleared' },
  'POST /api/test/create-expiring-user': { what: 'plans change', event: 'plan_changed' },
  'POST /api/test/expire-user-now': { what: 'plans change', event: 'plan_changed' },
} as const satisfies Record<string, SensitiveCall>;

export const sensitiveCallOf = ({ method, path }: { method: string; path: string }) =>
  (sensitiveCalls as Record<string, SensitiveCall>)[`${method} ${path}`];
