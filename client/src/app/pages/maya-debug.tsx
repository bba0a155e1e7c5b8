import { Bug } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { AdministratorsOnly } from '../layout/administrators-only';
import { ComingSoon } from '../layout/coming-soon';

export const MayaDebugPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <ComingSoon
      icon={Bug}
      title="Payment Debug Centre"
      description="A test of the complete payment flow, step by step, will stand here."
    />
  </AdministratorsOnly>
);
