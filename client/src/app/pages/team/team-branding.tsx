import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { StoredLetterhead } from '#shared/letterheads/schema';
import { agencyPath } from '#shared/organizations/endpoints';
import { letterheadQuery } from '../../../features/letterheads/api';
import { LetterheadForm } from '../../../features/letterheads/letterhead-form';
import { LogoField } from '../../../features/letterheads/logo-field';
import { Loaded } from '../../../ui/feedback/loaded';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { lazyComponent } from '../../../ui/lazy';
import { Card } from '../../../ui/layout/card';
import { toSignIn } from '../../layout/sign-in-required';
import { TeamFrame } from '../../layout/team-frame';
import { teamPageWords } from './words';

const words = teamPageWords.branding;

// With the layout of documents, which the form does without.
const BrandingPreview = lazyComponent(() => import('./branding-preview'), 'BrandingPreview');

/** The letterhead of a team, and a document under it as it will be. */
export const TeamBrandingPage = ({ user, slug }: { user: CurrentUser; slug: string }) => (
  <TeamFrame slug={slug} title={words.title} permission="manageBranding">
    {({ id, name, slug: address, may }) => (
      <Branding
        key={id}
        user={user}
        organizationId={id}
        name={name}
        slug={address}
        mayChange={may('manageBranding')}
      />
    )}
  </TeamFrame>
);

interface BrandingProps {
  user: CurrentUser;
  organizationId: string;
  name: string;
  slug: string;
  /** False once the plan has ended. */
  mayChange: boolean;
}

const Branding = (props: BrandingProps) => {
  const query = useQuery(letterheadQuery(props.organizationId));
  return (
    <Loaded
      query={query}
      failed={words.failed}
      skeleton={<SkeletonRows label={words.loading} className="h-48 rounded-card" />}
    >
      {(stored) => <Editor {...props} stored={stored} />}
    </Loaded>
  );
};

const Editor = ({
  user,
  organizationId,
  name,
  slug,
  mayChange,
  stored,
}: BrandingProps & { stored: StoredLetterhead }) => {
  const { logo, ...details } = stored;
  const [typed, setTyped] = useState(details);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        {!mayChange && <p className="mb-4 text-sm font-medium text-warning">{words.ended}</p>}
        <fieldset disabled={!mayChange} className="grid gap-6">
          <LogoField organizationId={organizationId} logo={logo} onUnauthorized={toSignIn} />
          <LetterheadForm
            user={user}
            organizationId={organizationId}
            stored={details}
            publicAddress={location.host + agencyPath(slug)}
            onTyped={setTyped}
            onUnauthorized={toSignIn}
          />
        </fieldset>
      </Card>
      <Suspense fallback={<SkeletonRows label={words.loading} rows={1} className="h-96 rounded-card" />}>
        <BrandingPreview name={name} letterhead={{ ...typed, logo }} />
      </Suspense>
    </div>
  );
};
