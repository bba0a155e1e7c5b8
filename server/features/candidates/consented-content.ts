import type { ConsentParts } from '#shared/candidates/consent/wording';
import { storableContent } from '#shared/candidates/sensitive';
import { emptyEntries } from '#shared/resume/empty-entries';
import { sectionLimits } from '#shared/resume/sections/section-fields';
import { proofsOf } from '#shared/resume/sections/proofs';
import type { ResumeContent } from '#shared/resume/schema';
import { ownContent } from './service';

/** A credential of the account, of which an agency gets the name alone. */
export interface NamedCredential {
  id: string;
  title: string;
  issuer: string;
}

/**
 * What an agency gets of a resume: of contact, credentials and particulars what the person chose. Other people's contact, the
 * references, goes with one's own.
 */
export const consentedContent = (
  content: ResumeContent,
  parts: ConsentParts,
  credentials: readonly NamedCredential[],
): ResumeContent => {
  const proofs = new Set(proofsOf(content.licenses, credentials));
  const named = parts.credentials ? credentials.filter((credential) => !proofs.has(credential)) : [];
  const licenses = [
    ...content.licenses,
    ...named.map(({ title, issuer }) => ({ ...emptyEntries.licenses, name: title, issuer })),
  ].slice(0, sectionLimits.licenses);
  const shared = parts.contact
    ? { ...content, licenses }
    : { ...content, licenses, phone: '', website: '', links: [], references: [] };
  return storableContent(ownContent(shared), parts.particulars).content;
};
