import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import {
  allowPrivateLink,
  createLink,
  defaultLinkDays,
  linkDays,
  listLinks,
  revokeLink,
  type ApplicationLink,
  type NewLink,
} from '#shared/sent/links/endpoints';
import { apiQuery, freshFor } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDate } from '../../lib/format';
import { openedWords } from '../../lib/opened-words';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Loaded } from '../../ui/feedback/loaded';
import { NewAddress } from '../../ui/feedback/new-address';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/field';
import { Select } from '../../ui/forms/select';
import { Card, CardHeader } from '../../ui/layout/card';
import { resumesToSendQuery } from './api';
import { linkWords as words } from './words';
import { ResumeSelect } from './resume-select';
import { refusedAs } from '../../ui/feedback/refused-as';

const linksQuery = (applicationId: string) =>
  apiQuery(listLinks, { query: { applicationId }, ...freshFor(0) });

interface LinksCardProps {
  applicationId: string;
  /** Copies a text; returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
  onUnauthorized: () => void;
}

/** The links that were made for an application, whether they were opened, and a new one. */
export const LinksCard = ({ applicationId, onCopy, onUnauthorized }: LinksCardProps) => {
  const query = useQuery(linksQuery(applicationId));
  useSignedOut(query.data === null, onUnauthorized);
  const [address, setAddress] = useState<string | null>(null);
  return (
    <Card aria-label={words.title}>
      <CardHeader title={words.title} description={words.description} />
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} rows={1} className="h-16 rounded-control" />}
      >
        {(data) => (
          <div className="grid gap-4">
            {data.links.length > 0 ? (
              <ul aria-label={words.list} className="grid gap-3">
                {data.links.map((link) => (
                  <LinkRow
                    key={link.id}
                    {...{ link, applicationId, onUnauthorized }}
                    isHidden={query.data?.isHidden ?? false}
                  />
                ))}
              </ul>
            ) : (
              <p className="text-sm text-muted">{words.empty}</p>
            )}
            {address !== null && <NewAddress {...{ address, words, onCopy }} />}
            <NewLinkForm
              {...{ applicationId, onUnauthorized }}
              isHidden={data.isHidden}
              onMade={setAddress}
            />
          </div>
        )}
      </Loaded>
    </Card>
  );
};

interface NewLinkFormProps {
  applicationId: string;
  isHidden: boolean;
  onMade: (address: string) => void;
  onUnauthorized: () => void;
}

const NewLinkForm = ({ applicationId, isHidden, onMade, onUnauthorized }: NewLinkFormProps) => {
  const documents = useQuery(resumesToSendQuery());
  const resumes = documents.data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [days, setDays] = useState<NonNullable<NewLink['days']>>(defaultLinkDays);
  const [isAsking, setIsAsking] = useState(false);
  const resume = resumes.find(({ id }) => id === chosen) ?? resumes[0];
  const queryClient = useQueryClient();
  const creation = useMutation({
    mutationFn: (body: NewLink) => callApi(createLink, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksQuery(applicationId).queryKey }),
  });
  const make = (allowsPrivate: boolean) => {
    if (!resume) return;
    creation.mutate(
      { applicationId, documentId: resume.id, days, allowsPrivate },
      {
        onSuccess: ({ path }) => {
          setIsAsking(false);
          onMade(location.origin + path);
        },
        onError: (error) => {
          setIsAsking(false);
          refusedAs(words.notMade, onUnauthorized)(error);
        },
      },
    );
  };
  if (documents.isError) return <p className="text-sm text-muted">{words.resumesFailed}</p>;
  if (documents.data?.length === 0) return <p className="text-sm text-muted">{words.noResume}</p>;
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isHidden) setIsAsking(true);
        else make(false);
      }}
    >
      <Field label={words.resume} className="min-w-0 flex-1 basis-56">
        {(control) => (
          <ResumeSelect {...control} value={resume?.id ?? ''} resumes={resumes} onChoose={setChosen} />
        )}
      </Field>
      <Field label={words.days} className="w-32">
        {(control) => (
          <Select
            {...control}
            value={days}
            onChange={({ target }) =>
              setDays(linkDays.find((one) => one === Number(target.value)) ?? defaultLinkDays)
            }
          >
            {linkDays.map((one) => (
              <option key={one} value={one}>
                {words.daysOf(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        loading={creation.isPending && !isAsking}
        disabled={!resume}
        keepsFocus
      >
        <Link2 aria-hidden /> {words.make}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !creation.isPending && setIsAsking(open)}
        title={words.privateTitle}
        description={words.privateAbout}
        confirmLabel={words.confirmPrivate}
        variant="primary"
        busy={creation.isPending}
        onConfirm={() => make(true)}
      />
    </form>
  );
};

interface LinkRowProps {
  link: ApplicationLink;
  isHidden: boolean;
  applicationId: string;
  onUnauthorized: () => void;
}

const LinkRow = ({ link, isHidden, applicationId, onUnauthorized }: LinkRowProps) => {
  const { id, documentName, isResumeGone, expiresAt, revokedAt, allowsPrivate } = link;
  const [now] = useState(() => Date.now());
  const [isAsking, setIsAsking] = useState<'revoke' | 'private' | null>(null);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: async (what: 'revoke' | 'private') => {
      if (what === 'revoke') await callApi(revokeLink, { params: { id } });
      else await callApi(allowPrivateLink, { params: { id } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksQuery(applicationId).queryKey }),
  });
  const confirm = (what: 'revoke' | 'private') =>
    change.mutate(what, {
      onSuccess: () => {
        setIsAsking(null);
        toast({ title: what === 'revoke' ? words.isRevoked : words.allowed, variant: 'success' });
      },
      onError: (error) => {
        setIsAsking(null);
        refusedAs(what === 'revoke' ? words.notRevoked : words.notAllowed, onUnauthorized)(error);
      },
    });
  const isOver = revokedAt !== null || Date.parse(expiresAt) <= now;
  const state =
    revokedAt !== null
      ? words.revoked(formatDate(revokedAt))
      : isOver
        ? words.expired(formatDate(expiresAt))
        : words.until(formatDate(expiresAt));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border p-3">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="font-medium wrap-anywhere">{openedWords({ ...link, isOver }, now)}</p>
        <p className="mt-1 text-muted wrap-anywhere">
          {documentName} · {state}
        </p>
        {isResumeGone && !isOver && <p className="mt-1 font-medium text-warning">{words.resumeGone}</p>}
        {isHidden && !allowsPrivate && !isOver && (
          <p className="mt-1 font-medium text-warning">
            {words.paused}{' '}
            <Button variant="ghost" size="sm" onClick={() => setIsAsking('private')}>
              {words.allow}
            </Button>
          </p>
        )}
      </div>
      {!isOver && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={words.revokeOf(documentName)}
          onClick={() => setIsAsking('revoke')}
        >
          {words.revoke}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking === 'revoke'}
        onOpenChange={(open) => !open && !change.isPending && setIsAsking(null)}
        title={words.askRevoke(documentName)}
        description={words.revokeConsequence}
        confirmLabel={words.revoke}
        busy={change.isPending}
        onConfirm={() => confirm('revoke')}
      />
      <ConfirmDialog
        open={isAsking === 'private'}
        onOpenChange={(open) => !open && !change.isPending && setIsAsking(null)}
        title={words.privateTitle}
        description={words.privateAbout}
        confirmLabel={words.allow}
        variant="primary"
        busy={change.isPending}
        onConfirm={() => confirm('private')}
      />
    </li>
  );
};
