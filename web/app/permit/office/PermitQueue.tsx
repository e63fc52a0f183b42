import { applicationQueue } from '#app/application/office/ApplicationQueue.tsx';
import { pageTitle } from '#app/site/title.ts';
import { permitQueue } from './queue.ts';

export const meta = pageTitle('交易权限审核');

export default applicationQueue(permitQueue);
