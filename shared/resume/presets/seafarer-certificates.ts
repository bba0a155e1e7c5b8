import { expiringPresets } from './license-preset';

// Certificates of competency and proficiency of the STCW Convention, 1978, as amended, by the regulation that requires
// each; the Maritime Industry Authority issues them in the Philippines (Republic Act 10635) for at most five years
// (regulations I/2 and I/11).
export const seafarerCertificates = expiringPresets(
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
