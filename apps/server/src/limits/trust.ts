/**
 * TRUST_PROXY: whose word on who asks is taken.
 *
 * Keeps  nobody's, unless it is set or the server stands behind a proxy on this machine; what makes no sense is refused
 *        with what would.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** As Fastify takes it: nobody, those at these addresses, or so many one behind the other, counted from here. */
export type Trust = false | string[] | ((address: string, hop: number) => boolean);

const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MOST_HOPS = 10;

export const TRUST_HELP =
  'expected the number of proxies, or their addresses: loopback, uniquelocal, 10.0.0.1, 172.16.0.0/12, joined by commas';

/** Null where it makes no sense. */
export function trustFrom(text: string): Trust | null {
  if (text === 'none') return false;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MOST_HOPS ? (_address, hop) => hop < hops : null;
  }
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => NAMES.has(part) || isAddress(part)) ? parts : null;
}

const isAddress = (text: string): boolean =>
  text.includes('/') ? ipaddr.isValidCIDR(text) : isIP(text) !== 0;
