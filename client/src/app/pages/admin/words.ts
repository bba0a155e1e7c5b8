import { maxStrangersListed } from '#shared/webhooks/strangers';

/** The headings of the administrators' pages. */
export const adminPageWords = {
  billing: {
    title: 'Admin Billing',
    description: 'Look up a user’s plan and payments, correct them, and see who changed what.',
  },
  user: {
    title: 'User',
    description: 'Plan, payments and access of one account. Resumes and credentials are their owner’s alone.',
    update: 'Find in Admin Billing',
    back: 'Back to Admin Billing',
  },
  disagreements: {
    title: 'Payments to look at',
    description: 'Where our record and Maya’s differ, or may differ, and what to do about it.',
  },
  organizations: {
    title: 'Teams',
    description:
      'Agencies, placement offices and training centers. Their candidates are theirs alone. The plan is the owner’s: set it on their page.',
  },
  inquiries: {
    title: 'Inquiries',
    description: 'What agencies, schools and training centers ask about the Agency plan.',
  },
  paymentDebug: {
    title: 'Payment Debug Centre',
    description: 'See whether payments work, from the checkout to the end of the plan.',
  },
  monitor: {
    title: 'Webhook Monitor',
    description: `What the payment provider delivers, and what was decided. Of deliveries about none of our payments, the newest ${maxStrangersListed} are listed.`,
    test: 'Send a Test Webhook',
  },
  webhookTest: {
    title: 'Webhook Test',
    description: 'Try what happens when the payment provider delivers an event.',
  },
  subscriptionTest: {
    title: 'Subscription Expiration Test',
    description: 'Let a plan end within minutes, and see what happens then.',
  },
};
