import type { DemandDetail } from '@shuji/contract/demand';
import { DemandMoves } from './DemandMoves.tsx';
import { OfferDoor } from './OfferDoor.tsx';

/** What a signed-in reader may do with a demand: its code is not for those who only read. */
export function ReaderMoves({ demand, onMoved }: { demand: DemandDetail; onMoved: () => void }) {
  return (
    <>
      <OfferDoor demand={demand} />
      <DemandMoves demand={demand} size="large" onMoved={onMoved} />
    </>
  );
}
