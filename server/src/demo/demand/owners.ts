// The owners of the demo's demands, and the texts of one of them.
import type { DemandForm } from '@shuji/contract/demand/schema/form';

export type DemandEnd =
  | 'draft'
  | 'pending'
  | 'correction'
  | 'refused'
  | 'published'
  | 'unpublished'
  | 'givenBack'
  | 'taken'
  | 'concluded'
  | 'closed';

export interface DemoDemand {
  /** The company that asks, and the one that takes it. */
  owner: string;
  taker?: string;
  end: DemandEnd;
  /** The words of the last step. */
  words?: string;
  daysAgo: number;
  daysLeft: number;
  title: string;
  kind: string;
  industry: string;
  scene: string;
  description: string;
  wantedFields: string[];
  coverage: string[];
  updateFrequency: string;
  delivery: string;
  /** In 元; null is 面议. */
  budget: [number, number] | null;
  contact: DemandForm['contact'];
}

const wang = { name: '王芳', phone: '13800000002', email: 'data@hailian.example' };
export const hailian = { owner: '海联供应链管理有限公司', contact: wang };
export const bohai = {
  owner: '渤湾港航大数据有限公司',
  contact: { name: '孟凡', phone: '13800001001', email: 'service@bwgh.example' },
};
export const xinheng = {
  owner: '信衡征信数据有限公司',
  contact: { name: '陆知行', phone: '13800001004', email: 'hello@xinheng.example' },
};
export const shuke = {
  owner: '滨海数科数据技术有限公司',
  contact: { name: '李明', phone: '13800000001', email: 'contact@bhsk.example' },
};
export const haihe = { owner: '海河文旅数据有限公司', contact: { name: '白露', phone: '13800001006', email: '' } };
export const zhengdu = {
  owner: '正度数据质量评估有限公司',
  contact: { name: '温良', phone: '13800001007', email: 'quality@zhengdu.example' },
};
export const woye = { owner: '沃野农业信息技术有限公司', contact: { name: '赵晓禾', phone: '13800001003', email: '' } };
