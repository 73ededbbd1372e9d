/** A server that others play on does not end over an error of its own: what nobody caught is logged, and it goes on. */

interface Log {
  error(about: object, text: string): void;
}

/**
 * What is on the disk was committed as a whole, and every game can be opened again from it: so going on is safe.
 * To be called once it serves: an error before that ends it, with its message.
 */
export function stayUp(log: Log): () => void {
  const rejected = (error: unknown): void =>
    log.error({ err: error }, 'a promise failed that nobody waited for');
  const thrown = (error: unknown): void => log.error({ err: error }, 'an error that nobody caught');
  process.on('unhandledRejection', rejected);
  process.on('uncaughtException', thrown);
  return () => {
    process.off('unhandledRejection', rejected);
    process.off('uncaughtException', thrown);
  };
}
