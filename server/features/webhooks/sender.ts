import type { Request } from 'express';

/** The sender's claims. */
export interface Sender {
  ip: string | null;
  userAgent: string | null;
  contentType: string | null;
}

export const senderOf = (req: Request): Sender => ({
  ip: req.ip ?? null,
  userAgent: req.get('user-agent') ?? null,
  contentType: req.get('content-type') ?? null,
});

const maxHeaderLength = 500;

/** The stored form, truncated: unmatched deliveries must not fill the disk. */
export const shortSender = ({ ip, userAgent, contentType }: Sender): Sender => ({
  ip,
  userAgent: userAgent?.slice(0, maxHeaderLength) ?? null,
  contentType: contentType?.slice(0, maxHeaderLength) ?? null,
});
