import type { RequestListener } from 'node:http';
import express, { type Router } from 'express';
import type { AppDeps } from './app-deps';
import { answerFloods } from './features/analytics/recording/beacon/beacon-limit';
import { apiStage } from './stages/api';
import { pagesStage } from './stages/pages';
import { publicStage } from './stages/public';
import { sessionStage } from './stages/session';
import { tokenStage } from './stages/token';
import { transportStage } from './stages/transport';
import { visitorsStage } from './stages/visitors';
import { wire, type Stage } from './stages/wiring';

/** A request passes through the stages in this order until one of them answers it. */
const stages: readonly Stage[] = [
  transportStage,
  tokenStage,
  visitorsStage,
  publicStage,
  sessionStage,
  apiStage,
  pagesStage,
];

/** The whole HTTP application, built from its dependencies. It listens nowhere by itself and touches nothing global. */
export const createApp = (deps: AppDeps, providers: readonly Router[] = []): RequestListener => {
  const { activity, clock, config } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUST_PROXY ?? false);
  const wiring = wire(deps, providers);
  for (const addStage of stages) addStage(app, wiring);
  return answerFloods({ clock, queue: activity, proxies: config.TRUST_PROXY ?? 0 }, app);
};
