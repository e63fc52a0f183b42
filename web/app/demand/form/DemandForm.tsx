// The one form of a demand, on /publish and on /postdemand.

import type { Input as CallInput, Output } from '@shuji/contract/call';
import { addDemand } from '@shuji/contract/demand/calls';
import { addDemand as addDemandShape, type DemandDetail } from '@shuji/contract/demand/schema';
import { demandForm } from '@shuji/contract/demand/schema/form';
import type { getDemandSketch } from '@shuji/contract/demand/sketch';
import { formLabelsOf } from '@shuji/contract/product/labels/fields';
import { Button, Form, Input, Select } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { CallForm, type Submitting } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { MoneyField } from '#app/form/field/MoneyField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { RegionsField } from '#app/form/field/RegionField.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import type { OwnContact } from '#app/merchant/own-contact.ts';
import { href } from '#app/paths.ts';
import { toast } from '#app/ui/notify.ts';

interface DemandFormProps {
  /** The demand to go on with; none for a new one. */
  demand?: DemandDetail;
  /** The account's saved draft of a new demand. */
  written?: NonNullable<Output<typeof getDemandSketch>>['words'] | undefined;
  /** Stands in a new demand until it is changed. */
  contact?: OwnContact | null;
  /** Replaces the buttons where sending is not possible yet. */
  footer?: (submitting: Submitting) => React.ReactNode;
}

/** A signed-out visitor and the personal centre write in one and the same draft. */
const newDraft = 'demand';

export function DemandForm({ demand, written, contact, footer }: DemandFormProps) {
  const [form] = Form.useForm();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const kind: string | null = Form.useWatch('kind', form) ?? demand?.kind ?? null;
  const mode = Form.useWatch('budgetMode', form) ?? demand?.budgetMode ?? written?.budgetMode ?? 'range';
  return (
    <CallForm
      call={addDemand}
      shape={addDemandShape}
      schema={demandForm}
      form={form}
      draft={demand ? `${newDraft}:${demand.id}` : newDraft}
      initial={{ ...initialOf(demand, query), ...(contact && { contact }), ...written }}
      fixed={demand ? { id: demand.id } : undefined}
      className="stack sheets"
      onDone={({ id, status }) => {
        toast.success(status === 'pending' ? '已提交审核，通过后自动发布到需求大厅' : '草稿已保存');
        navigate(status === 'pending' ? href('deminfo', { id }) : href('mydemand', { type: 'published' }));
      }}
      footer={footer ?? ((submitting) => <Buttons {...submitting} />)}
    >
      <Card title="您要找什么数据">
        <CallField name="title">
          <Input maxLength={60} showCount placeholder="例如：征集全市公共充电桩实时状态数据" />
        </CallField>
        <div className="fields">
          <CallField name="kind">
            <DictSelect dict="productType" />
          </CallField>
          <CallField name="industry">
            <DictSelect dict="industry" />
          </CallField>
        </div>
        <CallField name="description">
          <Input.TextArea
            maxLength={2000}
            showCount
            autoSize={{ minRows: 5 }}
            placeholder="写明用途、内容、质量和时效要求；请不要写联系方式，也不要索取个人信息。"
          />
        </CallField>
        <CallField name="wantedFields" label="期望字段" hint="输入一个字段后按回车，最多 30 个。">
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            maxCount={30}
            tokenSeparators={[',', '，', '、', ';', '；']}
            placeholder="例如：桩编号、经纬度、空闲状态"
          />
        </CallField>
      </Card>
      <Card title="范围和交付">
        <CallField name="coverage" label={formLabelsOf(kind).regions} hint="不选表示不限地区。">
          <RegionsField />
        </CallField>
        <div className="fields">
          <CallField name="scene">
            <DictSelect dict="scene" />
          </CallField>
          <CallField name="updateFrequency">
            <DictSelect dict="updateFrequency" />
          </CallField>
          <CallField name="delivery">
            <DictSelect dict="delivery" />
          </CallField>
          <CallField name="deadline" hint="当天结束时自动停止接单。">
            <DayField />
          </CallField>
        </div>
      </Card>
      <Card title="预算">
        <CallField name="budgetMode">
          <RadioField
            options={[
              { value: 'range', label: '填写区间' },
              { value: 'negotiable', label: '面议' },
            ]}
          />
        </CallField>
        {mode === 'range' && (
          <div className="fields" data-min="small">
            <CallField name="budgetMin" required>
              <MoneyField />
            </CallField>
            <CallField name="budgetMax" required>
              <MoneyField />
            </CallField>
          </div>
        )}
      </Card>
      <Card title="联系方式">
        <p className="muted small form-note">加密保存，只有接单方能看到。</p>
        <div className="fields">
          <CallField name={['contact', 'name']}>
            <Input maxLength={20} autoComplete="name" />
          </CallField>
          <CallField name={['contact', 'phone']}>
            <Input maxLength={20} inputMode="tel" autoComplete="tel" />
          </CallField>
          <CallField name={['contact', 'email']} label="电子邮箱">
            <Input maxLength={100} inputMode="email" autoComplete="email" />
          </CallField>
        </div>
      </Card>
      {!footer && (
        <Card title="附件">
          <CallField name="files" label="字段说明、样例或采购文件">
            <UploadsField purpose="requirement" max={5} known={demand?.files} />
          </CallField>
        </Card>
      )}
    </CallForm>
  );
}

function Buttons({ submit, busy }: Submitting) {
  return (
    <div className="row">
      <Button type="primary" size="large" loading={busy} onClick={() => void submit({ submit: true })}>
        提交审核
      </Button>
      <Button size="large" disabled={busy} onClick={() => void submit({ submit: false }, addDemandShape.input)}>
        存为草稿
      </Button>
    </div>
  );
}

function initialOf(demand: DemandDetail | undefined, query: URLSearchParams): Partial<CallInput<typeof addDemand>> {
  if (!demand) return { budgetMode: 'range', ...wishIn(query) };
  const { title, kind, industry, description, wantedFields, coverage, updateFrequency, delivery, scene } = demand;
  const { budgetMode, budgetMin, budgetMax, deadline, contact, files } = demand;
  const words = { title, kind, industry, description, wantedFields, coverage, updateFrequency, delivery, scene };
  return {
    ...words,
    budgetMode,
    budgetMin,
    budgetMax,
    deadline,
    contact: contact ?? undefined,
    files: files.map((file) => file.id),
  };
}

const longestTitle = 60;

/** A search of the market that found nothing arrives in the address and fills the form. */
function wishIn(query: URLSearchParams): Partial<CallInput<typeof addDemand>> {
  const [keyword, kind, industry] = [query.get('keyword'), query.get('kind'), query.get('industry')];
  return {
    ...(keyword ? { title: `征集“${keyword}”相关数据`.slice(0, longestTitle) } : {}),
    ...(kind ? { kind } : {}),
    ...(industry ? { industry } : {}),
  };
}
