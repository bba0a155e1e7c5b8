/** The product's name and contact addresses, defined only here. */
export const product = {
  name: 'Husay',
  tagline: 'Resumes, credentials and profiles that open doors',
  description:
    'Build a professional resume in minutes, keep your credentials with it, and share one link that works on every phone.',
  supportEmail: 'support@husay.example',
} as const;
