import { getHelp } from '@shuji/contract/document/calls';
import { helpTopicNames, helpTopics } from '@shuji/contract/document/labels';
import type { HelpEntry } from '@shuji/contract/document/schema';
import { Form, Link, useSearchParams } from 'react-router';
import { load, pick } from '#app/lib/load.ts';
import { useUnfoldTarget } from '#app/lib/unfold.ts';
import { href, paths } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { useSettings } from '#app/site/settings.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Input } from '#app/ui/Input.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Highlight } from '#app/ui/plain/Highlight.tsx';
import { RichText } from '#app/ui/plain/RichText.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import styles from './HelpPage.module.css';

const page = load(getHelp, ({ query }) => pick(query, 'keyword', 'topic') as { keyword?: string });
export const loader = describedBy(page.loader, () => ({ path: href('help') }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle('帮助中心', '怎样注册认证、登记上架、订购验收，以及常见问题的解答。');

const topics = [{ value: '', label: '全部' }, ...optionsOf(helpTopics)];

export default function HelpPage() {
  const { guides, questions, words } = page.use();
  const [query] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const isEmpty = guides.length + questions.length === 0;
  useUnfoldTarget();
  return (
    <div className="wrap page">
      <header className={`stack ${styles.head}`}>
        <h1>帮助中心</h1>
        <Form action={paths.help} role="search" className={`search ${styles.search}`} key={keyword}>
          <Input
            name="keyword"
            type="search"
            aria-label="搜索帮助"
            placeholder="例如：验证码、公示、发票"
            defaultValue={keyword}
            maxLength={40}
          />
          <Button type="submit" look="primary">
            搜索
          </Button>
        </Form>
      </header>
      <div className="columns">
        <div className="stack">
          <Tabs name="topic" tabs={topics} label="主题" />
          {keyword && !isEmpty && (
            <p className="muted small" role="status">
              找到 {guides.length + questions.length} 条含有“{keyword}”的内容
            </p>
          )}
          {isEmpty && (
            <Card>
              <Empty title="没有找到相关内容" text="换个说法再试，或直接向我们提问。">
                <LinkButton to={href('complaint', { kind: 'question' })}>提交咨询</LinkButton>
              </Empty>
            </Card>
          )}
          {guides.length > 1 && !keyword && <Places guides={guides} />}
          {guides.map((guide) => (
            <Card key={guide.anchor} className="stack">
              <h2 id={guide.anchor}>
                <Highlight text={guide.title} words={words} />
              </h2>
              <RichText html={guide.body} />
            </Card>
          ))}
          {questions.length > 0 && (
            <Card title="常见问题">
              {helpTopicNames.map((topic) => (
                <Answers
                  key={topic}
                  title={helpTopics[topic]}
                  entries={questions.filter((one) => one.topic === topic)}
                  words={words}
                />
              ))}
            </Card>
          )}
        </div>
        <Ways />
      </div>
    </div>
  );
}

function Places({ guides }: { guides: HelpEntry[] }) {
  return (
    <ul className={`grid ${styles.guides}`} aria-label="办事指南">
      {guides.map(({ anchor, title, topic }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className="card stack strong" data-gap="1">
            {title}
            <small className="fine muted">{helpTopics[topic]}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface AnswersProps {
  title: string;
  entries: HelpEntry[];
  words: string[];
}

/** A search opens the answers it finds. */
function Answers({ title, entries, words }: AnswersProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 className={`muted small ${styles.topic}`}>{title}</h3>
      <div className={`lines ${styles.answers}`} data-gap="3">
        {entries.map(({ anchor, title: question, body }) => (
          <details key={anchor} id={anchor} open={words.length > 0}>
            <summary>
              <Highlight text={question} words={words} />
            </summary>
            <div className="soft">
              <RichText html={body} under={3} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function Ways() {
  const site = useSettings();
  return (
    <aside className="stack">
      <Card title="没有找到答案？">
        <div className="stack" data-gap="3">
          {site?.link_phone && (
            <p>
              电话 <a href={`tel:${site.link_phone}`}>{site.link_phone}</a>
              <br />
              <span className="muted small">{site.link_hours}</span>
            </p>
          )}
          <p className="muted">咨询、建议、投诉与举报都可以在网上提交，凭受理编号随时查看办理情况。</p>
          <LinkButton to={paths.complaint}>投诉与建议</LinkButton>
          <a href="/docs">接口文档</a>
        </div>
      </Card>
      <Card title="规则与协议">
        <p className="muted">交易规则、收费标准、争议处理与用户协议的现行版本和历次版本。</p>
        <Link to={paths.rules}>查看全部文本</Link>
      </Card>
    </aside>
  );
}
