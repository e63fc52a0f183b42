import { serviceLabels } from '@shuji/contract/product/labels/form';
import type { ServiceDescription } from '@shuji/contract/product/schema/form';
import { daysWords } from '#app/product/labels.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';

/** A service in the words of its merchant. */
export function ServiceFacts({ service }: { service: ServiceDescription }) {
  const words = (part: 'scope' | 'deliverables' | 'audience' | 'needs' | 'basis') =>
    [serviceLabels[part], service[part] && <span className="pre-line">{service[part]}</span>] as const;
  return (
    <Facts
      facts={[
        words('scope'),
        words('deliverables'),
        ['服务周期', daysWords(service)],
        words('audience'),
        words('needs'),
        words('basis'),
      ]}
    />
  );
}
