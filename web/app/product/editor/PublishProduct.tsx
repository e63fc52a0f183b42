import { getOwnProduct } from '@shuji/contract/product/own';
import type { OwnProduct } from '@shuji/contract/product/schema/own';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { useOwnContact } from '#app/merchant/own-contact.ts';
import { NeedVendor } from '#app/onboarding/NeedVendor.tsx';
import { href } from '#app/paths.ts';
import { nextWords } from '#app/product/market/next-words.ts';
import { SubmittedForm } from '#app/product/review/SubmittedForm.tsx';
import { pageTitle } from '#app/site/title.ts';
import { keepsPlace } from '#app/ui/place.ts';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import { ProductEditor } from './ProductEditor.tsx';

interface FormState {
  form: string;
}

export const meta = pageTitle('发布产品');

export default function PublishProduct() {
  const { state, key } = useLocation();
  // A new product gets its id, and so another address, while it is being written; the form must live through that.
  const form = (state as FormState | null)?.form ?? key;
  return <Publishing key={form} form={form} />;
}

function Publishing({ form }: { form: string }) {
  const [query, setQuery] = useSearchParams();
  const [begun] = useState(() => query.get('id'));
  const isForReading = begun !== null && query.has('view');
  const adopt = (id: string) => setQuery({ id }, { replace: true, state: { form, ...keepsPlace } satisfies FormState });
  return (
    <>
      <h1>{isForReading ? '提交过的登记表' : begun ? '修改产品登记' : '发布产品'}</h1>
      <NeedVendor>
        {begun ? (
          <Existing id={begun} isForReading={isForReading} isChecking={query.has('check')} />
        ) : (
          <NewProduct onBegun={adopt} />
        )}
      </NeedVendor>
    </>
  );
}

function NewProduct({ onBegun }: { onBegun: (id: string) => void }) {
  const contact = useOwnContact();
  if (contact === undefined) {
    return (
      <Card>
        <Skeleton lines={10} />
      </Card>
    );
  }
  return <ProductEditor product={null} contact={contact} onBegun={onBegun} />;
}

interface ExistingProps {
  id: string;
  isForReading: boolean;
  isChecking: boolean;
}

function Existing({ id, isForReading, isChecking }: ExistingProps) {
  // The form is the newer one from here on: saving it reads nothing again.
  const { data, error, reload } = useQueryOf(getOwnProduct, { id }, { staleTime: 'static' });
  if (!data) {
    return (
      <Card>
        <Fallback noun="这个产品" error={error} onAgain={reload} lines={10}>
          <LinkButton to={href('myprod')}>返回我的产品</LinkButton>
        </Fallback>
      </Card>
    );
  }
  if (isForReading || !data.may.includes('edit')) {
    return (
      <>
        <ClaimedAlert product={data} />
        <SubmittedForm product={data} />
      </>
    );
  }
  return (
    <>
      <ProductState product={data} />
      <ProductEditor product={data} isChecking={isChecking} />
    </>
  );
}

/** Why it can only be read, and where to go on. */
function ClaimedAlert({ product }: { product: OwnProduct }) {
  const { id, may, status } = product;
  const isBad = status === 'suspended' || status === 'revoked';
  return (
    <Alert tone={isBad ? 'bad' : 'action'} title={may.includes('edit') ? '' : '现在不能修改，以下是提交的内容'}>
      {nextWords(product)}{' '}
      <Link to={href('myprod', { id })}>{may.includes('appeal') ? '去提出申诉' : '查看办理进度'}</Link>
    </Alert>
  );
}

function ProductState({ product }: { product: OwnProduct }) {
  const now = product.change ?? product.status;
  if (now === 'correction') {
    return (
      <Alert tone="warn" title="请按审核意见补正后重新提交">
        {product.reason}
        {product.opinions && ' 具体意见写在各个字段下面。'}
      </Alert>
    );
  }
  if (now === 'refused')
    return (
      <Alert tone="bad" title="上一次提交被驳回">
        {product.reason}
      </Alert>
    );
  const isRegistered = product.certificateId !== null && product.change === null;
  if (isRegistered) {
    return <Alert title="修改会成为新的版本">新版本需重新审核；通过之前，市场上展示的仍是已登记的版本。</Alert>;
  }
  return null;
}
