import { z } from 'zod';
import { id, moment } from '../field.ts';
import { shape } from '../shape.ts';

export const row = z.object({
  id: z.string(),
  /** In words, `Windows · Chrome`; empty when it is not known. */
  device: z.string(),
  /** The network address of the sign-in. */
  address: z.string(),
  since: moment,
  /** To the minute. */
  lastUsed: moment,
  isCurrent: z.boolean(),
});

export type SessionRow = z.output<typeof row>;

export const listSessions = shape({}, z.array(row));

export const endSession = shape({ id: id('登录') });

export const endOtherSessions = shape({}, { ended: z.int() });

export const listOfficeSessions = shape({}, z.array(row));

export const endOfficeSession = shape({ id: id('登录') });

export const endOtherOfficeSessions = shape({}, { ended: z.int() });

/** A remembered device opens nothing: guesses from elsewhere do not close the sign-in there. */
export const deviceRow = z.object({
  id: z.string(),
  /** In words, `Windows · Chrome`; empty when it is not known. */
  device: z.string(),
  /** The first and the last sign-in there. */
  since: moment,
  lastUsed: moment,
  /** The reader signed in there. */
  isCurrent: z.boolean(),
});

export type DeviceRow = z.output<typeof deviceRow>;

export const listDevices = shape({}, z.array(deviceRow));

export const forgetDevice = shape({ id: id('设备') });

export const forgetAllDevices = shape({}, { forgotten: z.int() });

export const listOfficeDevices = shape({}, z.array(deviceRow));

export const forgetOfficeDevice = shape({ id: id('设备') });

export const forgetAllOfficeDevices = shape({}, { forgotten: z.int() });
