import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { subscriptionWords } from './words';

interface CountdownProps {
  /** When it ends: an ISO text. */
  until: string;
  /** Called once when the time is reached while it is shown. */
  onEnd: () => void;
}

/** The time left, each second: '1 min 58 s'. */
export const Countdown = ({ until, onEnd }: CountdownProps) => {
  const secondsLeft = useSecondsUntil(new Date(until).getTime());
  const hasEnded = secondsLeft <= 0;
  const wasRunning = useRef(false);
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (hasEnded && wasRunning.current) tell();
    wasRunning.current = !hasEnded;
  }, [hasEnded]);
  return (
    <span role="timer" className="tabular-nums">
      {hasEnded ? subscriptionWords.status.ended : timeLeft(secondsLeft)}
    </span>
  );
};

const useSecondsUntil = (end: number) =>
  useSyncExternalStore(everySecond, () => Math.ceil((end - Date.now()) / 1000));

const everySecond = (tick: () => void) => {
  const timer = window.setInterval(tick, 1000);
  return () => window.clearInterval(timer);
};

/** '58 s', '1 min 58 s', '3 h 5 min', '12 days'. */
export const timeLeft = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
};
