import type { Output } from '@shuji/contract/call';
import type { getDemandDict } from '@shuji/contract/demand/calls';
import type { DemandDetail } from '@shuji/contract/demand/schema';
import { isServiceType } from '@shuji/contract/product/labels';
import { FileLink } from '#app/lib/FileLink.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { dayOf } from '#app/ui/time.ts';
import { coverageWords, labelOf } from './labels.ts';

interface DemandFactsProps {
  demand: DemandDetail;
  dict: Output<typeof getDemandDict> | undefined;
}

/** The facts of a demand. */
export function DemandFacts({ demand, dict }: DemandFactsProps) {
  return (
    <>
      <Card title="需求说明" className="stack">
        <p className="prose pre-line">{demand.description || <span className="muted">尚未填写</span>}</p>
        {demand.wantedFields.length > 0 && (
          <>
            <h3>期望字段</h3>
            <ul className="row">
              {demand.wantedFields.map((field) => (
                <li key={field}>
                  <Tag>{field}</Tag>
                </li>
              ))}
            </ul>
          </>
        )}
        {demand.files.length > 0 && <Attachments files={demand.files} />}
      </Card>
      <Card title="基本信息">
        <Facts
          facts={[
            ['需求编号', demand.number],
            ['发布单位', demand.ownerName],
            ['数据类型', labelOf(dict?.productType, demand.kind)],
            ['所属行业', labelOf(dict?.industry, demand.industry)],
            ['应用场景', labelOf(dict?.scene, demand.scene)],
            [isServiceType(demand.kind) ? '服务地区' : '覆盖地区', coverageWords(demand.coverageNames)],
            ['更新频率', labelOf(dict?.updateFrequency, demand.updateFrequency)],
            ['交付方式', labelOf(dict?.delivery, demand.delivery)],
            ['截止日期', demand.deadline],
            ['发布时间', dayOf(demand.publishedAt)],
          ]}
        />
      </Card>
    </>
  );
}

function Attachments({ files }: { files: DemandDetail['files'] }) {
  const isNameOnly = files.some((file) => !file.url);
  return (
    <>
      <h3>附件</h3>
      <ul className="stack">
        {files.map((file) => (
          <li key={file.id}>
            <FileLink file={file} />
          </li>
        ))}
      </ul>
      {isNameOnly && <p className="muted small">登录后可以下载附件。</p>}
    </>
  );
}
