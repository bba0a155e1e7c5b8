import { emptyResume } from '../empty-resume';
import { job, license, points, study, type ResumeExample } from './entries';

export const example: ResumeExample = {
  person: { firstName: 'Marco', lastName: 'Halimbawa', email: 'marco.halimbawa@example.com' },
  content: {
    ...emptyResume,
    title: 'Customer Service Representative',
    summary:
      'Customer service representative with two years in US telco and retail accounts, voice and chat. Patient on hard calls, clear in English, and steady on quality scores and attendance.',
    location: 'Quezon City, Philippines',
    skills: [
      'Inbound and outbound calls',
      'Chat and email support',
      'De-escalation',
      'Zendesk',
      'Salesforce',
      'Upselling',
      'Typing 45 words per minute',
      'Night shift',
    ],
    experience: [
      job({
        title: 'Customer Service Representative, US Telco Account',
        company: 'Bayani Contact Solutions',
        location: 'Quezon City',
        duration: 'March 2024 – Present',
        description: points(
          'Answer 50 to 60 calls per shift about billing, plans and network problems',
          'Kept customer satisfaction at 92% and quality at 95% over the last six months',
          'Chosen to coach 8 new hires during nesting; all passed certification',
        ),
      }),
      job({
        title: 'Chat Support Agent, Retail Account',
        company: 'Silangan Outsourcing',
        location: 'Pasig City',
        duration: 'January 2023 – February 2024',
        description: points(
          'Handled up to 3 chats at a time, 70 each shift, with a first reply within 30 seconds',
          'Cut repeat contacts by writing 15 clear reply templates with the team lead',
        ),
      }),
    ],
    education: [
      study({
        degree: 'BS Information Technology (two years completed)',
        school: 'STI College, Cubao',
        year: '2020-2022',
      }),
      study({
        degree: 'Senior High School, ICT Strand',
        school: 'Quezon City High School',
        year: '2018-2020',
        description: 'With honors.',
      }),
    ],
    licenses: [
      license({
        name: 'Contact Center Services NC II',
        issuer: 'Technical Education and Skills Development Authority',
        issued: '2022-10',
        validUntil: '2027-10',
      }),
    ],
    awards: [
      {
        title: 'Top Agent of the Quarter',
        awarder: 'Bayani Contact Solutions',
        date: '2025-06',
        description: 'Highest customer satisfaction score in a team of 18.',
      },
    ],
    languages: [
      { name: 'Filipino', level: 'Native' },
      { name: 'English', level: 'Fluent' },
    ],
    referencesOnRequest: true,
  },
};
