import { changePartner, createPartner, listOfficePartners, orderPartners } from '@shuji/contract/partner/office';
import {
  changePartner as changePartnerShape,
  createPartner as createPartnerShape,
  type OfficePartner,
} from '@shuji/contract/partner/schema/office';
import { Checkbox, Input } from 'antd';
import { Button } from '#app/admin/Button.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { OrderedPage } from '#app/content/OrderedPage.tsx';
import { PictureField } from '#app/content/PictureField.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { pageTitle } from '#app/site/title.ts';
import { PartnerList } from './PartnerList.tsx';

export const meta = pageTitle('生态伙伴');

export default function OfficePartners() {
  return (
    <OrderedPage
      title="生态伙伴"
      intro="网站按下列顺序展示；"
      noun="伙伴"
      empty={<Empty title="还没有生态伙伴" text="新增后即在网站展示。" />}
      nameOf={({ name }) => name}
      read={listOfficePartners}
      create={{ call: createPartner, shape: createPartnerShape }}
      initial={{ isShown: true }}
      change={{ call: changePartner, shape: changePartnerShape }}
      order={orderPartners}
      fields={PartnerFields}
      list={PartnerList}
    >
      {(partner, edit) => (
        <>
          <strong>{partner.name}</strong>
          <Tag>{partner.kindLabel}</Tag>
          {!partner.isShown && <Tag tone="warn">未展示</Tag>}
          <Button size="small" aria-label={`修改${partner.name}`} onClick={edit}>
            修改
          </Button>
        </>
      )}
    </OrderedPage>
  );
}

function PartnerFields({ row }: { row: OfficePartner | null }) {
  return (
    <>
      <CallField name="name">
        <Input maxLength={60} />
      </CallField>
      <CallField name="kind">
        <DictSelect dict="partnerKind" allowClear={false} />
      </CallField>
      <PictureField
        name="logoFileId"
        hint="选填，透明或白底的方形图片"
        current={{ url: row?.logoUrl, name: '当前标志' }}
      />
      <CallField name="introduction">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 3, maxRows: 8 }} />
      </CallField>
      <CallField name="url" hint="选填，https:// 开头">
        <Input maxLength={300} />
      </CallField>
      <CallField name="isShown" valuePropName="checked" label="">
        <Checkbox>在网站展示</Checkbox>
      </CallField>
    </>
  );
}
