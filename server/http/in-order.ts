import type { RequestHandler } from 'express';

/**
 * Several handlers as one: a router takes longer to go from one to the next than most of them take. As in
 * a router, what one throws or passes on as an error ends the row.
 */
export const inOrder = (handlers: readonly RequestHandler[]): RequestHandler => {
  return (req, res, next) => {
    const callFrom = (index: number): void => {
      const handler = handlers[index];
      if (!handler) {
        next();
        return;
      }
      const waiting: unknown = handler(req, res, (result?: unknown) => {
        if (result) next(result);
        else callFrom(index + 1);
      });
      if (waiting instanceof Promise) waiting.catch(next);
    };
    callFrom(0);
  };
};
