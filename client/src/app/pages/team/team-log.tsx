import { AuditList } from '../../../features/organizations/audit-list';
import { Card } from '../../../ui/layout/card';
import { TeamFrame } from '../../layout/team-frame';
import { teamPageWords } from './words';

/** What members of a team did. */
export const TeamLogPage = ({ slug }: { slug: string }) => (
  <TeamFrame slug={slug} title={teamPageWords.log.title} permission="readAudit">
    {({ id, slug: address }) => (
      <Card>
        <AuditList organizationId={id} slug={address} />
      </Card>
    )}
  </TeamFrame>
);
