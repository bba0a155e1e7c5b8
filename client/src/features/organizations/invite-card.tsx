import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { plainMessage } from '#shared/http/plain-message';
import { mayAssign, roles } from '#shared/organizations/policy';
import { newInvitation, type Membership, type NewInvitation } from '#shared/organizations/schema';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { NewAddress } from '../../ui/feedback/new-address';
import { refusedAs } from '../../ui/feedback/refused-as';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { Card, CardHeader } from '../../ui/layout/card';
import { OpenLinks } from '../../ui/open-links';
import { invitationsQuery, membersQuery, useInvite, useRevokeInvitation } from './api';
import { organizationWords, roleWords } from './words';

const words = organizationWords.invite;

interface InviteCardProps {
  team: Membership;
  /** Whether the plan lets new members join now. */
  isActive: boolean;
  /** Copies a text; returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
  onUnauthorized: () => void;
}

/** Invites by e-mail or by a link, and lists what is open. */
export const InviteCard = ({ team, isActive, onCopy, onUnauthorized }: InviteCardProps) => {
  const { data } = useQuery(membersQuery(team.id));
  return (
    <Card>
      <CardHeader title={words.title} description={isActive ? words.description : words.paused} />
      {isActive && data && data.members.length >= data.seats && (
        <p className="mb-4 rounded-control bg-warning-soft p-3 text-sm">{words.full(data.seats)}</p>
      )}
      {isActive && <InviteForm team={team} onCopy={onCopy} onUnauthorized={onUnauthorized} />}
      <OpenInvitations organizationId={team.id} onUnauthorized={onUnauthorized} />
    </Card>
  );
};

const InviteForm = ({ team, onCopy, onUnauthorized }: Omit<InviteCardProps, 'isActive'>) => {
  const { register, handleSubmit, setError, reset, control, formState } = useForm<NewInvitation>({
    resolver: zodResolver(newInvitation, { error: plainMessage }),
    defaultValues: { role: 'recruiter', email: '' },
  });
  const typed = useWatch({ control, name: 'email' });
  const invitation = useInvite(team.id);
  const invite = handleSubmit((details) => {
    if (invitation.isPending) return;
    invitation.mutate(details, {
      onSuccess: () => reset({ ...details, email: '' }),
      onError: (error) => {
        if (isUnauthorized(error)) return onUnauthorized();
        const message = error instanceof ApiError && error.fields.email;
        if (message) setError('email', { type: 'server', message }, { shouldFocus: true });
      },
    });
  });
  const made = invitation.data;
  const fieldMessage = invitation.error instanceof ApiError && invitation.error.fields.email;
  return (
    <div className="grid gap-4">
      <form
        noValidate
        onSubmit={(event) => void invite(event)}
        className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]"
      >
        <Field label={words.email} hint={words.emailHint} error={formState.errors.email?.message}>
          {(props) => (
            <Input {...props} type="email" inputMode="email" autoComplete="off" {...register('email')} />
          )}
        </Field>
        <Field label={words.role}>
          {(props) => (
            <Select {...props} {...register('role')}>
              {roles
                .filter((role) => mayAssign(team.role, role))
                .map((role) => (
                  <option key={role} value={role}>
                    {roleWords[role].name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        {invitation.error && !fieldMessage && (
          <p role="alert" className="text-sm font-medium text-danger-text sm:col-span-2">
            {serverMessage(invitation.error, words.failed)}
          </p>
        )}
        <Button type="submit" loading={invitation.isPending} keepsFocus className="justify-self-start">
          {typed ? words.submitEmail : words.submitLink}
        </Button>
      </form>
      {made && (
        <NewAddress
          address={location.origin + made.path}
          words={{
            ...words.address,
            madeAbout:
              made.mailed === null
                ? words.link
                : made.mailed
                  ? words.mailed(made.invitation.email)
                  : words.notMailed(made.invitation.email),
          }}
          onCopy={onCopy}
        />
      )}
    </div>
  );
};

const OpenInvitations = ({
  organizationId,
  onUnauthorized,
}: {
  organizationId: string;
  onUnauthorized: () => void;
}) => {
  const query = useQuery(invitationsQuery(organizationId));
  const revocation = useRevokeInvitation(organizationId);
  return (
    <OpenLinks
      words={words}
      query={query}
      links={(query.data?.invitations ?? []).map(({ id, email, role, expiresAt }) => ({
        id,
        expiresAt,
        text: `${email || words.byLink} · ${roleWords[role].name}`,
        revokeLabel: words.revokeOf(email ? words.to(email) : words.ofLink),
      }))}
      revocation={revocation}
      onError={refusedAs(organizationWords.members.notChanged, onUnauthorized)}
    />
  );
};
