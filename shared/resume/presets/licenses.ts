import { expiringPresets, lastingPresets, type LicensePreset } from './license-preset';
import { prcProfessions } from './prc-professions';
import { seafarerCertificates } from './seafarer-certificates';
import { tesdaCertificates } from './tesda-certificates';

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
