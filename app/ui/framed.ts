import { createContext } from 'react';

/** Whether a page stands in a frame that runs no scripts: it is rendered without any. */
export const IsFramed = createContext(false);
