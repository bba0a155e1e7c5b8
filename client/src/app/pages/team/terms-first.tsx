import { Link } from 'wouter';
import type { Organization } from '#shared/organizations/schema';
import { termsVersion } from '#shared/organizations/terms';
import { pages } from '#shared/pages/page-table';
import { teamPath } from '../../../features/organizations/team-path';
import { buttonClass } from '../../../ui/button';
import { teamPageWords } from './words';

const words = teamPageWords.termsFirst;

/** Before the first candidate the owner accepts the terms; nothing where they are accepted. */
export const TermsFirst = ({ terms, role, state, slug }: Organization) =>
  state === 'active' &&
  terms?.version !== termsVersion && (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent-line bg-accent-soft p-4 sm:p-6">
      <p className="min-w-0 flex-1 basis-64 text-sm">{role === 'owner' ? words.owner : words.others}</p>
      {role === 'owner' && (
        <Link href={teamPath(pages.teamSettings, slug)} className={buttonClass()}>
          {words.read}
        </Link>
      )}
    </div>
  );
