import { createContext, use } from 'react';

/** Before the addresses of drawings in the colours of the page's brand; '' for the first brand's own. */
export const BrandFolder = createContext('');

const drawing =
  /^\/(?:(?:assets|app\/pictures)\/[\w.-]+|media\/(?:drawings|portraits)\/\S+?)\.svg$/;

/** Gives the address of a drawing in the brand's colours; photographs have one address. */
export function useBranded(): (address: string) => string {
  const folder = use(BrandFolder);
  return (address) => (folder !== '' && drawing.test(address) ? folder + address : address);
}
