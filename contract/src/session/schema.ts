// The shapes of calls.ts: inputs and outputs.

import { z } from 'zod';
import { id, moment, nothing } from '../field.ts';
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

export const listSessions = shape({
  input: z.object({}),
  output: z.array(row),
});

export const endSession = shape({
  input: z.object({ id: id('登录') }),
  output: nothing,
});

export const endOtherSessions = shape({
  input: z.object({}),
  output: z.object({ ended: z.int() }),
});

export const listOfficeSessions = shape({
  input: z.object({}),
  output: z.array(row),
});

export const endOfficeSession = shape({
  input: z.object({ id: id('登录') }),
  output: nothing,
});

export const endOtherOfficeSessions = shape({
  input: z.object({}),
  output: z.object({ ended: z.int() }),
});

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

export const listDevices = shape({
  input: z.object({}),
  output: z.array(deviceRow),
});

export const forgetDevice = shape({
  input: z.object({ id: id('设备') }),
  output: nothing,
});

export const forgetAllDevices = shape({
  input: z.object({}),
  output: z.object({ forgotten: z.int() }),
});

export const listOfficeDevices = shape({
  input: z.object({}),
  output: z.array(deviceRow),
});

export const forgetOfficeDevice = shape({
  input: z.object({ id: id('设备') }),
  output: nothing,
});

export const forgetAllOfficeDevices = shape({
  input: z.object({}),
  output: z.object({ forgotten: z.int() }),
});
