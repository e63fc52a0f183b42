import type { DemandDetail } from '@shuji/contract/demand/schema';
import { DemandMoves } from '#app/demand/own/DemandMoves.tsx';
import { OfferDoor } from '#app/demand/own/OfferDoor.tsx';
import { TakerContact } from '#app/demand/TakerContact.tsx';
import { FollowDemand } from './FollowDemand.tsx';

/** The steps of a signed-in reader, in a chunk of their own: anonymous readers do not load it. */
export function ReaderMoves({ demand, onMoved }: { demand: DemandDetail; onMoved: () => void }) {
  return (
    <>
      {demand.mayReadContact && <TakerContact key={`${demand.id} ${demand.takenAt}`} id={demand.id} />}
      <OfferDoor demand={demand} />
      {!demand.isMine && !demand.isTaken && <FollowDemand id={demand.id} />}
      <DemandMoves demand={demand} size="large" onMoved={onMoved} />
    </>
  );
}
