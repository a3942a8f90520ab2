import { useEffect, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Menus } from '../../../../domain/settings.ts';
import { messageOf } from '../../api.ts';
import { keep, readKept } from '../../content/journal/kept-texts.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { applyPlan } from './apply-plan.ts';
import type { ServicePage } from './find-services.ts';
import {
  isChanged,
  keptPlan,
  movedTo,
  newService,
  type PlannedService,
  planOf,
  reconciled,
  stepped,
} from './service-plan.ts';
import { serviceTexts as texts } from './texts.ts';

const keptKey = 'first-hour-services';

/** What an owner wants of the services; nothing is done before the step is (R-S-02). */
export function useServicePlan(services: ServicePage[], menus: Menus) {
  const stored = useMemo(() => planOf(services, menus), [services, menus]);
  const [seen, setSeen] = useState(stored);
  const [plan, setPlan] = useState(() => keptPlan(readKept(keptKey), stored));
  // Once it is applied, what is stored takes its place.
  const [isApplied, setApplied] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [moved, setMoved] = useState('');
  const { revalidate } = useRevalidator();
  const showAlert = useAlert();
  if (stored !== seen) {
    setSeen(stored);
    setPlan(isApplied ? stored : reconciled(plan, stored));
    setApplied(false);
  }

  const typed = JSON.stringify(plan);
  const isTyped = typed !== JSON.stringify(stored);
  useEffect(() => keep(keptKey, isTyped ? typed : null), [typed, isTyped]);

  function arrange(key: string | undefined, next: PlannedService[]) {
    const place = next.findIndex((one) => one.key === key);
    const one = next[place];
    if (!one || next === plan) return;
    setPlan(next);
    setMoved(texts.moved(one.name, place + 1, one.group?.label));
  }

  /** @returns why it cannot be, or null */
  function add(typed: string): string | null {
    const name = typed.trim();
    if (name === '') return texts.nameNeeded;
    const isTaken = plan.some((one) => one.name.toLowerCase() === name.toLowerCase());
    if (isTaken) return texts.nameTaken;
    setPlan([...plan, newService(name)]);
    return null;
  }

  function note(before: PlannedService, after: PlannedService | null) {
    const put = (one: PlannedService) => (one.key === before.key ? (after ?? []) : one);
    setPlan((now) => now.flatMap(put));
  }

  async function apply(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const hasRoom = await applyPlan(plan, note);
      showAlert({ kind: 'success', text: hasRoom ? texts.saved : texts.noRoom });
      setApplied(true);
    } catch (error) {
      setFailure(messageOf(error));
    }
    await revalidate();
    setBusy(false);
  }

  return {
    plan,
    busy,
    failure,
    moved,
    add,
    apply,
    move: (from: number, to: number) => arrange(plan[from]?.key, movedTo(plan, from, to)),
    /** To the place before or after it. */
    step: (from: number, to: number) => arrange(plan[from]?.key, stepped(plan, from, to)),
    isChanged: isChanged(plan, stored),
    change: (key: string, part: Partial<PlannedService>) =>
      setPlan((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one))),
    drop: (key: string) => setPlan((now) => now.filter((one) => one.key !== key)),
  };
}

export type ServicePlan = ReturnType<typeof useServicePlan>;
