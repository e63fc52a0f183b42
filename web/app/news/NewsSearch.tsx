import { Form } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/Button.tsx';
import { Input } from '#app/ui/Input.tsx';

/** The search box for news; it leads to the search page with or without script. */
export function NewsSearch({ keyword = '' }: { keyword?: string }) {
  return (
    <Form action={paths.messgsearch} role="search" className="search" key={keyword}>
      <Input
        name="keyword"
        type="search"
        aria-label="资讯关键词"
        placeholder="标题或正文的关键词"
        defaultValue={keyword}
        maxLength={40}
        required
      />
      <Button type="submit" look="primary">
        搜索
      </Button>
    </Form>
  );
}
