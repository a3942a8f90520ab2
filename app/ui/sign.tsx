import { Mark } from './icons.tsx';

/** The owner's logo, or the sign that the product draws (R-B-01). Its name stands beside it. */
export function Sign({ logo }: { logo: string | null }) {
  return logo ? <img src={logo} alt="" /> : <Mark />;
}
