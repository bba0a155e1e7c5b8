import type { Browser } from '@playwright/test';
import type { WantedResume } from './correct-import';
import type { ResumeFile } from './resume-files';

/** Resumes of invented people as word processors print them, and what their owners want in the form. */
export interface PrintedResume {
  kind: string;
  html: string;
  /** All that the file says. */
  wanted: WantedResume;
  /** The most corrections that may be left to the person. Lower it with what the reader learns. */
  corrections: number;
}

export const printResume = async (browser: Browser, { kind, html }: PrintedResume): Promise<ResumeFile> => {
  const context = await browser.newContext();
  const printer = await context.newPage();
  await printer.setContent(`<!doctype html><meta charset="utf-8">${html}`);
  const margin = '16mm';
  const content = await printer.pdf({
    format: 'A4',
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  });
  await context.close();
  return { name: `${kind}.pdf`, content };
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><tr>${head.map((text) => `<th>${text}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const seaService: PrintedResume = {
  kind: 'sea service',
  html: `<style>body{font:10pt/1.3 Calibri,Carlito,Arial,sans-serif}h1{font-size:17pt;margin:0}h2{font-size:11pt;margin:12pt 0 3pt;background:#dde}
    table{border-collapse:collapse;width:100%;font-size:8pt}td,th{border:0.5pt solid #555;padding:2pt;text-align:left;vertical-align:top}p{margin:0}</style>
    <h1>RAMIL T. DELA PEÑA</h1><p><b>Third Engineer</b></p>
    <p>Brgy. Tabuc Suba, Jaro, Iloilo City</p><p>+63 918 555 0132 | ramil.delapena@example.com</p>
    <h2>SEA SERVICE RECORD</h2>
    ${table(
      ['VESSEL', 'TYPE', 'FLAG', 'GRT', 'ENGINE kW', 'RANK', 'SIGN ON', 'SIGN OFF', 'AGENCY'],
      [
        [
          'MV Golden Habagat',
          'Bulk Carrier',
          'Panama',
          '43,022',
          '9,480',
          'Third Engineer',
          '14 Jan 2023',
          '20 Oct 2023',
          'Southwind Crewing Inc.',
        ],
        [
          'MT Pacific Lakambini',
          'Oil Tanker',
          'Marshall Islands',
          '62,300',
          '13,560',
          'Fourth Engineer',
          '03 Mar 2021',
          '15 Dec 2021',
          'Southwind Crewing Inc.',
        ],
        [
          'MV Isla Gigantes',
          'Container',
          'Philippines',
          '18,100',
          '11,200',
          'Oiler',
          '22 Jun 2019',
          '30 Mar 2020',
          'Panay Shipmanagement Corp.',
        ],
      ],
    )}
    <h2>CERTIFICATES AND LICENSES</h2>
    ${table(
      ['CERTIFICATE', 'NUMBER', 'ISSUED', 'VALID UNTIL'],
      [
        ['OIC Engineering Watch', 'COC-E-118842', '11 Feb 2021', '10 Feb 2026'],
        ['Basic Training', 'BT-2203-5519', '05 May 2022', '04 May 2027'],
      ],
    )}
    <h2>EDUCATION</h2><p><b>BS Marine Engineering</b></p><p>John B. Lacson Foundation Maritime University</p><p>2013 - 2018</p>`,
  wanted: {
    texts: { title: 'Third Engineer', phone: '+639185550132', location: 'Jaro, Iloilo City' },
    particulars: { streetAddress: 'Brgy. Tabuc Suba' },
    lists: {
      seaService: [
        {
          vessel: 'MV Golden Habagat',
          type: 'Bulk Carrier',
          flag: 'Panama',
          tonnage: '43,022',
          power: '9,480',
          rank: 'Third Engineer',
          principal: 'Southwind Crewing Inc.',
          signOn: '2023-01-14',
          signOff: '2023-10-20',
        },
        {
          vessel: 'MT Pacific Lakambini',
          type: 'Oil Tanker',
          flag: 'Marshall Islands',
          tonnage: '62,300',
          power: '13,560',
          rank: 'Fourth Engineer',
          principal: 'Southwind Crewing Inc.',
          signOn: '2021-03-03',
          signOff: '2021-12-15',
        },
        {
          vessel: 'MV Isla Gigantes',
          type: 'Container',
          flag: 'Philippines',
          tonnage: '18,100',
          power: '11,200',
          rank: 'Oiler',
          principal: 'Panay Shipmanagement Corp.',
          signOn: '2019-06-22',
          signOff: '2020-03-30',
        },
      ],
      licenses: [
        {
          name: 'OIC Engineering Watch',
          number: 'COC-E-118842',
          issued: '2021-02-11',
          validUntil: '2026-02-10',
        },
        { name: 'Basic Training', number: 'BT-2203-5519', issued: '2022-05-05', validUntil: '2027-05-04' },
      ],
      education: [
        {
          degree: 'BS Marine Engineering',
          school: 'John B. Lacson Foundation Maritime University',
          year: '2013-2018',
        },
      ],
    },
  },
  corrections: 0,
};

const promotions: PrintedResume = {
  kind: 'promotions',
  html: `<style>body{font:11pt/1.35 Cambria,Caladea,Georgia,serif}h1{font-size:20pt;margin:0;text-align:center}.c{text-align:center}h2{font-size:12pt;border-bottom:1pt solid;margin:12pt 0 4pt}
    p{margin:0}.r{display:flex;justify-content:space-between}.r i{font-style:italic}ul{margin:2pt 0 6pt}</style>
    <h1>Analyn P. Mabini</h1><p class="c">Branch Operations Manager</p><p class="c">Tarlac City | 0917 555 0188 | analyn.mabini@example.com</p>
    <h2>Professional Experience</h2>
    <p class="r"><b>Kalinga Rural Bank, Inc.</b><span>Tarlac City</span></p>
    <p class="r"><i>Branch Operations Manager</i><span>March 2021 – Present</span></p>
    ${list(['Runs a branch of eighteen people and 9,400 accounts', 'Cut waiting at the counters from 40 to 15 minutes'])}
    <p class="r"><i>Assistant Branch Head</i><span>June 2018 – February 2021</span></p>
    ${list(['Approved loans of up to 200,000 pesos'])}
    <p class="r"><i>Loans Officer</i><span>May 2015 – May 2018</span></p>
    ${list(['Visited 300 farms a year'])}
    <p class="r"><i>Teller</i><span>July 2012 – April 2015</span></p>
    ${list(['Balanced the counter each day for three years'])}
    <p class="r"><b>San Roque Multipurpose Cooperative</b><span>Gerona, Tarlac</span></p>
    <p class="r"><i>Bookkeeper</i><span>June 2010 – June 2012</span></p>
    ${list(['Kept the books of 1,200 members'])}
    <h2>Education</h2>
    <p class="r"><b>Tarlac State University</b><span>2006 – 2010</span></p><p><i>Bachelor of Science in Accountancy</i></p>
    <h2>Skills</h2><p>Loan assessment, Branch audits, Cash management, Microsoft Excel</p>`,
  wanted: {
    texts: { title: 'Branch Operations Manager', location: 'Tarlac City', phone: '0917 555 0188' },
    skills: ['Loan assessment', 'Branch audits', 'Cash management', 'Microsoft Excel'],
    lists: {
      experience: [
        {
          title: 'Branch Operations Manager',
          company: 'Kalinga Rural Bank, Inc.',
          duration: 'March 2021 – Present',
          location: 'Tarlac City',
          description:
            '- Runs a branch of eighteen people and 9,400 accounts\n- Cut waiting at the counters from 40 to 15 minutes',
        },
        {
          title: 'Assistant Branch Head',
          company: 'Kalinga Rural Bank, Inc.',
          duration: 'June 2018 – February 2021',
          location: 'Tarlac City',
          description: '- Approved loans of up to 200,000 pesos',
        },
        {
          title: 'Loans Officer',
          company: 'Kalinga Rural Bank, Inc.',
          duration: 'May 2015 – May 2018',
          location: 'Tarlac City',
          description: '- Visited 300 farms a year',
        },
        {
          title: 'Teller',
          company: 'Kalinga Rural Bank, Inc.',
          duration: 'July 2012 – April 2015',
          location: 'Tarlac City',
          description: '- Balanced the counter each day for three years',
        },
        {
          title: 'Bookkeeper',
          company: 'San Roque Multipurpose Cooperative',
          duration: 'June 2010 – June 2012',
          location: 'Gerona, Tarlac',
          description: '- Kept the books of 1,200 members',
        },
      ],
      education: [
        {
          degree: 'Bachelor of Science in Accountancy',
          school: 'Tarlac State University',
          year: '2006-2010',
        },
      ],
    },
  },
  corrections: 6,
};

const bioData: PrintedResume = {
  kind: 'bio-data',
  html: `<style>body{font:11pt/1.3 Arial,Helvetica,sans-serif}h1{font-size:16pt;text-align:center}h2{font-size:11pt;margin:12pt 0 3pt;text-decoration:underline}
    table{width:100%;border-collapse:collapse}td,th{padding:1.5pt 3pt;text-align:left;vertical-align:top}.f td:first-child{width:45mm}p{margin:0}</style>
    <h1>BIO-DATA</h1>
    <table class="f"><tr><td>Position Desired</td><td>: Production Operator</td></tr></table>
    <h2>PERSONAL DATA</h2>
    <table class="f">${[
      ['Name', 'Jonalyn R. Catacutan'],
      ['Address', 'Blk 4 Lot 12 Villa Esperanza, Brgy. Molino 2, Bacoor, Cavite'],
      ['Contact No.', '0920 555 0164'],
      ['Date of Birth', 'August 9, 1996'],
      ['Place of Birth', 'Naga City'],
      ['Civil Status', 'Single'],
      ['Citizenship', 'Filipino'],
      ['Height', '5’3”'],
      ['Weight', '52 kg'],
      ['Religion', 'Roman Catholic'],
    ]
      .map(([label, value]) => `<tr><td>${label}</td><td>: ${value}</td></tr>`)
      .join('')}</table>
    <h2>EDUCATIONAL BACKGROUND</h2>
    ${table(
      ['LEVEL', 'SCHOOL', 'YEAR'],
      [
        ['College', 'Cavite State University', '2013 - 2015'],
        ['High School', 'Molino National High School', '2009 - 2013'],
        ['Elementary', 'Molino Elementary School', '2003 - 2009'],
      ],
    )}
    <h2>EMPLOYMENT RECORD</h2>
    ${table(
      ['FROM', 'TO', 'POSITION', 'COMPANY'],
      [
        ['Jun 2019', 'Dec 2023', 'Machine Operator', 'Lumina Electronics Phils. Inc.'],
        ['Feb 2017', 'May 2019', 'Packer', 'Bacoor Bottling Corporation'],
      ],
    )}
    <h2>SPECIAL SKILLS</h2>${list(['Soldering', 'Visual inspection', 'Forklift operation'])}
    <h2>CHARACTER REFERENCE</h2>
    ${table(
      ['NAME', 'POSITION', 'COMPANY', 'CONTACT NO.'],
      [
        ['Edgardo Villamor', 'Line Leader', 'Lumina Electronics Phils. Inc.', '0918 555 0121'],
        ['Marites Olivar', 'HR Officer', 'Bacoor Bottling Corporation', '0917 555 0143'],
      ],
    )}
    <p>&nbsp;</p><p>I hereby certify that the above information is true and correct to the best of my knowledge.</p>
    <p>&nbsp;</p><p style="text-align:right">JONALYN R. CATACUTAN</p><p style="text-align:right">Applicant’s Signature</p>`,
  wanted: {
    texts: { title: 'Production Operator', phone: '0920 555 0164', location: 'Bacoor, Cavite' },
    skills: ['Soldering', 'Visual inspection', 'Forklift operation'],
    particulars: {
      streetAddress: 'Blk 4 Lot 12 Villa Esperanza, Brgy. Molino 2',
      birthDate: '1996-08-09',
      birthplace: 'Naga City',
      civilStatus: 'Single',
      citizenship: 'Filipino',
      height: '5’3”',
      weight: '52 kg',
      religion: 'Roman Catholic',
    },
    lists: {
      experience: [
        {
          title: 'Machine Operator',
          company: 'Lumina Electronics Phils. Inc.',
          duration: 'Jun 2019 – Dec 2023',
        },
        { title: 'Packer', company: 'Bacoor Bottling Corporation', duration: 'Feb 2017 – May 2019' },
      ],
      education: [
        { degree: 'College', school: 'Cavite State University', year: '2013-2015' },
        { degree: 'High School', school: 'Molino National High School', year: '2009-2013' },
        { degree: 'Elementary', school: 'Molino Elementary School', year: '2003-2009' },
      ],
      references: [
        {
          name: 'Edgardo Villamor',
          position: 'Line Leader',
          company: 'Lumina Electronics Phils. Inc.',
          phone: '0918 555 0121',
        },
        {
          name: 'Marites Olivar',
          position: 'HR Officer',
          company: 'Bacoor Bottling Corporation',
          phone: '0917 555 0143',
        },
      ],
    },
  },
  corrections: 19,
};

const twoColumns: PrintedResume = {
  kind: 'two columns',
  html: `<style>body{font:10pt/1.4 "Open Sans",Helvetica,Arial,sans-serif}.g{display:grid;grid-template-columns:58mm 1fr;gap:9mm}.s{background:#e8eef4;padding:5mm}
    h1{font-size:21pt;margin:0;line-height:1.1}h2{font-size:10.5pt;text-transform:uppercase;letter-spacing:.06em;margin:12pt 0 4pt;color:#245}h3{font-size:10.5pt;margin:6pt 0 0}p{margin:0}ul{margin:2pt 0;padding-left:14pt}</style>
    <div class="g"><div class="s"><h2>Contact</h2><p>0915 555 0109</p><p>kristoffer.uy@example.com</p><p>Mandaue City, Cebu</p>
      <h2>Skills</h2>${list(['Figma', 'User interviews', 'Design systems', 'Prototyping'])}
      <h2>Languages</h2><p>English – Fluent</p><p>Cebuano – Native</p>
      <h2>Certifications</h2><p>Google UX Design Certificate</p><p>2020</p></div>
    <div><h1>Kristoffer Uy</h1><p>Product Designer</p>
      <h2>Profile</h2><p>Designs banking apps that people understand on the first try, from the first interview to the release.</p>
      <h2>Experience</h2>
      <h3>Senior Product Designer</h3><p>Tala Pay Technologies, Cebu City</p><p>Aug 2021 – Present</p>${list(['Redesigned sign-up, which twice as many people finish', 'Leads a guild of six designers'])}
      <h3>UI Designer</h3><p>Bulawan Studio, Mandaue City</p><p>May 2018 – Jul 2021</p>${list(['Designed eleven shops for local brands'])}
      <h2>Education</h2><h3>BS Information Technology</h3><p>University of San Carlos</p><p>2014 – 2018</p></div></div>`,
  wanted: {
    texts: {
      title: 'Product Designer',
      summary:
        'Designs banking apps that people understand on the first try, from the first interview to the release.',
      phone: '0915 555 0109',
      location: 'Mandaue City, Cebu',
    },
    skills: ['Figma', 'User interviews', 'Design systems', 'Prototyping'],
    lists: {
      experience: [
        {
          title: 'Senior Product Designer',
          company: 'Tala Pay Technologies',
          location: 'Cebu City',
          duration: 'Aug 2021 – Present',
          description:
            '- Redesigned sign-up, which twice as many people finish\n- Leads a guild of six designers',
        },
        {
          title: 'UI Designer',
          company: 'Bulawan Studio',
          location: 'Mandaue City',
          duration: 'May 2018 – Jul 2021',
          description: '- Designed eleven shops for local brands',
        },
      ],
      education: [
        { degree: 'BS Information Technology', school: 'University of San Carlos', year: '2014-2018' },
      ],
      languages: [
        { name: 'English', level: 'Fluent' },
        { name: 'Cebuano', level: 'Native' },
      ],
      licenses: [{ name: 'Google UX Design Certificate', issued: '2020' }],
    },
  },
  corrections: 0,
};

export const printedResumes: readonly PrintedResume[] = [seaService, promotions, bioData, twoColumns];
