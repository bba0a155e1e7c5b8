import type { SubscriptionStatus } from '#shared/billing/schema';
import type { FlowStep, FlowStepName } from '#shared/test-tools/schema';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const counted = (title: string) => (count: number | null | undefined) =>
  typeof count === 'number' ? `${title} (${count})` : title;

/** The texts of the test of subscriptions. */
export const subscriptionWords = {
  success: 'Success',
  error: 'Error',
  unknown: 'N/A',
  select: 'Select',
  selectOf: (email: string) => `Select ${email}`,
  form: {
    title: 'Try an expiry',
    description:
      'A user with paid time left is refused, because a test takes nothing away. Test accounts are not.',
    userId: 'User ID',
    isYou: 'This is you. Others can be selected below.',
    minutes: 'Minutes until expiry',
    range: (min: number, max: number) => `${min} to ${max}`,
    create: 'Create Expiring User',
    created: (email: string, end: string) => `${email} is Pro until ${end}.`,
    notCreated: 'Failed to create an expiring user',
    expire: 'Expire User Now',
    expired: (email: string, end: string) => `The plan of ${email} ended at ${end}.`,
    notExpired: 'Failed to expire the user',
  },
  status: {
    title: 'Subscription status',
    own: 'Yours',
    of: (userId: string) => `Of ${userId}`,
    ofNone: 'Of no user yet',
    enter: 'Enter the ID of a user to see their subscription.',
    unknownUser: 'There is no user with this ID.',
    loading: 'Loading the subscription status',
    failed: 'The subscription status could not be loaded',
    states: {
      free: 'Free',
      active: 'Active',
      expiring: 'Expiring',
      expired: 'Expired',
    } satisfies Record<SubscriptionStatus['status'], string>,
    plan: 'Plan',
    status: 'Status',
    expires: 'Expires',
    daysLeft: 'Days until expiry',
    endsIn: 'Ends in',
    ended: 'ended',
  },
  expiring: {
    label: 'Expiring users',
    title: counted('Expiring users'),
    description: 'Their time ends within 24 hours.',
    loading: 'Loading expiring users',
    failed: 'Expiring users could not be loaded',
    none: 'No expiring users',
    noneYet: 'No plan ends within 24 hours.',
    endsIn: 'Ends in',
    daysLeft: (count: number) => `(${days(count)} until expiry)`,
  },
  expired: {
    label: 'Expired users',
    title: counted('Expired users'),
    description: 'Their time has ended: they count as free already, and processing stores that.',
    loading: 'Loading expired users',
    failed: 'Expired users could not be loaded',
    none: 'No expired users',
    noneYet: 'Every plan that has ended is already set to free.',
    endedToday: 'Ended less than a day ago',
    ended: (count: number) => `Ended ${days(count)} ago`,
    process: 'Process Expired Subscriptions',
    busy: 'Processing...',
    processed: (users: number) =>
      users === 0
        ? 'There was no one to downgrade.'
        : users === 1
          ? '1 user was downgraded to Free.'
          : `${users} users were downgraded to Free.`,
    notProcessed: 'Failed to process expired subscriptions',
  },
};

/** The texts of the test of a whole payment. */
export const flowWords = {
  title: 'Complete payment flow test',
  description:
    "Starts a checkout, pays it, waits for its delivery, verifies and grants it, and lets the plan end. It uses its own test account, so no user's plan changes.",
  userId: 'Test user ID',
  action: 'Run Complete Payment Flow Test',
  busy: 'Testing...',
  underWay: 'The payment is being tried, step by step…',
  thrown: 'Test failed with error',
  toasts: {
    passed: {
      title: 'Payment Flow Test Passed',
      description: 'Maya payment processing is working correctly',
    },
    failed: { title: 'Payment Flow Test Failed', description: 'Maya payment processing has issues' },
    error: { title: 'Test Error', description: 'Failed to run payment flow test' },
  },
  result: {
    title: 'Test result',
    success: 'Success',
    failed: 'Failed',
    testId: (id: string) => `Test ID: ${id}`,
    unknown: 'N/A',
    error: 'Error details',
    final: 'Final results',
    payment: 'Payment status',
    receipt: 'Receipt',
    paidAt: 'Paid at',
    plan: 'User plan',
    expiry: 'Subscription expiry',
  },
  steps: {
    title: 'Steps',
    names: {
      account: 'Test account',
      checkout: 'Create checkout',
      payment: 'Pay',
      delivery: 'Webhook delivery',
      verification: 'Verification',
      grant: 'Grant Pro',
      receipt: 'Receipt',
      expiry: 'Expiry',
    } satisfies Record<FlowStepName, string>,
    states: {
      passed: 'Passed',
      failed: 'Failed',
      skipped: 'Skipped',
      needs_person: 'Needs a person',
    } satisfies Record<FlowStep['status'], string>,
    milliseconds: (count: number) => `${count} ms`,
  },
};
