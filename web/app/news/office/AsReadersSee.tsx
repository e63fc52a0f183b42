import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { useDict } from '#app/admin/dict.ts';
import { ArticleDetail } from '#app/news/ArticleDetail.tsx';

type Written = Partial<Record<'title' | 'kind' | 'summary' | 'coverFileId' | 'body' | 'source' | 'author', string>>;

/** Shows what stands in the form as readers would see it, before anything is saved. */
export function AsReadersSee() {
  const form = Form.useFormInstance();
  const kinds = useDict('newsKind');
  const [seen, setSeen] = useState<Written | null>(null);
  return (
    <>
      <Button size="large" onClick={() => setSeen(form.getFieldsValue(true) as Written)}>
        预览改动
      </Button>
      <Modal
        open={seen !== null}
        title="预览，尚未保存"
        width={880}
        footer={null}
        onCancel={() => setSeen(null)}
        destroyOnHidden
      >
        {seen && (
          <ArticleDetail
            article={{
              title: seen.title || '（没有标题）',
              kindLabel: kinds?.find(({ value }) => value === seen.kind)?.label ?? '',
              publishedAt: null,
              source: seen.source ?? '',
              author: seen.author ?? '',
              coverUrl: seen.coverFileId ? `/api/file/${seen.coverFileId}` : null,
              summary: seen.summary ?? '',
              body: seen.body ?? '',
            }}
          />
        )}
      </Modal>
    </>
  );
}
