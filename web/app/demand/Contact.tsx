import { Facts } from '#app/ui/plain/Facts.tsx';
import styles from './Contact.module.css';

interface ContactProps {
  label: string;
  contact: { name: string; phone: string; email: string };
}

/** How to reach the other side, in the narrow column beside a demand. */
export function Contact({ label, contact: { name, phone, email } }: ContactProps) {
  return (
    <div className={`well ${styles.contact}`}>
      <span className="small soft">{label}</span>
      <Facts
        facts={[
          ['联系人', name],
          ['手机号', phone && <a href={`tel:${phone}`}>{phone}</a>],
          ['电子邮箱', email && <a href={`mailto:${email}`}>{email}</a>],
        ]}
      />
    </div>
  );
}
