import { Button } from '#app/ui/Button.tsx';
import { ShareButton } from '#app/ui/ShareButton.tsx';
import styles from './NewsArticle.module.css';

/** Taking an article along: to another person, to a phone, on paper. */
export function ArticleTools({ title }: { title: string }) {
  return (
    <div className={`row needs-script no-print ${styles.tools}`}>
      <ShareButton title={title} what="资讯" />
      <Button size="small" look="quiet" onClick={() => window.print()}>
        打印
      </Button>
    </div>
  );
}
