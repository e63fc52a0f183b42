import { applicationQueue } from '#app/application/office/ApplicationQueue.tsx';
import { pageTitle } from '#app/site/title.ts';
import { merchantQueue } from './queue.ts';

export const meta = pageTitle('数商入驻审核');

export default applicationQueue(merchantQueue);
