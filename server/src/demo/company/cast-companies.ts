// The companies of the demo, all invented: their credit codes have right check characters but no existing region.
import type { Company } from './company.ts';

/** The companies that 李 and 王 of the cast act for. */
export const castCompanies = {
  li: {
    name: '滨海数科数据技术有限公司',
    creditCode: '91990116MAG4BAHEDM',
    legalPerson: '李明',
    region: '120116',
    address: '滨海新区数港大道 18 号数据产业园 A 座 9 层',
    agent: '李明',
    phone: '13800000001',
    email: 'contact@bhsk.example',
    entry: {
      kinds: ['supplier', 'processing'],
      industries: ['information', 'environment', 'transport'],
      introduction:
        '滨海数科成立于 2017 年，专注于城市环境、气象与交通数据的采集、治理与产品化。公司运营三百余个自建监测点位，形成气象格点、空气质量、道路通行等数据产品，服务环保、保险与物流行业客户六十余家，通过数据管理能力成熟度（DCMM）三级评估。',
      website: 'https://bhsk.example',
    },
    roles: ['buyer', 'seller'],
    reason: '登记并销售自有气象、环境与交通数据产品，同时采购企业信用数据用于客户核验。',
    stage: 'trading',
  },
  wang: {
    name: '海联供应链管理有限公司',
    creditCode: '91990116MAKUDYR4LC',
    legalPerson: '王芳',
    region: '120116',
    address: '滨海新区东海路 66 号海联大厦 12 层',
    agent: '王芳',
    phone: '13800000002',
    email: 'data@hailian.example',
    entry: null,
    roles: ['buyer'],
    reason: '采购港口船期、道路通行与企业信用数据，用于供应链调度和供应商准入核查。',
    stage: 'trading',
  },
} satisfies Record<string, Company>;
