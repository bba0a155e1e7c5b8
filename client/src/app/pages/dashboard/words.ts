/** The texts of the dashboard's head and tabs. */
export const dashboardWords = {
  tab: 'Dashboard',
  welcome: {
    first: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
    back: (name: string) => (name ? `Welcome back, ${name}` : 'Welcome'),
    start: 'Make a resume that you can send today.',
  },
  below: 'Your dashboard',
  description: 'Keep your resume current, and share it with one link.',
  download: 'Download PDF',
  preparing: 'Preparing PDF…',
  formats: 'More formats',
  loading: { templates: 'Loading templates', activity: 'Loading recent activity' },
  tabs: {
    label: 'Dashboard',
    resume: 'Resume Builder',
    credentials: 'Credentials',
    templates: 'Templates',
    profile: 'Profile',
  },
};
