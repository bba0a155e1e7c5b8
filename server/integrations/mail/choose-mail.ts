import type { Config } from '../../config/config';
import type { Mail } from './mail';
import { smtp } from './smtp';

/** The mail server that SMTP_URL names; undefined without one, and then no e-mail is sent. */
export const chooseMail = ({ SMTP_URL, MAIL_FROM }: Config): Mail | undefined =>
  SMTP_URL ? smtp(SMTP_URL, MAIL_FROM) : undefined;
