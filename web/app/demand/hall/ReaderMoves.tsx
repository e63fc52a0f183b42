import type { DemandDetail } from '@shuji/contract/demand/schema';
import { DemandMoves } from '#app/demand/own/DemandMoves.tsx';
import { OfferDoor } from '#app/demand/own/OfferDoor.tsx';
import { TakerContact } from '#app/demand/TakerContact.tsx';

/** The steps of a signed-in reader, in a chunk of their own: anonymous readers do not load it. */
export function ReaderMoves({ demand, onMoved }: { demand: DemandDetail; onMoved: () => void }) {
  return (
    <>
      {demand.mayReadContact && <TakerContact key={`${demand.id} ${demand.takenAt}`} id={demand.id} />}
      <OfferDoor demand={demand} />
      <DemandMoves demand={demand} size="large" onMoved={onMoved} />
    </>
  );
}
