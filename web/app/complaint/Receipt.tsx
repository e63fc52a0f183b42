import type { Output } from '@shuji/contract/call';
import type { fileComplaint } from '@shuji/contract/complaint/calls';
import { Alert } from '#app/admin/Alert.tsx';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { href } from '#app/paths.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';

interface ReceiptProps {
  filed: Output<typeof fileComplaint>;
  onAnother: () => void;
}

/** Number and code for the sender; the code is shown only here. */
export function Receipt({ filed: { number, code, dueOn }, onAnother }: ReceiptProps) {
  return (
    <Card title="已提交">
      <div className="stack" role="status">
        <Facts
          facts={[
            ['受理编号', <strong key="number">{number}</strong>],
            ['查询码', code && <strong key="code">{code}</strong>],
            ['答复期限', `${dueOn} 前`],
          ]}
        />
        {code && (
          <Alert tone="warn" title="请记下受理编号与查询码">
            查询码只显示这一次，中心也无法找回；凭编号与查询码可以查看答复、补充说明。
          </Alert>
        )}
        <p className="row no-print">
          {code ? (
            <Button look="primary" onClick={() => window.print()}>
              打印或存为 PDF
            </Button>
          ) : (
            <LinkButton look="primary" to={href('mycomplaint', { number })}>
              查看办理情况
            </LinkButton>
          )}
          <Button onClick={onAnother}>再提交一件</Button>
        </p>
      </div>
    </Card>
  );
}
