import { FoldedList } from '../folded-list';
import { CredentialItem } from './credential-item';
import type { ProfileContent } from './profile-content';
import { Section } from './profile-section';

interface CredentialsSectionProps extends Pick<ProfileContent, 'credentials'> {
  title: string;
  username: string;
  onOpenFile?: ((id: string) => void) | undefined;
}

export const CredentialsSection = ({ title, credentials, username, onOpenFile }: CredentialsSectionProps) => (
  <Section title={title}>
    <FoldedList
      items={credentials}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-2 print:gap-1.5"
    >
      {(credential) => (
        <li key={credential.id} className="min-w-0 print:break-inside-avoid">
          <CredentialItem credential={credential} username={username} onOpenFile={onOpenFile} />
        </li>
      )}
    </FoldedList>
  </Section>
);
