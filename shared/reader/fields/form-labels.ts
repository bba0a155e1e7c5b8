import type { ParticularName } from '#shared/resume/particulars';

/** What a label of the one word 'Status' asks for. */
const civilStatus =
  'single|married|widow|separated|divorced|annulled|solo parent|live-?in|may asawa|walang asawa|binata|dalaga|bal[io]|biyud';
export const civilStatusAnswer = new RegExp(`^(?:${civilStatus})`, 'i');

/** What forms call personal particulars, in English and Filipino. */
const labels: Record<ParticularName, string> = {
  birthDate: 'date of birth|birth ?date|birthday|d\\.?o\\.?b\\.?|petsa ng kapanganakan|kaarawan',
  birthplace: 'place of birth|birth ?place|lugar ng kapanganakan',
  sex: 'sex(?: at birth)?|gender|kasarian',
  civilStatus: `civil status|marital status|katayuang sibil|status(?=\\s*:\\s*(?:${civilStatus})|$)`,
  citizenship: 'citizenship|nationality|pagkamamamayan',
  height: 'height|taas',
  weight: 'weight|timbang',
  religion: 'religion|relihiyon',
  streetAddress: 'street(?: address)?',
  nextOfKin:
    'next of kin|(?:contact )?person to (?:be )?(?:contact(?:ed)?|notif(?:y|ied))(?: in case of emergency)?|(?:contact person )?in case of emergency|emergency contact(?: person)?',
  passport: 'passport(?: (?:no|number))?',
  seamansBook:
    "(?:seaman|seafarer)['’]?s?['’]? (?:book|identification(?: and record)? book)(?: (?:no|number))?(?: \\(sirb\\))?|sirb(?: (?:no|number))?",
  visa: '(?:us |u\\.s\\. )?visa(?: (?:no|number|type))?',
};

/** What stands beside a document's number. */
const detail =
  'valid (?:until|till|to)|validity|expiry(?: date)?|expiration(?: date)?|date of expiry|place (?:of issue|issued)|(?:date )?issued|date of issue';
export const details: Readonly<Record<string, string>> = {
  valid: 'valid until',
  expir: 'valid until',
  'date of expiry': 'valid until',
};
export const documents: readonly ParticularName[] = ['passport', 'seamansBook', 'visa'];

export const known = Object.entries(labels) as [ParticularName, string][];
const anyLabel = [...known.map(([, words]) => words), detail].join('|');
/** A label with its colon, or behind a wide gap. */
export const labeled = new RegExp(`(?:^|(?<=\\s))(?:${anyLabel})\\s*\\.?\\s*:`, 'giu');
export const labelAlone = new RegExp(`^(?:${anyLabel})\\s*\\.?\\s*:?$`, 'iu');
/** Labels of two words and more need no colon. */
export const startsWithLabel = new RegExp(
  `^((?:${anyLabel}))(?:\\s*\\.?\\s*[:–-]\\s*|\\s+)(?=\\S)(.+)$`,
  'iu',
);

/** Whether a cell of a form says what the next one answers. */
export const isFormLabel = (text: string) =>
  labelAlone.test(unnumbered(text)) || contactLabel.test(unnumbered(text));

const contactLabel =
  /^(?:(?:full )?name|surname|first name|middle name|(?:residential |permanent |home |present )?address|(?:mobile|telephone|tel|cellphone|contact)\.? ?(?:no|number)?\.?|e-?mail(?: address)?|blood type|(?:position|rank) (?:desired|applied(?: for)?)|desired position|current location|date of application|availability|date available|relationship|age|(?:last|family|given) name|name extension.*|spouse|occupation|cellphone)\s*:?$/iu;

/** What forms say where there is nothing to say. */
export const isNoAnswer = (text: string) =>
  /^[\s_.–—-]*$/.test(text) || /^(?:n ?\/ ?a|not applicable|none|wala)\.?$/i.test(text);

const tick = '(?:[☑☒✅✔✓🗹]|[[(] ?[x✓✔/] ?[\\])])';
const ticked = new RegExp(`${tick}\\s*([^☐☑☒□✅✔✓🗹[(]+)`, 'iu');
/** 'Married' of '☐ Single ☑ Married'. */
export const tickedIn = (text: string): string | undefined => ticked.exec(text)?.[1]?.trim();

/** Of an office or a bank: no phone's number. */
export const isOtherNumber = (label: string) =>
  /\b(?:gsis|sss|tin|philhealth|pag-?ibig|hdmf|umid|philsys|crn|passport|sirb|seaman|employee|cs id|agency id|zip)\b[^\d:]{0,30}:?\s*$/i.test(
    label,
  );

/** What a form says to who fills it in. */
export const isFormNote = (text: string) => formNote.test(text);
const formNote =
  /^\(?\s*(?:continue on (?:a )?separate sheets?|(?:use|attach) (?:an? )?(?:additional|separate|extra) sheets?|please (?:print|write|fill|list persons)\b|print legibly|do not (?:write|abbreviate|fill)|write (?:in full|legibly)|warning:|read the attached|for (?:office|csc|hr) use only|cs form (?:no|212)|revised \d{4}$|signature(?:$|\s+(?:date|of (?:the )?(?:applicant|employee)|over printed name|\())|(?:applicant['’]s )?signature$|right thumb ?mark|(?:page|form) \S+ (?:of|rev)\b)/i;

/** Forms number what they ask and explain how to answer: '2. DATE OF BIRTH (mm/dd/yyyy)'. */
export const unnumbered = (text: string) =>
  text
    .replace(/^\d{1,2}\.\s+(?=\p{L})/u, '')
    .replace(/\s+if holder of dual citizenship\b.*$/i, '')
    .replace(/\s*\((?:mm|dd|yyyy|m|kg|cm|if any|if applicable)[^()]*\)\s*$/i, '');
