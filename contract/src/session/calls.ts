// Sessions and remembered devices of either side, and how to end them. Source: issue 3, "Sessions and guessing limits".
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listSessions = call<typeof shapes.listSessions>()('GET', '/api/session/list', {
  summary: '我的登录设备，当前登录排在最前',
  who: 'user',
});

export const endSession = call<typeof shapes.endSession>()('POST', '/api/session/end/:id', {
  summary: '退出自己的一处登录，立即生效',
  action: '退出一处登录',
  who: 'user',
  members: 'everyone',
});

export const endOtherSessions = call<typeof shapes.endOtherSessions>()('POST', '/api/session/endOthers', {
  summary: '退出除当前之外的全部登录',
  action: '退出其他登录',
  who: 'user',
  members: 'everyone',
});

export const listOfficeSessions = call<typeof shapes.listOfficeSessions>()('GET', '/office/api/session/list', {
  summary: '我的后台登录设备，当前登录排在最前',
  who: 'operator',
});

export const endOfficeSession = call<typeof shapes.endOfficeSession>()('POST', '/office/api/session/end/:id', {
  summary: '退出自己的一处后台登录，立即生效',
  action: '退出一处后台登录',
  who: 'operator',
});

export const endOtherOfficeSessions = call<typeof shapes.endOtherOfficeSessions>()(
  'POST',
  '/office/api/session/endOthers',
  {
    summary: '退出除当前之外的全部后台登录',
    action: '退出其他后台登录',
    who: 'operator',
  },
);

export const listDevices = call<typeof shapes.listDevices>()('GET', '/api/session/device/list', {
  summary: '记住的设备，当前设备排在最前',
  who: 'user',
});

export const forgetDevice = call<typeof shapes.forgetDevice>()('POST', '/api/session/device/forget/:id', {
  summary: '不再记住自己的一台设备；那里的登录不受影响',
  action: '不再记住一台设备',
  who: 'user',
  members: 'everyone',
});

export const forgetAllDevices = call<typeof shapes.forgetAllDevices>()('POST', '/api/session/device/forgetAll', {
  summary: '不再记住自己的任何设备；各处的登录不受影响',
  action: '不再记住任何设备',
  who: 'user',
  members: 'everyone',
});

export const listOfficeDevices = call<typeof shapes.listOfficeDevices>()('GET', '/office/api/session/device/list', {
  summary: '后台记住的设备，当前设备排在最前',
  who: 'operator',
});

export const forgetOfficeDevice = call<typeof shapes.forgetOfficeDevice>()(
  'POST',
  '/office/api/session/device/forget/:id',
  {
    summary: '不再记住自己的一台后台设备；那里的登录不受影响',
    action: '不再记住一台后台设备',
    who: 'operator',
  },
);

export const forgetAllOfficeDevices = call<typeof shapes.forgetAllOfficeDevices>()(
  'POST',
  '/office/api/session/device/forgetAll',
  {
    summary: '不再记住自己的任何后台设备；各处的登录不受影响',
    action: '不再记住任何后台设备',
    who: 'operator',
  },
);
