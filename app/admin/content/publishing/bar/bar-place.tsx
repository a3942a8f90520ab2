import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './bar-place.module.css';

type Place = HTMLElement | null;

interface Places {
  place: Place;
  setPlace: (place: Place) => void;
  name: Place;
  setName: (name: Place) => void;
}

const BarPlace = createContext<Places>({
  place: null,
  setPlace: () => {},
  name: null,
  setName: () => {},
});

/** Around a title and a form that loads below it, which puts its bar beside the title. */
export function BarPlaceProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(null);
  const [name, setName] = useState<Place>(null);
  return <BarPlace value={{ place, setPlace, name, setName }}>{children}</BarPlace>;
}

export function BarSlot() {
  const { setPlace } = use(BarPlace);
  return <div ref={setPlace} className={styles.slot} />;
}

/** Puts its children beside the title. Never inside a form: what is typed in the bar is none of its fields. */
export function InBarPlace({ children }: { children: ReactNode }) {
  const { place } = use(BarPlace);
  return place && createPortal(children, place);
}

/** Where the name of what is edited is to stand; while it is not known, what kind of thing it is. */
export function NameSlot({ children }: { children: string }) {
  const { setName } = use(BarPlace);
  return (
    <>
      <span ref={setName} className={styles.name} />
      <span>{children}</span>
    </>
  );
}

export function InHeading({ children }: { children: string }) {
  const { name } = use(BarPlace);
  return name && createPortal(<bdi>{children}</bdi>, name);
}
