// The registration form: six sections, saved as one writes, handed in once nothing is missing.
import { productDraft, productForm, productSubmission } from '@shuji/contract/product-form';
import { type OwnProduct, saveProduct, submitProduct } from '@shuji/contract/product-own';
import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallForm, type Submitting } from '#app/form/CallForm.tsx';
import { forgetDraft } from '#app/lib/draft.ts';
import { useSend } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { toast } from '#app/ui/notify.ts';
import { minuteOf } from '#app/ui/time.ts';
import { BasicSection } from './BasicSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { ContentSection } from './ContentSection.tsx';
import { noFiles } from './form-files.ts';
import { FieldOpinions } from './opinions.ts';
import styles from './ProductEditor.module.css';
import { SectionRail } from './SectionRail.tsx';
import { SourceSection } from './SourceSection.tsx';
import { TradeSection } from './TradeSection.tsx';
import { UseSection } from './UseSection.tsx';
import { useAutosave } from './use-autosave.ts';

interface ProductEditorProps {
  /** Null for a new one. */
  product: OwnProduct | null;
  /** Told the id of a new product once it is kept for the first time. */
  onBegun?: (id: string) => void;
}

export function ProductEditor({ product, onBegun }: ProductEditorProps) {
  const [form] = Form.useForm();
  const navigate = useNavigate();
  const [initial] = useState(() => product?.form ?? productDraft.parse({}));
  const [values, setValues] = useState<Record<string, unknown>>(initial);
  const [id, setId] = useState(product?.id ?? null);
  const files = product?.files ?? noFiles;
  const isHandingIn = useRef(false);
  const { send, busy } = useSend(submitProduct);
  const draft = `product:${id ?? 'new'}`;
  const autosave = useAutosave(id, (saved) => {
    // The server has it now: the next new product must not begin with this one.
    forgetDraft(draft);
    if (!id) adopt(saved);
  });

  function adopt(fresh: string) {
    setId(fresh);
    onBegun?.(fresh);
  }

  async function kept(fresh: string) {
    if (!id) adopt(fresh);
    if (!isHandingIn.current) return toast.success('草稿已保存');
    if (await send({ id: fresh })) {
      toast.success('已提交审核，结果会显示在“我的产品”');
      navigate(href('myprod'));
    }
  }

  function buttons({ submit, busy: isSaving }: Submitting) {
    const go = (handsIn: boolean) => {
      isHandingIn.current = handsIn;
      autosave.settled();
      void submit({}, handsIn ? productSubmission : saveProduct.input);
    };
    const isBusy = isSaving || busy || autosave.isSaving;
    return (
      <div className={styles.buttons}>
        <Button type="primary" size="large" loading={isBusy} onClick={() => go(true)}>
          提交审核
        </Button>
        <Button size="large" disabled={isBusy} onClick={() => go(false)}>
          存为草稿
        </Button>
      </div>
    );
  }

  return (
    <FieldOpinions value={product?.opinions ?? {}}>
      <div className={styles.editor}>
        <SectionRail values={values} saved={autosave.savedAt ? `${minuteOf(autosave.savedAt)} 已自动保存` : ''} />
        <CallForm
          call={saveProduct}
          schema={productForm}
          form={form}
          draft={draft}
          initial={initial}
          fixed={id ? { id } : undefined}
          className={styles.form}
          onValues={(now) => {
            setValues({ ...now });
            autosave.changed(now);
          }}
          onDone={(data) => void kept(data.id)}
          footer={buttons}
        >
          <BasicSection files={files} />
          <SourceSection files={files} />
          <ContentSection files={files} />
          <TradeSection />
          <UseSection />
          <ContactSection />
        </CallForm>
      </div>
    </FieldOpinions>
  );
}
