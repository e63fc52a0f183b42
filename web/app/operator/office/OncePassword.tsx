import { Modal, Typography } from 'antd';
import { Notice } from '#app/ui/Notice.tsx';

/** A first password, to be handed over in person: it cannot be read again. */
export function OncePassword({
  username,
  password,
  onClose,
}: {
  username: string;
  password: string;
  onClose: () => void;
}) {
  return (
    <Modal
      open
      title="请转交初始密码"
      onCancel={onClose}
      onOk={onClose}
      okText="我已转交"
      cancelButtonProps={{ hidden: true }}
      mask={{ closable: false }}
    >
      <Notice tone="warn" title="密码只显示这一次">
        请当面或通过可靠途径转交本人。首次登录必须修改。
      </Notice>
      <p>
        用户名：<strong>{username}</strong>
      </p>
      <p>
        初始密码：
        <Typography.Text code copyable={{ tooltips: ['复制', '已复制'] }}>
          {password}
        </Typography.Text>
      </p>
    </Modal>
  );
}
