// The office's front page: what waits for whom.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listQueues = call<typeof shapes.listQueues>()('GET', '/office/api/queues', {
  summary: '各队列中本人可以办理的件数、最早等待的时间和超期数；没有相应权限的队列不列出',
  who: 'operator',
});

export const listWaiting = call<typeof shapes.listWaiting>()('GET', '/office/api/waiting', {
  summary: '本人可以办理的全部待办，超期的在前，其次是本人领取的，再按办理期限；可只看一个队列',
  who: 'operator',
});

export const getMonth = call<typeof shapes.getMonth>()('GET', '/office/api/month', {
  summary: '一个月的运营数据，按日；并给出上月合计',
  who: 'operator',
  replica: true,
});

export const searchOffice = call<typeof shapes.searchOffice>()('GET', '/office/api/search', {
  summary: '在自己有权查看的业务中查找，每类最多 5 条',
  who: 'operator',
  replica: true,
});
