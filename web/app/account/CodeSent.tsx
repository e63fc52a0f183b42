import { getDemo } from '@shuji/contract/demo/calls';
import { Link } from 'react-router';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';

/** Says where a code went and how long it is good for. */
export function CodeSent({ phone }: { phone: string }) {
  const { data } = useQueryOf(getDemo, {}, { staleTime: 'static' });
  return (
    <span role="status">
      验证码已发往 {phone}，5 分钟内有效。
      {data?.isDemo && (
        <Link to={href('demoSms')} target="_blank">
          查看演示短信
        </Link>
      )}
    </span>
  );
}
