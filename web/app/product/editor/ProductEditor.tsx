// The registration form: its sections, autosaved, submitted once it has no gaps.

import { isServiceType } from '@shuji/contract/product/labels';
import { saveProduct, submitProduct } from '@shuji/contract/product/own';
import { productDraft, productForm, productSubmission } from '@shuji/contract/product/schema/form';
import { type OwnProduct, saveProduct as saveProductShape } from '@shuji/contract/product/schema/own';
import { Button, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallForm, type Submitting } from '#app/form/CallForm.tsx';
import { goTo } from '#app/form/go-to.ts';
import { pathOf } from '#app/form/schema.ts';
import { forgetDraft, getDraft, writeDraft } from '#app/lib/draft.ts';
import { useMutationOf } from '#app/lib/query.ts';
import type { OwnContact } from '#app/merchant/own-contact.ts';
import { href } from '#app/paths.ts';
import { SectionRail } from '#app/product/detail/SectionRail.tsx';
import { BasicSection } from '#app/product/form/BasicSection.tsx';
import { ContactSection } from '#app/product/form/ContactSection.tsx';
import { ContentSection } from '#app/product/form/ContentSection.tsx';
import { ServiceSection } from '#app/product/form/ServiceSection.tsx';
import { SourceSection } from '#app/product/form/SourceSection.tsx';
import { TradeSection } from '#app/product/form/TradeSection.tsx';
import { UseSection } from '#app/product/form/UseSection.tsx';
import { SaveWords } from '#app/product/market/SaveWords.tsx';
import { FieldOpinions } from '#app/product/review/opinions.ts';
import { toast } from '#app/ui/notify.ts';
import { DraftElsewhere } from './DraftElsewhere.tsx';
import { noFiles } from './form-files.ts';
import { formStateOf } from './form-gaps.ts';
import { GapList } from './GapList.tsx';
import styles from './ProductEditor.module.css';
import { SavedProduct } from './saved-product.ts';
import { useAutosave } from './use-autosave.ts';

interface ProductEditorProps {
  /** Null for a new one. */
  product: OwnProduct | null;
  /** Stands in a new form until it is changed. */
  contact?: OwnContact | null;
  /** Came from a submission that lacked something: what it lacks is listed from the start. */
  isChecking?: boolean;
  /** Called with the id of a new product after its first save. */
  onBegun?: (id: string) => void;
}

type Values = Record<string, unknown>;

export function ProductEditor({ product, contact, isChecking = false, onBegun }: ProductEditorProps) {
  const [form] = Form.useForm();
  const navigate = useNavigate();
  const [stored] = useState(() => product?.form ?? productDraft.parse({}));
  const [initial] = useState(() => (contact ? { ...stored, contact } : stored));
  const [id, setId] = useState(product?.id ?? null);
  const draft = `product:${id ?? 'new'}`;
  const [restored] = useState(() => getDraft<Values>(draft));
  const [values, setValues] = useState<Values>({ ...initial, ...restored });
  const [showsGaps, setShowsGaps] = useState(isChecking);
  const isHandingIn = useRef(false);
  const { send, busy } = useMutationOf(submitProduct);
  const autosave = useAutosave({
    id,
    revision: product?.revision ?? null,
    before: stored,
    // This window's draft was written over a revision that is not the server's any more.
    isElsewhere: restored !== undefined && product !== null && getDraft(`${draft}:over`) !== product.revision,
    onSaved: ({ id: saved, revision, isAll, isGone }) => {
      const written = getDraft(draft);
      // The server has it now: the next new product must not begin with this one.
      forget();
      if (!isAll && written) {
        writeDraft(`product:${saved}`, written);
        writeDraft(`product:${saved}:over`, revision);
      }
      if (!id && !isGone) adopt(saved);
    },
  });
  const isBegun = useRef(false);
  useEffect(() => {
    if (restored && !isBegun.current) autosave.changed({ ...initial, ...restored });
    isBegun.current = true;
  });

  function forget() {
    forgetDraft(draft);
    forgetDraft(`${draft}:over`);
  }

  function adopt(fresh: string) {
    setId(fresh);
    onBegun?.(fresh);
  }

  async function afterSave(fresh: string) {
    forget();
    if (!id) adopt(fresh);
    if (!isHandingIn.current) return toast.success('草稿已保存');
    if (await send({ id: fresh })) {
      toast.success('已提交审核，结果会显示在“我的产品”');
      navigate(href('myprod'));
    }
  }

  const state = formStateOf(values);
  const productType = typeof values.productType === 'string' ? values.productType : null;
  const go = (field: string) => goTo(form, pathOf(field));
  const goToGap = (field: string) => {
    go(field);
    // Its row may have stood on a page that was not shown when the form was checked.
    form.setFields([{ name: [...pathOf(field)], errors: [state.gaps[field] ?? ''] }]);
  };

  function buttons({ submit, busy: isSaving }: Submitting) {
    const press = async (handsIn: boolean) => {
      isHandingIn.current = handsIn;
      setShowsGaps(handsIn);
      await autosave.flush();
      await submit(autosave.mine(), handsIn ? productSubmission : saveProductShape.input);
    };
    const isBusy = isSaving || busy || autosave.state.kind === 'saving';
    return (
      <div className={`row ${styles.buttons}`}>
        {showsGaps && <GapList gaps={state.gaps} productType={productType} onGo={goToGap} />}
        <Button type="primary" size="large" loading={isSaving || busy} onClick={() => void press(true)}>
          提交审核
        </Button>
        <Button size="large" disabled={isBusy} onClick={() => void press(false)}>
          存为草稿
        </Button>
        <SaveWords state={autosave.state} savedAt={product?.updatedAt ?? null} />
      </div>
    );
  }

  const files = product?.files ?? noFiles;
  return (
    <FieldOpinions value={product?.opinions ?? {}}>
      <SavedProduct value={{ id, flush: autosave.flush, apiTest: product?.apiTest ?? null }}>
        {autosave.state.kind === 'elsewhere' && (
          <DraftElsewhere
            onKeep={() => void autosave.keepMine(form.getFieldsValue(true))}
            onReload={() => {
              forget();
              location.reload();
            }}
          />
        )}
        <div className={styles.editor}>
          <SectionRail state={state} onGo={go} />
          <CallForm
            call={saveProduct}
            shape={saveProductShape}
            schema={productForm}
            form={form}
            draft={draft}
            initial={initial}
            className="stack"
            onValues={(now) => {
              setValues({ ...now });
              writeDraft(`${draft}:over`, autosave.mine().revision ?? null);
              autosave.changed(now);
            }}
            onDone={(data) => {
              autosave.adopt(data);
              void afterSave(data.id);
            }}
            onRefused={autosave.refused}
            footer={buttons}
          >
            <BasicSection files={files} />
            {isServiceType(productType) ? (
              <ServiceSection />
            ) : (
              <>
                <SourceSection files={files} />
                <ContentSection files={files} />
              </>
            )}
            <TradeSection />
            <UseSection />
            <ContactSection />
          </CallForm>
        </div>
      </SavedProduct>
    </FieldOpinions>
  );
}
