import { href } from '#app/paths.ts';
import { LinkButton } from '#app/ui/Button.tsx';

/** Seen by the supplier's own people alone. */
export function OwnerBar({ id }: { id: string }) {
  return (
    <div className="notice row between across no-print">
      <span>这是贵单位的产品，需方看到的就是本页。</span>
      <span className="row">
        <LinkButton size="small" to={href('prodin', { id })}>
          变更登记内容
        </LinkButton>
        <LinkButton size="small" to={href('myprod')}>
          管理产品
        </LinkButton>
      </span>
    </div>
  );
}
