// Drizzle wants one object with every table; nothing else imports this file.
export * from './billing-logs';
export * from './credentials';
export * from './former-usernames';
export * from './payments';
export * from './photos';
export * from './profile-days';
export * from './profile-downloads';
export * from './profile-months';
export * from './profile-totals';
export * from './profile-views';
export * from './profile-visits';
export * from './resumes';
export * from './sessions';
export * from './subscription-notices';
export * from './users';
export * from './webhook-deliveries';
