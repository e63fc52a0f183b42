import type { SampleProposal } from '@shuji/contract/product/schema/sample';
import { Input } from 'antd';

interface MeaningFieldProps {
  /** What the sample proposes for the field of this row. */
  proposed: SampleProposal['dictionary'][number] | undefined;
  value?: string;
  onChange?: (event: React.ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
  id?: string;
}

/** A field's meaning, which says where it is from while it is as the sample proposed it. */
export function MeaningField({ proposed, value = '', ...control }: MeaningFieldProps) {
  const isProposed = value !== '' && proposed?.meaning === value;
  // A suffix that comes and goes would take the focus from the field.
  const words = isProposed ? (proposed.isEarlier ? '沿用以往产品' : '由样例填写') : '';
  return <Input {...control} value={value} maxLength={200} suffix={<small className="small muted">{words}</small>} />;
}
