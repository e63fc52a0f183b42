import { partyKind } from '@shuji/contract/merchant/labels/attestation';
import { attestationLabels, type OwnAttestation } from '@shuji/contract/merchant/schema/attestation';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { FileLink } from '#app/lib/FileLink.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';

/** The submitted form, read-only, for its owner. */
export function AttestationDetail({
  content,
  onChange,
}: {
  content: OwnAttestation;
  onChange?: (() => void) | undefined;
}) {
  const labels = attestationLabels[content.kind];
  const {
    name,
    idNumber,
    creditCode,
    legalPerson,
    regionName,
    address,
    agent,
    contactPhone,
    email,
    licence,
    authority,
  } = content;
  return (
    <Card
      title="认证资料"
      extra={
        onChange && (
          <Button size="small" onClick={onChange}>
            变更资料
          </Button>
        )
      }
    >
      <Facts
        facts={[
          ['认证类型', partyKind[content.kind]],
          [labels.name ?? '', name],
          ['身份证号码', idNumber],
          ['信用代码', creditCode],
          ['法定代表人', legalPerson],
          ['所在地区', regionName],
          ['详细地址', address],
          ['经办人姓名', agent],
          ['联系电话', contactPhone],
          ['电子邮箱', email],
          ['营业执照影像', licence && <FileLink file={licence} />],
          ['经办人授权书', authority && <FileLink file={authority} />],
        ]}
      />
    </Card>
  );
}
