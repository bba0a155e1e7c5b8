/** The texts of the billing page. */
export const billingPageWords = {
  tab: 'Billing',
  title: 'Billing & Subscription',
  description: 'Your plan, and what each plan includes.',
  getPro: 'Get Pro',
  renew: 'Renew now',
  plans: 'Plans',
  compare: 'Compare the plans',
};
