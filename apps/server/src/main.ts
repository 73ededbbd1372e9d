/** The server program. */
import { serve } from './serve.ts';

await serve();
