/**
 * Telling that it is one's turn while one looks elsewhere: a sound and a notification of the system, each only if wanted.
 * The title of the page says it always.
 */
import { useSettings } from '../settings/settings.ts';

const looks = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

export function tellTurn(table: string): void {
  const { sound, desktop } = useSettings.getState();
  if (sound) chime();
  if (!desktop || looks() || !('Notification' in window) || Notification.permission !== 'granted') return;
  // One of each table: the next replaces it.
  const note = new Notification('Westmarch', {
    body: 'It is your turn at the table.',
    tag: `westmarch ${table}`,
  });
  note.addEventListener('click', () => {
    window.focus();
    note.close();
  });
}

/** Whether the system lets us; asks where it was never asked. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted';
  return Notification.permission === 'granted';
}

/** Two soft notes, made here: no file to load. */
function chime(): void {
  const audio = new AudioContext();
  for (const [i, pitch] of [659, 880].entries()) {
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + i * 0.16;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.14, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
  setTimeout(() => void audio.close(), 1200);
}
