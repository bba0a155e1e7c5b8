/** The formats that a resume is downloaded in. `copy` shows its text in parts, to copy into web forms. */
export type DownloadFormat = 'pdf' | 'docx' | 'portal' | 'text' | 'copy' | 'markdown' | 'json';

/** Formats with the plan's templates and watermark, before whose download a free user is asked. */
export type MarkedFormat = Extract<DownloadFormat, 'pdf' | 'docx' | 'portal'>;
