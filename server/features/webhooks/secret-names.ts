const parts =
  /secret|token|password|passwd|passcode|passphrase|authori[sz]ation|signature|cvv|cvc|cvn|securitycode|cardcode|verificationcode|apikey|accesskey|privatekey|credential|cookie/;
const words = /^(?:pin|otp|csc|pwd|pass)s?\d*$/;

/** Whether a name denotes a secret, in any spelling: `apiKey`, `API_KEY`, `x-api-key`. */
export const isSecretName = (name: string): boolean => {
  if (name.length < 3) return false;
  const plain = name.replace(/%[\da-f]{2}/gi, ' ');
  if (parts.test(plain.replace(/[^a-z\d]/gi, '').toLowerCase())) return true;
  return plain
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .some((word) => words.test(word) || word.endsWith('pin'));
};
