import { emptyResume } from '../empty-resume';
import { contract, job, license, points, study, type ResumeExample } from './entries';

const marina = 'Maritime Industry Authority (MARINA)';
const agency = 'Luntian Manning Agency';

export const example: ResumeExample = {
  person: { firstName: 'Jose', lastName: 'Halimbawa', email: 'jose.halimbawa@example.com' },
  content: {
    ...emptyResume,
    title: 'Able Seaman, Deck',
    summary:
      'Able seaman with 30 months of sea service on bulk carriers and general cargo ships. Complete STCW certificates, a clean safety record, and good reports from every master.',
    location: 'Bacoor, Cavite, Philippines',
    skills: [
      'Navigational watch',
      'Steering and lookout',
      'Cargo and hatch operations',
      'Mooring and anchoring',
      'Deck maintenance and painting',
      'Fire and lifeboat drills',
      'Gangway and ISPS watch',
      'English at sea',
    ],
    seaService: [
      contract({
        vessel: 'MV Amihan Star',
        type: 'Bulk carrier',
        flag: 'Panama',
        tonnage: '38,000 GT',
        rank: 'Able Seaman',
        principal: agency,
        signOn: '2024-02',
        signOff: '2024-11',
      }),
      contract({
        vessel: 'MV Habagat Trader',
        type: 'General cargo',
        flag: 'Philippines',
        tonnage: '12,500 GT',
        rank: 'Ordinary Seaman',
        principal: agency,
        signOn: '2022-03',
        signOff: '2023-01',
      }),
      contract({
        vessel: 'MV Habagat Trader',
        type: 'General cargo',
        flag: 'Philippines',
        tonnage: '12,500 GT',
        rank: 'Deck Cadet',
        principal: agency,
        signOn: '2021-01',
        signOff: '2021-12',
      }),
    ],
    experience: [
      job({
        title: 'Able Seaman',
        company: agency,
        location: 'Worldwide',
        duration: 'February 2024 – November 2024',
        description: points(
          'Stood the 4–8 watch as helmsman and lookout on voyages between Asia, Australia and South America',
          'Took part in the loading of 14 cargoes of grain, coal and ore without damage or injury',
          'Passed two port state control inspections in Australia without a deficiency',
        ),
      }),
      job({
        title: 'Ordinary Seaman',
        company: agency,
        location: 'Southeast Asia',
        duration: 'March 2022 – January 2023',
        description: points(
          'Chipped, painted and greased the deck, and kept mooring gear in good order',
          'Joined weekly fire and abandon-ship drills as member of the number 2 team',
        ),
      }),
      job({
        title: 'Deck Cadet',
        company: agency,
        location: 'Southeast Asia',
        duration: 'January 2021 – December 2021',
        description: points(
          'Completed 12 months of shipboard training and the training record book',
          'Assisted the second officer in chart corrections and passage plans',
        ),
      }),
    ],
    education: [
      study({
        degree: 'Bachelor of Science in Marine Transportation',
        school: 'Philippine Merchant Marine School',
        year: '2017-2021',
      }),
    ],
    licenses: [
      license({
        name: 'Ratings Forming Part of a Navigational Watch (STCW II/4)',
        issuer: marina,
        issued: '2022-02',
        noExpiry: true,
      }),
      license({
        name: 'Ratings as Able Seafarer Deck (STCW II/5)',
        issuer: marina,
        issued: '2023-06',
        noExpiry: true,
      }),
      license({
        name: 'Basic Training (STCW VI/1)',
        issuer: marina,
        issued: '2023-08',
        validUntil: '2028-08',
      }),
      license({
        name: 'Proficiency in Survival Craft and Rescue Boats (STCW VI/2-1)',
        issuer: marina,
        issued: '2023-08',
        validUntil: '2028-08',
      }),
      license({ name: 'Seafarer’s Identification and Record Book', issuer: marina, validUntil: '2033-01' }),
    ],
    languages: [
      { name: 'Filipino', level: 'Native' },
      { name: 'English', level: 'Professional' },
    ],
    referencesOnRequest: true,
  },
};
