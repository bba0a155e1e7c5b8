import type { FundSource } from './records';

interface SandboxCard {
  number: string;
  /** MM/YYYY. */
  expiry: string;
  cvv: string;
  /** Asked for by the 3-D Secure page; null where there is none. */
  password: string | null;
}

/** The cards that Maya publishes for its sandbox. Every other one is declined. */
export const sandboxCards: readonly SandboxCard[] = [
  { number: '5123456789012346', expiry: '12/2030', cvv: '111', password: null },
  { number: '5453010000064154', expiry: '12/2030', cvv: '111', password: 'secbarry1' },
  { number: '4123450131000508', expiry: '12/2030', cvv: '111', password: null },
  { number: '4123450131001381', expiry: '12/2030', cvv: '123', password: 'mctest1' },
];

/** The wallet that Maya publishes for its sandbox. */
export const sandboxWallet = { number: '09193890579', password: 'Password@1', oneTimePin: '123456' } as const;

/** The sandbox's own card that fits in every part; undefined for any other, which no bank knows. */
export const findCard = (given: Pick<SandboxCard, 'number' | 'expiry' | 'cvv'>) =>
  sandboxCards.find(
    ({ number, expiry, cvv }) => number === given.number && expiry === given.expiry && cvv === given.cvv,
  );

export const schemeOf = (number: string): 'visa' | 'master-card' | 'jcb' =>
  number.startsWith('4') ? 'visa' : number.startsWith('35') ? 'jcb' : 'master-card';

const detailsOf = (number: string) => {
  const [first6, last4] = [number.slice(0, 6), number.slice(-4)];
  const masked = `${first6}${'*'.repeat(number.length - 10)}${last4}`;
  return { scheme: schemeOf(number), last4, first6, masked, issuer: 'Others' };
};

export const cardSource = (number: string, token: string): FundSource => ({
  type: 'card',
  id: token,
  description: `**** **** **** ${number.slice(-4)}`,
  details: detailsOf(number),
});

export const walletSource = (): FundSource => ({
  type: 'paymaya',
  id: null,
  description: 'PayMaya Account',
  details: detailsOf('5424820000007140'),
});
