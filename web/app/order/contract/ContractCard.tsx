import type { CallRequest } from '@shuji/contract/call';
import { orderActors } from '@shuji/contract/order/labels';
import type { ContractFormat, OrderPage } from '@shuji/contract/order/schema';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { saveText } from '#app/lib/save-text.ts';
import { vendorWords } from '#app/product/labels.ts';
import { minuteOf } from '#app/ui/time.ts';
import styles from './ContractCard.module.css';
import { ContractDownloads } from './ContractDownloads.tsx';
import { ContractText } from './ContractText.tsx';

interface ContractCardProps {
  order: Pick<OrderPage, 'contract' | 'status' | 'product'>;
  /** Where the reader takes the contract along; left out for who may only read it. */
  file?: (format: ContractFormat) => CallRequest;
}

/** The contract with its signatures and digests; of the whole page, it alone is printed, whole though it be folded. */
export function ContractCard({ order, file }: ContractCardProps) {
  const { contract, status, product } = order;
  const [isOpen, setIsOpen] = useState(status === 'awaiting_sign');
  if (!contract) return null;

  return (
    <Card className={styles.card} layout="stack">
      <header className="row between no-print">
        <h2>合同文本</h2>
        <div className="row">
          <Button size="small" look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? '收起全文' : '展开全文'}
          </Button>
          {contract.policy && (
            <Button
              size="small"
              look="quiet"
              onClick={() => saveText(`${contract.number}-使用限制.json`, 'application/ld+json', contract.policy ?? '')}
            >
              导出使用限制（JSON）
            </Button>
          )}
        </div>
      </header>
      <div className={styles.sheet} data-folded={!isOpen || undefined}>
        <ContractText text={contract.text} />
      </div>
      <dl className={`facts small ${styles.proof}`} data-rows>
        {(['seller', 'buyer'] as const).map((side) => {
          const signed = contract.signatures.find((one) => one.side === side);
          return (
            <div key={side}>
              <dt>{side === 'seller' ? '甲方' : '乙方'}签署</dt>
              <dd>
                {signed
                  ? `${signed.partyName}（${vendorWords(orderActors[side], product)}）于 ${minuteOf(signed.at)} 在平台确认签署${signed.person ? `，由${signed.person}办理` : ''}`
                  : '尚未签署'}
              </dd>
            </div>
          );
        })}
        <div>
          <dt>哈希存证</dt>
          <dd className="mono fine">
            SHA-256 {contract.sha256}
            <br />
            SM3 {contract.sm3}
          </dd>
        </div>
      </dl>
      {file && <ContractDownloads number={contract.number} isSigned={contract.signatures.length === 2} file={file} />}
    </Card>
  );
}
