import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { candidateNumber } from '#shared/candidates/number';
import { candidatePath } from '#shared/candidates/paths';
import type { CandidateAction } from '#shared/organizations/audit-actions';
import { auditPerPage, type AuditLine, type AuditQuery, type Member } from '#shared/organizations/schema';
import { formatDateTime, formatDay } from '../../lib/format';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Field } from '../../ui/forms/field';
import { Select } from '../../ui/forms/select';
import { Pager } from '../../ui/layout/pager';
import { Cell, HeaderCell, Row, Table } from '../../ui/layout/table';
import { auditQueryOf, membersQuery } from './api';
import { auditWords, organizationWords } from './words';

const words = organizationWords.log;

/** 'shortList' is 'Short list'. */
const inWords = (name: string) => {
  const text = name.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const actionText = (action: string) => (auditWords as Record<string, string>)[action] ?? inWords(action);

/** A name for something, as code has it; anything else was typed. */
const isName = /^[a-z]+(?:[A-Z][a-z]+)*$/;

/** What a person does with their own record, or with their consent: it is logged without an actor. */
const byPerson = new Set([
  'consent_given',
  'consent_withdrawn',
  'candidate_corrected_by_person',
  'candidate_objected',
  'candidate_objection_ended',
  'candidate_claimed',
  'candidate_deleted_by_person',
] satisfies CandidateAction[] as string[]);

/** What members did, newest first, all of it or a selection. */
export const AuditList = ({ organizationId, slug }: { organizationId: string; slug: string }) => {
  const [about, setAbout] = useState<NonNullable<AuditQuery['about']>>('everything');
  const [actor, setActor] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(auditQueryOf(organizationId, { about, page, ...(actor && { actor }) }));
  const members = useQuery(membersQuery(organizationId)).data?.members ?? [];
  const pageCount = Math.max(1, Math.ceil((query.data?.total ?? 0) / auditPerPage));
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{words.description}</p>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Field label={words.about} className="sm:w-48">
          {(props) => (
            <Select
              {...props}
              value={about}
              onChange={({ target }) => {
                setPage(1);
                setAbout(target.value as typeof about);
              }}
            >
              <option value="everything">{words.everything}</option>
              <option value="candidates">{words.candidates}</option>
              <option value="team">{words.team}</option>
            </Select>
          )}
        </Field>
        <Field label={words.by} className="sm:w-64">
          {(props) => (
            <Select
              {...props}
              value={actor}
              onChange={({ target }) => {
                setPage(1);
                setActor(target.value);
              }}
            >
              <option value="">{words.anyone}</option>
              {members.map(({ userId, name }) => (
                <option key={userId} value={userId}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} className="h-12 rounded-control" />}
      >
        {({ lines }) =>
          lines.length === 0 ? (
            <EmptyState icon={ScrollText} title={words.none} description={words.noneText} />
          ) : (
            <div className="md:px-3">
              <Table
                label={words.label}
                busy={query.isFetching}
                head={
                  <>
                    <HeaderCell>{words.columns.when}</HeaderCell>
                    <HeaderCell>{words.columns.who}</HeaderCell>
                    <HeaderCell>{words.columns.what}</HeaderCell>
                    <HeaderCell>{words.columns.details}</HeaderCell>
                  </>
                }
              >
                {lines.map((line) => (
                  <Row key={line.id}>
                    <Cell label={words.columns.when} className="whitespace-nowrap">
                      <time dateTime={line.at}>{formatDateTime(line.at)}</time>
                    </Cell>
                    <Cell label={words.columns.who}>
                      {line.actor?.name ?? (byPerson.has(line.action) ? words.person : words.noActor)}
                    </Cell>
                    <Cell label={words.columns.what}>{actionText(line.action)}</Cell>
                    <Cell label={words.columns.details}>
                      {detailsOf(line, members) || (line.candidateId ? '' : '–')}
                      {line.candidateId &&
                        (line.candidateNumber === null ? (
                          <span className="block text-muted">{words.formerCandidate}</span>
                        ) : (
                          <Link
                            href={candidatePath(slug, line.candidateId)}
                            className="block text-primary-text hover:underline"
                          >
                            {candidateNumber(line.candidateNumber)}
                          </Link>
                        ))}
                    </Cell>
                  </Row>
                ))}
              </Table>
            </div>
          )
        }
      </Loaded>
      <Pager page={page} pageCount={pageCount} onPage={setPage} />
    </div>
  );
};

const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

const isDay = /^\d{4}-\d\d-\d\d$/;

/** Where a candidate came from is said before where they went; all others are as stored. */
const inOrder = ([one]: [string, unknown], [other]: [string, unknown]) =>
  Number(other === 'from') - Number(one === 'from');

/** A fact of a line. An id and what is not so are none. */
const factOf = (name: string, value: AuditLine['subject'][string] | undefined): string | null => {
  if (value === undefined || value === null || value === '' || value === false) return null;
  if (value === true) return inWords(name);
  const text = String(value);
  if (isId.test(text)) return null;
  if (name === 'number') return candidateNumber(Number(value));
  return `${inWords(name)}: ${isDay.test(text) ? formatDay(text) : isName.test(text) ? inWords(text) : text}`;
};

/** The facts of a line; ids only where they have a name. */
const detailsOf = ({ subject }: AuditLine, members: readonly Member[]): string =>
  Object.entries(subject)
    .sort(inOrder)
    .flatMap(([name, value]) => {
      if (name !== 'member') return factOf(name, value) ?? [];
      const known = members.find(({ userId }) => userId === value);
      return words.member(known?.name ?? words.formerMember);
    })
    .join(', ');
