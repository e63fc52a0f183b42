import * as apiCalls from '@shuji/contract/product/api';
import * as calls from '@shuji/contract/product/calls';
import * as interestCalls from '@shuji/contract/product/interest';
import * as noticeCalls from '@shuji/contract/product/notice';
import * as officeCalls from '@shuji/contract/product/office';
import * as ownCalls from '@shuji/contract/product/own';
import * as revocationCalls from '@shuji/contract/product/revocation';
import * as sampleCalls from '@shuji/contract/product/sample';
import * as shapes from '@shuji/contract/product/schema';
import * as apiShapes from '@shuji/contract/product/schema/api';
import * as interestShapes from '@shuji/contract/product/schema/interest';
import * as noticeShapes from '@shuji/contract/product/schema/notice';
import * as officeShapes from '@shuji/contract/product/schema/office';
import * as ownShapes from '@shuji/contract/product/schema/own';
import * as revocationShapes from '@shuji/contract/product/schema/revocation';
import * as sampleShapes from '@shuji/contract/product/schema/sample';
import { openingPersonal } from '#src/audit/access.ts';
import { feature } from '#src/http/feature.ts';
import { getSampleProposal } from '#src/product/proposal/reading.ts';
import { getPublicNotice, listPublicNotices } from '#src/product/public-notice/reading.ts';
import { renewProduct, saveProduct, setShelf, submitProduct } from '#src/product/registration/actions.ts';
import { keepApiTest, testApi } from '#src/product/registration/api-test.ts';
import { getOwnProduct, getSubmission, listOwnProducts, productLine } from '#src/product/registration/reading-own.ts';
import { finishNotices } from '#src/product/registration/register.ts';
import { indexProducts } from '#src/product/registration/reindex.ts';
import { markUncertified } from '#src/product/registration/uncertified.ts';
import { reviewProduct } from '#src/product/review/actions.ts';
import { exportOfficeProducts, exportProductQueue } from '#src/product/review/export.ts';
import { supplierOf } from '#src/product/review/queries.ts';
import { getProductForReview, listOfficeProducts, listProductQueue } from '#src/product/review/reading.ts';
import { appealSuspension, keepSuspended, restoreProduct, suspendProduct } from '#src/product/ruling/actions.ts';
import { dropDraft, revokeOwnProduct, withdrawSubmission } from '#src/product/ruling/actions-exit.ts';
import { decideRevocation, requestRevocation, withdrawRevocation } from '#src/product/ruling/actions-revocation.ts';
import { addFavourite, countProductView, countSearch, deleteFavourite } from './actions-interest.ts';
import { forgetSearches } from './queries-search.ts';
import {
  compareProducts,
  getProduct,
  getProductDict,
  hotProducts,
  linkSample,
  listFavourites,
  listHotWords,
  productInterest,
  similarProducts,
} from './reading.ts';
import {
  getOwnSample,
  getProductSample,
  getSampleForReview,
  listSampleRows,
  openSampleForReview,
} from './reading-sample.ts';
import { openSamples } from './sample-open.ts';

export const product = feature('product', calls, shapes, {
  hotProducts,
  getProduct,
  compareProducts,
  listHotWords,
  similarProducts,
  linkSample,
  getProductDict,
});

export const productInterests = feature('product', interestCalls, interestShapes, {
  productInterest,
  countProductView,
  countSearch,
  addFavourite,
  deleteFavourite,
  listFavourites,
});

export const publicNotice = feature('product', noticeCalls, noticeShapes, { listPublicNotices, getPublicNotice });

export const ownProduct = feature('product', ownCalls, ownShapes, {
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
  getSubmission,
  productLine,
});

export const officeProduct = feature(
  'product',
  { ...officeCalls, ...revocationCalls },
  { ...officeShapes, ...revocationShapes },
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
  [finishNotices, markUncertified, forgetSearches, indexProducts],
);

export const productSample = feature(
  'product',
  sampleCalls,
  sampleShapes,
  {
    getProductSample,
    listSampleRows,
    getOwnSample,
    getSampleProposal,
    getSampleForReview,
    openSampleForReview: openingPersonal({
      place: 'product',
      part: 'sample',
      read: openSampleForReview,
      concerned: supplierOf,
    }),
  },
  [openSamples],
);

export const productApi = feature('product', apiCalls, apiShapes, { testApi, keepApiTest });
