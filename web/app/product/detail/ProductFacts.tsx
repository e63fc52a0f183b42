import type { ProductDetail } from '@shuji/contract/product/schema';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import type { ProductDict } from '#app/product/item/ProductItem.tsx';
import { countWords, labelOf, labelsOf, periodWords } from '#app/product/labels.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { sizeWords } from '#app/ui/size.ts';
import { dayOf } from '#app/ui/time.ts';

/** The registered facts and their certificate. */
export function ProductFacts({ product, dict }: { product: ProductDetail; dict: ProductDict }) {
  return (
    <Facts
      facts={[
        [
          '登记证书',
          <Fragment key="certificate">
            <Link to={href('prodcert', { id: product.certificateId })}>{product.certificateNumber}</Link>
            {!product.isCertified && '（已到期）'}
          </Fragment>,
        ],
        ['登记日期', dayOf(product.registeredAt)],
        ['登记版本', `第 ${product.version} 版`],
        ['数据来源', labelsOf(dict.dataSource, product.sources).join('、')],
        ['数据权利', labelsOf(dict.rights, product.rights).join('、')],
        ['数据级别', labelOf(dict.dataLevel, product.dataLevel)],
        ['个人信息', labelOf(dict.personalInfo, product.personalInfo)],
        [product.service ? '服务地区' : '覆盖地区', product.regionNames.join('、')],
        ['数据时段', periodWords(product.periodFrom, product.periodTo)],
        ['数据条数', product.rowCount === null ? '' : countWords(product.rowCount)],
        ['数据量', product.byteSize === null ? '' : sizeWords(product.byteSize)],
        ['更新频率', labelOf(dict.updateFrequency, product.updateFrequency)],
        ['交付方式', labelsOf(dict.delivery, product.delivery).join('、')],
        ['关键词', product.keywords.join('、')],
      ]}
    />
  );
}
