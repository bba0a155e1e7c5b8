/** Why a file cannot be read, with what to do about it. Shown after the file's name. */
export const problemSentences = {
  /** A PDF that asks for a password. */
  encrypted:
    'This PDF has a password. Open it with the password, print it to a new PDF, and choose the new file.',
  /** A damaged PDF, or half of one. */
  broken:
    'This PDF is damaged or not complete. Download or save it again, and choose the new file. If you have it as a Word file, choose that one.',
  /** Pages without text, such as a scan. */
  'no-text':
    'This PDF is a picture of a page, such as a scan or a photo, and has no text to read. Choose the Word file it was made from. Or open the picture on your phone, press and hold the text to copy it, and paste it here.',
  /** Text whose fonts do not say which characters they draw. */
  'unreadable-fonts':
    'The letters in this PDF are drawn in a way that programs cannot read, and employers’ systems cannot read it either. Choose the Word file it was made from, or paste your text here.',
  'too-many-pages':
    'This file has more than 30 pages. Save the pages of your resume as a new PDF, and choose the new file.',
  'too-large': 'This file is too large. Save a copy without large pictures, or paste your text here.',
  'timed-out':
    'Reading this file took too long. Close other tabs and try again, or paste your text here instead.',
  /** No bytes, or nothing but spaces. */
  empty: 'This file is empty. Choose another file, or paste your text here.',
  /** A photo or scan as a picture file. */
  picture:
    'This is a picture, and only text can be read. Choose a PDF or Word file. Or open the picture on your phone, press and hold the text to copy it, and paste it here.',
  /** A document that holds pictures alone. */
  'no-text-in-document':
    'There is no text in this document. If your resume is a picture inside it, open it on your phone, press and hold the text to copy it, and paste it here.',
  /** A document or zip with a password. */
  'locked-document':
    'This file has a password. Open it with the password, save a copy without one, and choose the copy.',
  /** A damaged document or zip, or half of one. */
  'broken-document':
    'This file is damaged or not complete. Download it again, or open it in the program that made it and save it again. Then choose the new file.',
  /** Word's format before 2007. */
  'old-word':
    'This is a Word file of the old kind (.doc). Open it in Word or Google Docs, save it as .docx or PDF, and choose the new file.',
  /** Slides, sheets, archives of web pages and files of other word processors. */
  'other-document':
    'This kind of document cannot be read yet. Open it in its own program, save or export it as PDF or Word (.docx), and choose the new file.',
  /** JSON, YAML, XML, LaTeX or contact data of a kind that is not known. */
  'unknown-data':
    'This file holds data in a form that is not known here. Export your resume as PDF, Word (.docx) or JSON Resume in the program that made it, and choose that file.',
  /** A zip without a resume. */
  'unknown-zip':
    'No resume was found in this zip file. Unpack it and choose the resume itself. From LinkedIn, choose the zip that came by email, as it is.',
  /** A file that unpacks to more than a resume can hold. */
  'unpacks-too-large':
    'This file holds far more than a resume, so it was not opened. Open it yourself, copy your resume into a new document, and choose that one.',
  unknown:
    'This file cannot be read. Choose a PDF, Word (.docx), OpenDocument (.odt), rich text (.rtf), web page, text or JSON Resume file, or the zip file that LinkedIn sends you.',
} as const;

export type FileProblem = keyof typeof problemSentences;

// Where many files are read at once there is no place to paste a text.
const amongManySentences: Partial<Record<FileProblem, string>> = {
  'no-text':
    'This PDF is a picture of a page, such as a scan or a photo, and has no text to read. Choose the Word file it was made from, or add this person by hand.',
  'unreadable-fonts':
    'The letters in this PDF are drawn in a way that programs cannot read. Choose the Word file it was made from, or add this person by hand.',
  'too-large': 'This file is too large. Save a copy without large pictures, and choose that one.',
  'timed-out': 'Reading this file took too long. Close other tabs, then try again.',
  empty: 'This file is empty. Choose another one.',
  picture:
    'This is a picture, and only text can be read. Choose a PDF or Word file, or add this person by hand.',
  'no-text-in-document':
    'There is no text in this document. Choose a file with text, or add this person by hand.',
};

/** The same of one file of many, each of another person. */
export const problemAmongMany = (problem: FileProblem): string =>
  amongManySentences[problem] ?? problemSentences[problem];

const unreadable = 'Your PDF cannot be read. Please check again later, or write to support.';

const ownSentences: Partial<Record<FileProblem, string>> = {
  'no-text': 'There is no text in your resume yet. Add your details and your experience, then check again.',
  'too-many-pages':
    'Your resume has more than 30 pages. Shorten it, then check again: most employers read two.',
  'timed-out': 'Reading your resume took too long. Close other tabs and check again.',
  'too-large': 'Your resume is too large to read. Choose a smaller photo, then check again.',
};

/** The same of a PDF that was drawn here. */
export const ownProblemSentence = (problem: FileProblem): string => ownSentences[problem] ?? unreadable;
