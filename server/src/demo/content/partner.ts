import { randomUUIDv7 } from 'node:crypto';
import { plantImage } from '#src/demo/artwork/image.ts';
import { drawMark, type MarkShape } from '#src/demo/artwork/mark.ts';
import type { DemoContext } from '#src/demo/fill.ts';

interface DemoPartner {
  name: string;
  kind: 'strategic' | 'merchant' | 'technology' | 'research' | 'finance' | 'association';
  mark: [shape: MarkShape, from: string, to: string];
  introduction: string;
}

// Every name is invented; none has a site to lead to.
const partners: DemoPartner[] = [
  {
    name: '滨海港务控股集团',
    kind: 'strategic',
    mark: ['sail', '#0b3c7d', '#2a7bd0'],
    introduction: '经营集装箱、散货与滚装码头，与中心共建港航数据专区，开放作业效率与到港预报类产品。',
  },
  {
    name: '滨海数字城市发展有限公司',
    kind: 'strategic',
    mark: ['grid', '#14447f', '#2f9bb3'],
    introduction: '承担城市公共数据授权运营，提供交通、文旅与政务服务领域的公共数据产品。',
  },
  {
    name: '华岭能源集团',
    kind: 'strategic',
    mark: ['bolt', '#7a3b12', '#d98635'],
    introduction: '发电、配售电与综合能源服务企业，联合开展用能指数与碳排放核算数据的产品化。',
  },
  {
    name: '滨海数科数据技术有限公司',
    kind: 'merchant',
    mark: ['wave', '#17468f', '#4a86d8'],
    introduction: '专注海洋与气象数据的采集、加工与服务，产品覆盖海况预报、航线气象与养殖预警。',
  },
  {
    name: '沃野农业信息技术有限公司',
    kind: 'merchant',
    mark: ['leaf', '#1e6b3a', '#69b15a'],
    introduction: '以田块为单位提供长势、墒情与产量预估数据，服务合作社、加工企业与农业保险。',
  },
  {
    name: '顺达智慧物流有限公司',
    kind: 'merchant',
    mark: ['hexagon', '#0f5b73', '#41a9bd'],
    introduction: '运营区域仓配与冷链网络，提供温度追溯、仓储周转与运价参考数据。',
  },
  {
    name: '信衡征信数据有限公司',
    kind: 'merchant',
    mark: ['bars', '#3c3480', '#7d78cf'],
    introduction: '持有企业征信业务备案，提供企业画像、关联关系与经营趋势类数据服务。',
  },
  {
    name: '津康医学数据服务有限公司',
    kind: 'merchant',
    mark: ['rings', '#8a1f4b', '#d2608f'],
    introduction: '为医院与药企提供匿名化的诊疗统计与医学影像标注服务，产品须经伦理与合规审查。',
  },
  {
    name: '渤湾港航大数据有限公司',
    kind: 'merchant',
    mark: ['sail', '#0f4c5c', '#3fa7a0'],
    introduction: '加工港口作业、船舶动态与集疏运数据，服务船公司、货代与航运金融。',
  },
  {
    name: '云桥计算技术有限公司',
    kind: 'technology',
    mark: ['bridge', '#1b4a92', '#56a0e6'],
    introduction: '为数据交付提供隔离计算环境与接口网关，支持沙箱内建模与结果审查。',
  },
  {
    name: '方寸密码科技有限公司',
    kind: 'technology',
    mark: ['shield', '#23324a', '#53719b'],
    introduction: '提供商用密码应用、电子签名与时间戳服务，支撑合同确认与证书核验。',
  },
  {
    name: '知衡隐私计算实验室',
    kind: 'technology',
    mark: ['links', '#443a86', '#3b8fc0'],
    introduction: '研发联合统计与安全求交工具，帮助多方在不交换原始数据的前提下完成计算。',
  },
  {
    name: '滨海大学数据科学研究院',
    kind: 'research',
    mark: ['book', '#7b1f2b', '#c2584f'],
    introduction: '开展数据要素流通机制研究，与中心联合培养数据合规与数据经纪人才。',
  },
  {
    name: '东南海洋信息研究所',
    kind: 'research',
    mark: ['orbit', '#0c4a6e', '#2f93b8'],
    introduction: '从事海洋观测与数值预报研究，为海洋数据产品提供质量评价方法。',
  },
  {
    name: '区域经济与产业研究中心',
    kind: 'research',
    mark: ['peak', '#2f4858', '#6d94a8'],
    introduction: '跟踪区域产业运行，发布产业数据指数，参与数据资产价值评估方法研究。',
  },
  {
    name: '滨海农村商业银行',
    kind: 'finance',
    mark: ['columns', '#0f5132', '#3f9b6c'],
    introduction: '推出数据知识产权质押与数据服务贷，依据登记证书与交易记录提供授信参考。',
  },
  {
    name: '同舟财产保险滨海分公司',
    kind: 'finance',
    mark: ['rings', '#8a2f14', '#dc7a3c'],
    introduction: '提供数据安全责任险与养殖气象指数保险，采购气象、海况与物流数据。',
  },
  {
    name: '启明数据资产评估事务所',
    kind: 'finance',
    mark: ['cube', '#5b3b10', '#c29340'],
    introduction: '从事数据资产评估与入表咨询，协助企业归集成本、核对权属材料。',
  },
  {
    name: '滨海市大数据产业协会',
    kind: 'association',
    mark: ['links', '#17468f', '#7aa6e8'],
    introduction: '联系会员企业一百余家，组织供需对接、标准研讨与行业自律。',
  },
  {
    name: '滨海市物流与供应链协会',
    kind: 'association',
    mark: ['grid', '#71520f', '#d1a440'],
    introduction: '推动物流单证与编码标准的统一，牵头编制港航物流数据字典。',
  },
  {
    name: '滨海市海洋渔业协会',
    kind: 'association',
    mark: ['wave', '#0c5a6b', '#45a6b5'],
    introduction: '组织会员采集养殖水质与捕捞产量数据，推动渔业保险与品质溯源应用。',
  },
];

/** Partners of every kind with their marks. */
export async function plantPartners(context: DemoContext): Promise<void> {
  for (const [index, { mark, ...partner }] of partners.entries()) {
    const logoFileId = await plantImage(context, `${partner.name}.webp`, drawMark(...mark));
    await context.tx`insert into partner ${context.tx({ id: randomUUIDv7(), ...partner, logoFileId, sort: (index + 1) * 10 })}`;
  }
}
