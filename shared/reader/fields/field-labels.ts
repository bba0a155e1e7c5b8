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
  | 'description';

const labels: readonly (readonly [field: LabeledField, pattern: RegExp])[] = [
  [
    'headline',
    /^(?:position|position title|job title|title|designation|role|rank|rank position|course|course title|degree|degree course|program|qualification|degree earned|course taken|training|trainings?(?: course| attended)?|seminars?(?: attended)?|trainings? seminars?|seminars? trainings?|seminar workshop|training title|titles? of (?:training|seminar|course|training seminar)|topic|license|license certificate|certificate|certification|document|eligibility|examination|award|project|project name|project title|posisyon|kurso)$/,
  ],
  [
    'organization',
    /^(?:company|company name|name of company|company employer|employer|name of employer|company agency|agency|manning agency|crewing agency|office|organization|principal|school|school name|name of school|university|university college|college university|institute|institution|institute university|college|organizer|training center|training institution|conducted by|sponsor|sponsored by|provider|issuer|issued by|issuing authority|issuing body|kompanya|paaralan)$/,
  ],
  ['vessel', /^(?:vessel|vessels|vessel name|name of vessel|ship|ship name|name of ship)$/],
  ['type', /^(?:type|vessel type|type of vessel|ship type|type of ship)$/],
  ['flag', /^(?:flag|vessel flag)$/],
  ['tonnage', /^(?:grt|gt|dwt|grt dwt|gross tonnage|tonnage|gross registered tonnage)$/],
  [
    'power',
    /^(?:engine|engine kw|kw|bhp|hp|main engine|engine type|engine power|engine make|type of engine)$/,
  ],
  ['location', /^(?:location|address|place|venue|company address|school address|place of work|lugar)$/],
  [
    'duration',
    /^(?:from to|date|dates|date s|period|duration|inclusive dates?|inclusive years|year|years|year s|year graduated|date graduated|graduation date|years attended|year attended|school year|s y|employment period|employment dates?|dates? of employment|period of employment|period of service|date covered|dates covered|period covered|dates? attended|date conducted|date issued|date of issue|issue date|issued|date taken|date of exam(?:ination)?|petsa|taon)$/,
  ],
  ['from', /^(?:from|date from|date joined|date hired|sign on|date of sign on|start|start date|started)$/],
  ['to', /^(?:to|date to|until|date left|date resigned|sign off|date of sign off|end|end date|ended)$/],
  [
    'number',
    /^(?:number|no|license no|license number|certificate no|certificate number|document no|document number|registration no|registration number|prc no|prc license no)$/,
  ],
  [
    'validUntil',
    /^(?:valid until|valid till|validity|validity date|date of validity|expiry|expiry date|expiration|expiration date|date of expiry|expires|valid to)$/,
  ],
  ['hours', /^(?:hours|no of hours|number of hours|training hours|hrs)$/],
  [
    'phone',
    /^(?:phone|mobile|contact|contact no|contact number|contact details|telephone|mobile no|phone number)$/,
  ],
  ['email', /^(?:e mail|email|email address|e mail address)$/],
  [
    'description',
    /^(?:duties|responsibilities|duties and responsibilities|job description|description|tasks|key responsibilities|work description|remarks|mga tungkulin)$/,
  ],
];

/** The field that a label names, or the first of several, as in 'Agency / Principal'; undefined for other texts. */
export const fieldOf = (label: string): LabeledField | undefined =>
  namedField(label) ?? label.split('/').flatMap((part) => namedField(part) ?? [])[0];

const namedField = (label: string): LabeledField | undefined => {
  const plain = label
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return labels.find(([, pattern]) => pattern.test(plain))?.[0];
};

const maxLabelLength = 32;

/** Whether the texts of a row are the headings of a table's columns: short, without digits, and of different fields. */
export const areColumnLabels = (texts: readonly string[]): boolean => {
  const fields = texts.map(fieldOf);
  const known = fields.filter((field) => field !== undefined);
  return (
    texts.length >= 2 &&
    texts.every((text) => text.length <= maxLabelLength && !/\d/.test(text)) &&
    known.length >= Math.max(2, texts.length / 2) &&
    new Set(known).size > known.length / 2
  );
};
