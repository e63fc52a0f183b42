// The messages of the demo's parties about their deals.

import { randomUUIDv7 } from 'node:crypto';
import type { OrderSide, OrderStatus } from '@shuji/contract/order/labels';
import { plantTable } from '#src/demo/artwork/file.ts';
import { cast } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/fill.ts';
import { contextOf } from '#src/demo/product.ts';
import { seeOrderMessages, writeOrderMessage } from '#src/order/message/actions.ts';
import { listMessages } from '#src/order/message/queries.ts';
import { listTraders } from './parties.ts';

interface Line {
  by: OrderSide;
  text: string;
  isWithTable?: boolean;
}

/** One deal of each of these states is talked about; the last line has not been read yet. */
const talks: Partial<Record<OrderStatus, readonly Line[]>> = {
  awaiting_seller: [
    { by: 'buyer', text: '想先确认一下：更新时间能否固定在每月 5 日之前？我们的月度分析从 6 日开始。' },
  ],
  awaiting_sign: [
    { by: 'buyer', text: '合同中“更新说明”一条，请确认包含字段变更的提前通知。' },
    { by: 'seller', text: '包含，字段变更至少提前 15 日以站内消息通知，已写入交付条款。' },
  ],
  awaiting_delivery: [
    { by: 'buyer', text: '缺失的是 10 月 21 日至 31 日的记录，详见附件中的日期清单。', isWithTable: true },
    { by: 'seller', text: '已核对，是归档任务中断所致，正在补数，预计明日重新交付。' },
  ],
  awaiting_acceptance: [
    { by: 'seller', text: '首批数据已交付，字段说明见交付说明，有问题随时留言。' },
    { by: 'buyer', text: '收到，正在与历史数据比对，预计两个工作日内完成验收。' },
    { by: 'seller', text: '好的，比对中如需 9 月以前的数据口径说明，我们可以另行提供。' },
  ],
  disputed: [
    { by: 'buyer', text: '交付文件缺少数据字典中的三个字段，请尽快补齐。' },
    { by: 'seller', text: '这三个字段在当期没有取值，按惯例不输出空列，不影响使用。' },
    { by: 'buyer', text: '合同以登记的数据字典为准，我方不能接受缺列，只能提请交易中心处理。' },
  ],
};

interface Deal {
  id: string;
  status: OrderStatus;
  buyerName: string;
  sellerName: string;
  since: string;
}

export async function plantMessages(context: DemoContext): Promise<void> {
  const traders = await listTraders(context.tx);
  const deals = await context.tx<Deal[]>`
    select distinct on (o.status) o.id, o.status, o.buyer_name, o.seller_name, o.updated_at as since
    from trade_order o join party b on b.id = o.buyer_party_id
    where o.status = any(${Object.keys(talks)})
    order by o.status, b.account_id = ${cast.wang.id} desc, o.delivered_at nulls last, o.created_at`;
  for (const deal of deals) {
    const sides = { buyer: traders.get(deal.buyerName), seller: traders.get(deal.sellerName) };
    const lines = talks[deal.status] ?? [];
    const began = Date.parse(deal.since);
    const pace = Math.min(3_600_000, (context.now.getTime() - began) / (lines.length + 1));
    for (const [place, { by, text, isWithTable }] of lines.entries()) {
      const [writer, reader] = [sides[by]?.user, sides[by === 'buyer' ? 'seller' : 'buyer']?.user];
      if (!writer || !reader) continue;
      const now = new Date(began + (place + 1) * pace);
      const table = ['缺失日期,应有条数', '2026-10-21,1440', '2026-10-22,1440'];
      const files = isWithTable ? [await plantTable(context, writer.id, 'message', '缺失日期清单.csv', table)] : [];
      await writeOrderMessage({ id: deal.id, key: randomUUIDv7(), text, files }, contextOf(context, writer, now));
      const last = (await listMessages(context.tx, deal.id, { before: undefined, most: 1 })).at(-1);
      if (last && place < lines.length - 1)
        await seeOrderMessages({ id: deal.id, place: last.place }, contextOf(context, reader, now));
    }
  }
}
