/**
 * Origin checks: a page of another site may not act here with a visitor's cookie.
 *
 * Keeps  programs that are no browser (they send no Origin) are let through: they carry no one else's cookie.
 */
import type { IncomingHttpHeaders } from 'node:http';

export class Origins {
  readonly #own: string | null;

  /** `publicUrl`: where the world finds this server, when it stands behind a proxy. */
  constructor(publicUrl: string | null) {
    this.#own = publicUrl === null ? null : new URL(publicUrl).origin;
  }

  allows(headers: IncomingHttpHeaders): boolean {
    const { origin } = headers;
    const site = headers['sec-fetch-site'];
    if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
    if (origin === this.#own) return true;
    return this.#own === null && origin === hostOrigin(headers);
  }

  /** How a browser reached us: for links that it can hand on. */
  of(headers: IncomingHttpHeaders): string {
    return this.#own ?? hostOrigin(headers);
  }
}

const hostOrigin = ({ host = 'localhost' }: IncomingHttpHeaders): string => `http://${host}`;
