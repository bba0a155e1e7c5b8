import { Award, FileText, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileDownload, ProfileView } from '#shared/analytics/schema';
import { formatDateTime, formatDate } from '../../../lib/format';
import { placeOf } from '../place';
import { referrerName } from '../referrer';
import { analyticsWords, activityWords } from '../words';

/** A view: location, referrer and time. */
export const ViewRow = ({ view }: { view: ProfileView }) => {
  const { name, flag } = placeOf(view.viewerCountry, view.viewerCity);
  return (
    <Row
      mark={flag === undefined ? <Globe className="size-4" /> : <Flag flag={flag} />}
      title={name}
      detail={
        <>
          <span className="sr-only">{activityWords.from} </span>
          {referrerName(view.referrer)}
        </>
      }
      moment={view.viewedAt}
    />
  );
};

/** A download: the resume or a credential, location and time. */
export const DownloadRow = ({ download }: { download: ProfileDownload }) => {
  const isResume = download.downloadType === 'resume_pdf';
  const Icon = isResume ? FileText : Award;
  const { name, flag } = placeOf(download.downloaderCountry);
  return (
    <Row
      mark={<Icon className="size-4" />}
      title={isResume ? activityWords.resume : (download.credentialTitle ?? analyticsWords.deletedCredential)}
      detail={
        <>
          {flag !== undefined && (
            <span aria-hidden className="me-1.5">
              {flag}
            </span>
          )}
          {name}
        </>
      }
      moment={download.downloadedAt}
    />
  );
};

const Flag = ({ flag }: { flag: string }) => (
  <span className={/^[A-Z]/.test(flag) ? 'text-xs font-medium' : 'text-lg leading-none'}>{flag}</span>
);

interface RowProps {
  /** Decoration in front. */
  mark: ReactNode;
  title: string;
  detail: ReactNode;
  moment: string;
}

const Row = ({ mark, title, detail, moment }: RowProps) => (
  <div className="flex items-center gap-3 py-2.5 text-sm">
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-subtle text-muted"
    >
      {mark}
    </span>
    <div className="min-w-0 flex-1">
      <p dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
        {title}
      </p>
      <p className="line-clamp-2 text-muted wrap-anywhere">{detail}</p>
    </div>
    <time
      dateTime={moment}
      title={formatDateTime(moment)}
      className="shrink-0 text-end text-xs text-muted tabular-nums"
    >
      {formatWhen(moment)}
    </time>
  </div>
);

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** How long ago a moment was, for a day; then its date. A future time, from clock skew, is 'just now'. */
export const formatWhen = (moment: string, now = new Date()) => {
  const minutesAgo = Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000);
  if (minutesAgo < 1) return activityWords.justNow;
  if (minutesAgo < hourMinutes) return relative.format(-minutesAgo, 'minute');
  if (minutesAgo < dayMinutes) return relative.format(-Math.floor(minutesAgo / hourMinutes), 'hour');
  return formatDate(moment);
};
