import { z } from 'zod';

// In the browser the content policy forbids compiling text into code; without this zod would try and
// leave an error in the console. Every schema of ours takes `z` from here, so that this runs first.
z.config({ jitless: typeof document !== 'undefined' });

export { z };
