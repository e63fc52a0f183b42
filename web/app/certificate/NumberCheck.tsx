import { Form } from 'react-router';
import { Alert } from '#app/ui/Alert.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Input } from '#app/ui/Input.tsx';
import { Field } from '#app/ui/plain/Field.tsx';

/** Checking by the number on paper; an ordinary form, so that it works without script. */
export function NumberCheck({ missing }: { missing: string | null }) {
  return (
    <div className="wrap narrow page">
      <h1>证书查验</h1>
      <Card className="stack">
        <Form method="get" className="stack starts">
          <Field label="证书编号" hint="印在证书标题下方，形如 DJ-2026-7K3M9-QWX4T（登记证书）或 PZ-2026-…（交易凭证）">
            {(control) => (
              <Input
                {...control}
                name="number"
                required
                maxLength={40}
                defaultValue={missing ?? ''}
                autoComplete="off"
              />
            )}
          </Field>
          <Button type="submit" look="primary">
            查验
          </Button>
        </Form>
        {missing && (
          <Alert title="没有找到该证书" tone="warn">
            没有编号为“{missing}”的证书。请核对编号，注意数字 0 与字母 O、数字 1 与字母 I
            的区别；仍查不到的，请联系交易中心。
          </Alert>
        )}
      </Card>
      <p className="muted small">
        也可以扫描证书上的二维码查验。本中心的登记证书和交易凭证以哈希存证记录在案，不是国家数据产权登记证书。
      </p>
    </div>
  );
}
