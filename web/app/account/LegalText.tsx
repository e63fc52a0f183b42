import type { ReactNode } from 'react';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import styles from './LegalText.module.css';

/** A text that people agree to: readable, printable, with its version. */
export function LegalText({ title, version, children }: { title: string; version: string; children: ReactNode }) {
  return (
    <div className="wrap narrow page">
      <Card className={styles.sheet}>
        <div className="row between">
          <h1>{title}</h1>
          <Button size="small" className="no-print" onClick={() => window.print()}>
            打印
          </Button>
        </div>
        <p className="muted small">
          版本 {version}，自 {version} 起施行
        </p>
        <div className={`prose ${styles.text}`}>{children}</div>
      </Card>
    </div>
  );
}
