// Drizzle wants one object with every table; nothing else imports this file.
export * from './photos';
export * from './resumes';
export * from './sessions';
export * from './users';
