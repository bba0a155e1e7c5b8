import type { Db } from '../../db/client';
import type { OrganizationId } from '../../db/schema/organizations';
import { findLetterhead } from './repository';

/** The letterhead with its logo, for the export of an organization. Sets of documents end in a day and are made of candidates. */
export const letterheadTexts = async (db: Db, organization: OrganizationId) => [
  {
    path: 'letterhead.json',
    about: 'What your documents look like: logo, color, lines and contact details.',
    content: [JSON.stringify(await findLetterhead(db, organization), null, 2)],
  },
];
