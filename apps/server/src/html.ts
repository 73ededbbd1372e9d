/**
 * HTML as a tagged template: whatever is filled in is escaped, unless it is HTML itself.
 *
 *     html`<li>${name}</li>`
 */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Filling = string | number | Html | readonly Html[];

export function html(parts: TemplateStringsArray, ...fillings: readonly Filling[]): Html {
  return new Html(parts.reduce((text, part, i) => text + filled(fillings[i - 1] ?? '') + part));
}

function filled(filling: Filling): string {
  if (filling instanceof Html) return filling.text;
  if (typeof filling === 'string' || typeof filling === 'number') return escaped(String(filling));
  return filling.map((item) => item.text).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
