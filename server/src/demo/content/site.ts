import { invalidateMemos } from '#src/cache/memo.ts';
import type { DemoContext } from '#src/demo/fill.ts';

// An invented city: no phone, address or filing number here belongs to anyone.
const settings = {
  web_title: '滨海数据交易中心',
  web_description: '区域数据交易中心：数据产品登记、供需对接、合同签署与交付存证的一站式平台。',
  web_icp: '滨ICP备2026000001号',
  web_police: '滨公网安备00000002026001号',
  link_phone: '0000-8866 0088',
  link_email: 'service@binhai-data.example',
  link_address: '滨海市数据大道 1 号滨海数据大厦',
  link_hours: '工作日 9:00–12:00，13:30–17:30',
  // 1.5 % of the price, ¥10 at least and ¥50,000 at most.
  fee_rate: '150',
  fee_min: '1000',
  fee_max: '5000000',
  fee_payer: 'seller',
};

/** The settings of the demo centre. */
export async function plantSite({ tx }: DemoContext): Promise<void> {
  for (const [key, value] of Object.entries(settings)) await tx`update setting set value = ${value} where key = ${key}`;
  invalidateMemos(['site']);
}
