import {
  exportPermitQueue,
  freezePermit,
  listPermitQueue,
  readPermitSheet,
  reviewPermit,
} from '@shuji/contract/permit/calls';
import { ApplicationQueue } from '#app/application/office/ApplicationQueue.tsx';
import { pageTitle } from '#app/site/title.ts';

export const meta = pageTitle('交易权限审核');

export default function PermitQueue() {
  return (
    <ApplicationQueue
      desk="permit"
      page="officePermit"
      title="交易权限审核"
      queue={listPermitQueue}
      exported={exportPermitQueue}
      sheet={readPermitSheet}
      review={reviewPermit}
      freeze={freezePermit}
      freezing="冻结后，由这项申请开通的交易权限立即失效，直至解除；进行中的订单不受影响。"
    />
  );
}
