/** The texts of the administrators' billing that stand around its lists. */
export const adminBillingWords = {
  toasts: {
    success: 'Success',
    error: 'Error',
    requiredFields: 'Please fill in all required fields',
    notUpdated: 'Failed to update billing',
    draft: 'Your change is not saved yet. Find the user and press Update to go on with it.',
    notCleaned: 'Failed to cleanup transactions',
  },
  onHold: {
    label: 'Mail and payments are on hold',
    title: 'Mail and payments are on hold.',
    why: 'The database was restored or copied, or its settings changed. Until this is allowed, no email is sent, no plan can be bought, and Maya is not asked about payments.',
    run: 'Once the data is right, run',
    where: 'on the server. On a copy for a test, leave it as it is.',
  },
  person: { notVerified: 'not verified', contact: 'contact:' },
  unknown: 'Unknown',
  reference: (reference: string) => `Ref. ${reference}`,
};
