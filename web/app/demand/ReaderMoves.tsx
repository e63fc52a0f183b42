import type { DemandDetail } from '@shuji/contract/demand';
import { DemandMoves } from './DemandMoves.tsx';
import { OfferDoor } from './OfferDoor.tsx';
import { TakerContact } from './TakerContact.tsx';

/** What a signed-in reader may do with a demand: its code is not for those who only read. */
export function ReaderMoves({ demand, onMoved }: { demand: DemandDetail; onMoved: () => void }) {
  return (
    <>
      {demand.mayReadContact && <TakerContact key={`${demand.id} ${demand.takenAt}`} id={demand.id} />}
      <OfferDoor demand={demand} />
      <DemandMoves demand={demand} size="large" onMoved={onMoved} />
    </>
  );
}
