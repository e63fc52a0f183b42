import { createAccount } from '@shuji/contract/account/calls';
import { createAccount as createAccountShape } from '@shuji/contract/account/schema';
import { listDocuments } from '@shuji/contract/document/calls';
import { signUpDocuments } from '@shuji/contract/document/labels';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import type { FormHandle } from '#app/form/FormPages.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { getToken, signIn, takeReturnPath } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import styles from './Entry.module.css';
import { Entry } from './Entry.tsx';
import { MerchantNeeds } from './MerchantNeeds.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SmsCodeFields } from './SmsCodeFields.tsx';

export const meta = pageTitle('注册', '注册账号，查找、发布和交易数据产品；数据商在此登记入驻。');

// Spec §2: 数商入驻 leads here for everyone; who has an account already goes straight on.
export async function clientLoader({ request }: { request: Request }): Promise<null> {
  const isMerchant = new URL(request.url).searchParams.get('type') === '2';
  if (getToken()) throw redirect(href(isMerchant ? 'onboarding' : 'mycenter'));
  return null;
}

const types = [
  { value: '1', label: '普通用户' },
  { value: '2', label: '数商' },
];

export const handle: FormHandle = { Frame };

/** The page around the form, rendered before any script. */
function Frame({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const type = typeIn(query);
  return (
    <Entry
      title={type === 2 ? '数商入驻' : '注册账号'}
      lead={
        <>
          已有账号？
          <Link to={href('login', { from: type === 2 ? href('onboarding') : query.get('from') })}>直接登录</Link>
        </>
      }
      aside={type === 2 ? <MerchantNeeds /> : <UserSteps />}
      isAsideNeeded={type === 2}
    >
      <Tabs name="type" tabs={types} label="注册类型" />
      {children}
    </Entry>
  );
}

function typeIn(query: URLSearchParams): 1 | 2 {
  return query.get('type') === '2' ? 2 : 1;
}

export default function Register() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const type = typeIn(query);
  const { data: texts } = useQueryOf(listDocuments, {});
  const isClosed =
    texts !== undefined &&
    !signUpDocuments.every((name) => texts.some(({ anchor, status }) => anchor === name && status === 'standing'));
  return (
    <Frame>
      {isClosed ? (
        <Alert tone="warn" title="暂时不能注册">
          中心还没有公布《用户服务协议》和《个人信息保护政策》，注册须先阅读并同意它们。公布之后即可注册。
        </Alert>
      ) : (
        <CallForm
          call={createAccount}
          shape={createAccountShape}
          fixed={{ type }}
          submit={type === 2 ? '注册并填写入驻资料' : '注册'}
          onDone={({ token }) => {
            const next = type === 2 ? href('onboarding') : takeReturnPath(href('mycenter'));
            signIn(token);
            void navigate(next, { replace: true });
          }}
        >
          <PhoneField />
          <SmsCodeFields purpose="register" />
          <PasswordField label="设置密码" />
          <CallField name="terms" label={null} valuePropName="checked" className={styles.tight}>
            <Checkbox>
              我已阅读并同意
              <Link to={href('agreement')} target="_blank">
                《用户服务协议》
              </Link>
            </Checkbox>
          </CallField>
          <CallField name="privacy" label={null} valuePropName="checked">
            <Checkbox>
              我已阅读并同意
              <Link to={href('privacy')} target="_blank">
                《个人信息保护政策》
              </Link>
            </Checkbox>
          </CallField>
        </CallForm>
      )}
    </Frame>
  );
}

function UserSteps() {
  return (
    <>
      <h2>一个账号，参与数据流通的全过程</h2>
      <ol>
        <li>
          <strong>注册账号</strong>
          <span>收藏产品、保存搜索并接收新品通知</span>
        </li>
        <li>
          <strong>身份认证</strong>
          <span>个人或企业核验通过后，可发布需求</span>
        </li>
        <li>
          <strong>开通交易权限</strong>
          <span>需方订购产品，供方登记并上架产品</span>
        </li>
      </ol>
      <p>中心依法核验交易双方的身份，并留存审核与交易记录。</p>
    </>
  );
}
