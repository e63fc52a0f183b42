// One queue for all applications; the four nouns bring their calls and labels.
import { applicationStatus } from '@shuji/contract/application/labels';
import type * as attestation from '@shuji/contract/merchant/attestation';
import { useSearchParams } from 'react-router';
import type { PageName } from '#app/paths.ts';
import { Tabs } from '#app/ui/Tabs.tsx';
import { ApplicationReview } from './ApplicationReview.tsx';
import { ApplicationRows } from './ApplicationRows.tsx';

type Subject = 'attestation' | 'merchant' | 'permit' | 'experience';

export interface ApplicationQueueProps {
  desk: Subject;
  page: PageName;
  title: string;
  queue: typeof attestation.listAttestationQueue;
  exported: typeof attestation.exportAttestationQueue;
  sheet: typeof attestation.readAttestationSheet;
  review: typeof attestation.reviewAttestation;
  freeze: typeof attestation.freezeAttestation;
  /** The effect of freezing, in a sentence. */
  freezing: string;
}

const tabs = (['pending', 'correction', 'approved', 'refused', 'frozen'] as const).map((value) => ({
  value,
  label: applicationStatus[value],
}));

export function ApplicationQueue(props: ApplicationQueueProps) {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id) return <ApplicationReview key={id} id={id} {...props} />;
  return (
    <>
      <h1>{props.title}</h1>
      <Tabs name="status" tabs={tabs} label="状态" />
      <ApplicationRows {...props} />
    </>
  );
}
