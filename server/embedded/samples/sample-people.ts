import sharp from 'sharp';
import { sampleUsernames } from '#shared/accounts/usernames';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { findByIdentity, updateUser } from '../../features/accounts/repository';
import { signIn } from '../../features/accounts/service';
import { listPublicCredentials, addCredential, listCredentials } from '../../features/credentials/service';
import { addPhoto } from '../../features/resume/photo/photo-service';
import { hasSavedResume, saveResume } from '../../features/resume/service';
import type { AppDeps } from '../../app-deps';
import { projectFile } from '../../process/project-root';
import { embeddedIssuer, embeddedSubject } from '../identity/identity-provider';
import type { SamplePerson } from '../identity/sign-in-page';
import { createReadStream } from 'node:fs';
import type { CredentialUpload } from '#shared/credentials/schema';
import type { UserId } from '../../db/schema/users';
import type { CredentialsDeps } from '../../features/credentials/credentials-deps';
import { storeFile } from '../../features/credentials/files/stored-file';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { KnownActivity } from '../../features/analytics/recording/activity-queue';
import { writeActivity } from '../../features/analytics/recording/record';

const samplePhoto = projectFile('server/embedded/samples/sample-photo.svg');

const sampleAdmin = 'admin@husay.test';

/** Who an embedded start lets you sign in as with one click, so that no screen is empty. */
export const samplePeople = [
  {
    email: samplePerson.email,
    firstName: samplePerson.firstName,
    lastName: samplePerson.lastName,
    about: 'Pro plan, a full profile',
    username: sampleUsernames.maria,
  },
  {
    email: 'juan@husay.test',
    firstName: 'Juan',
    lastName: 'dela Cruz',
    about: 'Free plan, nothing filled in yet',
    username: sampleUsernames.juan,
  },
  {
    email: sampleAdmin,
    firstName: 'Admin',
    lastName: '',
    about: 'Administrator',
    username: sampleUsernames.admin,
  },
] as const satisfies readonly (SamplePerson & { username: string })[];

/** Creates missing sample users. Later changes to them stay. */
export const addSamplePeople = async (deps: AppDeps) => {
  const { config, clock, database, logger, storage, imageWork, pseudonyms } = deps;
  const { db } = database;
  const accounts = { db, clock, pseudonyms, adminEmails: config.ADMIN_EMAILS };
  for (const person of samplePeople) {
    const subject = embeddedSubject(person.email);
    const isNew = !(await findByIdentity(db, embeddedIssuer, subject));
    // An administrator from the first start, but not again after a revocation.
    const adminEmails = isNew ? [...accounts.adminEmails, sampleAdmin] : accounts.adminEmails;
    const user = await signIn(
      { ...accounts, adminEmails },
      {
        issuer: embeddedIssuer,
        subject,
        email: person.email,
        emailVerified: true,
        firstName: person.firstName,
        lastName: person.lastName,
        pictureUrl: null,
      },
      person.username,
    );
    if (person.email === samplePerson.email && !(await hasSavedResume({ db }, user.id))) {
      // A full profile with the visibility already chosen.
      await updateUser(db, user.id, {
        plan: 'pro',
        visibility: 'public',
        visibilityChosenAt: clock.now(),
        showPhone: true,
      });
      const uploads = { db, clock, logger, storage, imageWork };
      await addSampleCredentials(uploads, user.id);
      const shown = await listPublicCredentials(uploads, user.id);
      await addSampleActivity(
        uploads,
        user.id,
        shown.map(({ id }) => id),
      );
      const photo = await addPhoto(uploads, user.id, await sharp(samplePhoto).png().toBuffer());
      // Last, as it says that she is made.
      await saveResume(
        uploads,
        { owner: user.id },
        {
          ...sampleResume,
          profilePhotoUrl: photo.url,
        },
      );
    }
  }
};

const samples: (CredentialUpload & { fileName: string })[] = [
  {
    fileName: 'nursing-license.pdf',
    title: 'Registered Nurse, PRC license',
    issuer: 'Professional Regulation Commission',
    issuedDate: '2017-11-24',
    description: 'Valid until November 24, 2029.',
    isPublic: true,
  },
  {
    fileName: 'nbi-clearance.pdf',
    title: 'NBI clearance',
    issuer: 'National Bureau of Investigation',
    issuedDate: '2026-09-02',
    description: '',
    isPublic: false,
  },
  {
    fileName: 'life-support-certificate.png',
    title: 'Advanced Cardiovascular Life Support',
    issuer: 'Visayas Life Support Training Center',
    issuedDate: '2025-03-08',
    description: 'Provider course of two days; valid for two years.',
    isPublic: true,
  },
];

/** Gives a user without credentials the samples, uploaded the usual way: two public ones and a private one. */
const addSampleCredentials = async (deps: CredentialsDeps, owner: UserId) => {
  if ((await listCredentials(deps, owner)).length > 0) return;
  for (const { fileName, ...details } of samples) {
    const content = createReadStream(projectFile(`server/embedded/samples/credentials/${fileName}`));
    await addCredential(deps, owner, details, await storeFile(deps, owner, content, fileName));
  }
};

/** For each of the last weeks, the oldest first, the views from Monday to Sunday: a link that gets around. */
const weeks = [
  [1, 0, 2, 1, 0, 0, 0],
  [2, 3, 1, 2, 4, 0, 1],
  [3, 5, 4, 2, 3, 1, 0],
  [6, 4, 7, 5, 8, 2, 3],
  [5, 9, 6, 8, 7, 3, 2],
  [8, 7, 11, 9, 6, 4, 3],
];

// Read round and round, with lengths that have no divisor in common, so that all of them meet.
const places = [
  ['PH', 'Cebu City'],
  ['PH', 'Quezon City'],
  ['SG', 'Singapore'],
  ['PH', 'Cebu City'],
  ['AE', 'Dubai'],
  ['PH', 'Davao City'],
  ['PH', null],
  ['GB', 'London'],
  ['PH', 'Manila'],
  ['SA', 'Riyadh'],
  [null, null],
] as const;
const referrers = [
  null,
  'https://www.linkedin.com',
  null,
  'https://l.facebook.com',
  'https://ph.jobstreet.com',
  null,
  'https://www.google.com',
] as const;

/** After this many views a visitor downloads the resume or opens a credential. */
const viewsPerResume = 6;
const viewsPerCredential = 9;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Gives a user six weeks of visitors up to now, recorded the usual way. */
const addSampleActivity = async (
  { db, clock }: { db: Db; clock: Clock },
  owner: UserId,
  credentialIds: readonly string[],
) => {
  const now = clock.now().getTime();
  const days = weeks.flat();
  const activity: KnownActivity[] = [];
  let count = 0;
  for (const [index, views] of days.entries()) {
    const dayEnd = now - (days.length - 1 - index) * dayMs;
    for (let view = 0; view < views; view++) {
      count += 1;
      // Some hours apart, the last ones lately.
      const at = new Date(dayEnd - hourMs * (0.4 + (views - 1 - view) * 1.3));
      const [country, city] = places[count % places.length] ?? [null, null];
      const referrer = referrers[count % referrers.length] ?? null;
      activity.push({ kind: 'view', owner, at, visitor: `sample ${count}`, country, city, referrer });
      const soon = new Date(at.getTime() + hourMs / 20);
      const download = { kind: 'download', id: randomUUID(), owner, at: soon, country } as const;
      const credentialId = credentialIds[count % credentialIds.length] ?? null;
      if (count % viewsPerResume === 0) activity.push({ ...download, credentialId: null });
      if (count % viewsPerCredential === 0 && credentialId)
        activity.push({ ...download, id: randomUUID(), credentialId });
    }
  }
  await writeActivity(db, activity);
};
