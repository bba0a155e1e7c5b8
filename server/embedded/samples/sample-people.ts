import sharp from 'sharp';
import { sampleUsernames } from '#shared/accounts/usernames';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { findByIdentity, updateUser } from '../../features/accounts/repository';
import { signIn } from '../../features/accounts/service';
import { listPublicCredentials } from '../../features/credentials/service';
import { addPhoto } from '../../features/resume/photo/photo-service';
import { hasSavedResume, saveResume } from '../../features/resume/service';
import type { AppDeps } from '../../app-deps';
import { projectFile } from '../../process/project-root';
import { embeddedIssuer, embeddedSubject } from '../identity/identity-provider';
import { addSampleActivity } from './sample-activity';
import { addSampleCredentials } from './sample-credentials';
import type { SamplePerson } from '../identity/sign-in-page';

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
