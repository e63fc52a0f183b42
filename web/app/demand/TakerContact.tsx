import type { Output } from '@shuji/contract/call';
import { readDemandContact } from '@shuji/contract/demand/contact';
import { useState } from 'react';
import { useSend } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/Button.tsx';
import { Contact } from './Contact.tsx';

/** The contact, for the taker: revealed on request, and recorded each time. */
export function TakerContact({ id }: { id: string }) {
  const { send, busy } = useSend(readDemandContact);
  const [contact, setContact] = useState<Output<typeof readDemandContact> | null>(null);

  async function reveal() {
    const answer = await send({ id });
    if (answer) setContact(answer.data);
  }

  return (
    <>
      {contact ? (
        <Contact label="联系方式（仅您和需求方可见）" contact={contact} />
      ) : (
        <Button size="large" busy={busy} onClick={() => void reveal()}>
          查看联系方式
        </Button>
      )}
      <p className="muted small">每次查看都有记录，需求方可以看到由谁、何时查看。</p>
    </>
  );
}
