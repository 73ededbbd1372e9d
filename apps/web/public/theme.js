/* The chosen look before the first paint; settings/settings.ts writes what is read here. */
try {
  const kept = JSON.parse(localStorage.getItem('westmarch.settings') ?? '{}').state ?? {};
  const { dataset } = document.documentElement;
  if (kept.theme === 'light' || kept.theme === 'dark') dataset.theme = kept.theme;
  if (kept.readable === true) dataset.readable = 'on';
  if (kept.motion === 'none') dataset.motion = 'none';
} catch {
  // Nothing kept that can be read: the look of the system.
}
