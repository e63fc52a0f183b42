import { ReloadOutlined } from '@ant-design/icons';
import { getCaptcha } from '@shuji/contract/account/calls';
import type { CaptchaPurpose } from '@shuji/contract/account/labels';
import type { Output } from '@shuji/contract/call';
import { Button, Form, Input, type InputProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/admin/Dialog.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import styles from './Captcha.module.css';
import { SliderAnswer } from './SliderAnswer.tsx';

type Kind = 'image' | 'text';

// The server forgets a captcha after two minutes.
const freshFor = 110_000;

interface CaptchaFieldProps {
  purpose: CaptchaPurpose;
  round: number;
  isRequired?: boolean;
}

/**
 * A picture to read, or a sum in words for who cannot see it. It puts `captcha` and `uuid` into the form around. Each
 * answer is good once, for one purpose: `round` must change whenever one was sent.
 */
export function CaptchaField({ purpose, round, isRequired = true }: CaptchaFieldProps) {
  const form = Form.useFormInstance();
  const [kind, setKind] = useState<Kind>('image');
  const { data, error, loading, reload } = useQueryOf(getCaptcha, { kind, purpose }, { staleTime: 'static' });
  const fetchedAt = useRef(0);
  const shownIn = useRef(round);

  useEffect(() => {
    if (shownIn.current !== round) reload();
    shownIn.current = round;
  }, [round, reload]);

  useEffect(() => {
    if (!data) return;
    fetchedAt.current = Date.now();
    form.setFieldsValue({ uuid: data.uuid, captcha: '' });
  }, [data, form]);

  const words = wordsOf[kind === 'text' ? 'text' : data?.slider ? 'slider' : 'letters'];
  return (
    <CallField
      name="captcha"
      label={words.label}
      required={isRequired}
      hint={
        <Button type="link" className={styles.other} onClick={() => setKind(kind === 'image' ? 'text' : 'image')}>
          {words.other}
        </Button>
      }
    >
      <Answer
        kind={kind}
        captchaQuestion={loading || error || !data ? null : data}
        refusal={error?.message}
        onReload={reload}
        onFocus={() => fetchedAt.current > 0 && Date.now() - fetchedAt.current > freshFor && reload()}
      />
    </CallField>
  );
}

const wordsOf = {
  letters: { label: '图形验证码', other: '看不清图片？改用文字题' },
  slider: { label: '拖动滑块，把拼图移到缺口处', other: '看不清图片？换成文字题' },
  text: { label: '验证题', other: '改用图片验证码' },
};

interface AnswerProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (value: unknown) => void;
  kind: Kind;
  /** Null while the next is on its way, for the one before is not good any more. */
  captchaQuestion: Output<typeof getCaptcha> | null;
  /** Why there is none; it does not come by itself. */
  refusal: string | undefined;
  onReload: () => void;
}

function Answer({ kind, captchaQuestion, refusal, onReload, ...control }: AnswerProps) {
  const again = <Button icon={<ReloadOutlined />} aria-label="换一个验证码" title="换一个" onClick={onReload} />;
  if (kind === 'image' && captchaQuestion?.slider) {
    const { id, value, onChange } = control;
    return (
      <div className={`media ${styles.row}`} data-gap="2">
        <SliderAnswer
          {...{ id, value, onChange }}
          aria-describedby={control['aria-describedby']}
          img={captchaQuestion.img}
          slider={captchaQuestion.slider}
        />
        {again}
      </div>
    );
  }
  return (
    <>
      <p className={styles.captchaQuestion} data-refused={refusal ? '' : undefined} aria-live="polite">
        {refusal ?? (kind === 'text' && (captchaQuestion?.text || '正在出题…'))}
      </p>
      <div className={`media ${styles.row}`} data-gap="2">
        <Input
          {...control}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode={kind === 'text' ? 'numeric' : 'text'}
          maxLength={12}
          placeholder={kind === 'text' ? '填写数字' : '不区分大小写'}
        />
        {kind === 'image' && <Picture img={captchaQuestion?.img ?? ''} onReload={onReload} />}
        {again}
      </div>
    </>
  );
}

function Picture({ img, onReload }: { img: string; onReload: () => void }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button type="button" className={styles.picture} aria-label="放大图形验证码" onClick={() => setLarge(true)}>
        {img && <img src={img} alt="图形验证码" width={120} height={40} />}
      </button>
      <Dialog
        open={isLarge}
        title="图形验证码"
        onClose={() => setLarge(false)}
        footer={
          <>
            <Button onClick={onReload}>换一个</Button>
            <Button type="primary" onClick={() => setLarge(false)}>
              看清了
            </Button>
          </>
        }
      >
        {img && <img src={img} alt="图形验证码（放大）" className={styles.large} />}
      </Dialog>
    </>
  );
}
