import { Award } from 'lucide-react';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';

export const CredentialsTab = () => (
  <Card>
    <EmptyState
      icon={Award}
      title="Your licences and certificates will live here"
      description="Uploading PDF, JPG and PNG files, and choosing which of them visitors may open, comes with a later release."
    />
  </Card>
);
