import { exportPhoneQueue, listPhoneQueue, readPhoneSheet, reviewPhone } from '@shuji/contract/phone/calls';
import { applicationQueue } from '#app/application/office/ApplicationQueue.tsx';
import { pageTitle } from '#app/site/title.ts';

export const meta = pageTitle('更换手机审核');

export default applicationQueue({
  name: 'phone',
  title: '更换手机审核',
  queue: listPhoneQueue,
  exports: exportPhoneQueue,
  detail: readPhoneSheet,
  review: reviewPhone,
});
