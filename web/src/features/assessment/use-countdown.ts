import { useEffect, useEffectEvent, useState } from 'react';
import { ANNOUNCED_SECONDS } from './attempt-model.ts';

interface Countdown {
  /** Null without a limit. */
  endsAt: string | null;
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  ahead: number;
  onEnd: () => unknown;
}

/** Seconds until the server's deadline, the announcements for screen readers, and a single call at the end. */
export function useCountdown({ endsAt, ahead, onEnd }: Countdown): {
  secondsLeft: number | null;
  spoken: number | null;
} {
  const until = endsAt === null ? null : Date.parse(endsAt) - ahead;
  const secondsUntilEnd = () => (until === null ? null : Math.max(0, Math.ceil((until - Date.now()) / 1000)));
  const [secondsLeft, setSecondsLeft] = useState(secondsUntilEnd);
  const [spoken, setSpoken] = useState<number | null>(null);
  const leftNow = useEffectEvent(() => secondsUntilEnd() ?? 0);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (until === null) return undefined;
    let last = leftNow();
    let hasEnded = false;
    const tick = () => {
      const now = leftNow();
      setSecondsLeft(now);
      const passed = ANNOUNCED_SECONDS.find((at) => now <= at && last > at);
      if (passed) setSpoken(passed);
      last = now;
      if (now === 0 && !hasEnded) {
        hasEnded = true;
        end();
      }
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  return { secondsLeft, spoken };
}
