import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './bar-place.module.css';

type Place = HTMLElement | null;

const BarPlace = createContext<{ place: Place; setPlace: (place: Place) => void }>({
  place: null,
  setPlace: () => {},
});

/** Around a title and a form that loads below it, which puts its bar beside the title. */
export function BarPlaceProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(null);
  return <BarPlace value={{ place, setPlace }}>{children}</BarPlace>;
}

/** Where the bar is to stand. */
export function BarSlot() {
  const { setPlace } = use(BarPlace);
  return <div ref={setPlace} className={styles.slot} />;
}

/** Puts its children beside the title. Never inside a form: what is typed in the bar is none of its fields. */
export function InBarPlace({ children }: { children: ReactNode }) {
  const { place } = use(BarPlace);
  return place && createPortal(children, place);
}
