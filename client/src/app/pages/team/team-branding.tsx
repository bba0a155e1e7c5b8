import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { blindSource } from '#shared/document/blind/blind-source';
import type { DocumentSource } from '#shared/document/layout/document';
import { findTemplate } from '#shared/document/templates';
import { printedContact, printedLetterhead, type StoredLetterhead } from '#shared/letterheads/schema';
import { agencyPath } from '#shared/organizations/endpoints';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { ResumePreview } from '../../../features/document/preview/resume-preview';
import { letterheadQuery } from '../../../features/letterheads/api';
import { LetterheadForm } from '../../../features/letterheads/letterhead-form';
import { LogoField } from '../../../features/letterheads/logo-field';
import { Loaded } from '../../../ui/feedback/loaded';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { Field } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/select';
import { Card, CardHeader } from '../../../ui/layout/card';
import { toSignIn } from '../../layout/sign-in-required';
import { TeamFrame } from '../../layout/team-frame';
import { teamPageWords } from './words';

const words = teamPageWords.branding;

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
      <Preview name={name} letterhead={{ ...typed, logo }} />
    </div>
  );
};

const sample: DocumentSource = { person: samplePerson, resume: sampleResume, credentials: [] };

const Preview = ({ name, letterhead }: { name: string; letterhead: StoredLetterhead }) => {
  const [isBlind, setIsBlind] = useState(false);
  // The same objects for the same texts, whatever else is typed.
  const look = JSON.stringify(printedLetterhead(name, letterhead));
  const printed = useMemo(() => JSON.parse(look) as ReturnType<typeof printedLetterhead>, [look]);
  const recruiter = JSON.stringify(printedContact(letterhead));
  const source = useMemo(() => {
    const contact = JSON.parse(recruiter) as ReturnType<typeof printedContact>;
    const candidate = { number: 'N-014', source: sample };
    return isBlind
      ? blindSource(candidate, { names: 'all', employers: true }, contact).source
      : { ...sample, contact };
  }, [recruiter, isBlind]);
  return (
    <Card className="lg:sticky lg:top-4">
      <CardHeader title={words.preview} description={words.sample} />
      <Field label={words.kind} className="mb-4 max-w-40">
        {(props) => (
          <Select
            {...props}
            value={isBlind ? 'blind' : 'full'}
            onChange={({ target }) => setIsBlind(target.value === 'blind')}
          >
            <option value="full">{words.full}</option>
            <option value="blind">{words.blind}</option>
          </Select>
        )}
      </Field>
      <ResumePreview
        source={source}
        template={findTemplate(letterhead.templateId)}
        paper={letterhead.paper}
        letterhead={printed}
        watermark={false}
        warnings
      />
    </Card>
  );
};
