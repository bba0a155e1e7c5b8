import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { rosterPath } from '#shared/candidates/paths';
import type { Candidate } from '#shared/candidates/schema';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { mailAddress, phoneAddress } from '../../lib/contact-addresses';
import { formatDate } from '../../lib/format';
import { Button } from '../../ui/button';
import { DeleteRecord } from '../../ui/delete-record';
import { Badge } from '../../ui/layout/badge';
import { OpenedRecord } from '../../ui/layout/opened-record';
import { candidateQuery, useCandidate } from './api';
import {
  BasisCard,
  FactsCard,
  forgetCardDrafts,
  HistoryCard,
  NotesCard,
  PersonCard,
} from './candidate-cards';
import { candidateDrafts, CandidateRecord } from './candidate-record';
import { candidateWords as words, rosterWords } from './words';

interface CandidateEditorProps {
  organizationId: string;
  slug: string;
  id: string;
  userId: string;
  mayManage: boolean;
  mayDelete: boolean;
  /** The record as a page of a resume. */
  renderPreview: (candidate: Candidate) => ReactNode;
  onCopy: (text: string) => Promise<boolean>;
  onDeleted: () => void;
  onUnauthorized: () => void;
  /** What other features have to say of a candidate. */
  children?: (candidate: Candidate) => ReactNode;
  /** What other features do with the candidate, beside the name. */
  actions?: (candidate: Candidate) => ReactNode;
}

/** A candidate: the record as a page and as a form, consent, notes and history. */
export const CandidateEditor = (props: CandidateEditorProps) => {
  const { organizationId, slug, id, userId, mayManage, mayDelete, renderPreview, onUnauthorized } = props;
  const query = useQuery(candidateQuery(organizationId, id));
  useSignedOut(query.data === null, onUnauthorized);
  const [isEditing, setIsEditing] = useState(() => candidateDrafts(id).read(userId) !== null);
  return (
    <OpenedRecord backTo={rosterPath(slug)} words={words} query={query}>
      {(candidate) => {
        const card = { organizationId, candidate, mayManage, onUnauthorized };
        const isOwnRecord = candidate.basis === 'account';
        return (
          <>
            <div className="mb-4 flex flex-wrap items-center gap-2">
              <h2 className="text-xl font-semibold wrap-anywhere">{candidate.name}</h2>
              <Badge>{rosterWords.number(candidate.number)}</Badge>
              {candidate.tags.map((tag) => (
                <Badge key={tag} tone="primary">
                  {tag}
                </Badge>
              ))}
              <div className="ml-auto flex flex-wrap gap-2">
                {mayManage && !isOwnRecord && (
                  <div role="group" aria-label={words.title} className="flex gap-1">
                    {[false, true].map((edits) => (
                      <Button
                        key={String(edits)}
                        variant="secondary"
                        aria-pressed={isEditing === edits}
                        className="aria-pressed:bg-primary-soft"
                        onClick={() => setIsEditing(edits)}
                      >
                        {edits ? words.edit : words.preview}
                      </Button>
                    ))}
                  </div>
                )}
                {props.actions?.(candidate)}
                {mayDelete && <DeleteButton {...props} name={candidate.name} />}
              </div>
            </div>
            <ContactLine {...candidate} />
            {candidate.objection && (
              <p role="status" className="mb-4 rounded-control bg-danger-soft p-3 text-sm text-danger-text">
                {words.objected(formatDate(candidate.objection.at), candidate.objection.text)}
              </p>
            )}
            {isOwnRecord && <p className="mb-4 text-sm text-muted">{words.ofAccount}</p>}
            <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <div className="min-w-0">
                {/* The form stays mounted: what is typed in it is not lost by a look at the preview. */}
                {mayManage && !isOwnRecord && (
                  <div hidden={!isEditing}>
                    <CandidateRecord
                      organizationId={organizationId}
                      userId={userId}
                      candidate={candidate}
                      onReload={() => query.refetch()}
                      onUnauthorized={onUnauthorized}
                    />
                  </div>
                )}
                {!(isEditing && mayManage && !isOwnRecord) && (
                  <section aria-label={words.preview}>{renderPreview(candidate)}</section>
                )}
              </div>
              <div className="grid content-start gap-4">
                {props.children?.(candidate)}
                <FactsCard {...card} userId={userId} />
                <NotesCard {...card} userId={userId} />
                <BasisCard {...card} />
                <PersonCard {...card} onCopy={props.onCopy} />
                <HistoryCard organizationId={organizationId} candidateId={id} />
              </div>
            </div>
          </>
        );
      }}
    </OpenedRecord>
  );
};

/** What a recruiter needs to call or write, without reading it off the preview. */
const ContactLine = ({ headline, place, phone, email }: Candidate) => {
  const links = [
    { text: phone, href: phoneAddress(phone) },
    { text: email, href: mailAddress(email) },
  ].filter(({ text }) => text);
  const about = [headline, place].filter(Boolean).join(' · ');
  if (about === '' && links.length === 0) return null;
  return (
    <div className="-mt-2 mb-4 flex flex-wrap items-center gap-x-4 text-sm">
      {about && <p className="wrap-anywhere">{about}</p>}
      {links.map(({ text, href }) =>
        href ? (
          <a
            key={text}
            href={href}
            className="inline-flex items-center font-medium text-primary-text wrap-anywhere hover:underline pointer-coarse:min-h-11"
          >
            {text}
          </a>
        ) : (
          <span key={text} className="wrap-anywhere">
            {text}
          </span>
        ),
      )}
    </div>
  );
};

const DeleteButton = ({
  organizationId,
  id,
  name,
  onDeleted,
  onUnauthorized,
}: CandidateEditorProps & { name: string }) => (
  <DeleteRecord
    words={{ ...words, error: rosterWords.error }}
    name={name}
    deletion={useCandidate(organizationId, id).remove}
    onDeleted={() => {
      candidateDrafts(id).forget();
      forgetCardDrafts(id);
      onDeleted();
    }}
    onUnauthorized={onUnauthorized}
  />
);
