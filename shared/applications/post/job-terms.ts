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
  inclusive interested into is it its job join just keep know knowledge least level life like looking made make making many may minimum month
  months more most must need needed new no non not of offer on one only open opportunity or other our out over own part people per
  perform performs plus position post preferably preferred provide provides qualification qualifications qualified related relevant
  required requirement requirements responsibilities responsibility responsible role salary send shall she should similar skill skills so some
  start strong such support take team teams than that the their them then there these they this those through time to together
  under up urgent urgently us wanted weekly daily monthly yearly use used using various very want was we well were what when where whether which while who will willing with
  within without work worked working would year years you your ang at ay mga ng na sa para may ito ka kami
  amenable application applications closing date deadline hybrid location onsite part remote
  january february march april june july august september october november december`.split(/\s+/),
);

/** What a duty begins with: 'Prepare monthly reports' is about monthly reports. */
const dutyVerbs = new Set(
  `achieve administer answer arrange assist attend build check collaborate collect communicate conduct contribute coordinate create
  deliver demonstrate design develop document drive ensure establish execute facilitate follow handle identify implement improve
  lead maintain manage monitor operate organize oversee participate plan prepare process produce promote receive reconcile
  record report resolve respond review serve supervise support train understand update write`.split(/\s+/),
);

/**
 * The terms of a job post that matter most, those it repeats first, and which of them a resume has. A term of several words is
 * present only where they follow each other: 'workforce management' is not said by 'management'. Other forms of a word
 * count: 'manage', 'managed' and 'managing'.
 */
export const jobTerms = (post: string, resume: string): JobTerm[] => {
  const said = ` ${lines(resume)
    .map((line) => wordsOf(line).map(stem).join(' '))
    .join(' | ')} `;
  return termsOf(post.slice(0, maxPostLength).replace(currency, ' '))
    .slice(0, maxJobTerms)
    .map((term) => ({ term, isPresent: said.includes(` ${keyOf(term)} `) }));
};

/** Before an amount 'PHP' is money, elsewhere a language of programs. */
const currency = /\b(?:PHP|USD|SGD|AED|SAR|HKD|AUD|EUR|GBP)\s*(?=\d)/gi;

const wordPattern = /[\p{L}\d][\p{L}\d+#]*(?:[.'’][\p{L}\d+#]+)*/gu;

const wordsOf = (text: string) => text.toLowerCase().match(wordPattern) ?? [];

const lines = (text: string) => text.split(/[\n.;:!?()]+\s|[\n,;:!?()/•]/);

const keyOf = (term: string) => term.toLowerCase().split(' ').map(stem).join(' ');

const isTerm = (word: string) =>
  !stopWords.has(word) && (word.length > 2 || /[+#\d]/.test(word)) && /\p{L}/u.test(word);

/** The longest phrase that is one term; of longer runs of words each pair is. */
const maxWords = 3;

/** A word that is written like a name: a tool, a law, a certificate. */
const isName = (written: string, index: number) =>
  (index > 0 && /^\p{Lu}/u.test(written)) || /[+#\d]|[a-z]\.[a-z]|^\p{Lu}{2,}$/u.test(written);

const isDutyVerb = (word: string) =>
  dutyVerbs.has(word) ||
  (/(?:ing|ed|s)$/.test(word) && [...dutyVerbs].some((verb) => stem(verb) === stem(word)));

/** The words of a line as they are written. 'time' of 'real-time' says more than 'time' does; of 'full-time' it does not. */
const writtenWords = (line: string) =>
  [...line.matchAll(wordPattern)].map((match, index, all) => {
    const before = all[index - 1];
    const isCompound =
      before?.index === match.index - (before?.[0].length ?? 0) - 1 && line[match.index - 1] === '-';
    return { one: match[0], isOfTerm: isCompound && isTerm(before?.[0].toLowerCase() ?? '') };
  });

/** The phrases of a line: its runs of words that say something. */
const phrasesOf = (line: string): { term: string; isName: boolean }[] => {
  const written = writtenWords(line);
  const runs: { term: string; isName: boolean }[][] = [[]];
  const isShouted = line === line.toUpperCase();
  for (const [index, { one, isOfTerm }] of written.entries()) {
    const word = one.toLowerCase();
    const isDuty = index === 0 && isDutyVerb(word) && written.length > 1;
    if (isDuty || !(isTerm(word) || isOfTerm)) runs.push([]);
    // 'ICU' stays as it is written.
    else
      runs
        .at(-1)
        ?.push({ term: !isShouted && /^\p{Lu}{2,}$/u.test(one) ? one : word, isName: isName(one, index) });
  }
  return runs.flatMap((run) => {
    const joined = (from: number, to: number) => ({
      term: run
        .slice(from, to)
        .map(({ term }) => term)
        .join(' '),
      isName: run.slice(from, to).some((word) => word.isName),
    });
    if (run.length === 0) return [];
    if (run.length <= maxWords) return [joined(0, run.length)];
    return run.slice(1).map((_word, index) => joined(index, index + 2));
  });
};

/** Phrases by how often the post says them, and whether it writes them like a name. Of equal ones the first, and longer before shorter. */
const termsOf = (post: string): string[] => {
  const found = new Map<string, { term: string; score: number }>();
  for (const { term, isName: named } of lines(post).flatMap(phrasesOf)) {
    const key = keyOf(term);
    const score = (named ? 2 : 1) + (term.includes(' ') ? 0.5 : 0);
    const known = found.get(key);
    if (known) known.score += score;
    else found.set(key, { term, score });
  }
  const all = [...found];
  // A phrase within a longer one is said by each of them.
  for (const [key, one] of all.filter(([, { score }]) => score > 1 || all.length < maxJobTerms))
    for (const [longer] of all) if (longer !== key && ` ${longer} `.includes(` ${key} `)) one.score += 0.5;
  return all
    .map(([, one]) => one)
    .toSorted((one, other) => other.score - one.score)
    .map(({ term }) => term);
};

/** The parts of a resume that may say a term. */
export type PlaceOfTerm = 'skills' | 'experience' | 'education' | 'licenses' | 'languages';

const places: [PlaceOfTerm, RegExp][] = [
  [
    'licenses',
    /\b(?:licen[sc]e\w*|prc|board passer|certif\w+|nc ?i{1,3}v?|passport|stcw|bls|acls|cpa|rn|lpt|let)\b/,
  ],
  [
    'education',
    /\b(?:bachelor\w*|degree|diploma|graduate|college|course|master\w*|bs\w*|university|undergraduate)\b/,
  ],
  [
    'languages',
    /^(?:english|filipino|tagalog|cebuano|bisaya|ilocano|mandarin|chinese|cantonese|japanese|nihongo|korean|spanish|arabic|french|german|bahasa|thai)\b/,
  ],
];

/** Where a resume says such a term: a tool among the skills, what was done in the experience. */
export const placeOfTerm = (term: string): PlaceOfTerm =>
  places.find(([, pattern]) => pattern.test(term.toLowerCase()))?.[0] ??
  (term.split(' ').length < 3 ? 'skills' : 'experience');

/** A rough stem of English words, enough to compare two texts. */
const stem = (word: string) =>
  word.length < 5
    ? word.replace(/s$/, '')
    : word
        .replace(/(?:ational|ation|ments?|ings?|ies|ied|ers?|ors?|ed|es|s|e|y)$/, '')
        .replace(/e$/, '')
        .replace(/(.)\1$/, '$1');
