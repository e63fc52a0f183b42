// Sessions and remembered devices of either side, and how to end them. Source: issue 3, "Sessions and guessing limits".
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, moment } from '../field.ts';

const row = z.object({
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

export const listSessions = call('GET', '/api/session/list', {
  summary: '我的登录设备，当前登录排在最前',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.array(row),
});

export const endSession = call('POST', '/api/session/end/:id', {
  summary: '退出自己的一处登录，立即生效',
  who: 'user',
  writes: true,
  input: z.object({ id: id('登录') }),
  output: nothing,
});

export const endOtherSessions = call('POST', '/api/session/endOthers', {
  summary: '退出除当前之外的全部登录',
  who: 'user',
  writes: true,
  input: z.object({}),
  output: z.object({ ended: z.int() }),
});

export const listOfficeSessions = call('GET', '/office/api/session/list', {
  summary: '我的后台登录设备，当前登录排在最前',
  who: 'operator',
  writes: false,
  input: z.object({}),
  output: z.array(row),
});

export const endOfficeSession = call('POST', '/office/api/session/end/:id', {
  summary: '退出自己的一处后台登录，立即生效',
  who: 'operator',
  writes: true,
  input: z.object({ id: id('登录') }),
  output: nothing,
});

export const endOtherOfficeSessions = call('POST', '/office/api/session/endOthers', {
  summary: '退出除当前之外的全部后台登录',
  who: 'operator',
  writes: true,
  input: z.object({}),
  output: z.object({ ended: z.int() }),
});

/** A remembered device opens nothing: guesses from elsewhere do not close the sign-in there. */
const deviceRow = z.object({
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

export const listDevices = call('GET', '/api/session/device/list', {
  summary: '记住的设备，当前设备排在最前',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.array(deviceRow),
});

export const forgetDevice = call('POST', '/api/session/device/forget/:id', {
  summary: '不再记住自己的一台设备；那里的登录不受影响',
  who: 'user',
  writes: true,
  input: z.object({ id: id('设备') }),
  output: nothing,
});

export const forgetAllDevices = call('POST', '/api/session/device/forgetAll', {
  summary: '不再记住自己的任何设备；各处的登录不受影响',
  who: 'user',
  writes: true,
  input: z.object({}),
  output: z.object({ forgotten: z.int() }),
});

export const listOfficeDevices = call('GET', '/office/api/session/device/list', {
  summary: '后台记住的设备，当前设备排在最前',
  who: 'operator',
  writes: false,
  input: z.object({}),
  output: z.array(deviceRow),
});

export const forgetOfficeDevice = call('POST', '/office/api/session/device/forget/:id', {
  summary: '不再记住自己的一台后台设备；那里的登录不受影响',
  who: 'operator',
  writes: true,
  input: z.object({ id: id('设备') }),
  output: nothing,
});

export const forgetAllOfficeDevices = call('POST', '/office/api/session/device/forgetAll', {
  summary: '不再记住自己的任何后台设备；各处的登录不受影响',
  who: 'operator',
  writes: true,
  input: z.object({}),
  output: z.object({ forgotten: z.int() }),
});
