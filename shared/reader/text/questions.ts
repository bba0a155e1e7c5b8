import { fieldOf } from '../fields/field-labels';
import { isFormLabel } from '../fields/form-labels';
import { guessedSection, knownSection, ownSection } from '../sections/section-names';

// An answer to a recruiter repeats or quotes the questions, which are its headings.

interface Question {
  /** The question without its number and the sign of a quote. */
  text: string;
  /** What is behind it in its line. */
  answer: string;
  /** Asks who the person is, which a resume says above its first heading. */
  isOfHeader: boolean;
}

const question =
  /^(?<quote>>[> ]*)?(?<number>(?:q(?:uestion)?[ .]?)?\d{1,2}[.):]\s+|q[.:]\s+)?(?<text>\S.*)$/i;
const request =
  /^(?:please |kindly )?(?:tell us|tell me|list|describe|share|state|indicate|provide)\b.{3,80}[.:]$/i;
const asksPerson =
  /\b(?:names?|contacts?|address|phone|mobile|numbers?|e-?mail|reach you|live|located|position .*(?:want|apply\w*|desired?|interested)|applying)\b/i;
const asksOthers = /\b(?:references?|compan(?:y|ies)|employers?|licen[sc]e)\b/i;
const maxQuestion = 120;
const minAsked = 2;

/** The questions of a text by the indexes of their lines: those that are marked alike, by '>', a number, '?' or stars, if several ask for sections. */
export const questionsIn = (lines: readonly string[]): ReadonlyMap<number, Question> => {
  const marked = lines.flatMap((line, index) => {
    const { quote, number, text = '' } = question.exec(line)?.groups ?? {};
    const [asked = '', ...answers] = text.split(/(?<=\?)\s+/);
    const isAsked = asked.endsWith('?') || request.test(asked);
    const [, starred] = /^\*([^*]+)\*$/.exec(text) ?? [];
    const mark = quote ? 'quote' : isAsked ? 'asked' : number ? 'number' : starred ? 'star' : undefined;
    if (!mark || asked.length > maxQuestion || (mark === 'number' && /\p{Ll}\.$/u.test(asked))) return [];
    const isOfHeader = asksPerson.test(asked) && !asksOthers.test(asked);
    return [{ index, mark, text: starred ?? asked, answer: answers.join(' '), isOfHeader }];
  });
  const kindOf = ({ text, mark }: (typeof marked)[number]) =>
    ownSection(text) ?? (mark === 'star' ? knownSection(text) : guessedSection(text)) ?? 'other';
  const isKnown = (item: (typeof marked)[number]) => kindOf(item) !== 'other';
  const questions = ['quote', 'asked', 'number', 'star'].flatMap((mark) => {
    const alike = marked.filter((item) => item.mark === mark);
    const known = alike.filter((item) => isKnown(item) || item.isOfHeader);
    const kinds = new Set(known.filter(isKnown).map(kindOf));
    const areHeadings = kinds.size >= minAsked && known.length > alike.length / 2;
    return areHeadings ? (mark === 'star' ? known : alike) : [];
  });
  const first = Math.min(...questions.filter((item) => !item.isOfHeader).map(({ index }) => index));
  return new Map(
    questions.map((item) => [item.index, { ...item, isOfHeader: item.isOfHeader && item.index < first }]),
  );
};

const minCaptions = 5;

/**
 * Forms may have each caption below its answer: 'Ana Reyes' above 'Full name'. Copied, only the ends of sections tell it from a caption
 * above its answer. The captions by the indexes of their lines, each with the index of its answer.
 */
export const captionsIn = (lines: readonly string[]): ReadonlyMap<number, number | undefined> => {
  const isLabel = (line: string) =>
    line.length <= maxQuestion && !line.endsWith(':') && (fieldOf(line) !== undefined || isFormLabel(line));
  const isCapitals = (line: string) => !/\p{Ll}/u.test(line);
  const names = lines.filter((line) => knownSection(line) !== undefined);
  const areHeadings =
    names.filter(isCapitals).length >= minAsked && lines.some((line) => isLabel(line) && !isCapitals(line));
  // Headings in capitals tell the names of sections among the captions from theirs.
  const isHeading = (line = '') => knownSection(line) !== undefined && (!areHeadings || isCapitals(line));
  const isCaption = (line = '') =>
    !isHeading(line) && (isLabel(line) || (areHeadings && knownSection(line) !== undefined));
  const isAnswer = (line = '') => line !== '' && !isCaption(line) && !isHeading(line);
  const captions = lines.flatMap((line, index) => (isCaption(line) ? [index] : []));
  const answered = captions.filter((index) => isAnswer(lines[index - 1]));
  const ending = captions.filter((index) => isHeading(lines[index + 1]) || index === lines.length - 1);
  const beginning = captions.filter((index) => isHeading(lines[index - 1]));
  const areBelow =
    answered.length >= Math.max(minCaptions, captions.length * 0.7, lines.filter(Boolean).length * 0.2) &&
    ending.length > beginning.length;
  return new Map(
    areBelow ? captions.map((index) => [index, answered.includes(index) ? index - 1 : undefined]) : [],
  );
};
