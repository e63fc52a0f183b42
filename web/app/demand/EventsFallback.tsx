import { mayWorkAgain, troubleWords } from '#app/lib/trouble.ts';
import { Button } from '#app/ui/Button.tsx';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';

interface EventsFallbackProps {
  noun: string;
  error: Error | undefined;
  onAgain: () => void;
}

/** Stands where the events of a demand belong until they are there: a skeleton, or why they cannot be read. */
export function EventsFallback({ noun, error, onAgain }: EventsFallbackProps) {
  if (!error) return <Skeleton />;
  const { title, text } = troubleWords(error, noun);
  return (
    <p className="row muted">
      {[title, text].filter(Boolean).join('：')}
      {mayWorkAgain(error) && (
        <Button size="small" onClick={onAgain}>
          重试
        </Button>
      )}
    </p>
  );
}
