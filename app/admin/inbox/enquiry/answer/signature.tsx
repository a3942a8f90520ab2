import { Link } from 'react-router';
import { enquiryTexts as texts } from '../../texts/enquiries.ts';
import styles from './signature.module.css';

export function Signature({ text }: { text: string }) {
  const ending = text.trim();
  return (
    <div className={styles.signature}>
      {ending && <p>{ending}</p>}
      <Link to="/admin/settings#mail">{ending ? texts.changeSignature : texts.addSignature}</Link>
    </div>
  );
}
