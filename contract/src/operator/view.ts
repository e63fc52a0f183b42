// Saved views of the office's lists.
import { call } from '../call.ts';
import type * as shapes from './schema/view.ts';

export const listViews = call<typeof shapes.listViews>()('GET', '/office/api/view', {
  summary: '保存的列表视图：自己的，和同一角色的人共享的',
  who: 'operator',
});

export const createView = call<typeof shapes.createView>()('POST', '/office/api/view', {
  summary: '把列表现在的筛选、排序与列保存为视图',
  action: '保存列表视图',
  who: 'operator',
});

export const changeView = call<typeof shapes.changeView>()('POST', '/office/api/view/change/:id', {
  summary: '修改自己的视图：名称、固定与共享',
  action: '修改列表视图',
  who: 'operator',
});

export const deleteView = call<typeof shapes.deleteView>()('POST', '/office/api/view/delete/:id', {
  summary: '删除自己的视图',
  action: '删除列表视图',
  who: 'operator',
});
