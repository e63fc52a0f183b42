/** A reviewer's sentence at a field. */
export function Opinion({ text }: { text: string }) {
  return (
    <p className="opinion small">
      <b>审核意见</b> {text}
    </p>
  );
}
