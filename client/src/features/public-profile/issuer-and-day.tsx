import { formatDay } from '../../lib/format';
import type { PublicCredential } from '#shared/credentials/schema';

interface IssuerAndDayProps extends Pick<PublicCredential, 'issuer' | 'issuedDate'> {
  className: string;
}

/** A credential's issuer and date, if given. */
export const IssuerAndDay = ({ issuer, issuedDate, className }: IssuerAndDayProps) =>
  issuer || issuedDate ? (
    <span className={className}>
      {issuer && <bdi>{issuer}</bdi>}
      {issuer && issuedDate && ' · '}
      {issuedDate && <time dateTime={issuedDate}>{formatDay(issuedDate)}</time>}
    </span>
  ) : null;
