import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds after which a press that was let go has no click any more. */
const clickWithinMs = 400;

/**
 * Gives the function that does something once no finger is down: at once, or behind the click that the press under way ends with. What a
 * finger is on must not move from under it before.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(timer);
      isPressed.current = true;
    };
    const end = () => {
      clearTimeout(timer);
      isPressed.current = false;
      for (const action of waiting.current.splice(0)) action();
    };
    const letGo = () => {
      timer = setTimeout(end, clickWithinMs);
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', letGo);
    window.addEventListener('click', end);
    window.addEventListener('pointercancel', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('click', end);
      window.removeEventListener('pointercancel', end);
    };
  }, []);
  return useCallback((action) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  }, []);
}
