import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { useDict } from '#app/admin/dict.ts';
import { FileLink } from '#app/lib/FileLink.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import type { MerchantContent } from './MerchantForm.tsx';

/** The submitted form, read-only, for its owner. */
export function MerchantDetail({
  content,
  onChange,
}: {
  content: MerchantContent;
  onChange?: (() => void) | undefined;
}) {
  const kinds = useDict('merchantKind');
  const industries = useDict('industry');
  const inWords = (items: typeof kinds, codes: string[] | null | undefined) =>
    codes?.map((code) => items?.find((item) => item.value === code)?.label ?? code).join('、');
  return (
    <Card
      title="入驻资料"
      extra={
        onChange && (
          <Button size="small" onClick={onChange}>
            变更资料
          </Button>
        )
      }
    >
      <p style={{ marginBottom: 16 }}>{content.introduction}</p>
      <Facts
        facts={[
          ['数商类别', inWords(kinds, content.kinds)],
          ['服务行业', inWords(industries, content.industries)],
          ['企业网站', content.website],
          [
            '资质文件',
            content.qualifications?.length
              ? content.qualifications.map((file) => (
                  <div key={file.id}>
                    <FileLink file={file} />
                  </div>
                ))
              : '',
          ],
        ]}
      />
    </Card>
  );
}
