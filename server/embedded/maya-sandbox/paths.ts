/** Where the sandbox is on our own server. Behind it the paths are Maya's. */
export const mayaSandboxPath = '/maya-sandbox';

export const hostedPath = `${mayaSandboxPath}/v2/checkout`;

/** The path of a checkout's page, or of a step of it. */
export const hostedStep = (checkoutId: string, step = '') =>
  `${hostedPath}${step && `/${step}`}?id=${encodeURIComponent(checkoutId)}`;
