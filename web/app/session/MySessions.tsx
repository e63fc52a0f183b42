import {
  endOtherSessions,
  endSession,
  forgetAllDevices,
  forgetDevice,
  listDevices,
  listSessions,
} from '@shuji/contract/session/calls';
import { Link } from 'react-router';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { DeviceList } from './DeviceList.tsx';
import { SessionList } from './SessionList.tsx';

export const meta = pageTitle('登录设备');

export default function MySessions() {
  const devices = useQueryOf(listDevices, {});
  return (
    <>
      <div>
        <h1>登录设备</h1>
        <p className="muted">
          30 分钟未使用或登录满 12 小时会自动退出。发现不认识的登录，请先退出它，再
          <Link to={href('myuppwd')}>修改密码</Link>
          ；在此退出的设备不再被记住。
        </p>
      </div>
      <SessionList list={listSessions} end={endSession} endOthers={endOtherSessions} />
      <DeviceList devices={devices} forget={forgetDevice} forgetAll={forgetAllDevices} />
    </>
  );
}
