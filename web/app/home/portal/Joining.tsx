import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import styles from './Joining.module.css';

/** The ways in for those who come with data, and for those who come with a certificate to check. */
export function Joining() {
  return (
    <section className={`wrap grid ${styles.joining}`} data-gap="5" data-min="half" aria-label="入驻与查验">
      <div>
        <h2>有数据，想让它发挥价值</h2>
        <p className="soft">注册成为数商，登记产品、响应需求，交易全程留痕。</p>
        <LinkButton to={`${paths.register}?type=2`} look="primary">
          数商入驻
        </LinkButton>
      </div>
      <div>
        <h2>拿到一份证书，想知道真假</h2>
        <p className="soft">输入编号或扫描二维码，查验登记证书与交易凭证的状态。</p>
        <span className="row">
          <LinkButton to={paths.prodcert}>查验登记证书</LinkButton>
          <LinkButton to={paths.sellcert}>查验交易凭证</LinkButton>
        </span>
      </div>
    </section>
  );
}
