import { Form } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/Button.tsx';

// Without suggestions: the first page everyone opens stays light, and the page it leads to has them.
export function HomeSearch() {
  return (
    <Form action={paths.prodsearch} role="search" className="search" data-size="large">
      <input
        className="input"
        name="keyword"
        type="search"
        aria-label="产品关键词"
        placeholder="搜产品、行业、数商或拼音"
        maxLength={60}
      />
      <Button type="submit" look="primary" size="large">
        搜索
      </Button>
    </Form>
  );
}
