import { listDemoSms } from '@shuji/contract/demo/calls';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { load } from '#app/lib/load.ts';
import { pageTitle } from '#app/site/title.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { minuteOf } from '#app/ui/time.ts';

const page = load(listDemoSms, () => ({}));
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = pageTitle('演示短信');

const everyMs = 5_000;

export default function DemoSms() {
  const messages = page.use();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div className="wrap narrow page">
      <div className="row between">
        <h1>演示短信</h1>
        <Button onClick={() => void revalidate()}>刷新</Button>
      </div>
      <Alert title="仅演示环境有此页面">
        演示环境不向手机发送短信，最近发出的短信都显示在这里，同时写入服务器日志。
      </Alert>
      {messages.length === 0 ? (
        <Empty title="还没有短信" text="在注册、短信登录或重置密码页面点“获取验证码”，短信就会出现在这里。" />
      ) : (
        <ul className="stack">
          {messages.map((message) => (
            <li key={message.sentAt + message.phone}>
              <Card>
                <div className="row between muted small">
                  <span>发往 {message.phone}</span>
                  <time dateTime={message.sentAt}>{minuteOf(message.sentAt)}</time>
                </div>
                <p>{message.text}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
