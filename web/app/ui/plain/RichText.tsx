import { headedFrom } from '#app/ui/headings.ts';

interface RichTextProps {
  html: string;
  /** The level of the heading it stands under: writers know one kind of subheading, only the page knows its place. */
  under?: 1 | 2 | 3;
}

/** Rich text, sanitised by the server when it was stored; never pass anything else. */
export function RichText({ html, under = 2 }: RichTextProps) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: headedFrom(html, under + 1) }} />;
}
