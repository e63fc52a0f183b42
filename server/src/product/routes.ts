import * as calls from '@shuji/contract/product';
import * as apiCalls from '@shuji/contract/product-api';
import * as interestCalls from '@shuji/contract/product-interest';
import * as noticeCalls from '@shuji/contract/product-notice';
import * as officeCalls from '@shuji/contract/product-office';
import * as ownCalls from '@shuji/contract/product-own';
import * as revocationCalls from '@shuji/contract/product-revocation';
import * as sampleCalls from '@shuji/contract/product-sample';
import { openingPersonal } from '#src/audit/access.ts';
import { feature } from '#src/http/feature.ts';
import { renewProduct, saveProduct, setShelf, submitProduct } from './actions.ts';
import { dropDraft, revokeOwnProduct, withdrawSubmission } from './actions-exit.ts';
import { addFavourite, countProductView, deleteFavourite } from './actions-interest.ts';
import { reviewProduct } from './actions-review.ts';
import { decideRevocation, requestRevocation, withdrawRevocation } from './actions-revocation.ts';
import { appealSuspension, keepSuspended, restoreProduct, suspendProduct } from './actions-ruling.ts';
import { supplierOf } from './queries-office.ts';
import {
  compareProducts,
  getProduct,
  getProductDict,
  hotProducts,
  linkSample,
  listFavourites,
  listHotWords,
  listProducts,
  productInterest,
  similarProducts,
  suggestProducts,
} from './reading.ts';
import { productFacets } from './reading-facets.ts';
import { getPublicNotice, listPublicNotices } from './reading-notice.ts';
import { getProductForReview, listOfficeProducts, listProductQueue } from './reading-office.ts';
import { getOwnProduct, listOwnProducts, productLine } from './reading-own.ts';
import { getOwnSample, getProductSample, getSampleForReview, openSampleForReview } from './reading-sample.ts';
import { readSubmission } from './reading-submission.ts';
import { finishNotices } from './register.ts';
import { exportOfficeProducts, exportProductQueue } from './sheet-office.ts';
import { keepApiTest, testApi } from './trial.ts';
import { markUncertified } from './uncertified.ts';

export const product = feature('product', calls, {
  hotProducts,
  listProducts,
  productFacets,
  suggestProducts,
  getProduct,
  compareProducts,
  listHotWords,
  similarProducts,
  linkSample,
  getProductDict,
});

export const productInterests = feature('product', interestCalls, {
  productInterest,
  countProductView,
  addFavourite,
  deleteFavourite,
  listFavourites,
});

export const publicNotice = feature('product', noticeCalls, { listPublicNotices, getPublicNotice });

export const ownProduct = feature('product', ownCalls, {
  saveProduct,
  submitProduct,
  submitProductByPost: submitProduct,
  renewProduct,
  withdrawSubmission,
  dropDraft,
  revokeOwnProduct,
  setShelf,
  appealSuspension,
  listOwnProducts,
  getOwnProduct,
  readSubmission,
  productLine,
});

export const officeProduct = feature(
  'product',
  { ...officeCalls, ...revocationCalls },
  {
    listProductQueue,
    listOfficeProducts,
    exportOfficeProducts,
    exportProductQueue,
    getProductForReview: openingPersonal({ place: 'product', read: getProductForReview, concerned: supplierOf }),
    reviewProduct,
    suspendProduct,
    restoreProduct,
    keepSuspended,
    requestRevocation,
    decideRevocation,
    withdrawRevocation,
  },
  [finishNotices, markUncertified],
);

export const productSample = feature('product', sampleCalls, {
  getProductSample,
  getOwnSample,
  getSampleForReview,
  openSampleForReview: openingPersonal({
    place: 'product',
    part: 'sample',
    read: openSampleForReview,
    concerned: supplierOf,
  }),
});

export const productApi = feature('product', apiCalls, { testApi, keepApiTest });
