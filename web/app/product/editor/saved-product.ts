import type { OwnProduct } from '@shuji/contract/product/schema/own';
import { createContext } from 'react';

interface SavedProductState {
  /** Null until the draft has been saved for the first time. */
  id: string | null;
  /** Saves at once what waits. */
  flush: () => Promise<boolean>;
  apiTest: OwnProduct['apiTest'];
}

/** The product being written, for parts of its form that call the server. */
export const SavedProduct = createContext<SavedProductState>({ id: null, flush: async () => false, apiTest: null });
