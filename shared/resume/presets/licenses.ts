/** A license or certificate to suggest while its name is typed. */
export interface LicensePreset {
  name: string;
  issuer: string;
  expires: boolean;
  /** How long a new one is usually valid; undefined where it varies or never ends. */
  validYears?: number;
}

/** The presets of one issuer. Without `validYears` they expire, but not all after the same time. */
const expiringPresets = (issuer: string, names: readonly string[], validYears?: number): LicensePreset[] =>
  names.map((name) => ({ name, issuer, expires: true, ...(validYears && { validYears }) }));

const lastingPresets = (issuer: string, names: readonly string[]): LicensePreset[] =>
  names.map((name) => ({ name, issuer, expires: false }));

// Certificates of competency and proficiency of the STCW Convention, 1978, as amended, by the regulation that requires
// each; the Maritime Industry Authority issues them in the Philippines (Republic Act 10635) for at most five years
// (regulations I/2 and I/11).
const seafarerCertificates = expiringPresets(
  'Maritime Industry Authority',
  [
    'STCW II/1 Officer in Charge of a Navigational Watch',
    'STCW II/2 Chief Mate',
    'STCW II/2 Master Mariner',
    'STCW II/4 Rating Forming Part of a Navigational Watch',
    'STCW II/5 Able Seafarer Deck',
    'STCW III/1 Officer in Charge of an Engineering Watch',
    'STCW III/2 Second Engineer Officer',
    'STCW III/2 Chief Engineer Officer',
    'STCW III/4 Rating Forming Part of an Engineering Watch',
    'STCW III/5 Able Seafarer Engine',
    'STCW III/6 Electro-Technical Officer',
    'STCW III/7 Electro-Technical Rating',
    'STCW V/1-1 Basic Training for Oil and Chemical Tanker Cargo Operations',
    'STCW V/1-1 Advanced Training for Oil Tanker Cargo Operations',
    'STCW V/2 Passenger Ship Crowd Management Training',
    'STCW VI/1 Basic Training',
    'STCW VI/2 Survival Craft and Rescue Boats',
    'STCW VI/3 Advanced Training in Fire Fighting',
    'STCW VI/4 Medical First Aid',
    'STCW VI/4 Medical Care',
    'STCW VI/5 Ship Security Officer',
    'STCW VI/6 Seafarers with Designated Security Duties',
  ],
  5,
);

// Common qualifications of the promulgated training regulations (tesda.gov.ph, Competency Standards Development), each at
// the levels that it is assessed for. National Certificates are valid for five years (Philippine TVET Competency Assessment
// and Certification System).
const qualifications: readonly (readonly [name: string, ...levels: ('I' | 'II' | 'III' | 'IV')[]])[] = [
  ['Agricultural Crops Production', 'I', 'II', 'III'],
  ['Animation', 'II'],
  ['Automotive Servicing', 'I', 'II', 'III', 'IV'],
  ['Barista', 'II'],
  ['Bartending', 'II'],
  ['Beauty Care', 'II', 'III'],
  ['Bookkeeping', 'III'],
  ['Bread and Pastry Production', 'II'],
  ['Caregiving', 'II'],
  ['Carpentry', 'II', 'III'],
  ['Commercial Cooking', 'III', 'IV'],
  ['Computer Systems Servicing', 'II'],
  ['Contact Center Services', 'II'],
  ['Cookery', 'II'],
  ['Domestic Work', 'II'],
  ['Dressmaking', 'II'],
  ['Driving', 'II'],
  ['Electrical Installation and Maintenance', 'II', 'III', 'IV'],
  ['Electronic Products Assembly and Servicing', 'II'],
  ['Emergency Medical Services', 'II', 'III'],
  ['Events Management Services', 'III'],
  ['Food and Beverage Services', 'II', 'III'],
  ['Food Processing', 'II'],
  ['Front Office Services', 'II'],
  ['Gas Metal Arc Welding (GMAW)', 'I', 'II'],
  ['Gas Tungsten Arc Welding (GTAW)', 'II'],
  ['Hairdressing', 'II', 'III'],
  ['Health Care Services', 'II'],
  ['Heavy Equipment Operation (Forklift)', 'II'],
  ['Heavy Equipment Operation (Hydraulic Excavator)', 'II'],
  ['Heavy Equipment Operation (Wheel Loader)', 'II'],
  ['Hilot (Wellness Massage)', 'II'],
  ['Housekeeping', 'II', 'III'],
  ['Machining', 'I', 'II', 'III'],
  ['Masonry', 'I', 'II', 'III'],
  ['Massage Therapy', 'II'],
  ['Mechatronics Servicing', 'II', 'III', 'IV'],
  ['Medical Transcription', 'II'],
  ['Motorcycle/Small Engine Servicing', 'II'],
  ['Organic Agriculture Production', 'II'],
  ['Pharmacy Services', 'III'],
  ['Photovoltaic Systems Installation', 'II'],
  ['Pipefitting', 'II'],
  ['Plumbing', 'I', 'II', 'III'],
  ['RAC Servicing (DomRAC)', 'II'],
  ['Rigging', 'I'],
  ['Scaffolding Works', 'II'],
  ['Security Services', 'I', 'II'],
  ['Shielded Metal Arc Welding (SMAW)', 'I', 'II', 'III', 'IV'],
  ["Ships' Catering Services", 'I', 'II', 'III'],
  ['Tailoring', 'II'],
  ['Technical Drafting', 'II'],
  ['Tile Setting', 'II'],
  ['Tourism Promotion Services', 'II'],
  ['Travel Services', 'II'],
  ['Visual Graphic Design', 'III'],
  ['Web Development', 'III'],
];

const tesda = 'Technical Education and Skills Development Authority';

const tesdaCertificates = [
  ...expiringPresets(
    tesda,
    qualifications.flatMap(([name, ...levels]) => levels.map((level) => `${name} NC ${level}`)),
    5,
  ),
  ...expiringPresets(tesda, ['National TVET Trainer Certificate, Level I'], 5),
];

// The professions of the Commission's regulatory boards (Republic Act 8981, prc.gov.ph/professional-regulatory-boards), as
// their laws title who is registered. The professional identification card is renewed every three years, on a birthday
// (PRC Resolution 187, 1991); the certificate of registration itself does not end.
export const prcProfessions = expiringPresets(
  'Professional Regulation Commission',
  [
    'Registered Nurse',
    'Registered Midwife',
    'Licensed Physician',
    'Licensed Dentist',
    'Dental Hygienist',
    'Dental Technologist',
    'Registered Pharmacist',
    'Registered Medical Technologist',
    'Medical Laboratory Technician',
    'Registered Physical Therapist',
    'Registered Occupational Therapist',
    'Registered Radiologic Technologist',
    'Registered X-ray Technologist',
    'Registered Respiratory Therapist',
    'Registered Speech-Language Pathologist',
    'Registered Nutritionist-Dietitian',
    'Registered Optometrist',
    'Licensed Veterinarian',
    'Registered Psychologist',
    'Registered Psychometrician',
    'Registered Guidance Counselor',
    'Registered Social Worker',
    'Licensed Professional Teacher',
    'Registered Librarian',
    'Certified Public Accountant',
    'Licensed Customs Broker',
    'Licensed Real Estate Broker',
    'Licensed Real Estate Appraiser',
    'Licensed Real Estate Consultant',
    'Accredited Real Estate Salesperson',
    'Registered Criminologist',
    'Licensed Architect',
    'Licensed Interior Designer',
    'Licensed Landscape Architect',
    'Licensed Environmental Planner',
    'Registered Civil Engineer',
    'Registered Electrical Engineer',
    'Professional Electrical Engineer',
    'Registered Master Electrician',
    'Registered Mechanical Engineer',
    'Professional Mechanical Engineer',
    'Certified Plant Mechanic',
    'Registered Electronics Engineer',
    'Professional Electronics Engineer',
    'Registered Electronics Technician',
    'Registered Chemical Engineer',
    'Registered Agricultural and Biosystems Engineer',
    'Registered Aeronautical Engineer',
    'Registered Geodetic Engineer',
    'Registered Metallurgical Engineer',
    'Registered Mining Engineer',
    'Registered Sanitary Engineer',
    'Registered Naval Architect',
    'Registered Master Plumber',
    'Registered Chemist',
    'Registered Chemical Technician',
    'Licensed Geologist',
    'Licensed Agriculturist',
    'Registered Fisheries Professional',
    'Registered Forester',
    'Registered Food Technologist',
    'Registered Sugar Technologist',
  ],
  3,
);

// Driver's licenses are valid for five years, or ten for drivers without violations (Republic Act 10930); Red Cross and Heart
// Association cards for two (the issuers' course pages); an NBI clearance for one year (nbi.gov.ph). Eligibilities of the civil
// service do not end (csc.gov.ph).
const others: LicensePreset[] = [
  ...expiringPresets('Philippine Heart Association', ['Basic Life Support (BLS) Provider'], 2),
  ...expiringPresets('Philippine Heart Association', ['Advanced Cardiac Life Support (ACLS) Provider'], 2),
  ...expiringPresets(
    'American Heart Association',
    [
      'BLS Provider',
      'ACLS Provider',
      'Pediatric Advanced Life Support (PALS) Provider',
      'Heartsaver First Aid CPR AED',
    ],
    2,
  ),
  ...expiringPresets('Philippine Red Cross', ['Standard First Aid and Basic Life Support'], 2),
  ...expiringPresets('Association of Nursing Service Administrators of the Philippines', [
    'IV Therapy Certification',
  ]),
  ...expiringPresets('National Bureau of Investigation', ['NBI Clearance'], 1),
  ...expiringPresets('Philippine National Police', [
    'National Police Clearance',
    'License to Exercise Security Profession',
  ]),
  ...expiringPresets('Land Transportation Office', [
    "Professional Driver's License",
    "Non-Professional Driver's License",
    "Conductor's License",
  ]),
  ...lastingPresets('Civil Service Commission', [
    'Career Service Professional Eligibility',
    'Career Service Subprofessional Eligibility',
    'Honor Graduate Eligibility (PD 907)',
    'Bar/Board Eligibility (RA 1080)',
  ]),
  ...lastingPresets('Supreme Court of the Philippines', ['Attorney and Counselor-at-Law']),
  ...expiringPresets('Department of Labor and Employment', ['Accredited Safety Practitioner']),
  ...expiringPresets('Local Government Unit', ['Health Certificate (Health Card)'], 1),
  ...expiringPresets('Cisco', ['Cisco Certified Network Associate (CCNA)'], 3),
  ...expiringPresets('Amazon Web Services', ['AWS Certified Cloud Practitioner'], 3),
  ...expiringPresets('Project Management Institute', ['Project Management Professional (PMP)'], 3),
  ...expiringPresets('IELTS', ['IELTS Academic', 'IELTS General Training'], 2),
];

/** Suggestions for the licenses of a resume; any other name and issuer can be typed. */
export const licensePresets: readonly LicensePreset[] = [
  ...prcProfessions,
  ...tesdaCertificates,
  ...seafarerCertificates,
  ...others,
];

/** What a resume's title may be: the names of the professions of the PRC. */
export const professionTitles = prcProfessions.map(({ name }) => name);
