/** The paths of the app's pages, as the router and the server know them: any other path is a 404. */
export const pages = {
  home: '/',
  billing: '/billing',
  analytics: '/analytics',
  subscriptionTest: '/subscription-test',
  webhookTest: '/webhook-test',
  paymentDebug: '/maya-debug',
  webhookMonitor: '/webhook-monitor',
  adminBilling: '/admin/manual-billing',
  profile: '/profile/:username',
  credential: '/profile/:username/credentials/:id',
} as const;
