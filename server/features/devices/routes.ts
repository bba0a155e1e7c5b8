import { Router } from 'express';
import * as api from '#shared/devices/endpoints';
import { requireSession, requireUser } from '../../http/session/guards';
import { route } from '../../http/route';
import { listDevices, signOutDevice, signOutEverywhere, type DevicesDeps } from './service';

export const deviceRoutes = (deps: DevicesDeps) => {
  const router = Router();
  route(router, api.listDevices, requireSession, (_input, { signedIn }) =>
    listDevices(deps, signedIn.user, signedIn.stored?.id),
  );
  route(router, api.signOutDevice, requireUser, ({ params }, { user }) =>
    signOutDevice(deps, user, params.id),
  );
  route(router, api.signOutEverywhere, requireSession, (_input, { signedIn }) =>
    signOutEverywhere(deps, signedIn),
  );
  return router;
};
