import { formatDay } from '../../lib/format';
import type { PublicCredential } from '#shared/credentials/schema';

interface IssuerAndDayProps extends Pick<PublicCredential, 'issuer' | 'issuedDate'> {
  className: string;
}

/** Who issued a credential and when, as far as that is said. */
export const IssuerAndDay = ({ issuer, issuedDate, className }: IssuerAndDayProps) =>
  issuer || issuedDate ? (
    <span className={className}>
      {issuer && <bdi>{issuer}</bdi>}
      {issuer && issuedDate && ' · '}
      {issuedDate && <time dateTime={issuedDate}>{formatDay(issuedDate)}</time>}
    </span>
  ) : null;
