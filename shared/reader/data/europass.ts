// Europass' XML, which its PDFs carry. Elements of HR-XML and OAGIS have prefixes that differ between versions, so that only
// their local names count. Format: https://europa.eu/europass (Candidate, version 4)
import { isRecord, type JsonRecord } from '#shared/resume/json-resume/reading';
import { Refusal } from '../archive/refusal';
import { childrenOf, parseXmlText, type XmlElement } from '../archive/xml';
import { textOfHtml } from '../html/read-html';

const nameOf = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1);

/** The outermost elements below that have one of these names. */
const all = (element: XmlElement | undefined, ...names: string[]): XmlElement[] =>
  childrenOf(element).flatMap((child) => (names.includes(nameOf(child)) ? [child] : all(child, ...names)));
const first = (element: XmlElement | undefined, ...names: string[]) => all(element, ...names)[0];

const allText = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : allText(child))).join(' ');
const textIn = (element: XmlElement | undefined) =>
  element ? allText(element).replace(/\s+/g, ' ').trim() : '';
const text = (element: XmlElement | undefined, ...names: string[]) => textIn(first(element, ...names));
/** Descriptions are HTML within text. */
const prose = (element: XmlElement | undefined, ...names: string[]) => {
  const found = first(element, ...names);
  return found ? textOfHtml(allText(found)).trim() : '';
};

const datesOf = (element: XmlElement) => {
  const [start, end] = [text(element, 'StartDate'), text(element, 'EndDate')];
  const isOpen = text(element, 'CurrentIndicator', 'Ongoing') === 'true';
  return { startDate: start.slice(0, 10), ...(end && !isOpen && { endDate: end.slice(0, 10) }) };
};

const names = (type: 'language' | 'region') => new Intl.DisplayNames(['en'], { type, fallback: 'none' });
const named = (type: 'language' | 'region', code: string) => {
  try {
    return names(type).of(type === 'region' ? code.toUpperCase() : code.toLowerCase()) ?? code;
  } catch {
    // What is no code is a name.
    return code;
  }
};
const placeOf = (element: XmlElement | undefined) =>
  [text(element, 'CityName', 'City'), named('region', text(element, 'CountryCode', 'Country'))]
    .filter(Boolean)
    .join(', ');

/** Throws a `Refusal` for XML that is damaged, defines entities, or is no resume. */
export const readEuropass = (xml: string): JsonRecord => {
  const root = parseXmlText(xml);
  if (!root || nameOf(root) !== 'Candidate') throw new Refusal('unknown-data');
  const person = first(root, 'CandidatePerson');
  const [profile] = all(root, 'CandidateProfile');
  return {
    basics: basicsOf(person, profile),
    work: all(first(profile, 'EmploymentHistory'), 'EmployerHistory').flatMap(jobsOf),
    education: all(first(profile, 'EducationHistory'), 'EducationOrganizationAttendance').map(schoolOf),
    languages: languagesOf(person, profile),
    skills: skillsOf(profile),
    certificates: all(first(profile, 'Licenses', 'Certifications'), 'License', 'Certification').map(
      (one) => ({
        name: text(one, 'LicenseName', 'CertificationName', 'Title', 'LicenseTypeCode'),
        issuer: text(one, 'IssuingAuthority', 'OrganizationName'),
        date: text(one, 'FirstIssuedDate', 'StartDate'),
        validUntil: text(one, 'EndDate'),
      }),
    ),
    projects: titled(profile, 'Projects', 'Project').map(({ title, summary, dates, url }) => ({
      name: title,
      description: summary,
      url,
      ...dates,
    })),
    volunteer: titled(profile, 'VoluntaryWorks', 'VoluntaryWork').map(({ title, summary, dates, url }) => ({
      position: title,
      summary,
      url,
      ...dates,
    })),
    publications: titled(profile, 'PublicationHistory', 'Publication').map(
      ({ title, summary, dates, url }) => ({
        name: title,
        releaseDate: dates.startDate,
        summary,
        url,
      }),
    ),
    awards: titled(profile, 'HonorsAndAwards', 'HonorAndAward', 'HonorsAndAward').map(
      ({ title, summary, dates }) => ({
        title,
        summary,
        date: dates.startDate,
      }),
    ),
    interests: titled(profile, 'HobbiesAndInterests', 'HobbyOrInterest', 'HobbyAndInterest').map(
      ({ title }) => ({
        name: title,
      }),
    ),
    meta: { husay: { customSections: others(profile) } },
  };
};

const basicsOf = (person: XmlElement | undefined, profile: XmlElement | undefined): JsonRecord => {
  const channels = all(person, 'Communication');
  const of = (pattern: RegExp) => channels.filter((one) => pattern.test(text(one, 'ChannelCode')));
  const phones = of(/phone|mobile/i).map((one) => {
    const [dialing, number] = [text(one, 'CountryDialing'), text(one, 'DialNumber')];
    return dialing && !number.startsWith('+') ? `+${dialing.replace(/^\+/, '')} ${number}` : number;
  });
  const links = of(/web|social|instant/i)
    .map((one) => ({ network: text(one, 'UseCode'), url: text(one, 'URI', 'URL', 'Text') }))
    .filter(({ url }) => url !== '');
  const home = channels.find((one) => first(one, 'Address'));
  const born = text(person, 'BirthDate').slice(0, 10);
  return {
    name: [text(person, 'GivenName'), text(person, 'FamilyName')].filter(Boolean).join(' '),
    label: text(profile, 'Headline'),
    email: of(/e-?mail/i).map((one) => text(one, 'URI', 'Text'))[0],
    phone: phones[0],
    otherPhones: phones.slice(1),
    summary: prose(profile, 'ExecutiveSummary'),
    location: {
      city: text(home, 'CityName'),
      countryCode: text(home, 'CountryCode'),
      address: text(home, 'AddressLine'),
      postalCode: text(home, 'PostalCode'),
    },
    profiles: links.map(({ network, url }) => ({
      network: /^(?:home|work|other)$/i.test(network) ? '' : network,
      url,
    })),
    ...(born && { birthDate: born }),
    nationality: all(person, 'NationalityCode').map((code) => named('region', textIn(code))),
  };
};

const jobsOf = (employer: XmlElement): JsonRecord[] => {
  const company = text(employer, 'OrganizationName');
  const place = placeOf(first(employer, 'OrganizationContact'));
  const positions = all(employer, 'PositionHistory');
  return (positions.length > 0 ? positions : [employer]).map((position) => ({
    name: company,
    position: text(position, 'PositionTitle'),
    location:
      placeOf({
        ...position,
        children: childrenOf(position).filter((one) => /^(?:City|Country)$/.test(nameOf(one))),
      }) || place,
    summary: prose(position, 'Description'),
    ...datesOf(first(position, 'EmploymentPeriod') ? position : employer),
  }));
};

const schoolOf = (school: XmlElement): JsonRecord => ({
  institution: text(school, 'OrganizationName'),
  studyType: text(school, 'DegreeName') || text(school, 'ProgramName'),
  area: text(school, 'MainFieldOfStudy'),
  location: placeOf(first(school, 'OrganizationContact')),
  score: text(school, 'FinalGrade'),
  summary: prose(school, 'OccupationalSkillsCovered', 'Description', 'Comment'),
  url: text(school, 'Link'),
  ...datesOf(school),
});

const languagesOf = (person: XmlElement | undefined, profile: XmlElement | undefined) => [
  ...all(person, 'PrimaryLanguageCode').map((code) => ({
    language: named('language', textIn(code)),
    fluency: 'Native',
  })),
  ...competencies(profile)
    .filter((one) => /language/i.test(text(one, 'TaxonomyID')))
    .map((one) => {
      const levels = all(one, 'ScoreText', 'Score')
        .map(textIn)
        .filter((level) => /^[ABC][12]$/.test(level));
      return {
        language: text(one, 'CompetencyName') || named('language', text(one, 'CompetencyID')),
        fluency: [...new Set(levels)].sort().join(' to '),
      };
    }),
];

const competencies = (profile: XmlElement | undefined) => all(profile, 'PersonCompetency');

const skillsOf = (profile: XmlElement | undefined) => {
  const own = competencies(profile)
    .filter((one) => !/language/i.test(text(one, 'TaxonomyID')))
    .map((one) => text(one, 'CompetencyName') || text(one, 'CompetencyID'));
  const titles = all(first(profile, 'Skills'), 'Title', 'SkillName', 'Name').map((one) =>
    textOfHtml(textIn(one)),
  );
  return [...own, ...titles]
    .flatMap((skill) => skill.split(/[,;\n|]/))
    .map((name) => ({ name: name.replace(/^-\s*/, '').trim() }))
    .filter(({ name }) => name !== '');
};

const titled = (profile: XmlElement | undefined, section: string, ...entries: string[]) =>
  all(first(profile, section), ...entries).map((entry) => ({
    title: text(entry, 'Title', 'Name'),
    summary: prose(entry, 'Description'),
    url: text(entry, 'Link', 'URL'),
    dates: datesOf(entry),
  }));

/** Sections that a resume has no list for. */
const others = (profile: XmlElement | undefined): JsonRecord[] =>
  [
    ['Conferences and seminars', 'ConferencesAndSeminars'],
    ['Networks and memberships', 'NetworksAndMemberships'],
    ['Social and political activities', 'SocialAndPoliticalActivities'],
    ['Creative works', 'CreativeWorks'],
    ['Recommendations', 'Recommendations'],
    ['Others', 'Others'],
  ]
    .map(([heading = '', name = '']) => ({
      heading,
      entries: all(first(profile, name), 'Title').length === 0 ? [] : entriesIn(first(profile, name)),
    }))
    .filter(({ entries }) => entries.length > 0)
    .filter(isRecord);

/** Each element that has a title of its own is an entry. */
const entriesIn = (element: XmlElement | undefined): JsonRecord[] =>
  childrenOf(element).some((child) => nameOf(child) === 'Title')
    ? [
        {
          title: text(element, 'Title'),
          date: element ? spanOf(element) : '',
          text: prose(element, 'Description'),
        },
      ]
    : childrenOf(element).flatMap(entriesIn);

const spanOf = (element: XmlElement) => {
  const { startDate, endDate } = datesOf(element);
  return [startDate, endDate].filter(Boolean).join(' – ');
};
