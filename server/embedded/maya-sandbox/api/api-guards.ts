import type { Request, RequestHandler, Response } from 'express';
import { keyError } from './api-errors';
import type { ApiFault, SandboxFaults } from '../controls';

interface Keys {
  publicKey: string;
  secretKey: string;
}

/** Lets calls through that carry the right kind of key, as `Basic base64(key:)`. */
export const requireKey =
  (kind: 'public' | 'secret', keys: Keys, faults: () => SandboxFaults): RequestHandler =>
  (req, _res, next) => {
    const header = req.get('authorization');
    if (!header) throw keyError('K001');
    const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1];
    if (!encoded || encoded.length % 4 !== 0) throw keyError('K006');
    const [key] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
    if (key !== keys.publicKey && key !== keys.secretKey) throw keyError('K003');
    if (faults().expiredKeys) throw keyError('K002');
    if (kind === 'public' && key !== keys.publicKey) throw keyError('K004');
    if (kind === 'secret' && key !== keys.secretKey) throw keyError('K005');
    next();
  };

/** Bad answers on demand, before a call is looked at or after it has been carried out. */
export const apiFaults = () => {
  let waiting: Required<Pick<ApiFault, 'as' | 'when' | 'times'>>[] = [];
  const hanging = new Set<Response>();

  const fits = (fault: ApiFault, req: Request, when: ApiFault['when']) =>
    (fault.when ?? 'before') === when &&
    (!fault.method || fault.method === req.method) &&
    (!fault.path || req.path.includes(fault.path));

  const take = (req: Request, when: ApiFault['when']): ApiFault | undefined => {
    const fault = waiting.find((candidate) => fits(candidate, req, when));
    if (fault && --fault.times <= 0) waiting = waiting.filter((other) => other !== fault);
    return fault;
  };

  const answer = (fault: ApiFault, res: Response) => {
    if (fault.as === 'reset') return void res.socket?.destroy();
    if (fault.as === 'hang') {
      hanging.add(res);
      res.on('close', () => hanging.delete(res));
      return;
    }
    if (fault.retryAfterSeconds !== undefined) res.set('Retry-After', String(fault.retryAfterSeconds));
    if (fault.as === 'garbage') return void res.status(200).type('html').end('<h1>It works!</h1>');
    res.status(fault.as).type('html').end('<h1>Out of order</h1>');
  };

  const handler: RequestHandler = (req, res, next) => {
    const before = take(req, 'before');
    if (before) return answer(before, res);
    const json = res.json.bind(res);
    res.json = (body: unknown) => {
      const after = take(req, 'after');
      if (!after) return json(body);
      answer(after, res);
      return res;
    };
    next();
  };

  return {
    handler,
    failNext: (fault: ApiFault) => {
      waiting.push({ when: 'before', times: 1, ...fault });
    },
    clear: () => {
      waiting = [];
    },
    /** Lets go of the calls that hang. */
    stop: () => {
      for (const res of hanging) res.socket?.destroy();
    },
  };
};
