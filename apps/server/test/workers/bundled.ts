/** The engine as `npm start` runs it: bundled, which loads in a third of the time. bundle.ts has seen to it that it is there. */
await import(new URL('../../dist/engine.mjs', import.meta.url).href);
