import { raiseObjection } from '@shuji/contract/objection/calls';
import { mostEvidence, objectionGrounds } from '@shuji/contract/objection/labels';
import { raiseObjection as raiseObjectionShape } from '@shuji/contract/objection/schema';
import { getPublicNotice } from '@shuji/contract/product/notice';
import type { PublicNotice } from '@shuji/contract/product/schema/notice';
import { Input, Select } from 'antd';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { UploadsField } from '#app/form/upload/UploadField.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { useToken } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';
import { NoticeClock } from '#app/product/public-notice/NoticeClock.tsx';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';

export const meta = pageTitle('提出公示异议');

const over = { title: '该产品不在公示期', text: '公示可能已经结束；对已登记的产品有意见，请联系中心。' };
const grounds = optionsOf(objectionGrounds);

export default function RaiseObjection() {
  const [query] = useSearchParams();
  const { data, error, reload } = useQueryOf(getPublicNotice, { id: query.get('id') ?? '' });
  return (
    <div className="wrap narrow page">
      <div>
        <h1>提出公示异议</h1>
        <p className="muted">中心核实后作出处理，并把结论和理由通知您和供方。异议处理完毕之前，公示不会结束。</p>
      </div>
      {!data && (
        <Card>
          <Fallback noun="该公示" error={error} onAgain={reload} missing={over}>
            <LinkButton to={href('publicNotices')}>查看公示中的产品</LinkButton>
          </Fallback>
        </Card>
      )}
      {data && <Objecting shown={data} />}
    </div>
  );
}

function Objecting({ shown }: { shown: PublicNotice }) {
  const token = useToken();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { id, versionId, name, noticeUntil, isContested } = shown;
  return (
    <>
      <Card title={name}>
        <p>{shown.summary}</p>
        <p className="muted small">
          {shown.merchantName} · 产品编号 {shown.number} · <NoticeClock until={noticeUntil} isContested={isContested} />
        </p>
      </Card>
      <Card title="异议内容">
        {token ? (
          <CallForm
            call={raiseObjection}
            shape={raiseObjectionShape}
            fixed={{ id, versionId }}
            draft={`objection-${versionId}`}
            submit="提交异议"
            onDone={() => {
              toast.success('异议已提交，处理结论会通知您');
              navigate(href('myobjection'));
            }}
          >
            <CallField name="ground">
              <Select options={grounds} placeholder="请选择" />
            </CallField>
            <CallField name="text" hint="写明争议的事实、依据和您的请求；供方会看到这段说明，但看不到您是谁">
              <Input.TextArea rows={5} maxLength={1000} showCount />
            </CallField>
            <CallField name="files">
              <UploadsField purpose="evidence" max={mostEvidence} />
            </CallField>
          </CallForm>
        ) : (
          <Empty title="请先登录" text="提出异议需要登录并完成身份认证，登录后回到这里继续。">
            <LinkButton look="primary" to={href('login', { from: pathname + search })}>
              登录
            </LinkButton>
          </Empty>
        )}
      </Card>
    </>
  );
}
