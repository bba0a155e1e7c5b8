import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const rulesFile = 'deploy/prometheus-alerts.yml';
const rules = readFileSync(rulesFile, 'utf8');

/*
 * What the rules say about each fault of the fault suite (faults/scenarios). The series are written here, not recorded; that the
 * product reports such figures during the faults, the suite itself requires (requireFigures): three processes, scraped every 30 s, healthy for 20 minutes before the fault and after it, with a few requests
 * a minute.
 */
const scrapeSeconds = 30;
const faultAt = 20 * 60;
const faultEnd = 25 * 60;
const end = 45 * 60;
const namedWithin = 180;

const moments = Array.from({ length: end / scrapeSeconds + 1 }, (_, index) => index * scrapeSeconds);
const isDuring = (second: number) => second >= faultAt && second < faultEnd;
const processes = ['one:3001', 'one:3002', 'one:3003'];

/** The value at a second since the start; null where the scrape fails. */
type Values = (second: number, process: number) => number | null;
type Figures = Record<string, Values>;

/** Counts from the start: so much a minute in health, so much during the fault. */
const counter =
  (aMinute: number, aMinuteDuring = aMinute): Values =>
  (second) => {
    const during = Math.max(0, Math.min(second, faultEnd) - faultAt);
    return Math.floor(((second - during) * aMinute + during * aMinuteDuring) / 60);
  };
const gauge =
  (value: number, valueDuring = value): Values =>
  (second) =>
    isDuring(second) ? valueDuring : value;
/** The moment of a run that happens all the time, other than during the fault (`still`), or only then (`only`). */
const now: Values = (second) => second;
const still: Values = (second) => (isDuring(second) ? faultAt - 1 : second);
const only: Values = (second) => (second < faultAt ? 0 : Math.min(second, faultEnd - 1));

const requests = (status: number, route = '/api/resume') =>
  `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`;
const bucket = (le: string) =>
  `http_request_duration_seconds_bucket{method="GET",route="/api/resume",status="200",le="${le}"}`;
const outside = (system: string, during: Values = gauge(0)): Figures => ({
  [`husay_outside_errors_total{system="${system}"}`]: during,
});
const fails = (system: string, aMinute: number): Figures => ({
  [`husay_outside_errors_total{system="${system}"}`]: counter(0, aMinute),
  [`husay_outside_last_failure_timestamp_seconds{system="${system}"}`]: only,
  [`husay_outside_last_success_timestamp_seconds{system="${system}"}`]: still,
});

const systems = ['storage', 'identity', 'payments', 'mail'];
const jobs = ['payment reconciliation', 'activity recording', 'session pruning'];

const healthy: Figures = {
  up: gauge(1),
  'husay_ready{check="serving"}': gauge(1),
  'husay_ready{check="database"}': gauge(1),
  'husay_ready{check="clock"}': gauge(1),
  'husay_build_info{release="0.1.0",node="v22"}': gauge(1),
  husay_storage_up: gauge(1),
  husay_clock_skew_seconds: gauge(0.01),
  husay_outgoing_held: gauge(0),
  husay_data_folder_low: gauge(0),
  husay_storage_sweep_refused: gauge(0),
  husay_storage_swept_files_total: gauge(0),
  husay_oldest_pending_payment_seconds: gauge(0),
  husay_analytics_lost_total: gauge(0),
  husay_newest_backup_timestamp_seconds: gauge(-3600),
  'husay_database_pool{state="waiting"}': gauge(0),
  ...Object.assign({}, ...systems.map((system) => outside(system))),
  ...Object.fromEntries(
    systems.flatMap((system) => [
      [
        `husay_outside_last_success_timestamp_seconds{system="${system}"}`,
        system === 'mail' ? gauge(0) : now,
      ],
      [`husay_outside_last_failure_timestamp_seconds{system="${system}"}`, gauge(0)],
    ]),
  ),
  ...Object.fromEntries(
    jobs.flatMap((name) => [
      [`husay_job_last_success_timestamp_seconds{name="${name}"}`, now],
      [`husay_job_last_failure_timestamp_seconds{name="${name}"}`, gauge(0)],
    ]),
  ),
  [requests(200)]: counter(20),
  [bucket('0.1')]: counter(19),
  [bucket('2.5')]: counter(20),
  [bucket('+Inf')]: counter(20),
};

/** Saves, visits and two jobs fail; what the database is not needed for goes on. */
const withoutDatabase: Figures = {
  'husay_ready{check="database"}': gauge(1, 0),
  husay_oldest_pending_payment_seconds: (second) => (isDuring(second) ? null : 0),
  [requests(200)]: counter(20, 4),
  [requests(503)]: counter(0, 16),
  [requests(503, '/readyz')]: counter(0, 4),
  ...Object.fromEntries(
    jobs.slice(0, 2).flatMap((name) => [
      [`husay_job_last_success_timestamp_seconds{name="${name}"}`, still],
      [`husay_job_last_failure_timestamp_seconds{name="${name}"}`, only],
    ]),
  ),
};

/** A process that does not answer its scrape: nothing but `up` 0. Its counters begin anew. */
const absent = (isAway: (second: number, process: number) => boolean): Figures =>
  Object.fromEntries(
    Object.entries(healthy).map(([name, values]) => [
      name,
      (second, process) => {
        if (isAway(second, process)) return name === 'up' ? 0 : null;
        return name.includes('_total') || name.includes('_count')
          ? (values(second % 600, process) ?? 0)
          : values(second, process);
      },
    ]),
  );

interface Fault {
  /** The scenario of the fault suite that it stands for, or what else. */
  scenario: string;
  figures: Figures;
  /** The alert that names it, with its labels; none where the fault is tolerated. */
  alert?: { name: string; labels?: Record<string, string> };
}

const outsideAlert = (system: string) => ({ name: 'HusayOutsideSystemFails', labels: { system } });

const faults: Fault[] = [
  { scenario: 'nothing is broken (soak, bad clients)', figures: {} },
  {
    scenario: 'kill: one process is killed and started again',
    figures: absent((second, process) => process === 0 && second === faultAt),
  },
  {
    scenario: 'one process is killed and stays away for five minutes',
    figures: absent((second, process) => process === 0 && isDuring(second)),
  },
  {
    scenario: 'rolling restart: one process after the other',
    figures: absent((second, process) => second === faultAt + process * 60),
  },
  {
    scenario: 'all processes are away',
    figures: absent((second) => isDuring(second)),
    alert: { name: 'HusayDown' },
  },
  { scenario: 'postgres: crashed', figures: withoutDatabase, alert: { name: 'HusayDatabaseDown' } },
  {
    scenario: 'postgres: frozen; connections: all in use by others',
    figures: { ...withoutDatabase, 'husay_database_pool{state="waiting"}': gauge(0, 12) },
    alert: { name: 'HusayDatabaseDown' },
  },
  {
    scenario: 'postgres away for ten seconds',
    figures: {
      'husay_ready{check="database"}': (second) => (second === faultAt ? 0 : 1),
      [requests(503)]: (second) => (second < faultAt ? 0 : 3),
    },
  },
  {
    scenario: 'storage: down, hanging or slow',
    figures: {
      ...fails('storage', 6),
      husay_storage_up: gauge(1, 0),
      [requests(503, '/api/credentials/upload')]: counter(0, 1),
    },
    alert: { name: 'HusayStorageDown' },
  },
  {
    scenario: 'storage: full; reading goes on',
    figures: {
      ...outside('storage', counter(0, 2)),
      'husay_outside_last_failure_timestamp_seconds{system="storage"}': (second) =>
        second < faultAt ? 0 : Math.min(second, faultEnd - 1) - 20,
      [requests(503, '/api/credentials/upload')]: counter(0, 1),
    },
    alert: outsideAlert('storage'),
  },
  {
    scenario:
      'payments: down, hanging, failing or garbage, on a small site with one checkout a minute in all',
    figures: {
      ...fails('payments', 0.4),
      [requests(503, '/api/create-checkout-session')]: counter(0, 0.4),
    },
    alert: outsideAlert('payments'),
  },
  {
    scenario: 'identity: down, hanging or failing',
    figures: { ...fails('identity', 1), [requests(503, '/api/login')]: counter(0, 1) },
    alert: outsideAlert('identity'),
  },
  {
    scenario: 'mail is refused: one notice, which no one else gets before or after',
    figures: {
      'husay_outside_errors_total{system="mail"}': (second, process) =>
        process === 0 && second >= faultAt ? 1 : 0,
      'husay_outside_last_failure_timestamp_seconds{system="mail"}': (second, process) =>
        process === 0 && second >= faultAt ? faultAt : 0,
    },
    alert: outsideAlert('mail'),
  },
  {
    scenario: 'clock: one process is 60 days ahead',
    figures: {
      husay_clock_skew_seconds: (second, process) => (process === 0 && isDuring(second) ? 5_184_000 : 0.01),
      'husay_ready{check="clock"}': (second, process) => (process === 0 && isDuring(second) ? 0 : 1),
    },
    alert: { name: 'HusayClockSkew', labels: { instance: 'one:3001' } },
  },
  {
    scenario: 'the newest backup is of the day before yesterday',
    figures: {
      husay_newest_backup_timestamp_seconds: (second) => (second <= faultAt ? -3600 : -37 * 3600),
    },
    alert: { name: 'HusayBackupOld' },
  },
];

const alertNames = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

const seriesOf = (figures: Figures) =>
  Object.entries({ ...healthy, ...figures }).flatMap(([name, values]) =>
    processes.map((instance, process) => {
      const [metric = '', labels] = name.split(/[{}]/);
      const all = [`job="husay"`, `instance="${instance}"`, ...(labels ? [labels] : [])].join();
      return {
        series: `${metric}{${all}}`,
        values: moments.map((second) => values(second, process) ?? '_').join(' '),
      };
    }),
  );

/** promtool's unit test of one fault: at each scrape, which alerts fire. */
const unitTest = ({ figures, alert }: Fault) => {
  const named = alert && { exp_labels: { ...alert.labels } };
  const at = (second: number, name: string, isFiring = false) => ({
    eval_time: `${second}s`,
    alertname: name,
    exp_alerts: isFiring && named ? [named] : [],
  });
  // Nothing fires before the fault is named, and nothing else until three minutes; nothing at all where it is tolerated.
  const quiet = moments.filter((second) => !alert || second <= faultAt + namedWithin);
  return {
    interval: `${scrapeSeconds}s`,
    input_series: seriesOf(figures),
    alert_rule_test: [
      ...quiet.flatMap((second) =>
        alertNames.filter((name) => name !== alert?.name).map((name) => at(second, name)),
      ),
      ...(alert ? [at(faultAt, alert.name), at(faultAt + namedWithin, alert.name, true)] : []),
    ],
  };
};

test.each(faults)('alerts: $scenario', { timeout: 60_000 }, (fault) => {
  const folder = mkdtempSync(join(tmpdir(), 'husay-alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'alerts.test.json');
  const tests = [unitTest(fault)];
  writeFileSync(
    file,
    JSON.stringify({ rule_files: [resolve(rulesFile)], evaluation_interval: `${scrapeSeconds}s`, tests }),
  );
  const { status, stdout, stderr, error } = spawnSync('promtool', ['test', 'rules', file], {
    encoding: 'utf8',
  });
  expect(error).toBeUndefined();
  expect({ status, output: `${stdout}${stderr}`.slice(0, 3000) }).toMatchObject({ status: 0 });
});
