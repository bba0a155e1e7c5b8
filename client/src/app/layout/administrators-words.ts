/** The texts of the administrators' navigation, and for those who are none. */
export const administratorsWords = {
  navigation: 'Administration',
  webhookTest: 'Webhook Test',
  paymentDebug: 'Payment Debug',
  subscriptionTest: 'Subscription Test',
  only: 'Administrators only',
  description: 'This screen is for people who run the service.',
  back: 'Back to the dashboard',
};
