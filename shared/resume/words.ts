// Words that tell what a text is, in English and Filipino. They only vote: position and style decide together with them.

const pattern = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})(?![\\p{L}\\d])`,
    'giu',
  );

const jobs = pattern(`
  accountant administrator adviser advisor agent aide analyst apprentice architect artist assistant associate attendant attorney auditor
  baker barista bookkeeper buyer caregiver carpenter cashier chair chairperson chef chief clerk coach consultant contractor contributor cook coordinator
  counselor crew cto ceo cfo coo creator dealer dentist designer developer director dispatcher doctor driver economist editor
  electrician encoder engineer executive expert facilitator farmer fellow foreman founder co-founder freelance freelancer guard guide head housekeeper
  inspector instructor intern interpreter janitor journalist laborer lawyer lead leader lecturer librarian lineman machinist maintainer
  manager marketer mason mechanic member mentor merchandiser midwife nurse officer operator owner paramedic partner pharmacist
  photographer physician pilot plumber president principal producer professor programmer promodiser psychologist receptionist recruiter
  registrar representative researcher sailor salesman salesperson scientist seaman secretary seller server specialist staff steward
  stewardess strategist supervisor surveyor tailor teacher teller therapist trainee trainer translator treasurer tutor utility vendor
  veterinarian worker helper rider packer technician technologist internist surgeon cadet oiler bosun fitter nanny vice_president volunteer waiter waitress warehouseman welder writer chemist messenger bagger
  kagawad councilor mayor pastor barber butcher bellman concierge roomboy kasambahay tindera deckhand wiper fabricator rigger scaffolder pipefitter draftsman dietitian
  nutritionist paralegal proofreader stockman dishwasher janitress guro nars kawani tagapamahala katulong drayber`);
const companies = pattern(`
  inc incorporated corp corporation company co ltd limited llc llp plc gmbh group holdings enterprises enterprise trading industries
  solutions technologies technology systems services service bank hospital clinic center centre medical foundation agency bureau department
  office cooperative restaurant hotel resort store mall mart supermarket airlines shipping construction builders university universidad college school
  academy institute government city_hall municipality barangay lgu philippines studio studios labs partners associates international global
  network media press laboratory firm society association organization council chapter club parish federation league guild`);
const schools = pattern(`
  university universidad college lyceum school academy institute polytechnic high_school elementary seminary campus colegio escuela instituto unibersidad kolehiyo paaralan mataas_na_paaralan
  national_high senior_high up ust dlsu ateneo tesda conservatory faculty`);
const degrees = pattern(`
  bachelor bachelors bachelor's master masters master's doctor doctorate phd ph\\.d bs b\\.s ba b\\.a bsc msc ms m\\.s ma m\\.a mba md bsn bsba bsit bscs
  beed bsed ab associate diploma certificate degree vocational undergraduate graduate honors science arts strand stem abm humss tvl major minor
  nc_i nc_ii nc_iii nc_iv secondary primary k-12 course license licensure examination engineering`);
const abroad = `
  usa united_states uk united_kingdom canada australia new_zealand singapore malaysia brunei thailand vietnam indonesia taiwan macau hong_kong japan
  south_korea korea china india dubai abu_dhabi sharjah uae united_arab_emirates qatar doha kuwait bahrain oman saudi_arabia riyadh jeddah israel cyprus
  germany deutschland france spain italy netherlands norway ireland switzerland austria belgium greece brasil brazil portugal mexico
  dammam jubail yanbu al_khobar ajman muscat manama seoul osaka taipei sydney melbourne vancouver calgary auckland dublin california texas new_york london toronto tokyo`;
const provinces = `
  abra agusan_del_norte agusan_del_sur aklan albay antique apayao
  aurora basilan bataan batanes benguet biliran bohol bukidnon cagayan camarines camiguin capiz catanduanes cotabato dinagat guimaras ifugao isabela
  kalinga la_union lanao leyte maguindanao marinduque masbate mindoro misamis mountain_province negros nueva_ecija nueva_vizcaya palawan pangasinan quirino romblon samar
  sarangani siquijor sorsogon sultan_kudarat sulu surigao tarlac tawi-tawi zambales ilocos davao_del_sur davao_del_norte davao_oriental laguna cavite batangas
  bulacan pampanga rizal`;
/** Behind the name of a town. */
const beyondTowns = pattern(abroad + provinces);
const places = pattern(`
  philippines pilipinas manila cebu davao quezon makati taguig pasig city province metro cagayan_de_oro luzon visayas mindanao iloilo bacolod baguio naga zamboanga ${provinces} ncr marikina pasay parañaque las_piñas muntinlupa caloocan
  malabon navotas valenzuela mandaluyong san_juan pateros angeles olongapo dagupan urdaneta laoag vigan tuguegarao ilagan santiago malolos meycauayan
  cabanatuan gapan antipolo tanza dasmariñas imus bacoor tagaytay calamba biñan santa_rosa sta\\._rosa san_pablo lipa tanauan lucena calapan
  puerto_princesa legazpi legaspi ligao tabaco iriga roxas kalibo san_jose silay talisay bago dumaguete bais tagbilaran panglao mandaue lapu-lapu toledo
  danao tacloban ormoc borongan calbayog catbalogan maasin dipolog dapitan pagadian ozamiz oroquieta iligan marawi valencia malaybalay gingoog butuan
  cabuyao mabalacat alaminos bayawan bogo cadiz canlaon carcar cauayan escalante general_trias guihulngan himamaylan kabankalan lamitan passi
  sagay san_carlos san_fernando sipalay tanjay tayabas trece_martires tabuk tangub bayugan batac candon cabadbaran baybay baliuag cainta
  taytay binangonan carmona bislig tandag tagum panabo digos mati general_santos gensan koronadal kidapawan la_trinidad bontoc clark subic los_baños
  remote hybrid onsite on-site street avenue road brgy lungsod lalawigan ${abroad}`);
const awards = pattern(`
  award awards awardee prize medal medalist winner champion scholar scholarship honor honors cum_laude best employee_of top place finalist grant
  fellowship recognition distinction excellence dean's_list dean’s_list valedictorian salutatorian runner-up achievement of_the_year of_the_month
  of_the_quarter citation gantimpala parangal`);
const publishers = pattern(`
  journal review reviews press magazine quarterly proceedings conference transactions letters news times inquirer publishing publisher
  publishers publications books notes acm ieee springer elsevier wiley blog medium arxiv university`);
const licenses = pattern(`
  license licensed licensure certificate certified certification nc_i nc_ii nc_iii nc_iv passer eligibility examination exam practitioner
  associate professional administrator engineer nurse teacher accountant architect specialist belt driver's cpr bls acls pmp toeic toefl ielts`);
const issuers = pattern(`
  commission board institute association services foundation authority council alliance tesda prc dole lto marina red_cross department office
  bureau ministry university college academy society center cisco microsoft google amazon oracle coursera udemy`);

/** What documents call themselves, above the name. */
export const documentTitle =
  /^(?:curriculum vitae|resume|résumé|cv|(?:(?:crew|applicant['’]?s?|personal|seafarer['’]?s?) )?bio-? ?data(?: (?:form|sheet))?|personal data(?: sheet)?|(?:employment |job |crew )?application form|(?:job )?application for (?:(?:shipboard|sea|overseas|local) )?employment|(?:applicant|employee|personal)['’]?s? information (?:sheet|form))$/i;

const count = (words: RegExp, text: string) => (text.match(words) ?? []).length;

export const jobScore = (text: string) => count(jobs, text);
export const companyScore = (text: string) => count(companies, text);
export const schoolScore = (text: string) => count(schools, text) * 1.5;
/** 'Science City of Muñoz' is a place. */
export const degreeScore = (text: string) => count(degrees, text.replace(/\bscience city\b/i, ''));
export const awardScore = (text: string) => count(awards, text);
export const publisherScore = (text: string) => count(publishers, text);
export const licenseScore = (text: string) => count(licenses, text);
export const issuerScore = (text: string) => count(issuers, text);
export const placeScore = (text: string) => count(places, text);

/** 'Cebu City', 'Malay, Aklan' and 'Austin, Texas', but not 'Jollibee, Cebu City': a company may stand before its city. */
export const isSurelyPlace = (text: string): boolean => {
  const [first = '', ...others] = text.split(/,\s*/u);
  return (
    (placeScore(first) > 0 && looksLikePlace(first)) ||
    (looksLikePlace(text) && count(beyondTowns, others.join(' ')) > 0)
  );
};

/** Of the longer words, those with a small letter: most of a sentence, few of a name. */
export const shareOfSmallWords = (text: string): number => {
  const words = text.match(/(?<![\p{L}’'])\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length / Math.max(words.length, 1);
};

let languages: Set<string> | undefined;

/** English names of languages, by their codes of two letters, and those spoken in the Philippines. */
const languageNames = () => {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  languages ??= new Set(
    letters
      .flatMap((first) => letters.map((second) => names.of(first + second)?.toLowerCase() ?? ''))
      .concat(
        'filipino tagalog cebuano bisaya ilocano ilokano hiligaynon ilonggo bikol bicolano waray kapampangan pangasinan chavacano maranao tausug maguindanaon maguindanao maranaw iranun chabacano ibanag ybanag itawis itawit ivatan kinaray-a karay-a aklanon capiznon masbateño surigaonon butuanon cuyonon romblomanon sambal zambal kankanaey ibaloi ifugao manobo subanen yakan sama mandarin cantonese hokkien fukien'.split(
          ' ',
        ),
      )
      .filter(Boolean),
  );
  return languages;
};

/** In characters: one with a level in brackets, and all of them. */
const [maxLanguage, maxLanguages] = [80, 1000];

/** 'English, Filipino - fluent': languages and nothing else. */
export const areLanguages = (text: string): boolean => {
  if (text.length > maxLanguages) return false;
  const parts = text.split(/\s*[,;/|&·]\s*|\s+and\s+/);
  return parts.every(
    (part) =>
      part.length <= maxLanguage &&
      languageNames().has(part.replace(/\s*\(.*\)$| [-–—] .*$/, '').toLowerCase()),
  );
};

/** 'Cebu City, Philippines', 'San Francisco, CA', 'Remote': a place and nothing else. */
export const looksLikePlace = (text: string): boolean => {
  if (text.length > 70 || /[@:;]|https?|\d{5,}/.test(text) || jobScore(text) > 0) return false;
  if (/^(?:remote|hybrid|on-?site|work from home)$/i.test(text)) return true;
  const isPair = /^[\p{Lu}\d#][\p{L}\d .'’#-]+(?:, ?[\p{Lu}\d(][\p{L}\d .'’()-]+){1,5}$/u.test(text);
  if (!isPair) return isPlaceName(text);
  return companyScore(text.replace(/philippines/i, '')) === 0 && degreeScore(text) === 0;
};

const placeModifiers =
  /^(?:north|south|east|west|northern|southern|eastern|western|central|greater|sur|norte|del|de|la|of|the|region|island|islands|occidental|oriental|san|santa|sta\.?|sto\.?|new|old|area|district|and|&)$/i;

/** Its first word is one of places. */
export const startsWithPlace = (text: string): boolean =>
  placeScore(text) > 0 && (text.search(places) === 0 || placeModifiers.test(/^\S*/.exec(text)?.[0] ?? ''));

/** 'Quezon City', 'Metro Manila', 'Lipa City': words of places and no others. 'Rizal Steel Fabrication' is a name. */
const isPlaceName = (text: string): boolean =>
  placeScore(text) > 0 &&
  companyScore(text.replace(/philippines/i, '')) === 0 &&
  text
    .replace(/^\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)? (?=(?:city|province)\b)/iu, '')
    .replace(places, '')
    .split(/[^\p{L}.&]+/u)
    .filter((word) => word !== '')
    .every((word) => placeModifiers.test(word));
