/** A term of a job post, and whether the resume has it. */
export interface JobTerm {
  term: string;
  isPresent: boolean;
}

export const maxJobTerms = 24;
/** A job post is a page or two; more would only slow the page down. */
export const maxPostLength = 20_000;

const stopWords = new Set(
  `a about above according across add after all also am an and any applicant applicants apply are around as ask at be because been before
  being below best between both bring but by can candidate candidates career come company could currently day days degree desired do does
  doing during each either employee employees employer ensure etc even every excellent experience experienced fast few field following for
  from full fully future get give good great grow has have having help here high highly him his hiring how if immediate in including
  inclusive interested into is it its job join just keep knowledge least level life like looking made make making many may minimum month
  months more most must need needed new no non not of offer on one only open opportunity or other our out over own part people per
  perform performs plus position post preferably preferred provide provides qualification qualifications qualified related relevant
  required requirement requirements responsibilities responsibility responsible role salary send shall she should similar skill skills so some
  start strong such support take team teams than that the their them then there these they this those through time to together
  under up us use used using various very want was we well were what when where whether which while who will willing with
  within without work worked working would year years you your ang at ay mga ng na sa para may ito ka kami`.split(
    /\s+/,
  ),
);

/**
 * The terms of a job post that matter most, those it repeats first, and which of them a resume has. Other forms of a word
 * count: 'manage', 'managed' and 'managing'.
 */
export const jobTerms = (post: string, resume: string): JobTerm[] => {
  const has = new Set(wordsOf(resume).map(stem));
  const isPresent = (term: string) => term.split(' ').every((word) => has.has(stem(word)));
  return termsOf(post.slice(0, maxPostLength))
    .slice(0, maxJobTerms)
    .map((term) => ({ term, isPresent: isPresent(term) }));
};

const wordPattern = /[\p{L}\d][\p{L}\d+#]*(?:[.'’/-][\p{L}\d+#]+)*/gu;

const wordsOf = (text: string) => text.toLowerCase().match(wordPattern) ?? [];

const isTerm = (word: string) =>
  !stopWords.has(word) && (word.length > 2 || /[+#\d]/.test(word)) && /\p{L}/u.test(word);

/** Words that a post repeats or writes like names, and pairs of words that it repeats. */
const termsOf = (post: string): string[] => {
  const scores = new Map<string, number>();
  const add = (term: string, score: number) => scores.set(term, (scores.get(term) ?? 0) + score);
  for (const line of post.split(/[\n.;:!?()]+\s|[\n,;:!?()]/)) {
    const written = line.match(wordPattern) ?? [];
    const words = written.map((word) => word.toLowerCase());
    for (const [index, word] of words.entries()) {
      if (!isTerm(word)) continue;
      // Names of tools have capitals inside a sentence.
      const isCapitalized = index > 0 && /^\p{Lu}/u.test(written[index] ?? '');
      const isName = isCapitalized || /[+#\d]|[a-z]\.[a-z]/.test(word);
      add(word, isName ? 2 : 1);
      const next = words[index + 1];
      if (next && isTerm(next)) add(`${word} ${next}`, 1);
    }
  }
  const pairs = [...scores].filter(([term, score]) => term.includes(' ') && score > 1);
  const inPairs = new Set(pairs.flatMap(([term]) => term.split(' ')));
  const words = [...scores].filter(([term]) => !term.includes(' ') && !inPairs.has(term));
  const byStem = new Map<string, [string, number]>();
  const weighted = pairs.map(([pair, score]): [string, number] => [pair, score * 2]);
  for (const [term, score] of [...weighted, ...words]) {
    const key = term.split(' ').map(stem).join(' ');
    const same = byStem.get(key);
    byStem.set(key, [same?.[0] ?? term, (same?.[1] ?? 0) + score]);
  }
  return [...byStem.values()].sort((a, b) => b[1] - a[1]).map(([term]) => term);
};

/** A rough stem of English words, enough to compare two texts. */
const stem = (word: string) =>
  word.length < 5
    ? word.replace(/s$/, '')
    : word
        .replace(/(?:ational|ation|ments?|ings?|ies|ied|ers?|ors?|ed|es|s|e|y)$/, '')
        .replace(/(.)\1$/, '$1');
