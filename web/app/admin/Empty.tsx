import { Empty as AntEmpty } from 'antd';
import type { ReactNode } from 'react';

interface EmptyProps {
  title: string;
  text?: string | undefined;
  /** It is all there is on the page, and its title the page's. */
  whole?: boolean | undefined;
  children?: ReactNode;
}

/** An empty state: its reason, and a next step (children: a link or button). */
export function Empty({ title, text, whole, children }: EmptyProps) {
  const Title = whole ? 'h1' : 'h2';
  return (
    <AntEmpty
      image={AntEmpty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <Title className="heading">{title}</Title>
          {text && <p>{text}</p>}
        </>
      }
    >
      {children}
    </AntEmpty>
  );
}
