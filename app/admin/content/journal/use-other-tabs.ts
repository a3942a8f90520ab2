import { useEffect, useEffectEvent, useState } from 'react';

interface Notice {
  event: 'opened' | 'stillOpen' | 'closed';
  item: string;
  /** Of the journal entry that the form writes. */
  key: string;
}

/**
 * The keys of forms that other tabs of this browser have open for the same item.
 * @param onClosed when one of them is closed.
 */
export function useOtherTabs(item: string, key: string, onClosed: () => void): string[] {
  const [keys, setKeys] = useState<string[]>([]);
  const closed = useEffectEvent(onClosed);

  useEffect(() => {
    const channel = new BroadcastChannel('journal');
    const tell = (event: Notice['event']) => channel.postMessage({ event, item, key });
    const leave = () => tell('closed');
    channel.onmessage = ({ data }: MessageEvent<Notice>) => {
      if (data.item !== item) return;
      setKeys((before) => {
        const others = before.filter((other) => other !== data.key);
        return data.event === 'closed' ? others : [...others, data.key];
      });
      if (data.event === 'opened') tell('stillOpen');
      if (data.event === 'closed') closed();
    };
    tell('opened');
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      channel.close();
      setKeys([]);
    };
  }, [item, key]);

  return keys;
}
