import type { Request } from 'express';

/** Who sent a delivery, as far as they say. */
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

const longestHeader = 500;

/** As it is written down: what anybody can send as often as they like must not fill the disk. */
export const shortSender = ({ ip, userAgent, contentType }: Sender): Sender => ({
  ip,
  userAgent: userAgent?.slice(0, longestHeader) ?? null,
  contentType: contentType?.slice(0, longestHeader) ?? null,
});
