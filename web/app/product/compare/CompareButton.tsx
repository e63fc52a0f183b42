import type { SeenProduct } from '#app/product/item/seen.ts';
import { Button } from '#app/ui/Button.tsx';
import { toggleCompared, useCompared } from './compared.ts';

/** Adds a product to the comparison, or removes it. */
export function CompareButton({ product: { id, name } }: { product: SeenProduct }) {
  const isCompared = useCompared().some((one) => one.id === id);
  return (
    <Button
      size="small"
      look="quiet"
      className="needs-script"
      aria-pressed={isCompared}
      aria-label={isCompared ? `移出对比：${name}` : `加入对比：${name}`}
      onClick={() => toggleCompared({ id, name })}
    >
      {isCompared ? '移出对比' : '加入对比'}
    </Button>
  );
}
