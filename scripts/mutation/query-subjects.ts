interface QuerySubject {
  name: string;
  /** Files with queries, relative to the project's folder. */
  mutate: string[];
  /** Test files that notice, the fastest first. None where only the locks are mutated. */
  tests: string[];
  /** Those that notice a missing lock, which takes two transactions at once, and so a Postgres. */
  testsOnPostgres: string[];
}

/** The queries that are mutated, and the tests that have to notice. */
export const querySubjects: QuerySubject[] = [
  {
    name: 'billing',
    mutate: [
      'server/features/billing/payment-repository.ts',
      'server/features/billing/subscriptions/notice-repository.ts',
      'server/features/billing/subscriptions/subscriber-repository.ts',
      'server/db/subscriptions.ts',
    ],
    tests: ['server/features/billing/{,subscriptions/}*-repository.test.ts'],
    testsOnPostgres: ['server/features/billing/settling/two-processes.test.ts'],
  },
  {
    name: 'webhooks',
    mutate: ['server/features/webhooks/repository.ts'],
    tests: ['server/features/webhooks/repository.test.ts'],
    testsOnPostgres: ['server/features/webhooks/two-processes.test.ts'],
  },
  {
    name: 'credentials',
    mutate: ['server/features/credentials/repository.ts'],
    tests: ['server/features/credentials/repository.test.ts'],
    testsOnPostgres: ['server/features/credentials/two-processes.test.ts'],
  },
  {
    name: 'sessions',
    mutate: ['server/sessions/session-repository.ts'],
    tests: ['server/sessions/session-repository.test.ts'],
    testsOnPostgres: [],
  },
  {
    name: 'analytics',
    mutate: [
      'server/features/analytics/reading/reading-repository.ts',
      'server/features/analytics/recording/recording-repository.ts',
    ],
    tests: ['server/features/analytics/*/*-repository.test.ts'],
    // Without its one lock a batch about a deleted owner is refused, and recorded by halves: slower, and with the same result.
    testsOnPostgres: [],
  },
  {
    name: 'other locks',
    mutate: [
      'server/db/file-removals.ts',
      'server/features/accounts/repository.ts',
      'server/features/public-profile/repository.ts',
      'server/features/resume/repository.ts',
    ],
    tests: [],
    testsOnPostgres: [
      'server/features/{accounts,public-profile,resume}/two-processes.test.ts',
      'server/jobs/storage/two-processes.test.ts',
    ],
  },
];
