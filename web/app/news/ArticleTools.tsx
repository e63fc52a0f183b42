import { Button } from '#app/ui/Button.tsx';
import { ShareButton } from '#app/ui/ShareButton.tsx';
import styles from './ArticleTools.module.css';

/** Taking an article along: to another person, to a phone, on paper. */
export function ArticleTools({ title }: { title: string }) {
  return (
    <div className={`${styles.tools} needs-script no-print`}>
      <ShareButton title={title} what="资讯" />
      <Button size="small" look="quiet" onClick={() => window.print()}>
        打印
      </Button>
    </div>
  );
}
