import type { PublicCredential } from '#shared/credentials/schema';
import { printedDate, type MonthStyle } from '#shared/text/partial-date';

interface IssuerAndDayProps extends Pick<PublicCredential, 'issuer' | 'issuedDate'> {
  monthStyle?: MonthStyle;
  className: string;
}

/** A credential's issuer and date, if given. */
export const IssuerAndDay = ({ issuer, issuedDate, monthStyle, className }: IssuerAndDayProps) =>
  issuer || issuedDate ? (
    <span className={className}>
      {issuer && <bdi>{issuer}</bdi>}
      {issuer && issuedDate && ' · '}
      {issuedDate && <time dateTime={issuedDate}>{printedDate(issuedDate, monthStyle)}</time>}
    </span>
  ) : null;
