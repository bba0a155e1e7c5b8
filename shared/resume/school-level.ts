/** The levels of schools as bio-data forms name them, by the words of a degree. The first match counts: 'Bachelor of Elementary Education' is College. */
const levels: readonly (readonly [level: string, words: RegExp])[] = [
  [
    'Graduate studies',
    /\b(?:doctor(?:ate|al)?|ph\.?\s?d|ed\.?d|master(?:['’]?s|ate)?(?= (?:of|in|degree)\b|$)|mba|post-?graduate|graduate (?:studies|school))(?![\p{L}\d])|^m\.?(?:a|s|sc|s\.c)\.?(?= (?:in|of)\b|,|$)/iu,
  ],
  [
    'College',
    /\b(?:bachelor(?:['’]?s)?|baccalaureate|associate(?= (?:of|in|degree)\b)|college|tertiary|undergraduate)(?![\p{L}\d])/iu,
  ],
  // Case tells 'BSN' and 'AB' from words.
  ['College', /^(?:B\.?S|A\.?B|B\.?A|BSc|BEEd|BSEd)\.?(?=[\s,]|$)|^BS[A-Z]{1,4}(?=[\s,]|$)/u],
  ['Vocational', /\b(?:vocational|tech-?voc|tesda|national certificate|nc i{1,3}v?)(?![\p{L}\d])/iu],
  [
    'Senior high school',
    /\b(?:senior high|shs|grades? 1[12]|(?:abm|stem|humss|gas|tvl) strand)(?![\p{L}\d])/iu,
  ],
  ['High school', /\b(?:(?:junior )?high school|jhs|(?<!post-?)secondary)(?![\p{L}\d])/iu],
  ['Elementary', /\b(?:elementary|grade school|primary school)(?![\p{L}\d])|^primary(?: education)?$/iu],
];

/** The level of a school by the words of its degree; undefined for words that name none. */
export const schoolLevel = (degree: string): string | undefined =>
  levels.find(([, words]) => words.test(degree.trim()))?.[0];

const onlyLevel =
  /^(?:post-?graduate|graduate (?:studies|school)|tertiary|college|vocational|secondary|(?:senior |junior )?high school|elementary|grade school|primary)(?: (?:education|level|school|diploma|graduate|course))*$/i;

/** Whether a degree names nothing but a level, such as 'High School Diploma'. */
export const isSchoolLevel = (degree: string) => onlyLevel.test(degree.trim());
