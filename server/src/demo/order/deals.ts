// Deals that the demo's merchants made before they came to the market.
import type { ExperienceRole } from '@shuji/contract/experience/labels';

export interface Deal {
  /** The company's credit code. */
  of: string;
  role: ExperienceRole;
  productName: string;
  counterparty: string;
  /** Fen. */
  amount: number;
  dealtOn: string;
  summary: string;
  isDecided: boolean;
}

export const deals: readonly Deal[] = [
  {
    of: '91990116MAG4BAHEDM',
    role: 'seller',
    productName: '城市空气质量监测小时数据',
    counterparty: '蓝湾环境科技有限公司',
    amount: 36_000_000,
    dealtOn: '2025-11-18',
    summary: '交付三百个点位全年小时监测数据，含缺测标识与质控说明，按季分四批交付，全部一次验收合格。',
    isDecided: true,
  },
  {
    of: '91990116MAG4BAHEDM',
    role: 'seller',
    productName: '主干道路通行时间接口',
    counterparty: '畅行出行服务有限公司',
    amount: 18_500_000,
    dealtOn: '2026-03-05',
    summary: '以接口方式提供主干道路通行时间，可用率达到百分之九十九点九，合同期一年，已续约。',
    isDecided: true,
  },
  {
    of: '91990116MAG4BAHEDM',
    role: 'buyer',
    productName: '企业经营状态核查报告',
    counterparty: '信衡征信数据有限公司',
    amount: 2_400_000,
    dealtOn: '2026-08-20',
    summary: '采购企业经营状态核查报告四百份，用于客户准入，交付及时、字段完整，已全部验收。',
    isDecided: false,
  },
  {
    of: '91990116MAXKE497AT',
    role: 'seller',
    productName: '集装箱船期预测数据',
    counterparty: '海联供应链管理有限公司',
    amount: 52_000_000,
    dealtOn: '2025-09-30',
    summary: '按日提供未来十四天靠泊与离泊预测，平均误差小于六小时，服务期满经双方确认验收。',
    isDecided: true,
  },
  {
    of: '91990116MAQRW6KAPA',
    role: 'seller',
    productName: '冬小麦长势遥感监测数据',
    counterparty: '恒安财产保险销售有限公司',
    amount: 21_000_000,
    dealtOn: '2026-06-12',
    summary: '提供冬小麦全生育期长势与灾情评估数据九期，支撑农业保险核损，误差经实地抽样复核合格。',
    isDecided: true,
  },
  {
    of: '91990116MAAJ82P77U',
    role: 'service',
    productName: '公共停车数据质量评价',
    counterparty: '智图时空信息有限公司',
    amount: 6_800_000,
    dealtOn: '2026-05-08',
    summary: '按国家标准对公共停车数据开展六个维度的质量评价，出具评价报告与整改建议，整改后复评合格。',
    isDecided: true,
  },
  {
    of: '91990116MAL5257WWB',
    role: 'seller',
    productName: '供应商风险监测数据',
    counterparty: '鼎新智造数据科技有限公司',
    amount: 15_600_000,
    dealtOn: '2026-09-15',
    summary: '对一千二百家供应商开展经营、司法与舆情风险监测，按周推送预警，半年期满通过验收。',
    isDecided: false,
  },
];
