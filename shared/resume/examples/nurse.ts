import { emptyResume } from '../empty-resume';
import { job, license, points, study, type ResumeExample } from './entries';

export const example: ResumeExample = {
  person: { firstName: 'Ana', lastName: 'Halimbawa', email: 'ana.halimbawa@example.com' },
  content: {
    ...emptyResume,
    title: 'Registered Nurse',
    summary:
      'Newly registered nurse with 1,200 hours of clinical duty in medical-surgical, OB, pediatric and community settings. Gentle with patients, careful with medication, and ready for shifting schedules.',
    location: 'Cebu City, Philippines',
    skills: [
      'Vital signs monitoring',
      'Medication administration',
      'IV therapy',
      'Wound care',
      'Patient education',
      'Nursing documentation',
      'Basic Life Support',
      'Infection control',
    ],
    experience: [
      job({
        title: 'Student Nurse, Related Learning Experience',
        company: 'Visayas Provincial Hospital',
        location: 'Cebu City',
        duration: 'June 2023 – March 2025',
        description: points(
          'Cared for up to 6 patients per shift in the medical-surgical ward under the supervision of staff nurses',
          'Took and recorded vital signs every 4 hours and reported changes to the nurse on duty',
          'Assisted in 12 normal deliveries and in the care of newborns',
          'Taught 20 families about wound care and home medication before discharge',
        ),
      }),
      job({
        title: 'Volunteer Nurse Aide',
        company: 'Barangay Mabuhay Health Center',
        location: 'Cebu City',
        duration: 'April 2025 – August 2025',
        description: points(
          'Checked the blood pressure and blood sugar of some 40 residents each week',
          'Helped in two immunization days for 180 children',
        ),
      }),
    ],
    education: [
      study({
        degree: 'Bachelor of Science in Nursing',
        school: 'Cebu Normal University',
        year: '2021-2025',
        description: 'Dean’s lister for three semesters. Community health project on dengue prevention.',
      }),
    ],
    licenses: [
      license({
        name: 'Registered Nurse',
        issuer: 'Professional Regulation Commission',
        issued: '2025-12',
        validUntil: '2028-12',
      }),
      license({
        name: 'BLS Provider',
        issuer: 'American Heart Association',
        issued: '2025-07',
        validUntil: '2027-07',
      }),
    ],
    trainings: [
      {
        title: 'IV Therapy Training for Nurses',
        organizer: 'Association of Nursing Service Administrators of the Philippines',
        duration: 'January 2026',
        hours: '24',
      },
      {
        title: 'Infection Prevention and Control',
        organizer: 'Department of Health Academy (online)',
        duration: 'September 2025',
        hours: '8',
      },
    ],
    languages: [
      { name: 'Cebuano', level: 'Native' },
      { name: 'Filipino', level: 'Fluent' },
      { name: 'English', level: 'Fluent' },
    ],
    referencesOnRequest: true,
  },
};
