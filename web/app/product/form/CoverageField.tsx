import { nationwide } from '@shuji/contract/product/labels/form';
import { Checkbox } from 'antd';
import { RegionsField } from '#app/form/field/RegionField.tsx';

interface CoverageFieldProps {
  /** Region codes; 全国 stands alone. */
  value?: string[];
  onChange?: (codes: string[]) => void;
  id?: string;
}

/** The data's coverage: the whole country, or some of its regions. */
export function CoverageField({ value = [], onChange, id }: CoverageFieldProps) {
  const isWhole = value.includes(nationwide);
  return (
    <div className="stack">
      <Checkbox checked={isWhole} onChange={(event) => onChange?.(event.target.checked ? [nationwide] : [])}>
        全国
      </Checkbox>
      {!isWhole && <RegionsField id={id} value={value} onChange={onChange} />}
    </div>
  );
}
