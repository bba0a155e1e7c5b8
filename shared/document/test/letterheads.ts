import sharp from 'sharp';
import type { Letterhead } from '../layout/document';

/** As an agency would have it. */
export const harborCrew: Letterhead = {
  name: 'Harbor Crew Manning, Inc.',
  logo: { url: '/logo', width: 480, height: 160 },
  color: '#0e7490',
  header: ['Unit 4B, 1021 Mabini Street, Ermita, Manila', 'DMW License No. 123-SB-010126-R (declared)'],
  footer: [
    '+63 2 8555 0132 · crew@harborcrew.example · harborcrew.example',
    'No placement fee is collected from seafarers.',
  ],
};

const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160">
  <rect width="480" height="160" fill="#fff"/><circle cx="80" cy="80" r="70" fill="#0e7490"/>
  <path d="M40 90q20-30 40 0t40 0v20q-20 30-40 0t-40 0z" fill="#fff"/>
  <rect x="180" y="40" width="280" height="34" fill="#0e7490"/><rect x="180" y="92" width="200" height="18" fill="#f59e0b"/></svg>`;

/** As uploads are stored: a PNG without transparency. */
export const logoPng = async () => {
  const { data } = await sharp(Buffer.from(logoSvg))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data);
};
