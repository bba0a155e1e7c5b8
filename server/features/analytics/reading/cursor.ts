import { AppError } from '../../../http/errors/app-error';

/** The row after which a list goes on. */
export interface Cursor {
  at: Date;
  id: number;
}

// What a moment can be written as in the four digits of a year, which is what Postgres reads.
const latest = Date.UTC(9999, 11, 31);

/** As it stands in an address. Rows that come later do not move it. */
export const writeCursor = ({ at, id }: Cursor): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** What `writeCursor` wrote; undefined for none. Refuses anything else. */
export const readCursor = (text: string | undefined): Cursor | undefined => {
  if (text === undefined) return undefined;
  const [, time = '', id = ''] =
    /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (id === '' || Number(time) > latest) {
    const message = 'This place in the list is not known. Please begin with the newest.';
    throw new AppError('VALIDATION_FAILED', message, { fields: { before: message } });
  }
  return { at: new Date(Number(time)), id: Number(id) };
};
