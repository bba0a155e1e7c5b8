// What forms, bio-data sheets, job portals and the columns of tables call the fields of an entry.

export type LabeledField =
  | 'headline'
  | 'organization'
  | 'vessel'
  | 'type'
  | 'flag'
  | 'tonnage'
  | 'power'
  | 'location'
  | 'duration'
  | 'from'
  | 'to'
  | 'number'
  | 'validUntil'
  | 'hours'
  | 'phone'
  | 'email'
  | 'description'
  /** Of a school: what was finished there, and what was studied. */
  | 'level'
  | 'subject'
  /** Of a referee. */
  | 'person'
  /** What forms ask and no field is for: it is listed. */
  | 'unused';

const labels: readonly (readonly [field: LabeledField, pattern: RegExp])[] = [
  [
    'headline',
    /^(?:position|position title|position nature of work|nature of work|job title|title|designation|role|rank|rank position|course|course title|degree|degree course|program|qualification|degree earned|course taken|training|trainings?(?: course| attended)?|seminars?(?: attended)?|trainings? seminars?|seminars? trainings?|seminar workshop|training title|titles? of (?:the )?(?:training|seminar|course|training seminar|learning and development interventions|seminar conference workshop)(?: [a-z ]+)?|topic|license|license certificate|name of (?:license|certificate)|title of (?:license|eligibility)|career service|certificate|certification|document|(?:name of |type of |civil service )?eligibility|examination|award|project|project name|project title|name of project|(?:occupation or )?position held|title of qualification(?: awarded)?|(?:previous|last|present|current) position(?: held)?|position rank|capacity|training course|course training|course titles?|seminar title|(?:name|title) of (?:seminar|training|examination|certificate|course)|(?:name|title|type|kind) of (?:document|certificate|license)s?|(?:license|certificate|document) (?:name|type)|(?:examination|exam)s? (?:passed|taken)|(?:government|board|licensure|licensing) exam(?:ination)?s?(?: passed| taken)?|national certificate|degree program|course degree|course strand|strand|degree received|title of award|occupation|profession|qualification awarded|posisyon|kurso)$/,
  ],
  [
    'organization',
    /^(?:company|company name|(?:company|name) and address|company address|employer name|employer business name|shipping company|ship ?owner|manning agent|agent|crew manager|ship ?manager|training (?:provider|institute)|(?:name of )?school(?: institution)?(?: name)?|facilitated by|sponsoring agency|issuing (?:office|organi[sz]ation|agency)|organi[sz]er sponsor|granted by|department|department agency(?: office)?(?: company)?|name (?:and address )?of (?:the )?organi[sz]ation|name and address of (?:company|employer|school)|name of company|company employer|employer|name of employer|company agency|agency|manning agency|crewing agency|office|organization|principal|school|school name|name of school|university|university college|college university|institute|institution|institute university|college|organizer|training center|training institution|conducted(?: sponsored)? by|sponsor|sponsored by|provider|issuer|issued by|given by|awarded by|publisher|issuing authority|issuing body|name (?:and type )?of organi[sz]ation(?: providing education and training)?|kompanya|paaralan)$/,
  ],
  ['vessel', /^(?:vessel|vessels|vessel name|name of vessel|ship|ship name|name of ship)$/],
  ['type', /^(?:type|vessel type|type of vessel|ship type|type of ship)$/],
  ['flag', /^(?:flag|vessel flag)$/],
  ['tonnage', /^(?:grt|gt|dwt|grt dwt|gross tonnage|tonnage|gross registered tonnage)$/],
  [
    'power',
    /^(?:engine|engine kw|kw|bhp|hp|main engine|engine type|engine power|engine make|type of engine)$/,
  ],
  [
    'location',
    /^(?:location|(?:work|job) location|country|city|city country|place country|address|(?:office|company|school|business) address|place|venue|place of work|lugar)$/,
  ],
  [
    'duration',
    /^(?:from to|date|dates|date s|period|duration|inclusive dates?(?: of attendance)?|period of attendance|inclusive years|year|years|year s|year graduated|date graduated|graduation date|years attended|year attended|school year|s y|employment period|employment dates?|dates? of employment|period of employment|period of service|dates? (?:hired|employed|started)(?:(?: (?:and|to))?(?: dates?)? (?:resigned|separated|left|ended|to))?|date covered|dates covered|period covered|dates? attended|date conducted|date (?:of )?(?:issuance|issued|completed|completion|finished|passed|acquired|received|granted|attended|training|registration|licensure|examination)|(?:year|date)s? (?:completed|finished|passed|attended)|inclusive period|period attended|month year|issued date|date of issue|issue date|issued|date taken|date of exam(?:ination)?(?: conferment)?|date of conferment|petsa|taon)$/,
  ],
  [
    'from',
    /^(?:from|date from|year from|from year|year started|date started|joined|date joined|embark(?:ed|ation)?|date (?:of )?embark(?:ed|ation)|signed on|sign on date|date signed on|date hired|sign on|date of sign on|start|start date|started)$/,
  ],
  [
    'to',
    /^(?:to|to actual or expected|date to|year to|to year|year ended|date ended|disembark(?:ed|ation)?|date (?:of )?disembark(?:ed|ation)|signed off|sign off date|date signed off|until|date left|date resigned|sign off|date of sign off|end|end date|ended)$/,
  ],
  [
    'number',
    /^(?:number|no|license no|license number|(?:license|document|certificate|id) (?:no|number|id)|cert no|serial no|control no|certificate no|certificate number|certification number|credential id|document no|document number|registration no|registration number|prc no|prc license no)$/,
  ],
  [
    'validUntil',
    /^(?:valid until|valid till|validity|validity date|date of validity|expiry|expiry date|expiration|expiration date|date of expiry|expires|valid to)$/,
  ],
  ['hours', /^(?:hours|no of hours|number of hours|training hours|hrs)$/],
  [
    'phone',
    /^(?:phone|mobile|tel|tel no|telephone no|telephone number|contact|contact (?:no|number|details)(?: and(?: or)? e ?mail(?: address)?)?|telephone|mobile no|phone number)$/,
  ],
  ['email', /^(?:e mail|email|email address|e mail address)$/],
  [
    'description',
    /^(?:scholarship(?: academic honors received)?|scholarships and honors|(?:academic )?honors(?: received)?|awards? received|(?:(?:key|job|main|work|major|role|principal) )?(?:duties|responsibilities|activities and responsibilities|subjects(?: occupational skills(?: covered)?)?|duties responsibilities|duties and responsibilities|roles and responsibilities|tasks|description)|job description|scope of work|remarks|mga tungkulin)$/,
  ],
  ['subject', /^(?:field of study|area of study|major|course of study)$/],
  ['level', /^(?:level|level of education|educational level|antas)$/],
  ['person', /^(?:name|full name|complete name|name of reference|pangalan)$/],
  [
    'unused',
    /^(?:(?:monthly )?salary|basic salary|salary (?:job )?(?:pay )?grade|salary job pay grade.*|status|status of (?:appointment|employment)|employment status|gov t service|government service|rating|place of (?:exam(?:ination)?|conferment)(?: conferment)?|highest level(?: units earned)?|units earned|type of (?:ld|l and d)|reasons? for (?:leaving|separation|resignation|sign ?off)|(?:last|starting|final|current|expected) salary|length of (?:service|stay|contract)|(?:years?|months?|no of years|no of months|total months|total years|number of years) (?:of|in)?(?: )?(?:service|role|position|company)?|immediate (?:superior|supervisor|head)(?: s name)?|contract type|nature of business|place (?:of issue|issued|of issuance)|issued at|issuing country|total (?:months|years|service)|no of (?:months|years)|trading area|cargo(?: carried)?|salary range|work arrangement|type of business or sector|industry|speciali[sz]ation|(?:position|job) level|work type|relationship)$/,
  ],
];

/** The field that a label names, or the first of several, as in 'Agency / Principal'; undefined for other texts. */
export const fieldOf = (label: string): LabeledField | undefined =>
  namedField(label) ?? label.split(/\/| or /).flatMap((part) => namedField(part) ?? [])[0];

const namedField = (label: string): LabeledField | undefined => {
  // '2019 to 2023'
  if (/\b(?:19|20)\d\d\b/.test(label)) return undefined;
  const plain = label
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return labels.find(([, pattern]) => pattern.test(plain))?.[0];
};

/** Of a heading in one cell, and of one that explains itself. */
const maxLabelLength = { usual: 32, explained: 140 };

/** Whether the texts of a row are the headings of a table's columns: short, without digits, and of different fields. */
export const areColumnLabels = (texts: readonly string[]): boolean => {
  const fields = texts.map(fieldOf);
  const known = fields.filter((field) => field !== undefined);
  const isLabel = (text: string, index: number) =>
    fields[index]
      ? text.length <= maxLabelLength.explained
      : text.length <= maxLabelLength.usual && !/\d/.test(text);
  return (
    texts.length >= 2 &&
    !areLabelsInTurn(texts) &&
    texts.every(isLabel) &&
    known.length >= Math.max(2, texts.length / 2) &&
    new Set(known).size > known.length / 2
  );
};

/** 'Company' beside a name, 'Position' beside another: labels and their answers. */
export const areLabelsInTurn = (texts: readonly string[]): boolean =>
  texts.length > 2 &&
  texts.length % 2 === 0 &&
  texts.every((text, index) => (fieldOf(text) !== undefined) === (index % 2 === 0));

/** 'Name of vessel' above 'Flag' in one heading, and so in the cells below it: several columns in one, set as 'GRT / kW' is. */
export const asOneLabel = (lines: readonly string[]): string => {
  const parts = lines.map((line) => line.replace(/\s*\/$/, ''));
  const fields = new Set(parts.map(namedField));
  return parts.length > 1 && fields.size === parts.length && !fields.has(undefined)
    ? parts.join(' /\n')
    : lines.join(' ');
};

/** The lines of a cell, as those of its heading are. */
export const asOneAnswer = (lines: readonly string[], label = ''): string =>
  lines.length > 1 && label.split('\n').length === lines.length
    ? lines.map((line) => line.replace(/\s*\/$/, '')).join(' / ')
    : lines.join(' ');

/** Headings below a heading, as 'From' and 'To' are below 'Inclusive dates'. */
const subFields: readonly (LabeledField | undefined)[] = ['from', 'to', 'number', 'validUntil'];

/** Whether a row below the headings of columns divides some of them. */
export const areSubLabels = (texts: readonly string[]): boolean => {
  const filled = texts.filter((text) => text !== '');
  return (
    filled.length >= 2 &&
    filled.every((text) => subFields.includes(fieldOf(text))) &&
    new Set(filled.map(fieldOf)).size === filled.length
  );
};

/**
 * The heading of each column where some are divided: by the one below it, where the file says which is. Elsewhere the last that can be
 * divided so, 'Inclusive dates' by 'From' and 'To', and 'License' by its number and validity.
 */
export const dividedLabels = (above: readonly string[], below: readonly string[]): string[] => {
  if (below.length === above.length && below.includes(''))
    return above.map((text, column) => below[column] || text);
  const divides = (label: string) => {
    const ofDates = fieldOf(label) === 'duration' && !/graduat/i.test(label);
    const isOwn = (text: string) => /^(?:from|to)$/.test(fieldOf(text) ?? '') === ofDates;
    return ofDates || /\blicen[sc]e\b/i.test(label) ? below.filter((text) => text !== '' && isOwn(text)) : [];
  };
  const divided: string[] = [];
  const left = new Set(below);
  for (const label of [...above].reverse()) {
    const parts = divides(label).filter((text) => left.has(text));
    divided.unshift(...(parts.length > 1 ? parts : [label]));
    if (parts.length > 1) for (const part of parts) left.delete(part);
  }
  return divided;
};
