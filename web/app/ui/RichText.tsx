/** A text with marks, sanitised by the server when it was stored; nothing else may be handed in. */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
