import type { SectionKind } from '#shared/resume/read-resume';
import { translatedNames } from './translated-names';

/** The words of headings by what they announce, in English and Filipino, lower case and without signs. */
const names: Record<SectionKind, string> = {
  other: 'other information, additional information, other details, miscellaneous',
  contact:
    'contact, contacts, contact me, contact information, contact info, contact details, get in touch, reach me, say hi, say hello, impormasyon sa pakikipag ugnayan',
  summary:
    'summary, personal summary, currently, professional summary, profile, about, about me, hello, hello there, hi, hi there, objective, career objective, professional profile, career summary, executive summary, personal statement, objectives, career profile, personal profile, summary of qualifications, qualifications summary, profile summary, overview, bio, introduction, self introduction, self pr, self promotion, layunin, buod, tungkol sa akin',
  experience:
    'experience, work experience, professional experience, employment, employment history, work history, work, career history, career, experiences, relevant experience, employment record, employment experience, job experience, positions held, professional background, work background, present job, current job, latest job, last job, previous job, present employment, current employment, previous employment, last employment, internship, internships, internship experience, ojt, on the job training, industry experience, sea service, sea service record, record of sea service, sea experience, seagoing experience, sea going experience, shipboard experience, shipboard employment, clinical experience, teaching experience, research experience, appointments, positions, academic employment, teaching, academic positions, karanasan, karanasan sa trabaho, mga karanasan sa trabaho, mga karanasan, karanasan sa pagtatrabaho',
  education:
    'education, educational background, academic background, educational attainment, education and training, academic history, qualifications, academic qualifications, education history, academics, academic profile, studies, schooling, degrees, academic degrees, academic preparation, academic training, edukasyon, pinag aralan, pag aaral',
  skills:
    'skills, skill, technical skills, key skills, core skills, core competencies, competencies, areas of expertise, expertise, skill set, skillset, professional skills, personal skills, personal skills and competences, skills and abilities, skills and competencies, technologies, technical proficiency, technical competencies, soft skills, hard skills, special skills, special skills and hobbies, digital skills, strengths, tools, tools and technologies, skills and expertise, skills summary, computer skills, abilities, specialties, capabilities, technical expertise, programming languages, coding languages, frameworks, libraries, databases, web technologies, platforms, software, software skills, applications, methodologies, frameworks and libraries, kasanayan, mga kasanayan, kakayahan, mga kakayahan',
  licenses:
    'licenses, license, professional license, prc license, board exam, board examinations, licensure examination, licensure examinations, government examinations, travel documents, certificates of competency, certifications, certificates, certification, certificate, licenses and certifications, licenses and certificates, licenses and qualifications, certifications and licenses, professional licenses, professional certifications, certificates and licenses, eligibility, eligibilities, license eligibility, licenses eligibility, civil service eligibility, licensure, credentials, board examination, examinations, examinations passed, lisensya, mga lisensya, mga sertipiko, sertipiko',
  languages:
    'languages, language, other languages, mother tongue, mother tongues, native language, native languages, language skills, languages spoken, language spoken, languages known, language proficiency, dialects, languages and dialects, language dialect, languages dialects, language dialect spoken, languages dialects spoken, dialects spoken, language or dialect spoken, languages or dialects spoken, wika, mga wika, lengguwahe',
  projects:
    'projects, project, personal projects, key projects, selected projects, notable projects, side projects, project experience, portfolio, academic projects, research projects, open source, proyekto, mga proyekto',
  trainings:
    'training, trainings, learning and development, learning and development interventions, learning and development l and d interventions training programs, learning and development interventions training programs, training programs,  trainings and seminars, seminars, seminars and trainings, seminars attended, trainings attended, trainings and seminars attended, seminars and trainings attended, workshops, courses, coursework, relevant coursework, professional development, continuing education, training and seminars, seminars and workshops, training and development, courses and training, pagsasanay, mga pagsasanay, mga seminar',
  awards:
    'awards, award, non academic distinctions recognition, honors, honors and awards, honors awards, awards and honors, achievements, accomplishments, awards and achievements, recognition, awards and recognition, honors and achievements, scholarships, fellowships, grants, prizes, key achievements, distinctions, parangal, mga parangal, gantimpala, mga karangalan',
  volunteering:
    'volunteer, volunteering, volunteer experience, volunteer work, voluntary work, voluntary work or involvement in civic non government people voluntary organization s, membership in association organization, community service, community involvement, extracurricular activities, leadership, leadership experience, activities, organizations, affiliations, memberships, professional affiliations, organizational affiliations, community, civic activities, service, professional service, university service, extension, extension services, community extension, pagboboluntaryo',
  publications:
    'publications, publication, research, papers, selected publications, articles, presentations, publications and presentations, conferences, speaking, invited talks, talks, journal articles, articles, books, book chapters, peer reviewed publications, paper presentations, research presentations, lathalain, mga lathalain',
  references:
    'references, reference, refs, character refs, character references, character reference, professional references, referees, recommendations, mga sanggunian, sanggunian',
  links:
    'links, link, online, online presence, social, social media, social links, websites, on the web, find me online, profiles, web presence, mga link',
  interests:
    'interests, interest, hobbies, hobbies and interests, interests and hobbies, personal interests, hobby, research interests, libangan, mga libangan, hilig, mga hilig',
  personal:
    'family background, personal information, personal details, personal data, personal background, personal particulars, personal na impormasyon',
};

const kinds = new Map<string, SectionKind>(
  [...Object.values(translatedNames), names]
    .flatMap((ofLanguage) => Object.entries(ofLanguage))
    .flatMap(([kind, list]) => list.split(',').map((name) => [name.trim(), kind as SectionKind] as const)),
);

/** Letterspaced headings lose the spaces between their words. */
const closedKinds = new Map([...kinds].map(([name, kind]) => [name.replaceAll(' ', ''), kind]));

/** Lower case words, without numbering, signs and accents, '&' as 'and'. */
const plainHeading = (text: string) =>
  text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/^(?:[ivx]+|[a-h]|\d{1,2})[.)]\s+/, '')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(/\bhonour/g, 'honor')
    .replace(/\blicence/g, 'license')
    .trim();

/** Most rules ask for the same texts of a file. */
const asked = new Map<string, SectionKind | undefined>();
const maxAsked = 5000;

/** What a heading announces; undefined for words that are no known heading. */
export const knownSection = (heading: string): SectionKind | undefined => {
  if (asked.has(heading)) return asked.get(heading);
  if (asked.size === maxAsked) asked.clear();
  const kind = sectionNamed(heading);
  asked.set(heading, kind);
  return kind;
};

const sectionNamed = (heading: string): SectionKind | undefined => {
  const plain = plainHeading(heading).replace(/ (?:continued|cont|cont d)$/, '');
  const closed = plain.replaceAll(' ', '');
  return closedKinds.get(closed) ?? knownWords(plain) ?? knownPair(plain);
};

/** Whether the texts beside each other are mostly names of sections: 'Special skills' beside 'Recognition' is above a list each. */
export const areSectionNames = (texts: readonly string[]): boolean => {
  const known = texts.filter((text) => knownSection(text) !== undefined).length;
  return known >= 2 && known > texts.length / 2;
};

/** 'Work experiences', 'educational backgrounds': the last of several words in the plural. */
const singular = (plain: string) => plain.replace(/(?<= \p{L}{4,})s$/u, '');

const knownWords = (plain: string): SectionKind | undefined =>
  kinds.get(plain) ??
  kinds.get(singular(plain)) ??
  kinds.get(plain.replace(qualifiers, '')) ??
  kinds.get(
    plain.replace(
      / (?:experience|history|background|details|summary|section|abroad|overseas|attended|received|na dinaluhan|na nadaluhan|dinaluhan|na natanggap|na natapos)$/,
      '',
    ),
  );

const qualifiers =
  /^(?:(?:my|other|local|overseas|foreign|previous|past|additional|relevant|selected|key|notable|top|academic|professional|scholarly|refereed)(?: and)? )+/;

const given: readonly (SectionKind | undefined)[] = ['licenses', 'trainings'];
const listed: readonly (SectionKind | undefined)[] = ['skills', 'languages', 'interests'];

/** 'Grants and Fellowships', 'Academic and Professional Appointments': two names of one kind, or what is told apart by its entries. */
const knownPair = (plain: string): SectionKind | undefined => {
  const [first = '', second, ...more] = plain.split(' and ');
  if (second === undefined || more.length > 0) return undefined;
  const [kind, other] = [knownWords(first), knownWords(second)];
  if (kind === other || (given.includes(kind) && given.includes(other))) return kind;
  return listed.includes(kind) && listed.includes(other) ? other : undefined;
};

/** What begins a heading in a person’s own words. */
const ownOpener =
  /^(?:where|what|who|how|when|why|people|things|places|companies|employers|jobs|positions|schools|ships|vessels|seminars|trainings|courses|languages|licenses|exams|projects|awards|my|a few|some|more|all|most|about|let s|outside|in my|here (?:is|are)|these are|your|please|kindly|tell (?:us|me)|list|describe|could you|do you|have you|can you|are you|i(?! (?:currently|still)))\b/;

/** What such a heading is about, by its words; the first one counts. */
const ownWords: readonly (readonly [RegExp, SectionKind])[] = [
  [/\b(?:languages?|speak)\b/, 'languages'],
  [
    /\b(?:vouch|recommend|references?|referees?|(?:call|ask|contact|reach)(?: \w+)? about me|ask about you|speak for|know my|know me|ask about|worked with)\b/,
    'references',
  ],
  [/\b(?:reach|contact|find|call|write to|connect|talk)\b/, 'contact'],
  [/\b(?:seminars?|trainings?|workshops?|courses?)\b/, 'trainings'],
  [/\b(?:licen[sc]ed?|licen[sc]es|certified|certificates?|exams?|passed)\b/, 'licenses'],
  [/\b(?:stud(?:y|ied)|schools?|educat\w+|learned|graduated|degrees?)\b/, 'education'],
  [/\b(?:fun|enjoy|love|outside|free time|spare time|not working)\b/, 'interests'],
  [/\b(?:volunteer\w*|community|g[ai]ve back)\b/, 'volunteering'],
  [/\b(?:good at|do best|can do|bring|skills?|strengths?|offer)\b/, 'skills'],
  [/\b(?:proud|won|awards?|achiev\w+|accomplish\w+)\b/, 'awards'],
  [/\b(?:written|wrote|published)\b/, 'publications'],
  [/\b(?:built|made|projects?)\b/, 'projects'],
  [/\b(?:work\w*|jobs?|career|employ\w+|positions?|ships?|vessels?|sailed|served|journey)\b/, 'experience'],
  [/\b(?:about (?:me|myself|you|yourself)|who i am|my story|introduc\w+)\b/, 'summary'],
];

/**
 * What a heading in a person's own words announces: 'Where I Have Worked', 'What I Am Good At'. Prose begins like that, too: only for
 * lines that stand out.
 */
export const ownSection = (heading: string): SectionKind | undefined => {
  const plain = plainHeading(heading);
  if (
    !ownOpener.test(plain) ||
    !/\b(?:i|me|my|myself|us|let s|outside|you|your|yourself)\b/.test(plain) ||
    plain.split(' ').length > (heading.endsWith('?') ? 14 : 7)
  )
    return undefined;
  return ownWords.find(([words]) => words.test(plain))?.[1];
};

/** The kind of a heading that stands out like known ones: in a person's own words, or by its last or first known word. */
export const guessedSection = (heading: string): SectionKind => {
  const known = knownSection(heading) ?? ownSection(heading);
  if (known) return known;
  const words = plainHeading(heading).split(' ');
  const guesses = [...words].reverse().flatMap((word) => kinds.get(word) ?? []);
  // 'Projects Experience' is about projects.
  return guesses.find((kind) => kind !== 'contact' && kind !== 'experience') ?? guesses[0] ?? 'other';
};
