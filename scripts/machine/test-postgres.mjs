/** Before the tests of the server on PostgreSQL: one cluster for all of them. Each file makes databases of its own in it. */
import { startCluster } from './postgres.mjs';

/** @param {{ provide: (name: 'postgres', url: string) => void }} project */
export default async function setup({ provide }) {
  const cluster = await startCluster();
  provide('postgres', cluster.url('postgres'));
  return () => cluster.end();
}
