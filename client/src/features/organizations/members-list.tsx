import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { may, mayAssign, roles, type Role } from '#shared/organizations/policy';
import type { Member, Membership } from '#shared/organizations/schema';
import { formatDate } from '../../lib/format';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useFocusWhenLost } from '../../ui/dialogs/focus';
import { Loaded } from '../../ui/feedback/loaded';
import { refusedAs } from '../../ui/feedback/refused-as';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Select } from '../../ui/forms/select';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { Cell, HeaderCell, Row, Table } from '../../ui/layout/table';
import { membersQuery, useChangeRole, useLeave, useRemoveMember } from './api';
import { organizationWords, roleWords } from './words';

const words = organizationWords.members;

interface MembersListProps {
  team: Membership;
  userId: string;
  onUnauthorized: () => void;
  onLeft: () => void;
}

/** Who is in the team. Managers change roles and remove; everyone but the owner can leave. */
export const MembersList = ({ team, userId, onUnauthorized, onLeft }: MembersListProps) => {
  const query = useQuery(membersQuery(team.id));
  // A member who is removed takes the focus along.
  const list = useFocusWhenLost<HTMLDivElement>(query.data?.members.length, may(team.role, 'manageMembers'));
  const [isLeaving, setIsLeaving] = useState(false);
  const leaving = useLeave(team.id);
  return (
    <Card>
      <CardHeader
        title={words.label}
        description={query.data && words.seats(query.data.members.length, query.data.seats)}
        action={
          team.role !== 'owner' && (
            <Button size="sm" variant="secondary" onClick={() => setIsLeaving(true)}>
              {words.leave}
            </Button>
          )
        }
      />
      <div ref={list} tabIndex={-1} className="outline-none">
        <Loaded
          query={query}
          failed={words.failed}
          skeleton={<SkeletonRows label={words.loading} className="h-12 rounded-control" />}
        >
          {({ members }) => (
            <Table
              label={words.label}
              head={
                <>
                  <HeaderCell>{words.columns.name}</HeaderCell>
                  <HeaderCell>{words.columns.role}</HeaderCell>
                  <HeaderCell>{words.columns.since}</HeaderCell>
                  <HeaderCell>
                    <span className="sr-only">{words.columns.actions}</span>
                  </HeaderCell>
                </>
              }
            >
              {members.map((member) => (
                <MemberRow
                  key={member.userId}
                  team={team}
                  member={member}
                  isUser={member.userId === userId}
                  onUnauthorized={onUnauthorized}
                />
              ))}
            </Table>
          )}
        </Loaded>
      </div>
      <RolesExplained />
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={(open) => !leaving.isPending && setIsLeaving(open)}
        title={words.askLeave(team.name)}
        description={words.leaveAbout}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        busy={leaving.isPending}
        onConfirm={() =>
          leaving.mutate(undefined, {
            onSuccess: onLeft,
            onError: (error) => {
              setIsLeaving(false);
              refusedAs(words.notChanged, onUnauthorized)(error);
            },
          })
        }
      />
    </Card>
  );
};

interface MemberRowProps {
  team: Membership;
  member: Member;
  isUser: boolean;
  onUnauthorized: () => void;
}

const MemberRow = ({ team, member, isUser, onUnauthorized }: MemberRowProps) => {
  const { userId, name, email, role, joinedAt } = member;
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeRole(team.id);
  const removal = useRemoveMember(team.id);
  const refused = refusedAs(words.notChanged, onUnauthorized);
  const isManaged = !isUser && mayAssign(team.role, role);
  return (
    <Row>
      <Cell>
        <span className="font-medium">{name}</span> {isUser && <Badge>{words.you}</Badge>}
        <span className="block text-muted">{email}</span>
      </Cell>
      <Cell label={words.columns.role}>
        {isManaged ? (
          <Select
            aria-label={words.roleOf(name)}
            value={change.isPending ? change.variables.role : role}
            disabled={change.isPending}
            onChange={({ target }) =>
              change.mutate({ userId, role: target.value as Exclude<Role, 'owner'> }, { onError: refused })
            }
          >
            {roles
              .filter((one) => mayAssign(team.role, one))
              .map((one) => (
                <option key={one} value={one}>
                  {roleWords[one].name}
                </option>
              ))}
          </Select>
        ) : (
          roleWords[role].name
        )}
      </Cell>
      <Cell label={words.columns.since}>{formatDate(joinedAt)}</Cell>
      <Cell className="md:text-right">
        {isManaged && (
          <>
            <Button
              size="sm"
              variant="secondary"
              aria-label={words.removeOf(name)}
              onClick={() => setIsAsking(true)}
            >
              {words.remove}
            </Button>
            <ConfirmDialog
              open={isAsking}
              onOpenChange={(open) => !removal.isPending && setIsAsking(open)}
              title={words.askRemove(name)}
              description={words.removeAbout}
              confirmLabel={words.remove}
              cancelLabel={words.keep}
              busy={removal.isPending}
              onConfirm={() =>
                removal.mutate(userId, {
                  onSuccess: () => setIsAsking(false),
                  onError: (error) => {
                    setIsAsking(false);
                    refused(error);
                  },
                })
              }
            />
          </>
        )}
      </Cell>
    </Row>
  );
};

const RolesExplained = () => (
  <details className="mt-4 text-sm">
    <summary className="inline-flex min-h-9 cursor-pointer items-center font-medium text-primary-text pointer-coarse:min-h-11">
      {words.whatRolesDo}
    </summary>
    <dl className="mt-2 grid gap-2">
      {roles.map((role) => (
        <div key={role}>
          <dt className="font-medium">{roleWords[role].name}</dt>
          <dd className="text-muted">{roleWords[role].about}</dd>
        </div>
      ))}
    </dl>
  </details>
);
