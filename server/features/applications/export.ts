import type { Application, ApplicationsSelection } from '#shared/applications/schema';
import { closedReasons } from '#shared/applications/stages';
import type { CsvFile } from '#shared/http/csv-file';
import { manilaTime } from '#shared/manila-day';
import type { Db } from '../../db/client';
import type { UserId } from '../../db/schema/users';
import { csvHeading, csvLines } from '../../http/files/csv';
import * as repository from './repository';
import { stagesOf, type ApplicationsDeps } from './service';

/** Rows that are in memory at a time: posts may be long. */
const pageRows = 100;

/** The selected applications as a CSV file. Its columns are those that the import knows, and the history. */
export const applicationsFile = (
  { db }: ApplicationsDeps,
  owner: UserId,
  selection: ApplicationsSelection,
): CsvFile => ({ name: 'husay-applications.csv', lines: applicationLines(db, owner, selection) });

async function* applicationLines(
  db: Db,
  owner: UserId,
  selection: ApplicationsSelection,
): AsyncGenerator<string> {
  yield csvHeading(
    'Company',
    'Job title',
    'Stage',
    'Closed reason',
    'Link',
    'Place',
    'Work mode',
    'Salary from',
    'Salary to',
    'Currency',
    'Per',
    'Source',
    'Found on',
    'Applied on',
    'Deadline',
    'Next step',
    'Next step on',
    'Contact name',
    'Contact email',
    'Contact phone',
    'Tags',
    'Notes',
    'Post',
    'Other contacts',
    'Interviews (Manila)',
    'Offers',
    'History (Manila)',
  );
  const stages = await stagesOf(db, owner);
  const nameOf = (id: string) => stages.find((stage) => stage.id === id)?.name ?? id;
  let after: string | undefined;
  for (;;) {
    const rows = await repository.listAfter(db, owner, selection, { after, limit: pageRows });
    const changes =
      rows.length === 0
        ? []
        : await repository.listChangesOf(
            db,
            owner,
            rows.map(({ id }) => id),
          );
    yield csvLines(
      rows.map((row) => {
        const [contact, ...others] = row.contacts;
        return [
          row.company,
          row.jobTitle,
          nameOf(row.stage),
          row.closedReason && closedReasons[row.closedReason],
          row.link,
          row.place,
          row.workMode,
          row.salaryFrom,
          row.salaryTo,
          row.salaryCurrency,
          row.salaryPeriod,
          row.source,
          row.foundOn,
          row.appliedOn,
          row.deadlineOn,
          row.nextStep,
          row.nextStepOn,
          contact?.name ?? '',
          contact?.email ?? '',
          contact?.phone ?? '',
          row.tags.join(', '),
          row.notes,
          row.post,
          linesOf(others, ({ name, role, email, phone }) => [name, role, email, phone]),
          linesOf(row.interviews, ({ at, where, notes }) => [manilaTime(new Date(at)), where, notes]),
          linesOf(row.offers, offerParts),
          linesOf(
            changes.filter(({ applicationId }) => applicationId === row.id),
            ({ changedAt, fromName, toName, reason }) => [
              manilaTime(changedAt),
              [fromName, reason ? `${toName}: ${closedReasons[reason].toLowerCase()}` : toName]
                .filter(Boolean)
                .join(' → '),
            ],
          ),
        ];
      }),
    );
    after = rows.at(-1)?.id;
    if (rows.length < pageRows) return;
  }
}

const linesOf = <Entry>(entries: readonly Entry[], partsOf: (entry: Entry) => (string | null)[]) =>
  entries.map((entry) => partsOf(entry).filter(Boolean).join(' · ')).join('\n');

const offerParts = ({
  amount,
  currency,
  period,
  receivedOn,
  answerBy,
  notes,
}: Application['offers'][number]) => [
  amount === null ? '' : `${currency} ${amount} a ${period}`,
  receivedOn,
  answerBy && `answer by ${answerBy}`,
  notes,
];
